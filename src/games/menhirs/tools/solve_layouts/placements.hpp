#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/menhirs/search/combinations.hpp"
#include "tables.hpp"

namespace broceliande::menhirs::batch {

/// The placements of four tiles on the cells without menhir, numbered as Combinations numbers sets:
/// by these cells in board order.
class Placements {
 public:
  Placements(const Board& board, Cells menhirs) {
    for (int i = 0; i < board.cells; ++i) {
      if ((board.in_order(i) & menhirs) == 0) free_.push_back(board.in_order(i));
    }
    for (std::uint64_t i = 0; i < count(); ++i) {
      Cells set = menhirs;
      for (Cells left = Combinations::set(i, kPlacements); left != 0; left &= left - 1) {
        set |= free_[static_cast<std::size_t>(std::countr_zero(left))];
      }
      sets_.push_back(set);
    }
  }

  [[nodiscard]] std::uint64_t count() const {
    return Combinations::count(static_cast<int>(free_.size()), kPlacements);
  }
  [[nodiscard]] const std::vector<Cells>& sets() const { return sets_; }

  /// The value for a of having placed these cells, given those of four; a places at 1a and 2a.
  [[nodiscard]] Value value(const std::vector<Value>& of_four, Cells placed) const {
    const int turn = size(placed);
    if (turn == kPlacements) return of_four[Combinations::number(placed)];
    Value best = turn % 2 == 0 ? Value::loss : Value::win;
    for (std::size_t i = 0; i < free_.size(); ++i) {
      const Cells cell = Cells{1} << i;
      if ((placed & cell) != 0) continue;
      const Value next = value(of_four, placed | cell);
      best = turn % 2 == 0 ? std::max(best, next) : std::min(best, next);
    }
    return best;
  }

  /// How many first placements keep the value.
  [[nodiscard]] int count_keeping(const std::vector<Value>& of_four, Value wanted) const {
    int keeping = 0;
    for (std::size_t i = 0; i < free_.size(); ++i) {
      keeping += value(of_four, Cells{1} << i) == wanted ? 1 : 0;
    }
    return keeping;
  }

 private:
  std::vector<Cells> free_;
  std::vector<Cells> sets_;
};

}  // namespace broceliande::menhirs::batch
