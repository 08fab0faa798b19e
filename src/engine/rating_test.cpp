#include "engine/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace broceliande::engine {
namespace {

TEST(Rating, EloAndScoreAreInverse) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.75), 190.848, 1e-3);
  EXPECT_NEAR(score_of(200), 0.759747, 1e-6);
  EXPECT_NEAR(score_of(elo_of(0.3)), 0.3, 1e-12);
  EXPECT_TRUE(std::isinf(elo_of(1)));
}

TEST(Rating, EstimatesFromGames) {
  const GameTally counts{20, 20, 60};
  const auto estimated = estimate(counts);
  ASSERT_TRUE(estimated);
  EXPECT_NEAR(estimated->score, 0.7, 1e-12);
  EXPECT_NEAR(estimated->elo, 147.1907, 1e-3);
  EXPECT_NEAR(estimated->low, 86.2250, 1e-3);
  EXPECT_NEAR(estimated->high, 218.2518, 1e-3);
  EXPECT_NEAR(estimated->superiority, 0.99999971, 1e-8);

  const auto close = estimate(GameTally{90, 50, 100});
  EXPECT_NEAR(close->elo, 14.4849, 1e-3);
  EXPECT_NEAR(close->low, -24.6318, 1e-3);
  EXPECT_NEAR(close->high, 53.9736, 1e-3);
  EXPECT_NEAR(close->superiority, 0.766164, 1e-5);
}

TEST(Rating, PairsThatCancelOutAreMoreCertain) {
  // Whoever has the better side of the opening wins: as games it looks like chance.
  const auto as_games = estimate(GameTally{49, 0, 51});
  const auto as_pairs = estimate(PairTally{0, 0, 49, 0, 1});
  EXPECT_LT(as_pairs->high - as_pairs->low, (as_games->high - as_games->low) / 2);
}

TEST(Rating, EqualResultsStillLeaveDoubt) {
  const auto all_won = estimate(PairTally{0, 0, 0, 0, 10});
  EXPECT_TRUE(std::isinf(all_won->elo));
  EXPECT_NEAR(all_won->low, elo_of(0.722467), 1e-2);
  EXPECT_TRUE(std::isinf(all_won->high));
  const auto all_even = estimate(PairTally{0, 0, 10, 0, 0});
  EXPECT_LT(all_even->low, -100);
  EXPECT_GT(all_even->high, 100);
  EXPECT_NEAR(all_even->superiority, 0.5, 1e-12);
  EXPECT_FALSE(estimate(PairTally{}));
}

TEST(Rating, WilsonsInterval) {
  EXPECT_NEAR(wilson(0.5, 10).low, 0.236593, 1e-6);
  EXPECT_NEAR(wilson(0.5, 10).high, 0.763407, 1e-6);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_EQ(wilson(1, 10).high, 1);
}

/// The likeliest wins, draws and losses with a mean, found by trying them all.
double best_log_likelihood(const GameTally& counts, double mean) {
  double best = -1e300;
  constexpr int kSteps = 200'000;
  for (int i = 1; i < kSteps; ++i) {
    const double draws = static_cast<double>(i) / kSteps;
    const double wins = mean - draws / 2;
    const double losses = 1 - wins - draws;
    if (wins <= 0 || losses <= 0) continue;
    best = std::max(best, static_cast<double>(counts[0]) * std::log(losses) +
                              static_cast<double>(counts[1]) * std::log(draws) +
                              static_cast<double>(counts[2]) * std::log(wins));
  }
  return best;
}

TEST(Sprt, RatioIsThatOfTheLikeliestDistributions) {
  const Sprt sprt{.elo0 = 0, .elo1 = 10};
  for (const GameTally& counts :
       {GameTally{90, 50, 100}, GameTally{900, 2000, 1000}, GameTally{7, 1, 30}}) {
    const double expected = best_log_likelihood(counts, score_of(sprt.elo1)) -
                            best_log_likelihood(counts, score_of(sprt.elo0));
    EXPECT_NEAR(sprt.log_likelihood_ratio(counts), expected, 1e-3);
  }
  // Close to the known approximation N (s1 - s0) (2 s - s0 - s1) / (2 variance).
  EXPECT_NEAR((Sprt{.elo0 = 0, .elo1 = 5}.log_likelihood_ratio(GameTally{900, 2000, 1000})), 2.1278,
              0.01);
}

TEST(Sprt, BoundsAndAnswers) {
  const Sprt sprt{.elo0 = 0, .elo1 = 10};
  EXPECT_NEAR(sprt.upper_bound(), 2.9444, 1e-4);
  EXPECT_NEAR(sprt.lower_bound(), -2.9444, 1e-4);
  EXPECT_EQ(sprt.decide(GameTally{}), Sprt::Decision::undecided);
  EXPECT_EQ(sprt.decide(GameTally{0, 0, 3}), Sprt::Decision::undecided);
  EXPECT_EQ(sprt.decide(GameTally{100, 200, 300}), Sprt::Decision::accept_elo1);
  EXPECT_EQ(sprt.decide(GameTally{300, 200, 100}), Sprt::Decision::accept_elo0);
}

TEST(Sprt, ExchangingTheSidesTurnsTheRatio) {
  const Sprt sprt{.elo0 = -5, .elo1 = 5};
  const double one = sprt.log_likelihood_ratio(PairTally{3, 8, 40, 15, 9});
  const double other = sprt.log_likelihood_ratio(PairTally{9, 15, 40, 8, 3});
  EXPECT_NEAR(one, -other, 1e-9);
}

TEST(Rating, CrosstableOfSeveral) {
  Crosstable table(3);
  const auto met = [&table](std::size_t one, std::size_t other, double points, double games) {
    table.at(one, other) = points;
    table.at(other, one) = games - points;
  };
  constexpr double kGames = 1e6;
  met(0, 1, kGames * score_of(100), kGames);
  met(1, 2, kGames * score_of(50), kGames);
  met(0, 2, kGames * score_of(150), kGames);
  const std::vector<Rating> rated = ratings(table);
  EXPECT_NEAR(rated[0].elo - rated[1].elo, 100, 0.1);
  EXPECT_NEAR(rated[1].elo - rated[2].elo, 50, 0.1);
  EXPECT_LT(rated[0].error, 1);
}

TEST(Rating, CrosstableKeepsWinnersOfEverythingFinite) {
  Crosstable table(2);
  table.at(0, 1) = 10;
  const std::vector<Rating> rated = ratings(table);
  EXPECT_GT(rated[0].elo, rated[1].elo);
  EXPECT_TRUE(std::isfinite(rated[0].elo));
}

}  // namespace
}  // namespace broceliande::engine
