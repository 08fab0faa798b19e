#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// Taking back, by consent of all opponents.
namespace broceliande::server {
namespace {

constexpr command::MakeOffer kTakeBack{OfferKind::take_back};
constexpr command::AnswerOffer kTakeItBack{OfferKind::take_back, true};
constexpr command::AnswerOffer kNo{OfferKind::take_back, false};

std::vector<std::int64_t> awaited(const LivingTable& living) {
  std::vector<std::int64_t> places;
  const json::object view = living.view();
  for (const json::value& place : view.at("offers").as_array().at(0).at("awaited").as_array()) {
    places.push_back(place.as_int64());
  }
  return places;
}

bool may_take_back(const LivingTable& living, int place) {
  return living.view(place).at("mayTakeBack").as_bool();
}

TEST(TakeBack, GoesBackToBeforeTheAskersLastAction) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  const int first = living.acting();
  EXPECT_FALSE(may_take_back(living, first));
  living.play(2);
  EXPECT_TRUE(may_take_back(living, first));
  const auto before = all_views(living.table(), living.now);
  living.play(1);
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  EXPECT_FALSE(may_take_back(living, first)) << "it is asked already";
  EXPECT_EQ(living.ask(first, kTakeBack), "table.asked-already");
  EXPECT_EQ(living.ask(first, kTakeItBack), "table.nothing-asked") << "not by who asks";
  EXPECT_EQ(living.ask(9, kTakeItBack), "table.not-seated");
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 2U);
  EXPECT_EQ(living.acting(), first);
  living.expect_same_when_folded_again();
  living.play(2);
  EXPECT_EQ(living.ask(first, kTakeBack), "") << "also over the opponent's answer";
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 2U);
}

TEST(TakeBack, IsGoneWhenRefusedWithdrawnOrPlayedOn) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  const int first = living.acting();
  living.play(1);
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  EXPECT_EQ(living.ask(1 - first, kNo), "");
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "table.nothing-asked");
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  EXPECT_EQ(living.ask(first, kNo), "");
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "table.nothing-asked");
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  living.play(1);
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "table.nothing-asked");
  EXPECT_EQ(living.table().plies(), 2U);
  living.expect_same_when_folded_again();
}

TEST(TakeBack, NeedsAllOpponentsOfThree) {
  LivingTable living(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}));
  const int first = living.acting();
  living.play(1);
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  EXPECT_EQ(awaited(living).size(), 2U);
  EXPECT_EQ(living.ask((first + 1) % 3, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 1U);
  EXPECT_EQ(living.ask((first + 1) % 3, kTakeItBack), "table.nothing-asked") << "once is enough";
  EXPECT_EQ(living.ask((first + 2) % 3, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 0U);
  living.expect_same_when_folded_again();
}

TEST(TakeBack, DoesNotNeedThePartner) {
  TableSetup setup = setup_of("graal", {0, 0, 0, 0}, {{"armies", "2"}, {"drawing-up", "stock"}});
  setup.seating = SeatingWish::chosen;
  LivingTable living(setup);
  living.play(1);
  EXPECT_EQ(living.ask(0, kTakeBack), "");
  EXPECT_EQ(awaited(living), (std::vector<std::int64_t>{1, 3}));
  EXPECT_EQ(living.ask(2, kTakeItBack), "table.nothing-asked");
  EXPECT_EQ(living.ask(3, kTakeItBack), "");
  EXPECT_EQ(living.ask(1, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 0U);
}

TEST(TakeBack, AsksNobodyWhereOnlyComputersOppose) {
  TableSetup setup = setup_of("menhirs", {0, 4});
  setup.seating = SeatingWish::chosen;
  LivingTable living(setup);
  living.play(1);
  EXPECT_EQ(living.ask(0, kTakeBack), "");
  EXPECT_EQ(living.table().plies(), 0U);
  EXPECT_EQ(living.acting(), 0);
  living.expect_same_when_folded_again();
}

TEST(TakeBack, NeverCrossesTheBeginningOfAGame) {
  TableSetup setup = setup_of("menhirs", {0, 0});
  setup.length = MatchLength{.games = 2};
  LivingTable living(setup);
  living.play_out();
  ASSERT_EQ(living.table().phase(), TablePhase::running) << "one more game to come";
  for (const int place : {0, 1}) {
    EXPECT_EQ(living.ask(place, kTakeBack), "table.no-take-back") << "not after the end";
    EXPECT_FALSE(may_take_back(living, place));
  }
  EXPECT_EQ(living.ask(0, command::Next{}), "");
  for (const int place : {0, 1}) EXPECT_EQ(living.ask(place, kTakeBack), "table.no-take-back");
  living.play(1);
  EXPECT_EQ(living.ask(living.acting(), kTakeBack), "table.no-take-back") << "nothing of theirs";
}

TEST(TakeBack, IsRefusedAfterTheEndAndToWhoOnlyWatches) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  living.play(2);
  EXPECT_EQ(living.ask(9, kTakeBack), "table.not-seated");
  EXPECT_FALSE(may_take_back(living, -1));
  EXPECT_EQ(living.ask(0, kTakeBack), "");
  EXPECT_EQ(living.ask(1, command::Resign{}), "");
  EXPECT_EQ(living.ask(1, kTakeItBack), "table.nothing-asked");
  EXPECT_EQ(living.ask(0, kTakeBack), "table.over");
}

TEST(TakeBack, TakesASwapBack) {
  LivingTable living(setup_of("grailnah", {0, 0}, {{"swap", "on"}}));
  const int first = living.acting();
  living.play(1);
  EXPECT_EQ(living.ask(1 - first, command::Play{1, "swap"}), "");
  EXPECT_EQ(living.acting(), first) << "they have changed seats";
  EXPECT_EQ(living.ask(first, kTakeBack), "");
  EXPECT_EQ(living.ask(1 - first, kTakeItBack), "");
  EXPECT_EQ(living.table().plies(), 0U);
  EXPECT_EQ(living.acting(), first);
  living.expect_same_when_folded_again();
}

}  // namespace
}  // namespace broceliande::server
