#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tableau.hpp"

namespace broceliande {

/// Something that can be chosen next on the way to an action.
struct Target {
  /// figure: picks a figure up; cell: aims at a cell; toggle: takes a tile into a part or leaves it
  /// out; direction: slides what is chosen; button: anything else.
  enum class Kind { figure, cell, toggle, direction, button };

  std::string id;  ///< the word that is added to the picks
  Kind kind = Kind::cell;
  std::string cell{};         ///< where it is; empty for directions and buttons
  std::string_view figure{};  ///< its kind, where several on one cell can be chosen
  int angle = 0;              ///< of a direction: degrees with the clock from north

  friend bool operator==(const Target&, const Target&) = default;
};

/// How far a choice has come: the loop behind every click. The rules say what can be chosen next;
/// when nothing is left to choose, there is an action.
struct Choice {
  std::vector<std::string> picks;   ///< those asked about, and more where only one was possible
  std::vector<std::string> chosen;  ///< cells to show as chosen
  std::vector<Target> next;
  std::string action;  ///< its text; empty while something is left to choose
  Saying prompt;
  std::string_view rule{};  ///< the rule it asks about, where that is not the prompt's
};

/// One way to an action, pick by pick.
struct Route {
  std::vector<Target> targets;
  std::string action;
};

/// Follows the routes as far as the picks lead, and one step further if only one figure can be
/// picked at all and more is to be chosen for it; returns nothing if a pick leads nowhere. The
/// caller adds the prompt.
[[nodiscard]] std::optional<Choice> follow(const std::vector<Route>& routes,
                                           const std::vector<std::string>& picks);

inline constexpr Phrase kNoSuchChoice{"choice.unknown", "", "'{0}' cannot be chosen now", ""};

}  // namespace broceliande
