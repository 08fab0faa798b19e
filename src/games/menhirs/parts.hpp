#pragma once

#include <array>
#include <cstdint>

#include "games/menhirs/board.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// The smaller parts of a cluster of six or more tiles that M9 lets slide off, found in a graph of
/// *units*. A tile at the end of a tail of one or two can never part from the tile it hangs on,
/// since every piece needs three; so tails are first folded into their hosts, and what is left has
/// few nodes: a unit is a tile with the tail it carries.
class Units {
 public:
  Units(const Board& board, Cells cluster);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] Cells tiles(int unit) const { return tiles_[static_cast<std::size_t>(unit)]; }
  [[nodiscard]] int weight(int unit) const { return size(tiles(unit)); }
  /// The neighbouring units, a bit each.
  [[nodiscard]] std::uint64_t adjacent(int unit) const {
    return adjacent_[static_cast<std::size_t>(unit)];
  }
  /// All tiles of a set of units.
  [[nodiscard]] Cells tiles_of(std::uint64_t units) const {
    Cells all = 0;
    for (; units != 0; units &= units - 1) all |= tiles(std::countr_zero(units));
    return all;
  }

 private:
  int count_ = 0;
  std::array<Cells, kMostCells> tiles_;
  std::array<std::uint64_t, kMostCells> adjacent_;
};

/// Sets of units, as one long bit string: bit S stands for the set whose members are the bits of S.
/// With it every set is judged at once: 64 of them a machine word. Up to twelve units.
class Families {
 public:
  static constexpr int kMostUnits = 12;

  explicit Families(const Units& units);

  [[nodiscard]] int words() const { return words_; }
  /// Word i of the family of all sets that may slide off by M9.
  [[nodiscard]] std::uint64_t word(int i) const { return family_[static_cast<std::size_t>(i)]; }

 private:
  void grow_connected(const Units& units);
  void drop_light_rests(const Units& units);
  void drop_light_parts(const Units& units);

  static constexpr int kMostWords = 1 << (kMostUnits - 6);
  int words_;
  std::array<std::uint64_t, kMostWords> family_;
};

/// For clusters with more units than Families can hold (only positions that are read can have
/// them): the parts that could slide in one direction, each once. A tile that slides pushes its
/// *train*, all tiles in a row before it; so whole trains are taken or left, and those that end at
/// the edge of the board are left. What cannot move at all is never looked at, which keeps even
/// full boards quick.
template <class Sink>
class Growth {
 public:
  Growth(const Board& board, Cells cluster, Direction direction, Sink& sink)
      : board_(board), cluster_(cluster), direction_(direction), sink_(sink) {}

  void run() {
    Cells closed = 0;
    for (Cells left = cluster_; left != 0; left &= left - 1) {
      if (!board_.can_move_on_board(train(first(left)), direction_)) closed |= first(left);
    }
    for (Cells left = cluster_ & ~closed; left != 0; left &= left - 1) {
      const Cells start = train(first(left));
      if ((start & closed) == 0) grow(start, closed);
      closed |= first(left);
    }
  }

 private:
  /// A tile and all tiles in a row before it.
  [[nodiscard]] Cells train(Cells tile) const {
    Cells train = tile;
    while (board_.can_move_on_board(tile, direction_)) {
      tile = board_.moved(tile, direction_);
      if ((tile & cluster_) == 0) break;
      train |= tile;
    }
    return train;
  }

  [[nodiscard]] Cells beside(Cells part) const {
    Cells cells = 0;
    for (Cells left = part; left != 0; left &= left - 1) cells |= board_.around(left);
    return cells & cluster_ & ~part;
  }

  /// All connected sets of trains that hold `part` and nothing of `closed`: first those with a
  /// certain tile beside it, then those without.
  void grow(Cells part, Cells closed) {
    for (;;) {
      const Cells undecided = beside(part) & ~closed;
      if (undecided == 0) break;
      const Cells tile = first(undecided);
      const Cells larger = part | train(tile);
      if ((larger & closed) == 0) grow(larger, closed);
      closed |= tile;
    }
    if (is_allowed(part)) sink_(part, 1U << static_cast<unsigned>(direction_));
  }

  [[nodiscard]] bool is_allowed(Cells part) const {
    if (part == cluster_ || size(part) < kSmallestPiece) return false;
    for (Cells rest = cluster_ & ~part; rest != 0;) {
      const Cells piece = board_.piece(rest, first(rest));
      if (size(piece) < kSmallestPiece) return false;
      rest &= ~piece;
    }
    return true;
  }

  const Board& board_;
  Cells cluster_;
  Direction direction_;
  Sink& sink_;
};

inline constexpr unsigned kAllDirections = (1U << kDirections) - 1;

/// Calls `sink(part, directions)` for every part of the cluster that M9 lets slide, but the cluster
/// itself; a part may come again with other directions. Whether it finds room there is not asked.
template <class Sink>
void each_smaller_part(const Board& board, Cells cluster, Sink&& sink) {
  if (size(cluster) < 2 * kSmallestPiece) return;
  const Units units(board, cluster);
  if (units.count() > Families::kMostUnits) {
    for (int d = 0; d < kDirections; ++d) {
      Growth<Sink>(board, cluster, static_cast<Direction>(d), sink).run();
    }
    return;
  }
  const Families families(units);
  for (int i = 0; i < families.words(); ++i) {
    for (std::uint64_t sets = families.word(i); sets != 0; sets &= sets - 1) {
      const auto set = static_cast<std::uint64_t>(64 * i + std::countr_zero(sets));
      sink(units.tiles_of(set), kAllDirections);
    }
  }
}

}  // namespace broceliande::menhirs
