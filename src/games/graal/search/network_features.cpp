#include "games/graal/search/network_features.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "games/graal/rules.hpp"
#include "games/graal/search/evaluation.hpp"

namespace broceliande::graal {
namespace {

using Features = NetworkFeatures;

/// Where one kind can go from every square, were it alone on the board.
std::array<Squares, kSquares> lone_moves(const Variant& variant, const State& state, Kind kind) {
  std::array<Squares, kSquares> moves{};
  std::vector<Action> actions;
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    State alone;
    alone.castles = state.castles;
    alone.map = state.map;
    alone.figures.put({kind, alone.turn}, from);
    actions.clear();
    legal(variant, alone, actions);
    for (const Action action : actions) {
      if (!action.is_pass()) moves[i].add(action.to());
    }
  }
  return moves;
}

using Steps = std::array<std::uint8_t, kSquares>;

/// How many moves to stop on a square, at most `kSteps - 1`.
Steps steps_to(Square goal, const std::array<Squares, kSquares>& moves) {
  Steps steps;
  steps.fill(Features::kSteps - 1);
  steps[goal.index] = 0;
  Squares near(goal);
  for (std::uint8_t step = 1; step < Features::kSteps - 1; ++step) {
    Squares next = near;
    for (std::size_t i = 0; i < kSquares; ++i) {
      const Square from{static_cast<std::uint8_t>(i)};
      if (near.has(from) || !(moves[i] & near).any()) continue;
      steps[i] = step;
      next.add(from);
    }
    near = next;
  }
  return steps;
}

/// Of a figure from a courtyard, as it looks when the donjon lies south of it.
std::size_t offset_from(const Castle& castle, Square at) {
  const int north_x = castle.courtyard.file() - castle.donjon.file();
  const int north_y = castle.courtyard.rank() - castle.donjon.rank();
  const int files = at.file() - castle.courtyard.file();
  const int ranks = at.rank() - castle.courtyard.rank();
  const int x = files * north_y - ranks * north_x;
  const int y = files * north_x + ranks * north_y;
  const int far = std::max(std::abs(x), std::abs(y));
  constexpr int kWindow = Features::kWindow;
  constexpr int kWindowSide = Features::kWindowSide;
  if (far <= kWindow) return static_cast<std::size_t>((y + kWindow) * kWindowSide + x + kWindow);
  const int degree = (far - kWindow - 1) / Features::kFarSteps;
  return static_cast<std::size_t>(kWindowSide * kWindowSide + degree);
}

struct Perspective {
  Camp camp;

  [[nodiscard]] Square seen(Square square) const {
    return camp == Camp::south ? square : square.half_turned();
  }
  [[nodiscard]] Castle seen(const Castle& castle) const {
    return {seen(castle.donjon), seen(castle.courtyard)};
  }
};

Features::Row row_of(std::size_t type, const std::array<std::size_t, Features::kParts>& parts) {
  Features::Row row{};
  std::size_t before = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i] = static_cast<std::uint16_t>(before + type * Features::kSizes[i] + parts[i]);
    before += Features::kTypes * Features::kSizes[i];
  }
  return row;
}

}  // namespace

NetworkFeatures::NetworkFeatures(const Variant& variant, const State& state) {
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const auto moves = lone_moves(variant, state, static_cast<Kind>(kind));
    const std::array<Steps, 2> steps = {steps_to(state.castles[0].courtyard, moves),
                                        steps_to(state.castles[1].courtyard, moves)};
    for (std::size_t side = 0; side < rows_.size(); ++side) {
      const Perspective perspective{static_cast<Camp>(side / 2)};
      const bool is_enemy = side % 2 == 1;
      const Camp owner = is_enemy ? enemy_of(perspective.camp) : perspective.camp;
      const Castle enemy = perspective.seen(state.castle_of(enemy_of(perspective.camp)));
      const Castle own = perspective.seen(state.castle_of(perspective.camp));
      const Steps& to_attack = steps[static_cast<std::size_t>(enemy_of(owner))];
      const Steps& to_defend = steps[static_cast<std::size_t>(owner)];
      for (std::size_t i = 0; i < kSquares; ++i) {
        const Square at = perspective.seen(Square{static_cast<std::uint8_t>(i)});
        const auto freedom = static_cast<std::size_t>(moves[i].count() >> kMobilityStep[kind]);
        rows_[side][kind][i] =
            row_of(kind + (is_enemy ? std::size_t{kKinds} : 0),
                   {at.index, offset_from(enemy, at), offset_from(own, at),
                    to_attack[i] * kSteps + to_defend[i], std::min(freedom, kOpenness - 1)});
      }
    }
  }
}

}  // namespace broceliande::graal
