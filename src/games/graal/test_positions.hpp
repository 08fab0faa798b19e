#pragma once

// What the tests of Graal share: positions made from a list of figures, and questions about them.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"

namespace broceliande::graal::scene {

inline constexpr std::string_view kQuietCorner = "h1h2,i16i15 S1 - 0 1@world-of-art";

/// A map without rock and forest, for tests on open ground.
[[nodiscard]] inline std::string meadow() {
  std::string text = "meadow";
  for (int rank = 0; rank < kSide; ++rank) text += "/" + std::string(kSide, '.');
  return text;
}

[[nodiscard]] inline Graal game_with(const OptionValues& options) {
  auto game = Graal::with(options);
  EXPECT_TRUE(game.has_value()) << english(game.error());
  return *game;
}

/// `Ke3 n:d9` and the rest of a position text as such a text.
[[nodiscard]] inline std::string position(std::string_view figures,
                                          std::string_view rest = kQuietCorner) {
  std::array<std::string, kSquares> holes;
  Reader reader(figures);
  while (!reader.at_end()) {
    const std::string_view word = reader.until(' ');
    const std::size_t square_at = word.find_first_of("abcdefghijklmnop", 1);
    Reader square_reader(word.substr(square_at));
    holes[read_square(square_reader)->index] = word.substr(0, square_at);
    reader.take(' ');
  }
  std::string text;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    int run = 0;
    for (int file = 0; file < kSide; ++file) {
      const std::string& hole = holes[Square::at(file, rank).index];
      if (hole.empty() && ++run > 0) continue;
      text += (run > 0 ? std::to_string(run) : "") + hole;
      run = 0;
    }
    text += (run > 0 ? std::to_string(run) : "") + (rank > 0 ? "/" : " ");
  }
  return text + std::string(rest);
}

/// The questions, for one set of options.
class Scene {
 public:
  explicit Scene(const OptionValues& options = {}) : game_(game_with(options)) {}

  [[nodiscard]] const Graal& game() const { return game_; }

  [[nodiscard]] State at(std::string_view text) const {
    const auto state = game_.read_position(text);
    if (!state) {
      ADD_FAILURE() << text << ": " << english(state.error());
      return {};
    }
    return *state;
  }

  [[nodiscard]] std::vector<std::string> actions(std::string_view text) const {
    return legal_texts(game_, at(text));
  }

  [[nodiscard]] bool is_legal(std::string_view text, std::string_view action) const {
    const auto listed = actions(text);
    const bool is_listed = std::ranges::find(listed, action) != listed.end();
    EXPECT_EQ(is_listed, game_.read_action(at(text), action).has_value()) << text << " " << action;
    return is_listed;
  }

  /// The rule that forbids the action.
  [[nodiscard]] std::string refused_by(std::string_view text, std::string_view action) const {
    const auto read = game_.read_action(at(text), action);
    if (read) return "nothing";
    EXPECT_FALSE(is_legal(text, action)) << action << " is refused but listed";
    EXPECT_FALSE(english(read.error()).empty());
    return std::string(read.error().rule());
  }

  /// The refusal in words.
  [[nodiscard]] std::string words(std::string_view text, std::string_view action) const {
    const auto read = game_.read_action(at(text), action);
    return read ? "nothing" : english(read.error());
  }

  /// How many actions begin on that square.
  [[nodiscard]] int count_from(std::string_view text, std::string_view square) const {
    const auto listed = actions(text);
    return static_cast<int>(std::ranges::count_if(listed, [&](const std::string& action) {
      return action.starts_with(square) && !std::isdigit(action[square.size()]);
    }));
  }

  [[nodiscard]] std::string after(std::string_view text,
                                  std::initializer_list<std::string_view> played) const {
    Line<Graal> line(game_, at(text));
    for (const std::string_view word : played) {
      const auto action = game_.read_action(line.state(), word);
      if (!action) {
        ADD_FAILURE() << word << " in " << game_.position_text(line.state()) << ": "
                      << english(action.error());
        break;
      }
      line.apply(game_, *action);
    }
    return game_.position_text(line.state());
  }

 private:
  Graal game_;
};

[[nodiscard]] inline const Scene& plain_scene() {
  static const Scene kScene;
  return kScene;
}

/// All open, so that only figures and castles are in the way.
[[nodiscard]] inline const Scene& meadow_scene() {
  static const Scene kScene(OptionValues{{"map", meadow()}});
  return kScene;
}
inline constexpr std::string_view kMeadow = "h1h2,i16i15 S1 - 0 1@meadow";

[[nodiscard]] inline bool is_legal_on_meadow(std::string_view figures, std::string_view action) {
  return meadow_scene().is_legal(position(figures, kMeadow), action);
}
[[nodiscard]] inline std::string refused_on_meadow(std::string_view figures,
                                                   std::string_view action) {
  return meadow_scene().refused_by(position(figures, kMeadow), action);
}

}  // namespace broceliande::graal::scene
