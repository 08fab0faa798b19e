#include "games/menhirs/parts.hpp"

namespace broceliande::menhirs {
namespace {

/// Word i of the family of all sets that hold the unit.
constexpr std::uint64_t holding(int unit, int i) {
  constexpr std::array<std::uint64_t, 6> kWithinWord{0xaaaaaaaaaaaaaaaaULL, 0xccccccccccccccccULL,
                                                     0xf0f0f0f0f0f0f0f0ULL, 0xff00ff00ff00ff00ULL,
                                                     0xffff0000ffff0000ULL, 0xffffffff00000000ULL};
  if (unit < 6) return kWithinWord[static_cast<std::size_t>(unit)];
  return (i >> (unit - 6) & 1) != 0 ? ~std::uint64_t{0} : 0;
}

/// Word i of the family of all sets that hold one of the units.
std::uint64_t holding_any(std::uint64_t units, int i) {
  std::uint64_t word = 0;
  for (; units != 0; units &= units - 1) word |= holding(std::countr_zero(units), i);
  return word;
}

/// … and of those that hold them all.
std::uint64_t holding_all(std::uint64_t units, int i) {
  std::uint64_t word = ~std::uint64_t{0};
  for (; units != 0; units &= units - 1) word &= holding(std::countr_zero(units), i);
  return word;
}

}  // namespace

Units::Units(const Board& board, Cells cluster) {
  std::array<Cells, kMostCells> carried;
  for (Cells left = cluster; left != 0; left &= left - 1) {
    carried[static_cast<std::size_t>(std::countr_zero(left))] = first(left);
  }
  Cells hosts = cluster;
  for (Cells candidates = cluster; candidates != 0;) {
    const Cells tile = first(candidates);
    candidates ^= tile;
    const auto bit = static_cast<std::size_t>(std::countr_zero(tile));
    const Cells touching = board.neighbours[bit] & hosts;
    const bool is_tail = touching != 0 && (touching & (touching - 1)) == 0;
    if (!is_tail || size(carried[bit]) >= kSmallestPiece) continue;
    hosts ^= tile;
    carried[static_cast<std::size_t>(std::countr_zero(touching))] |= carried[bit];
    candidates |= touching;
  }
  std::array<std::uint8_t, kMostCells> number;
  for (Cells left = hosts; left != 0; left &= left - 1) {
    const auto bit = static_cast<std::size_t>(std::countr_zero(left));
    number[bit] = static_cast<std::uint8_t>(count_);
    tiles_[static_cast<std::size_t>(count_++)] = carried[bit];
  }
  std::size_t unit = 0;
  for (Cells left = hosts; left != 0; left &= left - 1) {
    std::uint64_t adjacent = 0;
    for (Cells near = board.around(left) & hosts; near != 0; near &= near - 1) {
      adjacent |= std::uint64_t{1} << number[static_cast<std::size_t>(std::countr_zero(near))];
    }
    adjacent_[unit++] = adjacent;
  }
}

Families::Families(const Units& units) : words_(units.count() > 6 ? 1 << (units.count() - 6) : 1) {
  grow_connected(units);
  drop_light_rests(units);
  drop_light_parts(units);
}

/// From the single units: a connected set and a unit that touches it make a connected set.
void Families::grow_connected(const Units& units) {
  for (int i = 0; i < words_; ++i) family_[static_cast<std::size_t>(i)] = 0;
  for (int unit = 0; unit < units.count(); ++unit) {
    const int set = 1 << unit;
    family_[static_cast<std::size_t>(set / 64)] |= std::uint64_t{1} << (set % 64);
  }
  bool has_grown = true;
  while (has_grown) {
    std::uint64_t fresh = 0;
    for (int unit = 0; unit < units.count(); ++unit) {
      const std::uint64_t adjacent = units.adjacent(unit);
      // Adding a unit moves a set 2^unit places up the bit string: within its word, or words ahead.
      const int shift = unit < 6 ? 1 << unit : 0;
      const int ahead = unit < 6 ? 0 : 1 << (unit - 6);
      for (int i = 0; i + ahead < words_; ++i) {
        const std::uint64_t word = family_[static_cast<std::size_t>(i)];
        const std::uint64_t added = (word & holding_any(adjacent, i) & ~holding(unit, i)) << shift;
        std::uint64_t& target = family_[static_cast<std::size_t>(i + ahead)];
        fresh |= added & ~target;
        target |= added;
      }
    }
    has_grown = fresh != 0;
  }
}

/// What stays behind has no piece of one or two tiles: no light unit alone, no two single tiles
/// alone.
void Families::drop_light_rests(const Units& units) {
  for (int unit = 0; unit < units.count(); ++unit) {
    if (units.weight(unit) >= kSmallestPiece) continue;
    const std::uint64_t around = units.adjacent(unit);
    for (int i = 0; i < words_; ++i) {
      family_[static_cast<std::size_t>(i)] &= holding(unit, i) | ~holding_all(around, i);
    }
    if (units.weight(unit) != 1) continue;
    const std::uint64_t self = std::uint64_t{1} << unit;
    for (std::uint64_t others = around & ~(2 * self - 1); others != 0; others &= others - 1) {
      const int other = std::countr_zero(others);
      if (units.weight(other) != 1) continue;
      const std::uint64_t pair = self | std::uint64_t{1} << other;
      const std::uint64_t around_pair = (around | units.adjacent(other)) & ~pair;
      for (int i = 0; i < words_; ++i) {
        family_[static_cast<std::size_t>(i)] &= holding_any(pair, i) | ~holding_all(around_pair, i);
      }
    }
  }
}

/// The part itself has three tiles or more, and something stays behind.
void Families::drop_light_parts(const Units& units) {
  const auto drop = [this](std::uint64_t set) {
    family_[static_cast<std::size_t>(set / 64)] &= ~(std::uint64_t{1} << (set % 64));
  };
  drop((std::uint64_t{1} << units.count()) - 1);
  for (int unit = 0; unit < units.count(); ++unit) {
    const std::uint64_t self = std::uint64_t{1} << unit;
    if (units.weight(unit) < kSmallestPiece) drop(self);
    for (std::uint64_t others = units.adjacent(unit); others != 0; others &= others - 1) {
      const int other = std::countr_zero(others);
      if (units.weight(unit) + units.weight(other) < kSmallestPiece) {
        drop(self | std::uint64_t{1} << other);
      }
    }
  }
}

}  // namespace broceliande::menhirs
