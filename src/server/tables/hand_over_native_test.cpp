#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// Handing a place to the computer, and the next game of the same people. At earlier tables people
// are waited for as they were; absence_native_test.cpp has what others do about who is gone since
// then.
namespace broceliande::server {
namespace {

command::MakeOffer hand_over(int place, int level = 4) {
  return {OfferKind::hand_over, place, level};
}
constexpr command::AnswerOffer kHandItOver{OfferKind::hand_over, true};
constexpr command::MakeOffer kRematch{OfferKind::rematch};

TEST(HandOver, OfWhoIsAwayNeedsTheOthersToAgree) {
  LivingTable living(made_earlier(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}})));
  living.leave(2);
  EXPECT_EQ(living.ask(0, hand_over(2)), "");
  EXPECT_EQ(living.view().at("places").as_array()[2].at("level").as_int64(), 0);
  EXPECT_EQ(living.ask(1, kHandItOver), "");
  EXPECT_EQ(living.view().at("places").as_array()[2].at("level").as_int64(), 4);
  EXPECT_EQ(living.table().place_of(person(2).identity), std::nullopt);
  EXPECT_EQ(living.ask(2, command::Resign{}), "table.not-seated");
  EXPECT_FALSE(living.table().awaits(2));
  living.expect_same_when_folded_again();
}

TEST(HandOver, OfWhoIsAwayNeedsAllTheOthersThoughOneIsAwayToo) {
  LivingTable living(made_earlier(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}})));
  living.leave(1, 2 * kAbsenceWithoutClock);
  living.leave(2);
  EXPECT_EQ(living.ask(0, hand_over(2)), "");
  EXPECT_EQ(living.table().place_of(person(2).identity), 2);
}

TEST(HandOver, OfWhoIsHereNeedsThatPersonToo) {
  LivingTable living(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}));
  EXPECT_EQ(living.ask(0, hand_over(2)), "");
  EXPECT_EQ(living.ask(1, kHandItOver), "");
  EXPECT_EQ(living.table().place_of(person(2).identity), 2) << "nobody loses a place unasked";
  EXPECT_EQ(living.ask(2, command::AnswerOffer{OfferKind::hand_over, false}), "");
  EXPECT_EQ(living.table().place_of(person(2).identity), 2);
  EXPECT_EQ(living.ask(0, hand_over(2)), "");
  EXPECT_EQ(living.ask(2, kHandItOver), "");
  EXPECT_EQ(living.ask(1, kHandItOver), "");
  EXPECT_EQ(living.table().place_of(person(2).identity), std::nullopt);
}

TEST(HandOver, OfTheOnlyOpponentWhoIsAwayTakesTime) {
  LivingTable living(made_earlier(setup_of("menhirs", {0, 0})));
  living.leave(1);
  EXPECT_EQ(living.ask(0, hand_over(1)), "table.not-away");
  EXPECT_EQ(living.table().place_of(person(1).identity), 1);
  living.come_back(1);
  EXPECT_EQ(living.ask(0, hand_over(1)), "");
  EXPECT_EQ(living.table().place_of(person(1).identity), 1);
  EXPECT_EQ(living.ask(1, kHandItOver), "");
  EXPECT_EQ(living.table().place_of(person(1).identity), std::nullopt);
  living.expect_same_when_folded_again();
}

TEST(HandOver, OfOnesOwnPlaceNeedsTheOthers) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  EXPECT_EQ(living.ask(0, hand_over(0)), "");
  EXPECT_EQ(living.ask(0, kHandItOver), "table.nothing-asked");
  EXPECT_EQ(living.ask(1, kHandItOver), "");
  EXPECT_EQ(living.table().place_of(person(0).identity), std::nullopt);
  EXPECT_EQ(living.table().place_of(person(1).identity), 1);
}

TEST(HandOver, IsOnlyForPlacesOfPeople) {
  LivingTable living(setup_of("grailnah", {0, 0, 3}, {{"players", "3"}}));
  EXPECT_EQ(living.ask(0, hand_over(2)), "table.nobody-there");
  EXPECT_EQ(living.ask(0, hand_over(3)), "table.nobody-there");
  EXPECT_EQ(living.ask(0, hand_over(-1)), "table.nobody-there");
  EXPECT_EQ(living.ask(7, hand_over(1)), "table.not-seated");
}

TEST(HandOver, NeedsNobodyAfterALongAbsence) {
  LivingTable living(made_earlier(setup_of("menhirs", {0, 0})));
  EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "table.not-away");
  EXPECT_EQ(living.ask(0, command::HandOver{0, 3}), "table.nobody-there");
  EXPECT_EQ(living.ask(0, command::HandOver{5, 3}), "table.nobody-there");
  living.leave(1, kAbsenceWithoutClock);
  EXPECT_EQ(living.ask(7, command::HandOver{1, 3}), "table.not-seated");
  EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "");
  EXPECT_EQ(living.view().at("places").as_array()[1].at("level").as_int64(), 3);
  EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "table.nobody-there");
  living.expect_same_when_folded_again();
}

TEST(HandOver, IsNotForOthersToDecideWhileThereIsTimeOnTheClock) {
  for (const ClockChoice& clock : {ClockChoice{ClockChoice::Kind::fischer, 1800, 5, 0},
                                   ClockChoice{ClockChoice::Kind::days, 0, 0, 3}}) {
    LivingTable living(
        made_earlier(with_clock(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}), clock)));
    living.leave(1, kAbsenceWithoutClock);
    EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "table.has-time");
    EXPECT_EQ(living.ask(0, hand_over(1)), "table.has-time");
    EXPECT_FALSE(living.view().at("places").as_array()[1].at("mayBeHanded").as_bool());
    EXPECT_EQ(living.table().place_of(person(1).identity), 1);
    EXPECT_EQ(living.ask(2, hand_over(2)), "") << "one's own";
    EXPECT_EQ(living.ask(0, kHandItOver), "");
    EXPECT_EQ(living.ask(1, kHandItOver), "");
    EXPECT_EQ(living.table().place_of(person(2).identity), std::nullopt);
  }
}

TEST(HandOver, TakesPatienceWhereTheClockHasNotBegun) {
  LivingTable living(made_earlier(
      with_clock(setup_of("graal", {0, 0}), {ClockChoice::Kind::fischer, 1800, 5, 0})));
  living.leave(1);
  EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "table.not-away") << "behind the screens";
  living.leave(1, kAbsenceWithoutClock);
  EXPECT_EQ(living.ask(0, command::HandOver{1, 3}), "");
}

TEST(HandOver, LastsUntilThePersonComesBack) {
  LivingTable living(chosen(made_earlier(setup_of("menhirs", {0, 0}))));
  living.leave(0, kAbsenceWithoutClock);
  EXPECT_EQ(living.ask(1, command::HandOver{0, 6}), "");
  EXPECT_EQ(living.table().left_place_of(person(0).identity), 0);
  EXPECT_EQ(living.table().index().places.size(), 2U) << "it is still in the list of games";
  EXPECT_FALSE(living.table().index().places[0].is_awaited);
  EXPECT_EQ(living.ask(7, command::Sit{0}), "table.begun");
  EXPECT_EQ(living.ask(0, command::Sit{1}), "table.begun");
  EXPECT_EQ(living.ask(0, command::Sit{}), "");
  EXPECT_EQ(living.table().place_of(person(0).identity), 0);
  EXPECT_FALSE(living.table().computer_task().has_value());
  EXPECT_EQ(living.ask(0, command::Sit{}), "table.seated-already");
  living.play(1);
  living.expect_same_when_folded_again();
  EXPECT_EQ(living.ask(1, command::HandOver{0, 6}), "");
  EXPECT_EQ(living.take(living.table().claim(person(0).identity, person(5), living.now)), "");
  EXPECT_EQ(living.ask(5, command::Sit{}), "") << "also who has logged in since";
  living.expect_same_when_folded_again();
}

TEST(HandOver, LetsTheComputerGoOn) {
  LivingTable living(chosen(with_substitute(setup_of("menhirs", {0, 0}))));
  living.leave(0);
  living.wait(kAbsenceWithoutClock);
  EXPECT_FALSE(living.table().computer_task().has_value());
  EXPECT_EQ(living.ask(1, command::HandOver{0, 6}), "");
  const auto task = living.table().computer_task();
  ASSERT_TRUE(task.has_value());
  EXPECT_EQ(task->level, 6);
  EXPECT_EQ(task->seat, Seat{0});
}

TEST(HandOver, EndsWhatWasAskedOfOthers) {
  LivingTable living(made_earlier(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}})));
  const int first = living.acting();
  living.play(1);
  EXPECT_EQ(living.ask(first, command::MakeOffer{OfferKind::take_back}), "");
  living.leave((first + 1) % 3, kAbsenceWithoutClock);
  EXPECT_EQ(living.ask(first, command::HandOver{(first + 1) % 3, 2}), "");
  EXPECT_EQ(living.view().at("offers").as_array().size(), 0U);
  EXPECT_EQ(living.ask((first + 2) % 3, command::AnswerOffer{OfferKind::take_back, true}),
            "table.nothing-asked");
}

TEST(Rematch, IsMadeWhenEverybodyAgrees) {
  LivingTable living(setup_of("grailnah", {0, 0, 5}, {{"players", "3"}}));
  EXPECT_EQ(living.ask(0, kRematch), "table.not-over");
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  EXPECT_EQ(living.ask(9, kRematch), "table.not-seated");
  EXPECT_EQ(living.ask(1, kRematch), "");
  EXPECT_FALSE(living.table().wants_rematch());
  EXPECT_EQ(living.table().index().due, std::nullopt);
  EXPECT_EQ(living.ask(0, command::AnswerOffer{OfferKind::rematch, true}), "");
  EXPECT_TRUE(living.table().wants_rematch());
  EXPECT_NE(living.table().index().due, std::nullopt) << "a server has to make it";
  living.expect_same_when_folded_again();
  EXPECT_EQ(living.take(std::vector<TableEvent>{GameTable::rematched("abcdef", living.now)}), "");
  EXPECT_FALSE(living.table().wants_rematch());
  EXPECT_EQ(living.view().at("rematch").as_string(), "abcdef");
  EXPECT_EQ(living.ask(0, kRematch), "table.not-over") << "there is one already";
  living.expect_same_when_folded_again();
}

TEST(Rematch, KeepsAClockThatNewTablesMayNotHave) {
  const ClockChoice clock{ClockChoice::Kind::fischer, 0, 1, 0};
  LivingTable living(with_clock(setup_of("menhirs", {0, 0}), clock));
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  GameTable next("table2");
  for (const TableEvent& event : living.table().rematch(living.context())) {
    ASSERT_TRUE(next.fold(event).has_value());
  }
  EXPECT_EQ(next.phase(), TablePhase::running);
  EXPECT_EQ(next.setup().clock, clock);
}

TEST(Rematch, HasTheSamePeopleOnePlaceFurther) {
  LivingTable living(with_clock(setup_of("grailnah", {0, 0, 5}, {{"players", "3"}}),
                                {ClockChoice::Kind::fischer, 60, 1, 0}));
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  GameTable next("table2");
  for (const TableEvent& event : living.table().rematch(living.context())) {
    ASSERT_TRUE(next.fold(event).has_value());
  }
  EXPECT_EQ(next.phase(), TablePhase::running);
  EXPECT_EQ(next.place_of(person(1).identity), 0);
  EXPECT_EQ(next.place_of(person(0).identity), 2);
  EXPECT_EQ(next.setup().levels, (std::vector<int>{0, 5, 0}));
  EXPECT_EQ(next.setup().clock, living.table().setup().clock);
  EXPECT_FALSE(next.setup().is_listed);
}

TEST(Rematch, HasAnIdThatDependsOnTheTableAlone) {
  LivingTable one(setup_of("menhirs", {0, 0}), 1);
  LivingTable other(setup_of("menhirs", {0, 0}), 2);
  EXPECT_EQ(one.table().rematch_id(), other.table().rematch_id());
  EXPECT_EQ(one.table().rematch_id().size(), 16U);
  EXPECT_NE(one.table().rematch_id(), GameTable("table2").rematch_id());
}

TEST(Rematch, IsNoneOfATableThatWasClosed) {
  GameTable table("table1");
  fold_all(table, GameTable::create({setup_of("menhirs", {0, 0}), 0}, person(0), "", {}));
  fold_all(table, table.decide(person(0), "", command::Leave{}, {}));
  EXPECT_FALSE(table.decide(person(0), "", kRematch, {}).has_value());
}

}  // namespace
}  // namespace broceliande::server
