#pragma once

// Whole games as text, kept as golden files that people can read.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "core/game_of.hpp"

namespace broceliande {

/// A random game from a seed: every position with its legal actions (or how many there are) and the
/// action chosen; every fourth position is drawn.
template <Game G>
[[nodiscard]] std::string playthrough(const G& game, std::uint64_t seed) {
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
    const std::string& chosen = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
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
