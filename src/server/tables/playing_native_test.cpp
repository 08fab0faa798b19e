#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// Actions: who may do them, and that nothing is done twice.
namespace broceliande::server {
namespace {

TEST(Playing, GoesTurnByTurnToTheEnd) {
  for (const TableSetup& setup :
       {setup_of("menhirs", {0, 0}), setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}),
        setup_for_four(),
        setup_of("graal", {0, 0, 0}, {{"armies", "3"}, {"drawing-up", "stock"}})}) {
    LivingTable living(setup);
    living.play(12);
    EXPECT_EQ(living.table().plies(), 12U);
    living.expect_same_when_folded_again();
  }
  LivingTable living(setup_of("menhirs", {0, 0}));
  living.play_out();
  EXPECT_EQ(living.table().phase(), TablePhase::over);
  EXPECT_EQ(living.view().at("ending").at("reason").as_string(), "rules");
  EXPECT_EQ(living.view().at("ending").at("place").as_int64(), -1);
  living.expect_same_when_folded_again();
}

TEST(Playing, RefusesWhatIsNotOnesOwn) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  const int first = living.acting();
  const std::string action = living.table().view(first)->actions().front();
  EXPECT_EQ(living.ask(1 - first, command::Play{0, action}), "match.turn");
  EXPECT_EQ(living.ask(7, command::Play{0, action}), "table.not-seated");
  EXPECT_EQ(living.ask(first, command::Play{1, action}), "table.moved");
  EXPECT_EQ(living.ask(first, command::Play{0, action}), "");
  EXPECT_EQ(living.ask(first, command::Play{0, action}), "table.moved");
  EXPECT_EQ(living.ask(first, command::Play{1, action}), "match.turn");
  EXPECT_NE(living.ask(1 - first, command::Play{1, "nonsense"}), "");
  EXPECT_EQ(living.table().plies(), 1U);
}

TEST(Playing, IsRefusedBeforeTheBeginningAndAfterTheEnd) {
  GameTable open("table1");
  const auto events = GameTable::create({setup_of("menhirs", {0, 0}), 0}, person(0), "", {});
  for (const TableEvent& event : *events) ASSERT_TRUE(open.fold(event).has_value());
  for (const TableCommand& ask :
       std::vector<TableCommand>{command::Play{}, command::Prepare{}, command::Resign{},
                                 command::MakeOffer{}, command::HandOver{}, command::Next{}}) {
    EXPECT_EQ(open.decide(person(0), "", ask, {}).error().key(), "table.not-begun");
  }
  LivingTable over(setup_of("menhirs", {0, 0}));
  EXPECT_EQ(over.ask(0, command::Resign{}), "");
  for (const TableCommand& ask :
       std::vector<TableCommand>{command::Play{}, command::Prepare{}, command::Resign{},
                                 command::MakeOffer{}, command::HandOver{}, command::Next{}}) {
    EXPECT_EQ(over.ask(1, ask), "table.over");
  }
  EXPECT_EQ(over.ask(0, command::Leave{}), "table.begun");
}

TEST(Playing, IsRecognisedByItsKeyAlsoAfterTheTableWasReadAgain) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  const int first = living.acting();
  const std::string action = living.table().view(first)->actions().front();
  EXPECT_EQ(living.ask(first, command::Play{0, action}, "key-1"), "");
  const std::uint32_t number = living.table().number();
  EXPECT_EQ(living.ask(first, command::Play{0, action}, "key-1"), "");
  EXPECT_EQ(living.table().number(), number);
  const auto again = table_from(living.stored());
  EXPECT_TRUE(again->has_processed(person(first).identity, "key-1"));
  EXPECT_FALSE(again->has_processed(person(1 - first).identity, "key-1")) << "keys are one's own";
  EXPECT_FALSE(again->has_processed(person(first).identity, "key-2"));
  EXPECT_FALSE(again->has_processed(person(first).identity, ""));
}

TEST(Playing, EverythingThatIsDoneIsRecognisedByItsKey) {
  LivingTable living(setup_of("graal", {0, 0}));
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}, "prepare"), "");
  EXPECT_EQ(living.ask(1, command::Prepare{"corner"}), "");
  living.play(1);
  const int last = 1 - living.acting();
  EXPECT_EQ(living.ask(last, command::MakeOffer{OfferKind::take_back}, "ask"), "");
  EXPECT_EQ(living.ask(1 - last, command::AnswerOffer{OfferKind::take_back, true}, "answer"), "");
  EXPECT_EQ(living.ask(0, command::Chat{"hello"}, "chat"), "");
  EXPECT_EQ(living.ask(1, command::Resign{}, "resign"), "");
  const auto again = table_from(living.stored());
  for (const auto& [who, key] :
       {std::pair{0, "prepare"}, {last, "ask"}, {1 - last, "answer"}, {0, "chat"}, {1, "resign"}}) {
    EXPECT_TRUE(again->has_processed(person(who).identity, key)) << key;
  }
}

TEST(Playing, SittingDownAndLeavingAreRecognisedToo) {
  GameTable table("table1");
  const auto take = [&](const auto& events) { fold_all(table, events); };
  take(GameTable::create({setup_for_four(), 0}, person(0), "make", {}));
  EXPECT_TRUE(table.has_processed(person(0).identity, "make"));
  take(table.decide(person(1), "sit", command::Sit{}, {}));
  EXPECT_TRUE(table.has_processed(person(1).identity, "sit"));
  take(table.decide(person(1), "leave", command::Leave{}, {}));
  EXPECT_TRUE(table.has_processed(person(1).identity, "leave"));
  EXPECT_EQ(table.place_of(person(1).identity), std::nullopt);
}

TEST(Playing, OnlyTheLatestKeysAreRemembered) {
  LivingTable living(setup_of("menhirs", {0, 0}));
  for (int i = 0; i < 70; ++i) {
    EXPECT_EQ(living.ask(0, command::Chat{"hello"}, "key-" + std::to_string(i)), "");
  }
  EXPECT_FALSE(living.table().has_processed(person(0).identity, "key-5"));
  EXPECT_TRUE(living.table().has_processed(person(0).identity, "key-6"));
}

TEST(Playing, LeavesATableThatIsClosedWhenNobodySitsThereAnyMore) {
  GameTable table("table1");
  const auto take = [&](const auto& events) { fold_all(table, events); };
  take(GameTable::create({setup_for_four(), 0}, person(0), "", {}));
  EXPECT_EQ(table.decide(person(5), "", command::Leave{}, {}).error().key(), "table.not-seated");
  take(table.decide(person(1), "", command::Sit{3}, {}));
  take(table.decide(person(0), "", command::Leave{}, {}));
  EXPECT_EQ(table.phase(), TablePhase::open);
  take(table.decide(person(1), "", command::Leave{}, {}));
  EXPECT_EQ(table.phase(), TablePhase::over);
  EXPECT_EQ(table.decide(person(1), "", command::Sit{}, {}).error().key(), "table.begun");
  const auto view =
      json::parse(server_message::table(table.seen_by(-1, true, {}, kNoon), 1).bytes());
  EXPECT_EQ(view.at("ending").at("reason").as_string(), "closed");
  EXPECT_EQ(view.at("record").as_string(), "");
}

TEST(Playing, IsToldAsTheSchemaSays) {
  for (const auto clock : {ClockChoice{}, ClockChoice{ClockChoice::Kind::fischer, 60, 1, 0}}) {
    LivingTable living(with_clock(setup_of("graal", {0, 5, 0}, {{"armies", "3"}}), clock));
    EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "graal.missing");
    for (int place = -1; place < 3; ++place) {
      (void)living.view(place);
      const auto view = living.table().view(place);
      if (view) expect_said_by_schema(server_message::seen("abcdef", 1, 0, "S", *view).bytes());
    }
    const event::Played played{Seat{3}, "a5-a6", Milliseconds{4}, Milliseconds{0}};
    expect_said_by_schema(
        server_message::played(living.table().played_view(played, 9, 4, 1, kNoon)).bytes());
    expect_said_by_schema(server_message::turn(row_of(living.table().index(), true)).bytes());
  }
  LivingTable over(setup_of("menhirs", {0, 0}));
  over.play_out();
  expect_said_by_schema(server_message::seen("abcdef", 1, 0, "", *over.table().view(0)).bytes());
}

}  // namespace
}  // namespace broceliande::server
