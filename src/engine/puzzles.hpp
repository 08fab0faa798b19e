#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "search/engine.hpp"

namespace broceliande::engine {

/// A position in which one action wins by force and no other does.
struct Puzzle {
  std::string position;
  std::vector<std::string> line;  ///< the action, and how it goes on
  int actions = 0;                ///< until the win
  int grade = 1;                  ///< 1 easy, 2 middling, 3 hard
  bool is_proof = false;          ///< the win is forced beyond doubt; otherwise searched deeply
};

/// Finds puzzles in games that middling players play against each other. The same seed finds the
/// same ones: searches are bounded by positions, not by time.
class PuzzleMaker {
 public:
  /// `shortest` is how many actions away a win must be at least.
  PuzzleMaker(const AnyGame& game, search::Engine& engine, std::uint64_t seed, int shortest)
      : game_(game), engine_(engine), seed_(seed), shortest_(shortest) {}

  /// Puzzles of the next game, at most one a position; `wants_more` is asked after each.
  void search_game(const std::function<bool(const Puzzle&)>& wants_more);

 private:
  [[nodiscard]] search::SearchResult think(const std::string& position,
                                           const std::vector<std::string>& actions, int level,
                                           std::uint64_t nodes, int lines) const;
  [[nodiscard]] bool is_only_win(const std::string& position, const std::string& best) const;
  [[nodiscard]] bool wins(const std::string& position, const std::string& action) const;
  [[nodiscard]] bool has_one_win(const search::SearchResult& result) const;

  const AnyGame& game_;
  search::Engine& engine_;
  std::uint64_t seed_;
  int shortest_;
};

/// From the length of the way: what a beginner sees, what needs care, what needs counting.
[[nodiscard]] constexpr int grade_of(int actions) {
  constexpr int kEasy = 3;
  constexpr int kMiddling = 5;
  return actions <= kEasy ? 1 : actions <= kMiddling ? 2 : 3;
}

}  // namespace broceliande::engine
