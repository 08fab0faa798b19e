#pragma once

#include <cstddef>
#include <unordered_map>
#include <vector>

#include "games/menhirs/game.hpp"

namespace broceliande::menhirs {

/// The exact solver's slow second implementation: every action of every position is tried, with the
/// rules alone. For tests, and for positions near the end.
class PlainSearch {
 public:
  struct Answer {
    int value = 0;  ///< +1 the player to act wins, 0 a draw, -1 they lose
    int turn = 0;   ///< the last turn of the game
    int score = 0;  ///< of the winner
    friend bool operator==(const Answer&, const Answer&) = default;
  };

  PlainSearch() : game_(*Menhirs::with({})) {}

  [[nodiscard]] Answer solve(const State& state);
  [[nodiscard]] std::size_t positions() const { return answers_.size(); }

 private:
  [[nodiscard]] Answer best_of(const State& state);

  struct Hash {
    std::size_t operator()(const State& state) const {
      return static_cast<std::size_t>(state.hash());
    }
  };

  Menhirs game_;
  std::unordered_map<State, Answer, Hash> answers_;
};

}  // namespace broceliande::menhirs
