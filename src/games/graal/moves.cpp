#include "games/graal/moves.hpp"

namespace broceliande::graal {
namespace {

/// What a castle square changes on the lines of the map, wherever it stands.
struct Footprint {
  Compass square;  ///< a set of one
  Compass beside;  ///< C11: diagonal steps past it, as squares that are entered
};

constexpr Footprint make_footprint(Square castle) {
  Footprint footprint;
  for (int d = 0; d < kDirections; ++d) footprint.square.add(castle, static_cast<Direction>(d));
  for (const Direction diagonal : kDiagonals) {
    for (const int side : {1, kDirections - 1}) {
      const Direction to_castle = turned(diagonal, side);
      const Direction back = turned(to_castle, 4);
      if (steps_to_edge(castle, back) == 0) continue;
      const Square from = walked(castle, back, 1);
      if (steps_to_edge(from, diagonal) == 0) continue;
      footprint.beside.add(walked(from, diagonal, 1), diagonal);
    }
  }
  return footprint;
}

constexpr std::array<Footprint, kSquares> make_footprints() {
  std::array<Footprint, kSquares> footprints{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    footprints[i] = make_footprint(Square{static_cast<std::uint8_t>(i)});
  }
  return footprints;
}
constexpr std::array<Footprint, kSquares> kFootprints = make_footprints();

/// What bars the way of figures, looking in one direction.
class DirectionalBarriers {
 public:
  DirectionalBarriers(const Map& map, const State& state)
      : map_(map),
        donjons_{&kFootprints[state.castles[0].donjon.index],
                 &kFootprints[state.castles[1].donjon.index]},
        courtyards_{&kFootprints[state.castles[0].courtyard.index],
                    &kFootprints[state.castles[1].courtyard.index]},
        is_quiet_(state.is_quiet) {}

  struct Ends {
    Squares foot;
    Squares horse;
    Squares archer;
  };
  /// Friends and enemies are wound for that direction.
  [[nodiscard]] Ends towards(Direction direction, const Squares& friends,
                             const Squares& enemies) const {
    const auto of = [direction](const std::array<const Footprint*, 2>& two,
                                Compass Footprint::* part) {
      return (two[0]->*part).towards(direction) | (two[1]->*part).towards(direction);
    };
    const Squares courtyards = of(courtyards_, &Footprint::square);
    Squares barred = friends | of(donjons_, &Footprint::square) |
                     (map_.rock_lines.towards(direction) - courtyards);
    if (is_quiet_) barred |= enemies;  // C23
    Squares rough = map_.rough_lines.towards(direction) - courtyards;
    if (is_diagonal(direction)) {
      // C11: a castle square is neither rock nor forest, so no step is pinched beside it.
      rough |= map_.pinched.towards(direction) -
               (of(donjons_, &Footprint::beside) | of(courtyards_, &Footprint::beside));
    }
    // A friend in a courtyard bars it already, and his own ways do not end where he stands.
    const Squares foot = enemies | (courtyards - friends) | barred.one_place_before();
    return {foot, foot | rough.one_place_before(), foot | enemies.one_place_before()};
  }

 private:
  const Map& map_;
  std::array<const Footprint*, 2> donjons_;
  std::array<const Footprint*, 2> courtyards_;
  bool is_quiet_;
};

}  // namespace

Barriers::Barriers(const Variant& variant, const State& state) {
  const DirectionalBarriers barriers(variant.map_of(state), state);
  const Lines& friends = state.figures.lines_of(state.turn.camp());
  const Lines& enemies = state.figures.lines_of(enemy_of(state.turn.camp()));
  for (std::size_t w = 0; w < kWindings; ++w) {
    const auto direction = static_cast<Direction>(w);
    const Squares& f = friends.wound_for(w);
    const Squares& e = enemies.wound_for(w);
    const auto ahead = barriers.towards(direction, f, e);
    const auto behind = barriers.towards(turned(direction, kDirections / 2),
                                         f.with_lines_reversed(), e.with_lines_reversed());
    foot.set(w, ahead.foot, behind.foot);
    horse.set(w, ahead.horse, behind.horse);
    archer.set(w, ahead.archer, behind.archer);
  }
}

}  // namespace broceliande::graal
