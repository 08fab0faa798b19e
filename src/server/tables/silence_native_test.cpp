#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// Chat, and where partners keep silence.
namespace broceliande::server {
namespace {

TEST(Silence, LastsInAFourPlayerGrailnahUntilTheEnd) {
  LivingTable living(setup_for_four());
  EXPECT_TRUE(living.table().is_silent());
  EXPECT_TRUE(living.view(0).at("isSilent").as_bool());
  living.play(4);
  for (int place = 0; place < 4; ++place) {
    EXPECT_EQ(living.ask(place, command::Chat{"hello"}), "table.silence");
    EXPECT_EQ(living.ask(place, command::MakeOffer{OfferKind::take_back}), "table.silence");
    const int other = (place + 1) % 4;
    EXPECT_EQ(living.ask(place, command::MakeOffer{OfferKind::hand_over, other, 3}),
              "table.silence");
    EXPECT_FALSE(living.view(place).at("mayTakeBack").as_bool());
  }
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  EXPECT_FALSE(living.table().is_silent());
  EXPECT_EQ(living.ask(0, command::Chat{"hello"}), "");
  EXPECT_EQ(living.ask(1, command::MakeOffer{OfferKind::rematch}), "");
  living.expect_same_when_folded_again();
}

TEST(Silence, LastsBetweenTheGamesOfAMatch) {
  TableSetup setup = setup_for_four();
  setup.length = MatchLength{.games = 2};
  LivingTable living(setup);
  living.play_out(11);
  ASSERT_EQ(living.table().phase(), TablePhase::running) << "one more game to come";
  EXPECT_EQ(living.ask(0, command::Chat{"hello"}), "table.silence");
}

TEST(Silence, DoesNotKeepALeftPlaceFromBeingHandedOverAfterATime) {
  LivingTable living(with_substitute(chosen(setup_for_four())));
  living.leave(0);
  living.wait(kAbsenceWithoutClock);
  EXPECT_EQ(living.ask(2, command::HandOver{0, 3}), "");
}

TEST(Silence, IsKeptNowhereElse) {
  for (const TableSetup& setup : {setup_of("menhirs", {0, 0}), setup_of("grailnah", {0, 0}),
                                  setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}),
                                  setup_of("graal", {0, 0, 0, 0}, {{"armies", "2"}})}) {
    LivingTable living(setup);
    EXPECT_FALSE(living.table().is_silent());
    EXPECT_EQ(living.ask(0, command::Chat{"hello"}), "");
  }
}

TEST(Chat, IsForThoseWhoSitThereAndTakeIt) {
  TableSetup listed = setup_of("menhirs", {0, 0});
  listed.is_listed = true;
  LivingTable living(listed);
  EXPECT_EQ(living.ask(5, command::Chat{"hello"}), "table.not-seated");
  Requester deaf = person(0);
  deaf.takes_chat = false;
  EXPECT_EQ(living.ask(deaf, command::Chat{"hello"}), "table.chat-off");
  EXPECT_EQ(living.ask(0, command::Chat{"  hello\nyou "}), "");
  EXPECT_EQ(living.ask(0, command::Chat{"   "}).empty(), false);
  EXPECT_EQ(living.ask(0, command::Chat{std::string(301, 'x')}), "identity.chat-length");
  EXPECT_EQ(living.ask(0, command::Chat{"a\xe2\x80\xae"}), "identity.unseen");
  const json::object view = living.view(1);
  ASSERT_EQ(view.at("chat").as_array().size(), 1U);
  EXPECT_EQ(view.at("chat").as_array()[0].at("text").as_string(), "hello you");
  EXPECT_EQ(view.at("chat").as_array()[0].at("name").as_string(), "person 0");
  EXPECT_TRUE(living.table().seen_by(1, false, {}, living.now).chat.empty());
}

TEST(Chat, IsForAllWhoInvitedEachOther) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  Requester guest = person(0);
  guest.takes_chat = false;
  EXPECT_EQ(living.ask(guest, command::Chat{"hello"}), "");
  EXPECT_EQ(living.table().seen_by(1, false, {}, living.now).chat.size(), 1U);
  EXPECT_TRUE(living.table().seen_by(-1, false, {}, living.now).chat.empty()) << "a stranger";
}

TEST(Chat, IsAlsoForAnOpenTableAndAfterTheEnd) {
  GameTable table("table1");
  fold_all(table, GameTable::create({setup_for_four(), 0}, person(0), "", {}));
  fold_all(table, table.decide(person(0), "", command::Chat{"who plays?"}, {}));
  EXPECT_EQ(table.seen_by(-1, true, {}, kNoon).chat.size(), 1U);
}

TEST(Chat, KeepsTheLastLinesOnly) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  for (int i = 0; i < 60; ++i) {
    EXPECT_EQ(living.ask(i % 2, command::Chat{"line " + std::to_string(i)}), "");
  }
  const json::object view = living.view();
  ASSERT_EQ(view.at("chat").as_array().size(), 50U);
  EXPECT_EQ(view.at("chat").as_array()[0].at("text").as_string(), "line 10");
  living.expect_same_when_folded_again();
}

}  // namespace
}  // namespace broceliande::server
