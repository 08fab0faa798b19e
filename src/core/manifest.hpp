#pragma once

#include <string_view>
#include <vector>

#include "core/options.hpp"

namespace broceliande {

/// A kind of figure, and the letter that stands for it in texts; none where texts name no kind.
struct FigureKind {
  std::string_view kind;
  char letter = '\0';
};

/// How a game describes itself before any options are chosen. Forms, help texts, engine options and
/// checks come from it, so that nothing outside a game needs to know the game.
struct Manifest {
  std::string_view name;
  std::string_view summary;
  char rule_prefix = '\0';  ///< of rule ids: M for M1, M2 …
  int least_players = 2;
  int most_players = 2;
  std::vector<OptionSpec> options{};
  std::vector<FigureKind> figures{};        ///< in the order in which they are listed
  std::vector<std::string_view> parties{};  ///< who may prepare in secret; often nobody
  bool has_colours = true;                  ///< whether seats are known by their colours
  bool plays_matches = false;               ///< several games in a row, up to a score or a number
  OptionValues ready_options{};             ///< with which nobody has to prepare
  bool is_listed = true;                    ///< offered to players, and not for tests alone
};

}  // namespace broceliande
