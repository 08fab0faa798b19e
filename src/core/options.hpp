#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"

namespace broceliande {

/// How many players a value of an option seats.
struct PlayerRange {
  int least = 0;
  int most = 0;
};

/// When an option matters at all: while another has one of these values.
struct OptionCondition {
  std::string_view option;
  std::vector<std::string_view> values;
};

/// The value that the booklet in a language follows.
struct BookletValue {
  std::string_view language;
  std::string_view value;
};

/// One option of a game, for help texts, forms and checks.
struct OptionSpec {
  std::string_view name;
  std::string_view help;
  std::vector<std::string_view> values;  ///< all that can be chosen, the default first
  bool in_position = false;  ///< position texts carry it, so it matters only when a game is set up
  bool open = false;  ///< also takes data of the user's own (a board, a map), checked by the game
  std::vector<PlayerRange> players{};  ///< beside `values`, where they decide how many can play
  std::optional<OptionCondition> condition{};
  std::vector<BookletValue> booklets{};  ///< where booklets differ, what each of them says
};

/// Chosen options as texts, in the order of the game's specs; what is missing is the default.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// Checks names and values against the specs and fills in the defaults, in the order of the specs.
[[nodiscard]] Result<OptionValues> complete(const std::vector<OptionSpec>& specs,
                                            const OptionValues& chosen);

/// The value of an option in a completed list.
[[nodiscard]] std::string_view value_of(const OptionValues& values, std::string_view name);

/// Chooses a value, replacing any earlier choice.
void choose(OptionValues& chosen, const std::string& name, const std::string& value);

}  // namespace broceliande
