#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// Who is gone, and what the others may do about it.
namespace broceliande::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr ClockChoice kQuick{ClockChoice::Kind::fischer, 300, 5, 0};  // gone after 50 seconds
constexpr ClockChoice kTwoDays{ClockChoice::Kind::days, 0, 0, 2};
constexpr command::Claim kWin{false};
constexpr command::Claim kDraw{true};
constexpr command::MakeOffer kEnd{OfferKind::end_game};
constexpr command::AnswerOffer kEndIt{OfferKind::end_game, true};

command::MakeOffer computer_at(int place) { return {OfferKind::hand_over, place, 4}; }

TableSetup of_two(const ClockChoice& clock = kQuick) {
  return chosen(with_clock(setup_of("menhirs", {0, 0}), clock));
}
TableSetup of_three(const ClockChoice& clock = kQuick) {
  return chosen(with_clock(setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}), clock));
}

std::vector<std::string> choices(const LivingTable& living, int place) {
  std::vector<std::string> names;
  const json::object view = living.view();
  const auto& seen = view.at("places").as_array().at(static_cast<std::size_t>(place)).as_object();
  if (!seen.contains("absence")) return names;
  for (const json::value& choice : seen.at("absence").at("choices").as_array()) {
    names.emplace_back(choice.as_string());
  }
  return names;
}

std::int64_t gone_in(const LivingTable& living, int place) {
  const json::object view = living.view();
  const auto& seen = view.at("places").as_array().at(static_cast<std::size_t>(place)).as_object();
  return seen.contains("absence") ? seen.at("absence").at("goneIn").as_int64() : -1;
}

json::object ending(const LivingTable& living) { return living.view().at("ending").as_object(); }

TEST(LongestAbsence, IsATenthOfTheWholeTimeWithinBounds) {
  const auto of = [](int base, int increment) {
    return longest_absence({ClockChoice::Kind::fischer, base, increment, 0});
  };
  EXPECT_EQ(of(300, 5), seconds(50));
  EXPECT_EQ(of(900, 10), seconds(130));
  EXPECT_EQ(of(60, 0), seconds(30)) << "at least";
  EXPECT_EQ(of(300, 0), seconds(30));
  EXPECT_EQ(of(310, 0), seconds(31));
  EXPECT_EQ(of(1800, 0), seconds(180));
  EXPECT_EQ(of(86'400, 3'600), seconds(180)) << "at most";
  EXPECT_EQ(longest_absence({}), minutes(10));
  EXPECT_EQ(longest_absence(kTwoDays), std::nullopt) << "the clock alone decides";
}

TEST(GoneFrom, CountsFromWhenSomebodyLeftOrHisTurnBegan) {
  const Moment earlier = kNoon - minutes(5);
  EXPECT_EQ(gone_from(earlier, kNoon, seconds(50)), kNoon + seconds(50));
  EXPECT_EQ(gone_from(kNoon, earlier, seconds(50)), kNoon + seconds(50));
  EXPECT_EQ(gone_from(std::nullopt, kNoon, seconds(50)), std::nullopt) << "here";
  EXPECT_EQ(gone_from(kNoon, std::nullopt, seconds(50)), std::nullopt) << "not to act";
  EXPECT_EQ(gone_from(kNoon, kNoon, std::nullopt), std::nullopt);
}

TEST(Absence, CountsOnlyWhileSomethingIsExpected) {
  LivingTable living(of_two());
  living.leave(1, minutes(9));
  EXPECT_EQ(gone_in(living, 1), -1) << "it is the other's turn";
  EXPECT_EQ(living.ask(0, kWin), "table.not-away");
  living.play(1);
  EXPECT_EQ(gone_in(living, 1), 50'000) << "from when the turn began";
  living.wait(seconds(20));
  EXPECT_EQ(gone_in(living, 1), 30'000);
  living.leave(1);
  EXPECT_EQ(gone_in(living, 1), 50'000) << "from when somebody left, where that is later";
  EXPECT_EQ(gone_in(living, 0), -1);
  living.wait(minutes(1));
  EXPECT_EQ(gone_in(living, 1), 0);
  living.come_back(1);
  EXPECT_EQ(gone_in(living, 1), -1);
}

TEST(Claim, WinsAgainstWhoIsGone) {
  LivingTable living(of_two());
  living.leave(0);
  EXPECT_EQ(living.ask(1, kWin), "table.not-away");
  living.wait(seconds(49));
  EXPECT_EQ(living.ask(1, kWin), "table.not-away");
  living.wait(seconds(1));
  EXPECT_EQ(living.ask(7, kWin), "table.not-seated");
  EXPECT_EQ(living.ask(0, kWin), "table.not-away") << "not against who is here";
  EXPECT_EQ(living.ask(1, kWin), "");
  EXPECT_EQ(living.table().phase(), TablePhase::over);
  EXPECT_EQ(json::serialize(ending(living)),
            R"({"winners":[1],"reason":"claimed","place":0,"claimant":1})");
  EXPECT_EQ(living.ask(0, command::Play{0, "a1"}), "table.over");
  EXPECT_EQ(living.ask(1, kWin), "table.over");
  living.expect_same_when_folded_again();
}

TEST(Claim, MayBeOfADraw) {
  LivingTable living(of_two());
  living.leave(0);
  living.wait(seconds(50));
  EXPECT_EQ(living.ask(1, kDraw), "");
  EXPECT_EQ(json::serialize(ending(living)),
            R"({"winners":[],"reason":"claimed","place":0,"claimant":1})");
  living.expect_same_when_folded_again();
}

TEST(Claim, ComesTooLateOnceSomebodyIsBack) {
  LivingTable living(of_two());
  living.leave(0);
  living.wait(minutes(2));
  living.come_back(0);
  EXPECT_EQ(living.ask(1, kWin), "table.not-away");
  living.play(1);
  EXPECT_EQ(living.table().phase(), TablePhase::running);
}

TEST(Claim, WinsForTheSideWhereComputersPlayToo) {
  const OptionValues camps{{"armies", "2"}, {"drawing-up", "stock"}};
  LivingTable living(chosen(with_clock(setup_of("graal", {0, 0, 4, 4}, camps), kQuick)));
  const int gone = living.acting();
  ASSERT_GE(gone, 0);
  living.leave(gone);
  living.wait(seconds(50));
  EXPECT_EQ(living.ask(1 - gone, kWin), "");
  EXPECT_EQ(ending(living).at("winners").as_array().size(), 2U);
}

TEST(Claim, IsOnlyForTwoWhoPlayAgainstEachOther) {
  LivingTable three(of_three());
  three.leave(three.acting());
  three.wait(minutes(1));
  EXPECT_EQ(three.ask((three.acting() + 1) % 3, kWin), "table.no-claim");
  LivingTable partners(
      chosen(with_clock(setup_of("grailnah", {0, 4, 0, 4}, {{"players", "4"}}), kQuick)));
  partners.leave(0);
  partners.wait(minutes(1));
  EXPECT_EQ(partners.ask(2, kWin), "table.no-claim");
}

TEST(Claim, IsNotMadeWhereAClockCountsDays) {
  LivingTable living(of_two(kTwoDays));
  living.leave(0);
  living.wait(std::chrono::hours(30));
  EXPECT_EQ(living.ask(1, kWin), "table.has-time");
  EXPECT_TRUE(choices(living, 0).empty());
}

TEST(Claim, TakesTenMinutesWithoutAClockAndBehindScreens) {
  for (const TableSetup& setup :
       {of_two({}), chosen(with_clock(setup_of("graal", {0, 0}), kQuick))}) {
    LivingTable living(setup);
    living.leave(0);
    living.wait(seconds(599));
    EXPECT_EQ(living.ask(1, kDraw), "table.not-away");
    living.wait(seconds(1));
    EXPECT_EQ(living.ask(1, kDraw), "");
  }
}

TEST(Claim, IsNotMadeBetweenTwoGames) {
  TableSetup setup = of_two();
  setup.length = MatchLength{.games = 2};
  LivingTable living(setup);
  living.play_out();
  ASSERT_EQ(living.table().phase(), TablePhase::running);
  living.leave(0);
  living.wait(minutes(5));
  EXPECT_EQ(living.ask(1, kWin), "table.not-away");
  EXPECT_EQ(living.ask(1, command::Next{}), "") << "who is here goes on";
}

TEST(Claim, IsNotMadeAtTablesFromBefore) {
  LivingTable living(made_earlier(of_two({})));
  living.leave(0, minutes(20));
  EXPECT_EQ(choices(living, 0), (std::vector<std::string>{"hand"}));
  EXPECT_EQ(living.ask(1, kWin), "table.no-claim");
  EXPECT_EQ(living.ask(1, command::HandOver{0, 3}), "");
}

TEST(Substitute, PlaysForNobodyWhoDidNotAgree) {
  LivingTable living(of_two());
  living.leave(0);
  living.wait(minutes(1));
  EXPECT_EQ(choices(living, 0), (std::vector<std::string>{"claim"}));
  EXPECT_FALSE(living.view().at("places").as_array()[0].at("mayBeHanded").as_bool());
  EXPECT_EQ(living.ask(1, command::HandOver{0, 3}), "table.no-substitute");
  EXPECT_EQ(living.ask(1, computer_at(0)), "table.no-substitute");
  EXPECT_EQ(living.ask(1, kEnd), "table.no-end");
  EXPECT_EQ(living.table().place_of(person(0).identity), 0);
}

TEST(Substitute, PlaysForWhoIsGoneUntilHeIsBack) {
  LivingTable living(with_substitute(of_two()));
  living.leave(0);
  EXPECT_EQ(living.ask(1, command::HandOver{0, 3}), "table.not-away");
  living.wait(seconds(50));
  EXPECT_EQ(choices(living, 0), (std::vector<std::string>{"claim", "hand"}));
  EXPECT_TRUE(living.view().at("places").as_array()[0].at("mayBeHanded").as_bool());
  EXPECT_EQ(living.ask(1, command::HandOver{0, 3}), "");
  EXPECT_EQ(living.ask(1, kWin), "table.no-claim") << "nobody is gone any more";
  living.come_back(0);
  EXPECT_EQ(living.ask(0, command::Sit{}), "");
  EXPECT_EQ(gone_in(living, 0), -1);
  living.expect_same_when_folded_again();
}

TEST(Substitute, PlaysForOneOfThreeWhenOneOfTheOthersWishes) {
  LivingTable living(with_substitute(of_three()));
  living.leave(0);
  living.wait(seconds(130));
  EXPECT_EQ(choices(living, 0), (std::vector<std::string>{"hand", "end"}));
  EXPECT_EQ(living.ask(2, command::HandOver{0, 3}), "");
  EXPECT_FALSE(living.table().place_of(person(0).identity).has_value());
}

TEST(OfThree, TheOthersLetTheComputerGoOnTogether) {
  LivingTable living(of_three());
  living.leave(0);
  EXPECT_EQ(living.ask(1, computer_at(0)), "table.not-away");
  living.wait(minutes(3));
  EXPECT_EQ(choices(living, 0), (std::vector<std::string>{"ask", "end"}));
  EXPECT_EQ(living.ask(1, command::HandOver{0, 4}), "table.no-substitute") << "not alone";
  EXPECT_EQ(living.ask(1, computer_at(0)), "");
  EXPECT_EQ(living.table().place_of(person(0).identity), 0);
  EXPECT_EQ(living.ask(2, command::AnswerOffer{OfferKind::hand_over, true}), "");
  EXPECT_FALSE(living.table().place_of(person(0).identity).has_value());
  living.expect_same_when_folded_again();
}

TEST(OfThree, WhoIsAwayAsLongIsNotWaitedForEither) {
  LivingTable living(of_three());
  living.leave(0);
  living.leave(2);
  living.wait(minutes(3));
  EXPECT_EQ(living.ask(1, computer_at(0)), "");
  EXPECT_FALSE(living.table().place_of(person(0).identity).has_value()) << "one is left to choose";
}

TEST(OfThree, TheOthersEndTheGameTogether) {
  LivingTable living(of_three());
  EXPECT_EQ(living.ask(1, kEnd), "table.not-away");
  living.leave(0);
  living.wait(minutes(3));
  EXPECT_EQ(living.ask(1, kEnd), "");
  EXPECT_EQ(living.table().phase(), TablePhase::running);
  EXPECT_EQ(living.ask(1, kEnd), "table.asked-already");
  EXPECT_EQ(living.ask(2, kEndIt), "");
  EXPECT_EQ(json::serialize(ending(living)), R"({"winners":[],"reason":"ended","place":0})");
  EXPECT_EQ(living.table().index().due, std::nullopt);
  living.expect_same_when_folded_again();
}

TEST(OfThree, OneOfThemMayDecline) {
  LivingTable living(of_three());
  living.leave(0);
  living.wait(minutes(3));
  EXPECT_EQ(living.ask(1, kEnd), "");
  EXPECT_EQ(living.ask(2, command::AnswerOffer{OfferKind::end_game, false}), "");
  EXPECT_EQ(living.view().at("offers").as_array().size(), 0U);
  EXPECT_EQ(living.table().phase(), TablePhase::running);
}

TEST(OfThree, WhatWasAskedLapsesWhenTheOtherIsBack) {
  for (const command::MakeOffer& offer : {kEnd, computer_at(0)}) {
    LivingTable living(of_three());
    living.leave(0);
    living.wait(minutes(3));
    EXPECT_EQ(living.ask(1, offer), "");
    EXPECT_TRUE(living.table().lapse(living.is_here, living.now).empty());
    living.come_back(0);
    EXPECT_EQ(living.ask(2, command::AnswerOffer{offer.kind, true}), "table.is-back");
    EXPECT_EQ(living.take(living.table().lapse(living.is_here, living.now)), "");
    EXPECT_EQ(living.view().at("offers").as_array().size(), 0U);
    EXPECT_EQ(living.ask(2, command::AnswerOffer{offer.kind, true}), "table.nothing-asked");
    living.expect_same_when_folded_again();
  }
}

TEST(OfThree, WhatWasAskedLapsesWithAnActionOfTheOther) {
  LivingTable living(of_three());
  living.leave(0);
  living.wait(minutes(2));
  EXPECT_EQ(living.ask(1, kEnd), "");
  living.play(1);  // another node may have heard of it first
  EXPECT_EQ(living.view().at("offers").as_array().size(), 0U);
}

TEST(OfThree, WhatWasAskedOfWhoIsHereDoesNotLapse) {
  LivingTable living(of_three());
  EXPECT_EQ(living.ask(1, computer_at(0)), "");
  EXPECT_EQ(living.ask(0, command::AnswerOffer{OfferKind::hand_over, true}), "");
  EXPECT_TRUE(living.table().lapse(living.is_here, living.now).empty());
  EXPECT_EQ(living.ask(2, command::AnswerOffer{OfferKind::hand_over, true}), "");
  EXPECT_FALSE(living.table().place_of(person(0).identity).has_value());
}

TEST(Partners, AgainstComputersChooseForWhoIsGone) {
  const TableSetup setup =
      chosen(with_clock(setup_of("grailnah", {0, 4, 0, 4}, {{"players", "4"}}), kQuick));
  for (const bool ends : {false, true}) {
    LivingTable living(setup);
    living.leave(0);
    EXPECT_EQ(living.ask(2, kEnd), "table.not-away");
    living.wait(minutes(3));
    EXPECT_EQ(living.ask(2, ends ? kEnd : computer_at(0)), "");
    EXPECT_EQ(living.table().phase(), ends ? TablePhase::over : TablePhase::running);
    EXPECT_EQ(living.table().place_of(person(0).identity).has_value(), ends);
  }
}

TEST(Partners, WhoKeepSilenceMayAskAboutWhoIsGone) {
  LivingTable living(chosen(with_clock(setup_for_four(), kQuick)));
  ASSERT_TRUE(living.table().is_silent());
  EXPECT_EQ(living.ask(1, computer_at(0)), "table.silence");
  living.leave(0);
  EXPECT_EQ(living.ask(1, computer_at(0)), "table.silence");
  living.wait(minutes(3));
  EXPECT_EQ(living.ask(1, computer_at(0)), "");
  EXPECT_EQ(living.ask(1, kEnd), "");
  EXPECT_EQ(living.ask(2, kEndIt), "");
  EXPECT_EQ(living.ask(3, kEndIt), "");
  EXPECT_EQ(living.table().phase(), TablePhase::over);
}

TEST(Rematch, AgreesToWhatTheTableBeforeDid) {
  LivingTable living(with_substitute(of_two()));
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  GameTable next("table2");
  fold_all(next, living.table().rematch(living.context()));
  EXPECT_EQ(next.setup().absence, AbsenceRule::substitute);
}

TEST(Lists, ShowWhereASubstituteWasAgreedTo) {
  EXPECT_TRUE(LivingTable(with_substitute(of_two())).table().index().summary.substitute);
  EXPECT_FALSE(LivingTable(of_two()).table().index().summary.substitute);
  EXPECT_FALSE(LivingTable(made_earlier(of_two({}))).table().index().summary.substitute);
}

}  // namespace
}  // namespace broceliande::server
