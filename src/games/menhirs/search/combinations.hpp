#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/menhirs/board.hpp"

namespace broceliande::menhirs {

/// Numbers for the sets of equally many cells, from 0 in the order of their bits.
class Combinations {
 public:
  static constexpr int kMostTiles = 12;
  using Number = std::uint32_t;

  /// How many sets of so many tiles there are on so many cells.
  [[nodiscard]] static constexpr std::uint64_t count(int cells, int tiles) {
    return kBinomials[static_cast<std::size_t>(cells)][static_cast<std::size_t>(tiles)];
  }

  [[nodiscard]] static Number number(Cells set) {
    std::uint64_t number = 0;
    for (std::size_t tile = 1; set != 0; set &= set - 1) {
      number += kBinomials[static_cast<std::size_t>(std::countr_zero(set))][tile++];
    }
    return static_cast<Number>(number);
  }

  /// The numbers of the set without one of its cells, the lowest cell first.
  static int numbers_less_one(Cells set, std::array<Number, kMostTiles>& numbers) {
    std::array<std::uint64_t, kMostTiles> after{};  // what the higher cells add when one is missing
    std::uint64_t all_after = 0;
    std::uint64_t before = 0;
    std::size_t tiles = 0;
    for (Cells left = set; left != 0; left &= left - 1) {
      const Row& row = kBinomials[static_cast<std::size_t>(std::countr_zero(left))];
      all_after += row[tiles];
      after[tiles] = before - all_after;
      before += row[++tiles];
    }
    for (std::size_t i = 0; i < tiles; ++i) numbers[i] = static_cast<Number>(after[i] + all_after);
    return static_cast<int>(tiles);
  }

  /// The set with that number.
  [[nodiscard]] static Cells set(std::uint64_t number, int tiles) {
    Cells set = 0;
    for (int tile = tiles; tile > 0; --tile) {
      int cell = tile - 1;
      while (count(cell + 1, tile) <= number) ++cell;
      number -= count(cell, tile);
      set |= Cells{1} << cell;
    }
    return set;
  }

  /// The set with the next number.
  [[nodiscard]] static Cells next(Cells set) {
    const Cells lowest = menhirs::first(set);
    const Cells carried = set + lowest;
    return carried | ((carried ^ set) >> (2 + std::countr_zero(lowest)));
  }

 private:
  using Row = std::array<std::uint64_t, kMostTiles + 1>;

  static constexpr std::array<Row, kMostCells + 1> kBinomials = [] {
    std::array<Row, kMostCells + 1> rows{};
    for (std::size_t cells = 0; cells < rows.size(); ++cells) {
      rows[cells][0] = 1;
      for (std::size_t tiles = 1; tiles <= kMostTiles && cells > 0; ++tiles) {
        rows[cells][tiles] = rows[cells - 1][tiles - 1] + rows[cells - 1][tiles];
      }
    }
    return rows;
  }();
};

}  // namespace broceliande::menhirs
