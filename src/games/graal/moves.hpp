#pragma once

#include <array>
#include <cstdint>

#include "games/graal/field.hpp"
#include "games/graal/leaps.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

/// Every move of an army, takes included, handed to a sink:
///   sink.make_room()             before the actions of each figure
///   sink.all(from, fan)          all squares of the fan
///   sink.leaps(from, open)       those of kLeaps that are open, a bit each
///   sink.one(from, to, is_legal)  one square, if legal
/// Counting and listing are two sinks of one generator, so they cannot disagree.
namespace broceliande::graal {

/// C12: how far a kind goes, straight and diagonally. The squire leaps instead (C13).
struct Stride {
  int orthogonal = 0;
  int diagonal = 0;
};
inline constexpr std::array<Stride, kKinds> kStrides{{{.orthogonal = 2, .diagonal = 2},
                                                      {.orthogonal = 15, .diagonal = 15},
                                                      {.orthogonal = 15, .diagonal = 15},
                                                      {.orthogonal = 15, .diagonal = 15},
                                                      {.orthogonal = 1, .diagonal = 12},
                                                      {.orthogonal = 0, .diagonal = 0},
                                                      {.orthogonal = 3, .diagonal = 3},
                                                      {.orthogonal = 12, .diagonal = 1}}};

/// A line cut off after so many squares.
[[nodiscard]] constexpr std::uint16_t cut(std::uint16_t line, int squares) {
  const unsigned first = line & (~unsigned{line} + 1U);
  return static_cast<std::uint16_t>(line & ((first << squares) - first));
}

[[nodiscard]] constexpr std::array<std::array<FanBits, kSquares>, kKinds> make_reaches() {
  std::array<std::array<FanBits, kSquares>, kKinds> reaches{};
  for (std::size_t k = 0; k < kKinds; ++k) {
    for (std::size_t i = 0; i < kSquares; ++i) {
      for (std::size_t d = 0; d < kDirections; ++d) {
        const auto direction = static_cast<Direction>(d);
        const std::size_t lane = lane_of(direction);
        const int most = is_diagonal(direction) ? kStrides[k].diagonal : kStrides[k].orthogonal;
        reaches[k][i][lane] = cut(kHorizons[i][lane], most);
      }
    }
  }
  return reaches;
}
/// C12 by kind and square, as if the board were empty.
inline constexpr auto kReaches = make_reaches();

/// C15
[[nodiscard]] constexpr bool may_enter_donjons(Kind kind) {
  return kind != Kind::archer && kind != Kind::squire;
}

/// Where the ways of an army's figures end, for `reached`: on squares that may be entered but not
/// passed, which are enemies and courtyards (C9, C14), and before those that bar them.
struct Barriers {
  Barriers(const Variant& variant, const State& state);

  Spokes foot;    ///< friends, rock, donjons (C10, C15)
  Spokes horse;   ///< … and forest and pinched steps too (C10, C11)
  Spokes archer;  ///< … and for archers enemies, whom they never take (C12)
};

/// All that the figures of an army have in common when they move.
class Moves {
 public:
  Moves(const Variant& variant, const State& state, const Field& field)
      : variant_(variant),
        state_(state),
        field_(field),
        mine_(state.figures.of(state.turn)),
        barred_(state.is_quiet ? field.occupied : state.figures.of(state.turn.camp())),
        open_ways_(kBoard - (field.rock | field.donjons | field.courtyards)),
        open_landings_(kBoard - (field.rock | field.donjons | barred_)),
        barriers_(variant, state),
        ends_{variant.king_mounted ? &barriers_.horse : &barriers_.foot,
              &barriers_.horse,
              &barriers_.horse,
              &barriers_.horse,
              &barriers_.foot,
              &barriers_.foot,
              &barriers_.archer,
              &barriers_.foot} {}
  Moves(const Moves&) = delete;  // it points into itself
  Moves& operator=(const Moves&) = delete;

  template <class Sink>
  void each(Sink& sink) const {
    const Squares squires = state_.figures.of(Kind::squire, mine_);
    const Squares outside = mine_ - (field_.donjons | squires);
    const Squares archers = state_.figures.of(Kind::archer, outside);
    const Squares walkers = variant_.archer_exact ? outside - archers : outside;
    walkers.each([&](Square from) { walk(from, sink); });
    if (variant_.archer_exact) archers.each([&](Square from) { step_exactly(from, sink); });
    squires.each([&](Square from) { leap(from, sink); });
    for (const Castle& castle : state_.castles) pass_gate(castle, sink);
  }

 private:
  /// C12 for all kinds but the squire.
  [[nodiscard]] Fan ways(Kind kind, Square from) const {
    const auto k = static_cast<std::size_t>(kind);
    return reached(fan(kReaches[k][from.index]), ends_[k]->through(from), from);
  }

  template <class Sink>
  void walk(Square from, Sink& sink) const {
    sink.make_room();
    sink.all(from, ways(state_.figures.kind_at(from), from));
  }

  /// C12, option archer-step=exact.
  template <class Sink>
  void step_exactly(Square from, Sink& sink) const {
    const auto steps = std::bit_cast<FanBits>(lengths(ways(Kind::archer, from)));
    const int most = kStrides[static_cast<std::size_t>(Kind::archer)].orthogonal;
    sink.make_room();
    for (std::size_t d = 0; d < kDirections; ++d) {
      const auto direction = static_cast<Direction>(d);
      sink.one(from, walked(from, direction, most), steps[lane_of(direction)] == most);
    }
  }

  /// C13
  template <class Sink>
  void leap(Square from, Sink& sink) const {
    sink.make_room();
    sink.leaps(from, open_leaps(open_ways_, open_landings_, from));
  }

  /// C15: between a donjon and its courtyard, either way.
  template <class Sink>
  void pass_gate(const Castle& castle, Sink& sink) const {
    sink.make_room();
    const bool enters = mine_.has(castle.courtyard) && !barred_.has(castle.donjon) &&
                        may_enter_donjons(state_.figures.kind_at(castle.courtyard));
    sink.one(castle.courtyard, castle.donjon, enters);
    const bool leaves = mine_.has(castle.donjon) && !barred_.has(castle.courtyard);
    sink.one(castle.donjon, castle.courtyard, leaves);
  }

  const Variant& variant_;
  const State& state_;
  const Field& field_;
  Squares mine_;
  Squares barred_;             ///< figures that may not be taken (C22, C23)
  FramedRanks open_ways_;      ///< C13: for squires
  FramedRanks open_landings_;  ///< C13: for squires; not where figures of their own camp stand
  Barriers barriers_;
  // By kind. Looked up, since a processor cannot guess which kind of figure comes next.
  std::array<const Spokes*, kKinds> ends_;
};

}  // namespace broceliande::graal
