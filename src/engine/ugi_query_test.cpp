#include "engine/ugi_query.hpp"

#include <gtest/gtest.h>

#include "core/game_of.hpp"
#include "games/pebbles/game.hpp"

namespace broceliande::engine {
namespace {

/// Pebbles for four of whom neighbours are partners, unlike in every game that is listed. The first
/// of each side puts the pebbles.
class Neighbours : public pebbles::Pebbles {
 public:
  [[nodiscard]] static Result<Neighbours> with(const OptionValues& options) {
    const auto game = Pebbles::with(options);
    if (!game) return pass_on(game);
    return Neighbours(*game);
  }
  [[nodiscard]] int seats() const { return 4; }
  [[nodiscard]] int seats_at(const State& /*state*/) const { return 4; }
  [[nodiscard]] int side_of(Seat seat) const { return seat.index / 2; }
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const {
    return one_each(lot, seats());
  }
  [[nodiscard]] Seat to_act(const State& state) const {
    return {static_cast<std::uint8_t>(2 * Pebbles::to_act(state).index)};
  }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    const auto of_sides = Pebbles::outcome(state);
    if (!of_sides) return std::nullopt;
    Outcome of_seats;
    for (std::size_t seat = 0; seat < 4; ++seat) of_seats.of[seat] = of_sides->of[seat / 2];
    return of_seats;
  }

 private:
  explicit Neighbours(const Pebbles& game) : Pebbles(game) {}
};
static_assert(Game<Neighbours>);

std::unique_ptr<AnyMatch> match_after(const std::vector<std::string>& actions) {
  const GameOf<Neighbours> game(*Neighbours::with({}));
  auto match = *game.begin_match({});
  for (const std::string& action : actions) EXPECT_TRUE(match->play(*match->to_act(), action));
  return match;
}

TEST(UgiQuery, TurnsAreThoseOfSides) {
  EXPECT_EQ(answer_to("p1turn", *match_after({})), "true");
  EXPECT_EQ(answer_to("p1turn", *match_after({"a1"})), "false");
  EXPECT_EQ(answer_to("turn", *match_after({"a1"})), "3");
}

TEST(UgiQuery, ResultsAreThoseOfSidesAndWinnersAreSeats) {
  const auto first = match_after({"a1", "a2", "b1", "b2", "c1"});
  EXPECT_EQ(answer_to("result", *first), "p1win");
  EXPECT_EQ(answer_to("winners", *first), "1 2");
  const auto second = match_after({"a1", "a2", "b1", "b2", "c3", "c2"});
  EXPECT_EQ(answer_to("result", *second), "p2win");
  EXPECT_EQ(answer_to("winners", *second), "3 4");
}

}  // namespace
}  // namespace broceliande::engine
