#include <gtest/gtest.h>

#include "server/tables/clocks.hpp"
#include "server/testing/tables.hpp"

// Time: measured by moments from outside, charged by actions.
namespace broceliande::server {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr ClockChoice kMinutes{ClockChoice::Kind::fischer, 60, 5, 0};
constexpr ClockChoice kDays{ClockChoice::Kind::days, 0, 0, 2};

LivingTable table_with(ClockChoice clock, std::string game = "menhirs") {
  TableSetup setup = with_clock(setup_of(std::move(game), {0, 0}), clock);
  setup.seating = SeatingWish::chosen;
  return LivingTable(setup);
}

Milliseconds left(const LivingTable& living, std::size_t place) {
  return Milliseconds(living.view().at("clocks").at("left").as_array().at(place).as_int64());
}

std::vector<std::int64_t> running(const LivingTable& living) {
  std::vector<std::int64_t> places;
  const json::object view = living.view();
  for (const json::value& place : view.at("clocks").at("running").as_array()) {
    places.push_back(place.as_int64());
  }
  return places;
}

TEST(TableClocks, AreNoneWhereNoneAreWished) {
  LivingTable living = table_with({});
  EXPECT_TRUE(living.view().at("clocks").is_null());
  EXPECT_EQ(living.table().deadline(), std::nullopt);
  EXPECT_EQ(living.table().index().due, std::nullopt);
  living.wait(days(1000));
  EXPECT_FALSE(living.flag());
  living.play(1);
}

TEST(TableClocks, ChargeWhatWasSpentAndAddTheIncrement) {
  LivingTable living = table_with(kMinutes);
  EXPECT_EQ(running(living), std::vector<std::int64_t>{0});
  living.wait(seconds(10));
  EXPECT_EQ(left(living, 0), seconds(50)) << "shown while it runs";
  living.play(1);
  EXPECT_EQ(left(living, 0), seconds(55));
  EXPECT_EQ(left(living, 1), seconds(60));
  EXPECT_EQ(running(living), std::vector<std::int64_t>{1});
  living.wait(seconds(3));
  living.play(1);
  EXPECT_EQ(left(living, 0), seconds(55)) << "who waits loses nothing";
  EXPECT_EQ(left(living, 1), seconds(62));
  living.expect_same_when_folded_again();
}

TEST(TableClocks, MakeUpForLagWithinAQuota) {
  LivingTable living = table_with(kMinutes, "grailnah");
  living.round_trip = Milliseconds(400);
  living.wait(seconds(10));
  living.play(1);
  EXPECT_EQ(left(living, 0), seconds(55) + Milliseconds(400));
  living.round_trip = hours(1);
  living.wait(seconds(10));
  living.play(1);
  EXPECT_EQ(left(living, 1), seconds(55) + seconds(1)) << "at most a second at once";
  for (int i = 0; i < 20; ++i) {
    living.wait(seconds(2));
    living.play(1);
  }
  // South: 10 actions of 2 s, 5 s each time, and never more than the quota of lag in all.
  const Milliseconds without_lag = seconds(55) + 10 * seconds(3);
  EXPECT_LE(left(living, 0) - without_lag, seconds(5) + 11 * Milliseconds(200));
  EXPECT_GT(left(living, 0), without_lag);
  living.expect_same_when_folded_again();
}

TEST(TableClocks, AreNotStretchedByAClientThatLies) {
  LivingTable living = table_with({ClockChoice::Kind::fischer, 10, 0, 0}, "grailnah");
  living.round_trip = hours(1);
  Milliseconds thought{0};
  for (int i = 0; i < 100; ++i) {
    living.wait(seconds(1));
    if (living.flag()) break;
    thought += seconds(1);
    living.play(1);
    living.play(1);  // the other one is quick
  }
  EXPECT_LE(thought, Milliseconds(11'500)) << "a tenth of 10 s, and a little an action";
  EXPECT_EQ(living.table().phase(), TablePhase::over);
}

/// What the place gets back for its next action, if its client claims that messages take an hour.
Milliseconds given_back(LivingTable& living, Milliseconds thought) {
  const std::size_t place = living.table().awaits(0) ? 0 : 1;
  living.round_trip = hours(1);
  living.wait(thought);
  const Milliseconds shown = left(living, place);
  living.play(1);
  return left(living, place) - shown - seconds(5);
}

TEST(TableClocks, BelieveNoLagThatQuickRepliesDisprove) {
  LivingTable living = table_with(kMinutes, "grailnah");
  EXPECT_EQ(given_back(living, seconds(3)), seconds(1));
  living.play(1);
  EXPECT_EQ(given_back(living, Milliseconds(150)), Milliseconds(150));
  living.play(1);
  EXPECT_EQ(given_back(living, seconds(3)), Milliseconds(150)) << "it has taken no longer";
  living.expect_same_when_folded_again();
}

TEST(TableClocks, TakeNoReplyForQuickThatAnOutageShortened) {
  LivingTable living = table_with(kMinutes, "grailnah");
  EXPECT_EQ(given_back(living, seconds(3)), seconds(1));
  living.play(1);
  const Outage outage{living.now, living.now + seconds(10)};
  living.wait(seconds(10));
  EXPECT_EQ(living.take(living.table().compensate({{outage}}, living.now)), "");
  living.play(1);
  living.play(1);
  EXPECT_EQ(given_back(living, seconds(3)), seconds(1));
}

TEST(TableClocks, FlagAfterTheDeadlineAndWhatLagMayTake) {
  LivingTable living = table_with(kMinutes);
  EXPECT_EQ(living.table().index().due, kNoon + seconds(60));
  EXPECT_EQ(living.table().deadline(), kNoon + seconds(61));
  living.now = kNoon + seconds(61) - Milliseconds(1);
  EXPECT_FALSE(living.flag());
  EXPECT_EQ(left(living, 0), Milliseconds(0)) << "never less than nothing";
  const std::string action = living.table().view(0)->actions().front();
  EXPECT_EQ(living.ask(0, command::Play{0, action}), "table.time-up");
  living.round_trip = seconds(2);
  EXPECT_EQ(living.ask(0, command::Play{0, action}), "") << "it was sent in time";
  living.wait(minutes(2));
  EXPECT_TRUE(living.flag());
  EXPECT_EQ(living.view().at("ending").at("place").as_int64(), 1);
}

TEST(TableClocks, OfDaysBeginAnewWithEachAction) {
  LivingTable living = table_with(kDays);
  living.wait(hours(47));
  living.play(1);
  EXPECT_EQ(left(living, 0), days(2));
  living.wait(hours(47));
  living.play(1);
  living.wait(hours(47));
  EXPECT_FALSE(living.flag());
  living.wait(hours(2));
  EXPECT_TRUE(living.flag());
}

TEST(TableClocks, OfDaysRunWhilePreparingAndMinutesDoNot) {
  LivingTable minutes_table = table_with(kMinutes, "graal");
  EXPECT_TRUE(running(minutes_table).empty());
  minutes_table.wait(hours(5));
  EXPECT_FALSE(minutes_table.flag());
  EXPECT_EQ(minutes_table.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(minutes_table.ask(1, command::Prepare{"corner"}), "");
  EXPECT_EQ(running(minutes_table), std::vector<std::int64_t>{0});
  EXPECT_EQ(left(minutes_table, 0), seconds(60));

  LivingTable living = table_with(kDays, "graal");
  EXPECT_EQ(running(living), (std::vector<std::int64_t>{0, 1}));
  living.wait(hours(30));
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(running(living), std::vector<std::int64_t>{1});
  living.expect_same_when_folded_again();
  living.wait(hours(20));
  EXPECT_TRUE(living.flag());
  EXPECT_EQ(living.view().at("ending").at("place").as_int64(), 1);
}

TEST(TableClocks, GiveTimeBackAfterAnOutage) {
  LivingTable living = table_with(kMinutes);
  living.wait(seconds(10));
  living.play(1);
  StoredTable stored = living.stored();
  stored.index.due = *stored.index.due + hours(3);  // as a store does after an outage
  const auto again = table_from(stored);
  ASSERT_TRUE(again.has_value());
  const Moment later = living.now + hours(3) + seconds(20);
  EXPECT_TRUE(again->decide_by_time(later).empty());
  const auto view =
      json::parse(server_message::table(again->seen_by(1, true, {}, later), 1).bytes());
  EXPECT_EQ(view.at("clocks").at("left").as_array()[1].as_int64(), 40'000);
  EXPECT_EQ(again->index().due, stored.index.due) << "and it is kept";
  EXPECT_FALSE(again->decide_by_time(later + seconds(45)).empty());
}

TEST(TableClocks, AreSaneWhenTheClockOnTheWallGoesBack) {
  LivingTable living = table_with(kMinutes);
  living.wait(seconds(10));
  living.play(1);
  living.now -= hours(2);
  EXPECT_EQ(left(living, 1), seconds(60));
  EXPECT_FALSE(living.flag());
  living.play(1);
  EXPECT_EQ(left(living, 1), seconds(65)) << "nothing was spent";
  living.wait(seconds(10));
  living.play(1);
  EXPECT_EQ(left(living, 0), seconds(50));
  living.expect_same_when_folded_again();
}

TEST(TableClocks, DoNotRunForComputers) {
  TableSetup setup = with_clock(setup_of("menhirs", {3, 0}), kMinutes);
  setup.seating = SeatingWish::chosen;
  LivingTable living(setup);
  EXPECT_TRUE(running(living).empty());
  living.wait(hours(1));
  EXPECT_FALSE(living.flag());
  const std::string action = living.table().view(0)->actions().front();
  EXPECT_EQ(living.take(living.table().computer_acts(*living.table().computer_task(), action,
                                                     living.context())),
            "");
  EXPECT_EQ(running(living), std::vector<std::int64_t>{1});
  living.expect_same_when_folded_again();
}

TEST(TableClocks, StopAtTheEnd) {
  LivingTable living = table_with(kMinutes);
  EXPECT_EQ(living.ask(1, command::Resign{}), "");
  EXPECT_TRUE(running(living).empty());
  EXPECT_EQ(living.table().deadline(), std::nullopt);
  EXPECT_EQ(living.table().index().due, std::nullopt);
}

TEST(TableClocks, KeepWhatIsLeftWhenSomebodyResigns) {
  for (const ClockChoice clock : {kMinutes, kDays}) {
    for (const int loser : {0, 1}) {
      LivingTable living = table_with(clock);
      living.play(1);
      living.wait(seconds(28));
      const auto shown = std::pair(left(living, 0), left(living, 1));
      EXPECT_EQ(living.ask(loser, command::Resign{}), "");
      EXPECT_EQ(std::pair(left(living, 0), left(living, 1)), shown) << "no clock jumps back";
      living.wait(hours(1));
      EXPECT_EQ(std::pair(left(living, 0), left(living, 1)), shown) << "nor runs on";
      living.expect_same_when_folded_again();
    }
  }
}

TEST(TableClocks, GoOnFromWhereTheyWereAfterATakeBack) {
  LivingTable living = table_with(kMinutes);
  living.wait(seconds(10));
  living.play(1);
  living.wait(seconds(10));
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "");
  EXPECT_EQ(running(living), std::vector<std::int64_t>{1}) << "it runs while one is asked";
  EXPECT_EQ(living.ask(1, command::AnswerOffer{OfferKind::take_back, true}), "");
  EXPECT_EQ(running(living), std::vector<std::int64_t>{0});
  living.expect_same_when_folded_again();
}

}  // namespace
}  // namespace broceliande::server
