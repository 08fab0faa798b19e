#include <gtest/gtest.h>

#include "server/storage/setup_codec.hpp"
#include "server/testing/tables.hpp"

// How games end other than by their rules, and what comes after.
namespace broceliande::server {
namespace {

std::vector<std::int64_t> winners(const LivingTable& living) {
  std::vector<std::int64_t> seats;
  const json::object view = living.view();
  for (const json::value& seat : view.at("ending").at("winners").as_array()) {
    seats.push_back(seat.as_int64());
  }
  return seats;
}

struct Loss {
  TableSetup setup;
  int loser = 0;
  std::vector<std::int64_t> winners;
};

std::vector<Loss> losses() {
  const OptionValues camps{{"armies", "3"}, {"drawing-up", "stock"}};
  return {{chosen(setup_of("menhirs", {0, 0})), 0, {1}},
          {chosen(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}})), 1, {0, 2}},
          {chosen(setup_for_four()), 2, {1, 3}},
          {chosen(setup_of("graal", {0, 0, 0, 0, 0, 0}, camps)), 3, {0, 2, 4}}};
}

TEST(Endings, ByResigningAreTheLossOfTheWholeSide) {
  for (const Loss& loss : losses()) {
    LivingTable living(loss.setup);
    EXPECT_EQ(living.ask(loss.loser, command::Resign{}), "");
    EXPECT_EQ(living.table().phase(), TablePhase::over);
    EXPECT_EQ(winners(living), loss.winners);
    EXPECT_EQ(living.view().at("ending").at("reason").as_string(), "resigned");
    EXPECT_EQ(living.view().at("ending").at("place").as_int64(), loss.loser);
    EXPECT_EQ(living.table().index().due, std::nullopt);
    living.expect_same_when_folded_again();
  }
}

TEST(Endings, ByTimeAreTheLossOfTheWholeSide) {
  for (const Loss& loss : losses()) {
    LivingTable living(with_clock(loss.setup, {ClockChoice::Kind::fischer, 60, 0, 0}));
    while (living.acting() != loss.loser) living.play(1);
    living.wait(std::chrono::minutes(2));
    EXPECT_TRUE(living.flag());
    EXPECT_EQ(living.table().phase(), TablePhase::over);
    EXPECT_EQ(winners(living), loss.winners);
    EXPECT_EQ(living.view().at("ending").at("reason").as_string(), "time");
    EXPECT_EQ(living.view().at("ending").at("place").as_int64(), loss.loser);
    EXPECT_FALSE(living.flag()) << "once";
    living.expect_same_when_folded_again();
  }
}

TEST(Endings, OfWhoCommandsSeveralArmiesAreTheCamps) {
  const OptionValues camps{{"armies", "3"}, {"drawing-up", "stock"}};
  LivingTable living(setup_of("graal", {0, 0, 0}, camps));
  const int first = living.place_on(0);
  EXPECT_EQ(living.ask(first, command::Resign{}), "");
  EXPECT_EQ(winners(living), (std::vector<std::int64_t>{1, 3, 5}));
}

TEST(Endings, ByResigningWhilePreparingShowNothingThatWasHidden) {
  for (const int loser : {0, 1}) {
    LivingTable living(chosen(setup_of("graal", {0, 0})));
    EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
    EXPECT_EQ(living.ask(loser, command::Resign{}), "") << "whether ready or not";
    EXPECT_EQ(winners(living), std::vector<std::int64_t>{1 - loser});
    EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "table.over")
        << "no screen is lifted any more";
    std::string all =
        storage::summary_text(living.table().index()) + living.table().public_record();
    for (const std::string& view : all_views(living.table(), living.now)) all += view;
    EXPECT_EQ(all.find("castle="), std::string::npos);
    living.expect_same_when_folded_again();
  }
}

TEST(Endings, OfAGameAreFollowedByTheNextOfTheMatch) {
  TableSetup setup =
      with_clock(setup_of("menhirs", {0, 0}), {ClockChoice::Kind::fischer, 60, 0, 0});
  setup.length = MatchLength{.games = 3};
  LivingTable living(setup);
  EXPECT_EQ(living.ask(0, command::Next{}), "table.not-over");
  living.wait(std::chrono::seconds(10));
  living.play_out();
  EXPECT_EQ(living.table().phase(), TablePhase::running);
  EXPECT_FALSE(living.view().at("ending").is_null());
  for (const int place : {0, 1}) EXPECT_TRUE(living.table().awaits(place));
  EXPECT_FALSE(living.table().deadline().has_value()) << "nobody's time runs between games";
  EXPECT_EQ(living.ask(7, command::Next{}), "table.not-seated");
  EXPECT_EQ(living.ask(1, command::Next{}), "");
  EXPECT_EQ(living.ask(0, command::Next{}), "table.not-over");
  EXPECT_TRUE(living.view().at("ending").is_null());
  EXPECT_EQ(living.table().plies(), 0U);
  const json::object view = living.view();
  for (const json::value& left : view.at("clocks").at("left").as_array()) {
    EXPECT_EQ(left.as_int64(), 60'000) << "everybody has the full time again";
  }
  living.play_out(4);
  EXPECT_EQ(living.ask(1, command::Next{}), "");
  living.play_out(5);
  EXPECT_EQ(living.table().phase(), TablePhase::over);
  EXPECT_EQ(living.ask(1, command::Next{}), "table.over");
  living.expect_same_when_folded_again();
}

TEST(Endings, ByResigningEndTheWholeMatch) {
  TableSetup setup = setup_of("menhirs", {0, 0});
  setup.length = MatchLength{.score = 100};
  LivingTable living(setup);
  living.play_out();
  EXPECT_EQ(living.ask(0, command::Resign{}), "") << "also between games";
  EXPECT_EQ(living.table().phase(), TablePhase::over);
  EXPECT_EQ(living.ask(0, command::Next{}), "table.over");
}

TEST(Swap, ChangesWhoActsAndWhoIsAskedFor) {
  LivingTable living(setup_of("grailnah", {0, 0}, {{"swap", "on"}}));
  const int first = living.acting();
  const auto has_swap = [&](int place) {
    const auto actions = living.table().view(place)->actions();
    return std::ranges::find(actions, "swap") != actions.end();
  };
  EXPECT_FALSE(has_swap(first));
  EXPECT_EQ(living.ask(first, command::Play{0, "swap"}), "match.no-swap");
  living.play(1);
  EXPECT_TRUE(has_swap(1 - first));
  EXPECT_EQ(living.ask(1 - first, command::Play{1, "swap"}), "");
  EXPECT_EQ(living.acting(), first);
  EXPECT_EQ(living.ask(1 - first, command::Resign{}), "");
  EXPECT_EQ(winners(living), std::vector<std::int64_t>{1}) << "the seat that was left by swapping";
  living.expect_same_when_folded_again();
}

}  // namespace
}  // namespace broceliande::server
