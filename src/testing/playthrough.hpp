#pragma once

// Whole games as text, kept as golden files that people can read.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "core/game_of.hpp"

namespace broceliande {

/// No action is better than another.
struct NoPreference {
  template <class Action>
  bool operator()(Action /*action*/) const {
    return false;
  }
};

/// A random game from a seed: every position with the first of its legal actions and the one
/// chosen; every fourth position is drawn. Every other action is one that is preferred, if there is
/// any, so that games which would wander for ever come to an end.
template <Game G, class Prefers = NoPreference>
[[nodiscard]] std::string playthrough(const G& game, std::uint64_t seed, Prefers prefers = {}) {
  Rng rng(seed);
  Line<G> line(game, game.deal(rng));
  std::string text = "game " + std::string(G::kName) + ", seed " + std::to_string(seed) + "\n";
  for (const auto& [name, value] : game.options()) text += "option " + name + " " + value + "\n";
  for (int ply = 0;; ++ply) {
    const auto& state = line.state();
    text += "\n" + std::to_string(ply) + ": " + game.position_text(state) + "\n";
    if (ply % 4 == 0 || game.outcome(state)) text += render(game.draw(state), false);
    if (game.outcome(state)) break;
    const std::vector<std::string> actions = legal_texts(game, state);
    text += "seat " + game.seat_name(game.to_act(state)) + ", " + std::to_string(actions.size()) +
            " actions:";
    for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 12); ++i) {
      text += " " + actions[i];
    }
    if (actions.size() > 12) text += " …";
    std::vector<std::string> choice = actions;
    if (rng.below(4) != 0) {
      std::erase_if(choice, [&](const std::string& action) {
        return !prefers(*game.read_action(state, action));
      });
    }
    if (choice.empty()) choice = actions;
    const std::string& chosen = choice[rng.below(static_cast<std::uint32_t>(choice.size()))];
    text += "\nplays " + chosen + "\n";
    line.apply(game, *game.read_action(state, chosen));
  }
  const auto end = *game.outcome(line.state());
  text += "end:";
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    text += " " + game.seat_name(seat) + " " + std::to_string(static_cast<int>(end[seat].verdict)) +
            " (score " + std::to_string(end[seat].score) + ")";
  }
  return text + "\n";
}

/// Compares with the golden file; with BROCELIANDE_GOLDEN=write in the environment writes it anew.
inline void expect_golden(const std::string& path, const std::string& text) {
  const char* mode = std::getenv("BROCELIANDE_GOLDEN");
  if (mode != nullptr && std::string_view(mode) == "write") {
    std::ofstream(path) << text;
    return;
  }
  std::ifstream file(path);
  ASSERT_TRUE(file.good()) << "no golden file " << path;
  const std::string golden{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text, golden) << path;
}

}  // namespace broceliande
