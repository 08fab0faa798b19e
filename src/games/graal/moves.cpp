#include "games/graal/moves.hpp"

namespace broceliande::graal {
namespace {

constexpr std::array<Compass, kSquares> make_single_squares() {
  std::array<Compass, kSquares> singles{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    for (int d = 0; d < kDirections; ++d) {
      singles[i].add(Square{static_cast<std::uint8_t>(i)}, static_cast<Direction>(d));
    }
  }
  return singles;
}
/// Every square as a set of one: castles stand anywhere, so theirs are looked up.
constexpr std::array<Compass, kSquares> kSingleSquares = make_single_squares();

/// C11: a castle square is neither rock nor forest, so no step is pinched beside it.
void unpinch_beside(Square castle, Compass& pinched) {
  for (const Direction diagonal : kDiagonals) {
    for (const int side : {1, kDirections - 1}) {
      const Direction to_castle = turned(diagonal, side);
      const Direction back = turned(to_castle, 4);
      if (steps_to_edge(castle, back) == 0) continue;
      const Square from = walked(castle, back, 1);
      if (steps_to_edge(from, diagonal) > 0) pinched.remove(walked(from, diagonal, 1), diagonal);
    }
  }
}

/// The pinched steps of the map but for those beside these castle squares.
Compass pinched_steps(const Map& map, const Squares& castles) {
  Compass pinched = map.pinched;
  castles.each([&pinched](Square castle) { unpinch_beside(castle, pinched); });
  return pinched;
}

/// Two squares as a set.
Compass pair_of(Square one, Square other) {
  return Compass::made([&](Direction d) {
    return kSingleSquares[one.index].towards(d) | kSingleSquares[other.index].towards(d);
  });
}

}  // namespace

/// What the barriers are put together from.
struct Barriers::Parts {
  Parts(const Variant& variant, const State& state)
      : map(variant.map_of(state)),
        is_quiet(state.is_quiet),
        friends(state.figures.lines_of(state.turn.camp())),
        enemies(state.figures.lines_of(enemy_of(state.turn.camp()))),
        donjons(pair_of(state.castles[0].donjon, state.castles[1].donjon)),
        courtyards(pair_of(state.castles[0].courtyard, state.castles[1].courtyard)) {}

  const Map& map;
  bool is_quiet;
  Compass friends;
  Compass enemies;
  Compass donjons;
  Compass courtyards;
};

Barriers::Barriers(const Variant& variant, const State& state, const Field& field)
    : Barriers(Parts(variant, state)) {
  const Map& map = variant.map_of(state);
  const Squares castles_on_rough = (field.donjons | field.courtyards) & map.rough;
  if (castles_on_rough.any()) {
    horse.unite(pinched_steps(map, castles_on_rough));
  } else {
    horse.unite(map.pinched);
  }
}

Barriers::Barriers(const Parts& parts)
    : stops(Compass::made(
          [&](Direction d) { return parts.enemies.towards(d) | parts.courtyards.towards(d); })),
      foot(Compass::made([&](Direction d) {
        const Squares rock = parts.map.rock_lines.towards(d) - parts.courtyards.towards(d);
        const Squares barred = parts.friends.towards(d) | parts.donjons.towards(d) | rock;
        return parts.is_quiet ? barred | parts.enemies.towards(d) : barred;  // C23
      })),
      horse(Compass::made([&](Direction d) {
        const Squares rough = parts.map.rough_lines.towards(d) - parts.courtyards.towards(d);
        return foot.towards(d) | rough;
      })),
      archer(
          Compass::made([&](Direction d) { return foot.towards(d) | parts.enemies.towards(d); })) {}

}  // namespace broceliande::graal
