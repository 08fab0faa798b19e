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

/// Growth for clusters with more units than Families can hold (only positions that are read can
/// have them): every connected set once, those that M9 allows go to the sink.
template <class Sink>
class Growth {
 public:
  Growth(const Units& units, Sink& sink) : units_(units), sink_(sink) {}

  void run() {
    std::uint64_t done = 0;
    for (int i = 0; i < units_.count(); ++i) {
      const std::uint64_t unit = std::uint64_t{1} << i;
      done |= unit;
      grow(unit, units_.adjacent(i) & ~done, done);
    }
  }

 private:
  /// `part` is connected; each unit of `frontier` touches it and is in neither `part` nor `closed`.
  void grow(std::uint64_t part, std::uint64_t frontier, std::uint64_t closed) {
    if (is_allowed(part)) sink_(units_.tiles_of(part));
    while (frontier != 0) {
      const std::uint64_t unit = frontier & (~frontier + 1);
      frontier ^= unit;
      closed |= unit;
      const std::uint64_t fresh = units_.adjacent(std::countr_zero(unit)) & ~closed & ~part;
      grow(part | unit, frontier | fresh, closed);
    }
  }

  [[nodiscard]] bool is_allowed(std::uint64_t part) const {
    const std::uint64_t everything = (std::uint64_t{1} << units_.count()) - 1;
    std::uint64_t rest = everything & ~part;
    if (rest == 0 || size(units_.tiles_of(part)) < kSmallestPiece) return false;
    while (rest != 0) {
      const std::uint64_t piece = piece_of(rest);
      if (size(units_.tiles_of(piece)) < kSmallestPiece) return false;
      rest &= ~piece;
    }
    return true;
  }

  [[nodiscard]] std::uint64_t piece_of(std::uint64_t set) const {
    std::uint64_t piece = set & (~set + 1);
    for (std::uint64_t open = piece; open != 0;) {
      const int unit = std::countr_zero(open);
      open &= open - 1;
      const std::uint64_t fresh = units_.adjacent(unit) & set & ~piece;
      piece |= fresh;
      open |= fresh;
    }
    return piece;
  }

  const Units& units_;
  Sink& sink_;
};

/// Calls `sink(part)` for every part of the cluster that M9 lets slide, but the cluster itself.
template <class Sink>
void each_smaller_part(const Board& board, Cells cluster, Sink&& sink) {
  if (size(cluster) < 2 * kSmallestPiece) return;
  const Units units(board, cluster);
  if (units.count() > Families::kMostUnits) {
    Growth<Sink>(units, sink).run();
    return;
  }
  const Families families(units);
  for (int i = 0; i < families.words(); ++i) {
    for (std::uint64_t sets = families.word(i); sets != 0; sets &= sets - 1) {
      const auto set = static_cast<std::uint64_t>(64 * i + std::countr_zero(sets));
      sink(units.tiles_of(set));
    }
  }
}

}  // namespace broceliande::menhirs
