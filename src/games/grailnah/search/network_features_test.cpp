#include "games/grailnah/search/network_features.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "games/grailnah/game.hpp"
#include "games/grailnah/test_positions.hpp"

namespace broceliande::grailnah {
namespace {

using View = NetworkView;
using Features = NetworkFeatures;

View view_of(const Grailnah& game, const State& state) {
  return {game.rules().board, state, Sight(game.rules(), state)};
}

std::set<std::size_t> rows_of(const View& view) {
  View::Rows come;
  View::Rows gone;
  view.compare({}, come, gone);
  EXPECT_TRUE(gone.all().empty());
  return {come.all().begin(), come.all().end()};
}

std::set<std::size_t> rows_of(const char* position) {
  const Grailnah game = *Grailnah::with({});
  return rows_of(view_of(game, *game.read_position(position)));
}

std::size_t knight(int site, View::Standing standing, int ring, int spoke) {
  return static_cast<std::size_t>(site) * View::kRowsOfSite + standing * View::kSquares +
         static_cast<std::size_t>(ring * View::kSpokes + spoke - 1);
}

TEST(GrailnahNetworkFeatures, EveryRowIsSeenAsAnotherFromEverySeatAndTurnsRound) {
  for (int site = 0; site < kSites; ++site) {
    std::set<std::size_t> seen;
    for (std::size_t row = 0; row < View::kRows; ++row) {
      seen.insert(Features::turned(site, row));
      EXPECT_EQ(Features::turned((kSites - site) % kSites, Features::turned(site, row)), row);
    }
    EXPECT_EQ(seen.size(), View::kRows);
    EXPECT_LT(*seen.rbegin(), View::kRows);
  }
}

TEST(GrailnahNetworkFeatures, EveryRowHasAnInputOfItsOwn) {
  for (const int players : {2, 4}) {
    std::set<std::size_t> own;
    std::set<std::size_t> all;
    std::size_t rows = 0;
    for (std::size_t row = 0; row < View::kRows; ++row) {
      const Features::Parts parts = Features::parts(players, row);
      if (parts.count == 0) continue;
      ++rows;
      own.insert(parts.inputs[0]);
      all.insert(parts.all().begin(), parts.all().end());
    }
    EXPECT_EQ(own.size(), rows);
    EXPECT_EQ(all.size(), Features::inputs(players)) << "every input belongs to some row";
    EXPECT_EQ(*all.rbegin() + 1, Features::inputs(players));
  }
}

TEST(GrailnahNetworkFeatures, SeeHowKnightsStand) {
  // C5 is free, F7 too, and Merlin on F2 can go there; both on C8 are locked; A4 has B4 before it.
  const auto rows =
      rows_of("N:K@B11,Q@S,n@A4,n@B4,n@C5,n@C8,n@F7/S:K@C19,Q@S,n@C8 M@F2,F@G7 N30 -;01;NS en1.1");
  EXPECT_TRUE(rows.contains(knight(0, View::free, 2, 5)));
  EXPECT_TRUE(rows.contains(knight(0, View::free, 5, 7)));
  EXPECT_TRUE(rows.contains(knight(0, View::in_reach_of_merlin, 5, 7)));
  EXPECT_FALSE(rows.contains(knight(0, View::in_reach_of_merlin, 2, 5)));
  EXPECT_TRUE(rows.contains(knight(0, View::in_reach_of_morgane, 5, 7)));
  EXPECT_TRUE(rows.contains(knight(0, View::blocked, 5, 7))) << "by Morgane";
  EXPECT_TRUE(rows.contains(knight(0, View::locked, 2, 8)));
  EXPECT_TRUE(rows.contains(knight(2, View::locked, 2, 8)));
  EXPECT_FALSE(rows.contains(knight(0, View::free, 2, 8)));
  EXPECT_TRUE(rows.contains(knight(0, View::blocked, 0, 4)));
  EXPECT_FALSE(rows.contains(knight(0, View::blocked, 2, 5)));
}

TEST(GrailnahNetworkFeatures, SeeWhoIsAtHomeAndWhoWaits) {
  const auto rows = rows_of("N:K@B11,Q@S,n@N,n@N,n@F7/S:K@C19,Q@S,n@S M@F2,F@* N30 -;02;NS en1.1");
  const std::size_t south = 2 * View::kRowsOfSite;
  EXPECT_TRUE(rows.contains(View::kInCastle + 1)) << "two Knights of N at home";
  EXPECT_TRUE(rows.contains(south + View::kInCastle + 2 * kMostKnights));
  EXPECT_TRUE(rows.contains(View::kWaiting + 4)) << "five wait";
  EXPECT_TRUE(rows.contains(south + View::kWaiting + 6));
  EXPECT_TRUE(rows.contains(south + View::kMerlinCount + 1));
  EXPECT_TRUE(rows.contains(View::kMorgane + View::kSquares)) << "the Grailnah";
}

TEST(GrailnahNetworkFeatures, CompareFindsWhatCameAndWent) {
  const Grailnah game = *Grailnah::with({{"players", "4"}});
  Rng rng(2);
  State state = game.deal(rng);
  std::vector<Action> actions;
  View before = view_of(game, state);
  for (int i = 0; i < 200 && !state.is_over; ++i) {
    actions.clear();
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    if (state.is_over) break;
    const View view = view_of(game, state);
    View::Rows come;
    View::Rows gone;
    view.compare(before, come, gone);
    std::set<std::size_t> rows = rows_of(before);
    for (const std::size_t row : gone.all()) EXPECT_EQ(rows.erase(row), 1U);
    for (const std::size_t row : come.all()) EXPECT_TRUE(rows.insert(row).second);
    ASSERT_EQ(rows, rows_of(view)) << i;
    before = view;
  }
}

TEST(GrailnahNetworkFeatures, AreForTheBoardAndTheSeatsThatTheyKnow) {
  const auto sees = [](const OptionValues& options) {
    const Grailnah game = *Grailnah::with(options);
    Rng rng(1);
    return View::sees(game.rules(), game.deal(rng));
  };
  EXPECT_TRUE(sees({}));
  EXPECT_TRUE(sees({{"players", "4"}}));
  EXPECT_FALSE(sees({{"players", "3"}}));
  EXPECT_FALSE(sees({{"board", "avalon"}}));
  EXPECT_FALSE(sees({{"castles", "four"}}));
}

}  // namespace
}  // namespace broceliande::grailnah
