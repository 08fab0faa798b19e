#pragma once

#include <string_view>

#include "print/press.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {

/// A picture for the rule sheets: a piece of a board with a position on it, arrows and signs.
/// Lists are words with spaces between them.
struct Diagram {
  std::string_view name;
  std::string_view option{};  ///< name=value
  std::string_view position;
  /// Cells whose surroundings are shown, on a grid with their names; all where there are none.
  std::string_view window{};
  std::string_view bare{};       ///< cells on which nobody is shown
  std::string_view arrows{};     ///< from>to, or from>through>to
  std::string_view forbidden{};  ///< the same, crossed out
  std::string_view signs{};      ///< cell=sign; words for `sign.SIGN` replace it
  std::string_view follows{};    ///< an option whose value is that of the booklet
  bool shows_targets = false;    ///< a ring on every cell that can be chosen next
};

/// Draws the diagrams of the game that is printed.
[[nodiscard]] Pictures diagrams_of(const Press& press);

/// The whole board as a game may begin on it, as wide and high as told at most; under other options
/// of the same game where they are told.
[[nodiscard]] Block opening(const Press& press, Extent most, const OptionValues& changed = {});

/// A part of the board, from one cell to another, with figures on it.
[[nodiscard]] Block scene(const Press& press, const Tableau& tableau, std::string_view window,
                          Extent most);

}  // namespace broceliande::print
