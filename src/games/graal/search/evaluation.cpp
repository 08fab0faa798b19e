#include "games/graal/search/evaluation.hpp"

#include <algorithm>

#include "games/graal/rules.hpp"
#include "games/graal/search/threats.hpp"
#include "games/graal/shots.hpp"

namespace broceliande::graal {
namespace {

/// The degree of the distance between two squares: half of it, as a King's single steps count. A
/// table by the difference of their numbers, on a board twice as wide, so that each is of one kind.
class Nearness {
 public:
  constexpr Nearness() {
    for (int ranks = 1 - kSide; ranks < kSide; ++ranks) {
      for (int files = 1 - kSide; files < kSide; ++files) {
        const int far = std::max({ranks, -ranks, files, -files});
        degrees_[static_cast<std::size_t>(kMiddle + 2 * kSide * ranks + files)] =
            static_cast<std::uint8_t>(far / 2);
      }
    }
  }
  [[nodiscard]] constexpr std::size_t operator()(Square one, Square other) const {
    return degrees_[static_cast<std::size_t>(kMiddle + number(one) - number(other))];
  }

 private:
  static constexpr int kMiddle = 2 * kSquares;
  [[nodiscard]] static constexpr int number(Square square) {
    return square.index + kSide * square.rank();
  }

  std::array<std::uint8_t, std::size_t{4} * kSquares> degrees_{};
};
constexpr Nearness kNearness;

class CampEvaluation {
 public:
  CampEvaluation(const Variant& variant, const Weights& weights, const State& state)
      : weights_(weights),
        state_(state),
        field_(variant, state),
        barriers_{barriers_of(variant, state, Camp::south),
                  barriers_of(variant, state, Camp::north)},
        threats_{Threats(variant, state, field_, Camp::south, barriers_[1]),
                 Threats(variant, state, field_, Camp::north, barriers_[0])},
        rides_(variant.king_mounted) {}

  [[nodiscard]] Score camp(Camp camp) const {
    return figures(camp) + courtyard(camp) + royal_house(camp);
  }

 private:
  [[nodiscard]] Score figures(Camp camp) const {
    const Barriers& barriers = barriers_[static_cast<std::size_t>(camp)];
    const std::array<const Spokes*, kKinds> ends = {rides_ ? &barriers.horse : &barriers.foot,
                                                    &barriers.horse,
                                                    &barriers.horse,
                                                    &barriers.horse,
                                                    &barriers.foot,
                                                    &barriers.foot,
                                                    &barriers.archer,
                                                    &barriers.foot};
    const Square enemy = state_.castle_of(enemy_of(camp)).courtyard;
    const Square home = state_.castle_of(camp).courtyard;
    const Squares& enemies = state_.figures.of(enemy_of(camp));
    const Squares closed = field_.rock | state_.figures.of(camp);
    Score sum = 0;
    state_.figures.of(camp).each([&](Square at) {
      const auto kind = static_cast<std::size_t>(state_.figures.kind_at(at));
      sum += weights_.figure[kind] + weights_.attack[kind][kNearness(at, enemy)] +
             weights_.defence[kind][kNearness(at, home)];
      const int ways =
          kind == static_cast<std::size_t>(Kind::squire)
              ? (kLeapSquares[at.index] - closed).count()
              : size(reached(fan(kReaches[kind][at.index]), ends[kind]->through(at), at));
      const auto degree = static_cast<std::size_t>(ways >> kMobilityStep[kind]);
      sum += weights_.mobility[kind][std::min(degree, kDegrees - 1)];
      if (kind == static_cast<std::size_t>(Kind::archer)) {
        sum += weights_.aim * (enemies & kRanges[at.index]).count();
      }
    });
    return sum;
  }

  [[nodiscard]] Score courtyard(Camp camp) const {
    const Square yard = state_.castle_of(camp).courtyard;
    const Threats& own = threats_[static_cast<std::size_t>(camp)];
    const Threats& others = threats_[static_cast<std::size_t>(enemy_of(camp))];
    const auto stormers = static_cast<std::size_t>(others.takers(yard).count());
    const auto guards =
        static_cast<std::size_t>(own.takers(yard).count() + own.shooters(yard).count());
    return weights_.courtyard[std::min(stormers, kHosts - 1)][std::min(guards, kHosts - 1)];
  }

  [[nodiscard]] Score royal_house(Camp camp) const {
    const Squares royals = state_.figures.royals(state_.figures.of(Army::of(camp, 1)));
    const auto left = std::min<std::size_t>(static_cast<std::size_t>(royals.count()), 3);
    const Square donjon = state_.castle_of(camp).donjon;
    const bool is_home = royals.has(donjon) && state_.figures.kind_at(donjon) == Kind::king;
    return weights_.royals[left] + (is_home ? weights_.king_in_donjon : 0);
  }

  const Weights& weights_;
  const State& state_;
  const Field field_;
  const std::array<Barriers, 2> barriers_;
  const std::array<Threats, 2> threats_;
  const bool rides_;
};

}  // namespace

Score evaluate(const Variant& variant, const Weights& weights, const State& state) {
  const CampEvaluation evaluation(variant, weights, state);
  const Camp camp = to_act(state).camp();
  return evaluation.camp(camp) - evaluation.camp(enemy_of(camp)) + weights.to_move;
}

}  // namespace broceliande::graal
