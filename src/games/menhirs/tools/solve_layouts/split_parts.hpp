#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/menhirs/parts.hpp"

namespace broceliande::menhirs::batch {

/// The parts that M9 lets slide off each cluster of six to eleven tiles, for a machine that would
/// rather look them up: on side 4 there are 5 million such clusters, with 85 million parts that
/// could move if the rest of the board were empty.
///
/// `slots` is a hash table with open addressing. A slot holds the cluster in its high 37 bits and,
/// in the low 27, where its list begins in `lists`: first how many parts there are, then the parts.
/// An empty slot is 0; a cluster that is not found has no such parts.
struct SplitParts {
  static constexpr int kPlaceBits = 27;
  static constexpr int kSmallestCluster = 2 * kSmallestPiece;
  static constexpr std::uint64_t kScatter = 0x9e3779b97f4a7c15ULL;

  int slot_bits = 0;
  std::vector<std::uint64_t> slots;
  std::vector<std::uint64_t> lists;

  SplitParts(const Board& board, int most_tiles) : board_(board), most_tiles_(most_tiles) {
    lists.push_back(0);  // so that no list begins at 0
    Cells done = 0;
    for (int cell = 0; cell < board.cells; ++cell) {
      done |= Cells{1} << cell;
      grow(Cells{1} << cell, done);
    }
    slot_bits = std::bit_width(found_.size()) + 1;
    slots.assign(std::size_t{1} << slot_bits, 0);
    for (const auto& [cluster, place] : found_) insert(cluster, place);
    found_ = {};
  }

 private:
  /// Every connected set that holds `cluster` and nothing more of `closed`, each once.
  void grow(Cells cluster, Cells closed) {
    if (size(cluster) >= kSmallestCluster) list_parts(cluster);
    if (size(cluster) == most_tiles_) return;
    Cells beside = 0;
    for (Cells left = cluster; left != 0; left &= left - 1) beside |= board_.around(first(left));
    for (beside &= ~(cluster | closed); beside != 0; beside &= beside - 1) {
      grow(cluster | first(beside), closed);
      closed |= first(beside);
    }
  }

  void list_parts(Cells cluster) {
    const std::size_t place = lists.size();
    lists.push_back(0);
    each_smaller_part(board_, cluster, [&](Cells part, unsigned /*directions*/) {
      if (could_move(cluster, part)) lists.push_back(part);
    });
    lists[place] = lists.size() - place - 1;
    if (lists[place] > 0) found_.emplace_back(cluster, place);
    if (lists[place] == 0) lists.pop_back();
  }

  [[nodiscard]] bool could_move(Cells cluster, Cells part) const {
    for (int d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      if (!board_.can_move_on_board(part, direction)) continue;
      if ((board_.moved(part, direction) & cluster & ~part) == 0) return true;
    }
    return false;
  }

  void insert(Cells cluster, std::size_t place) {
    std::size_t slot = (cluster * kScatter) >> (64 - slot_bits);
    while (slots[slot] != 0) slot = (slot + 1) & (slots.size() - 1);
    slots[slot] = cluster << kPlaceBits | place;
  }

  const Board& board_;
  int most_tiles_;
  std::vector<std::pair<Cells, std::size_t>> found_;
};

}  // namespace broceliande::menhirs::batch
