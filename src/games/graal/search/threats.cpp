#include "games/graal/search/threats.hpp"

#include "games/graal/shots.hpp"

namespace broceliande::graal {
namespace {

/// C13: the square by way of which a squire leaps.
Square way_of_leap(Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  return Square::at(from.file() + files / 2, from.rank() + ranks / 2);
}

/// As `reached`, whoever stands on the square itself. Whether the next square may be entered at all
/// is lost.
Fan seen_from(Square at, const Spokes& ends) {
  return reached(fan(kHorizons[at.index]), ends.through(at) & ~fan(kPlaces[at.index]), at);
}

}  // namespace

Barriers barriers_of(const Variant& variant, const State& state, Camp camp) {
  if (state.turn.camp() == camp && !state.is_quiet) return {variant, state};
  State other = state;
  other.turn = Army::of(camp, 1);
  other.is_quiet = false;
  return {variant, other};
}

Squares Threats::takers(Square at) const {
  const Squares& mine = state_.figures.of(camp_);
  for (const Castle& castle : state_.castles) {
    if (at != castle.donjon) continue;
    const bool enters =
        mine.has(castle.courtyard) && may_enter_donjons(state_.figures.kind_at(castle.courtyard));
    return enters ? Squares(castle.courtyard) : Squares();
  }
  Squares takers = leapers(at) | walkers(at);
  for (const Castle& castle : state_.castles) {
    if (at == castle.courtyard && mine.has(castle.donjon)) takers.add(castle.donjon);
  }
  return takers;
}

Squares Threats::leapers(Square at) const {
  const Squares near = state_.figures.of(camp_) & kLeapSquares[at.index];
  if (!near.any() || field_.rock.has(at)) return {};
  Squares leapers;
  const Squares closed = field_.rock | field_.donjons | field_.courtyards;
  state_.figures.of(Kind::squire, near).each([&](Square from) {
    if (!closed.has(way_of_leap(from, at))) leapers.add(from);
  });
  return leapers;
}

Squares Threats::walkers(Square at) const {
  const Squares& mine = state_.figures.of(camp_);
  const auto foot = std::bit_cast<FanBits>(lengths(seen_from(at, barriers_.foot)));
  const auto horse = std::bit_cast<FanBits>(lengths(seen_from(at, barriers_.horse)));
  const Squares closed = field_.rock | field_.donjons | state_.figures.of(enemy_of(camp_));
  const bool is_rough = field_.rough.has(at);
  Squares walkers;
  for (std::size_t d = 0; d < kDirections; ++d) {
    const auto direction = static_cast<Direction>(d);
    const int steps = foot[lane_of(direction)];
    if (steps == 0) continue;
    const Square from = walked(at, direction, steps);
    const Square next = walked(at, direction, 1);
    if (!mine.has(from) || closed.has(next)) continue;
    const Kind kind = state_.figures.kind_at(from);
    if (kind == Kind::archer) continue;  // C12
    const Stride& stride = kStrides[static_cast<std::size_t>(kind)];
    if (steps > (is_diagonal(direction) ? stride.diagonal : stride.orthogonal)) continue;
    if (variant_.is_horseman(kind)) {
      if (is_rough || horse[lane_of(direction)] != steps) continue;
      if (field_.rough.has(next) || field_.is_pinched(at, direction)) continue;
    }
    walkers.add(from);
  }
  return walkers;
}

Squares Threats::shooters(Square at) const {
  const Squares near = state_.figures.of(camp_) & kRanges[at.index];
  if (!near.any()) return {};
  Squares shooters;
  state_.figures.of(Kind::archer, near).each([&](Square archer) {
    if (is_in_range(field_, archer, at)) shooters.add(archer);
  });
  return shooters;
}

}  // namespace broceliande::graal
