#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// People whom somebody has blocked, and what operators do at a table.
namespace broceliande::server {
namespace {

std::vector<std::string> told_to(const GameTable& table, const std::set<std::string>& blocked) {
  std::vector<std::string> texts;
  for (const ChatLine& line : table.seen_by(0, true, {}, kNoon, false, blocked).chat) {
    texts.push_back(line.text);
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(Blocking, LeavesOutWhatIsSaidAndAsked) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  EXPECT_EQ(living.ask(0, command::Chat{"hello"}), "");
  EXPECT_EQ(living.ask(1, command::Chat{"you pebble"}), "");
  const std::set<std::string> blocked{person(1).identity};
  EXPECT_EQ(told_to(living.table(), {}), (Texts{"hello", "you pebble"}));
  EXPECT_EQ(told_to(living.table(), blocked), Texts{"hello"});
  EXPECT_EQ(living.ask(1, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  EXPECT_EQ(living.ask(1, command::MakeOffer{OfferKind::rematch}), "");
  EXPECT_EQ(living.table().seen_by(0, true, {}, kNoon).offers.size(), 1U);
  EXPECT_TRUE(living.table().seen_by(0, true, {}, kNoon, false, blocked).offers.empty());
}

TEST(Blocking, MeetsNoOfferOfAPlaceThatIsNotThere) {
  GameTable table("table");
  EXPECT_FALSE(table.fold({kNoon, -1, "", event::OfferMade{}}).has_value());
}

TEST(Blocking, FollowsAGuestIntoTheAccount) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  EXPECT_EQ(living.ask(1, command::Chat{"you pebble"}), "");
  EXPECT_EQ(living.take(living.table().claim(person(1).identity, person(9), kNoon)), "");
  EXPECT_TRUE(told_to(living.table(), {person(9).identity}).empty());
}

TEST(Blocking, KeepsPeopleFromTablesThatHaveNotBegun) {
  GameTable table("table1");
  LivingTable maker(setup_of("menhirs", {0, 0}));
  fold_all(table,
           GameTable::create({setup_of("menhirs", {0, 0}), 0}, person(0), "", maker.context()));
  Requester unwanted = person(1);
  unwanted.blocked_by = {"somebody else", person(0).identity};
  const auto refused = table.decide(unwanted, "", command::Sit{}, maker.context());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().key(), "table.cannot-join");
  unwanted.blocked_by = {"somebody else"};
  EXPECT_TRUE(table.decide(unwanted, "", command::Sit{}, maker.context()));
}

TEST(Blocking, LetsPeopleBackToTheGamesThatTheyPlay) {
  LivingTable living(with_substitute(setup_of("menhirs", {0, 0})));
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::hand_over, 0, 3}), "");
  EXPECT_EQ(living.ask(1, command::AnswerOffer{OfferKind::hand_over, true}), "");
  Requester back = person(0);
  back.blocked_by = {person(1).identity};
  EXPECT_EQ(living.ask(back, command::Sit{}), "");
}

TEST(Muting, LetsPeoplePlayAndNotChat) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  Requester muted = person(living.acting());
  muted.muted_until = living.now + Milliseconds(1);
  EXPECT_EQ(living.ask(muted, command::Chat{"hello"}), "table.muted");
  Rng rng(1);
  const std::string action = living.any_action(living.acting(), rng);
  EXPECT_EQ(living.ask(muted, command::Play{0, action}), "");
  living.wait(Milliseconds(1));
  EXPECT_EQ(living.ask(muted, command::Chat{"hello"}), "");
}

TEST(Annulling, EndsAGameForEverybodyWithoutAResult) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  living.play(3);
  const std::string record = living.table().public_record();
  EXPECT_EQ(living.take(living.table().annul(living.now)), "");
  EXPECT_EQ(living.table().phase(), TablePhase::over);
  EXPECT_EQ(json::serialize(living.view().at("ending")),
            R"({"winners":[],"reason":"annulled","place":-1})");
  EXPECT_EQ(living.table().public_record(), record);
  EXPECT_TRUE(living.table().annul(living.now).empty());
  living.expect_same_when_folded_again();
}

TEST(Annulling, TakesAWinBack) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  EXPECT_EQ(living.take(living.table().annul(living.now)), "");
  EXPECT_EQ(json::serialize(living.view().at("ending").at("winners")), "[]");
}

TEST(Removing, ClosesATableOnlyBeforeItsGameBegins) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  EXPECT_TRUE(living.table().remove(kNoon).empty());
  GameTable open("table1");
  fold_all(open,
           GameTable::create({setup_of("menhirs", {0, 0}), 0}, person(0), "", living.context()));
  EXPECT_TRUE(open.annul(kNoon).empty());
  fold_all(open, open.remove(kNoon));
  EXPECT_EQ(open.phase(), TablePhase::over);
}

}  // namespace
}  // namespace broceliande::server
