#pragma once

// Positions for tests: written field by field with what matters, read, played on and judged.

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.hpp"
#include "games/grailnah/game.hpp"

namespace broceliande::grailnah {

/// A position of two players that becomes its text. King and Queen are at home unless told.
struct Two {
  std::string north = "K@N,Q@N";
  std::string south = "K@S,Q@S";
  std::string magicians = "M@*,F@*";
  std::string turn = "N10";
  std::string memory = "-;00;NS";
  std::string edition = "en1.1";

  operator std::string() const {
    return "N:" + north + "/S:" + south + " " + magicians + " " + turn + " " + memory + " " +
           edition;
  }
};

/// The same for three players.
struct Three {
  std::string north = "K@N,Q@N";
  std::string east = "K@E,Q@E";
  std::string west = "K@W,Q@W";
  std::string magicians = "M@*,F@*";
  std::string turn = "N10";
  std::string memory = "-;000;NEW";
  std::string edition = "en1.1";

  operator std::string() const {
    return "N:" + north + "/E:" + east + "/W:" + west + " " + magicians + " " + turn + " " +
           memory + " " + edition;
  }
};

/// The same for two teams of two.
struct Four {
  std::string north = "K@N,Q@N";
  std::string east = "K@E,Q@E";
  std::string south = "K@S,Q@S";
  std::string west = "K@W,Q@W";
  std::string magicians = "M@*,F@*";
  std::string turn = "N10";
  std::string memory = "-;0000;NESW";
  std::string edition = "en1.1";

  operator std::string() const {
    return "N:" + north + "/E:" + east + "/S:" + south + "/W:" + west + " " + magicians + " " +
           turn + " " + memory + " " + edition;
  }
};

inline Grailnah game_with(const OptionValues& options) {
  auto game = Grailnah::with(options);
  if (game) return *game;
  ADD_FAILURE() << english(game.error());
  return *Grailnah::with({});
}

inline State at(const Grailnah& game, const std::string& position) {
  const auto state = game.read_position(position);
  if (state) return *state;
  ADD_FAILURE() << position << ": " << english(state.error());
  Rng rng(0);
  return game.deal(rng);
}

/// The legal actions whose texts begin so.
inline std::vector<std::string> actions_at(const std::string& position, std::string_view prefix,
                                           const OptionValues& options = {}) {
  const Grailnah game = game_with(options);
  std::vector<std::string> actions = legal_texts(game, at(game, position));
  std::erase_if(actions, [&](const std::string& text) { return !text.starts_with(prefix); });
  return actions;
}

/// Whether an action is listed, which must be the same as whether it can be read.
inline bool is_legal(const std::string& position, std::string_view action,
                     const OptionValues& options = {}) {
  const Grailnah game = game_with(options);
  const State state = at(game, position);
  const bool is_listed = std::ranges::count(legal_texts(game, state), action) == 1;
  const bool is_read = game.read_action(state, action).has_value();
  EXPECT_EQ(is_listed, is_read) << position << " " << action;
  return is_listed && is_read;
}

/// The rule that forbids an action and the key of the refusal, without the name of the game:
/// "G12 knight-backward".
inline std::string refused_as(const std::string& position, std::string_view action,
                              const OptionValues& options = {}) {
  constexpr std::string_view kPrefix = "grailnah.";
  const Grailnah game = game_with(options);
  const State state = at(game, position);
  const auto read = game.read_action(state, action);
  if (read) return "nothing";
  EXPECT_EQ(std::ranges::count(legal_texts(game, state), action), 0)
      << action << " is refused but listed";
  EXPECT_TRUE(read.error().key().starts_with(kPrefix)) << read.error().key();
  EXPECT_EQ(english(read.error()).find('{'), std::string::npos) << english(read.error());
  return std::string(read.error().rule()) + " " +
         std::string(read.error().key().substr(kPrefix.size()));
}

/// The rule that forbids an action.
inline std::string refused_by(const std::string& position, std::string_view action,
                              const OptionValues& options = {}) {
  const std::string refused = refused_as(position, action, options);
  return refused.substr(0, refused.find(' '));
}

/// The position after some actions; repetition is not looked at.
inline std::string after(const std::string& position,
                         std::initializer_list<std::string_view> actions,
                         const OptionValues& options = {}) {
  const Grailnah game = game_with(options);
  State state = at(game, position);
  for (const std::string_view text : actions) {
    const auto action = game.read_action(state, text);
    if (!action) {
      ADD_FAILURE() << text << " in " << position_text(state) << ": " << english(action.error());
      break;
    }
    game.apply(state, *action);
  }
  return position_text(state);
}

/// The rule and the key that refuse a position text, or "read" if it reads back to itself.
inline std::string judged(const std::string& position, const OptionValues& options = {}) {
  constexpr std::string_view kPrefix = "grailnah.";
  const auto state = game_with(options).read_position(position);
  if (!state) {
    EXPECT_EQ(english(state.error()).find('{'), std::string::npos) << english(state.error());
    return std::string(state.error().rule()) + " " +
           std::string(state.error().key().substr(kPrefix.size()));
  }
  EXPECT_EQ(position_text(*state), position);
  return "read";
}

/// The field of a position text with the players (0), magicians, turn, memory or edition (4).
inline std::string field(const std::string& position, int number) {
  std::size_t begin = 0;
  for (; number > 0; --number) begin = position.find(' ', begin) + 1;
  return position.substr(begin, position.find(' ', begin) - begin);
}

}  // namespace broceliande::grailnah
