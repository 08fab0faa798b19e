#include <gtest/gtest.h>

#include "server/live_tables/table_service.hpp"
#include "server/testing/test_server.hpp"

// One change at a time to each table, judged by what is on disk.
namespace broceliande::server {
namespace {

class TableServiceTest : public testing::Test {
 protected:
  TableServiceTest() {
    command::Create create;
    create.setup.game = "menhirs";
    create.setup.levels = {0, 0};
    const auto events = GameTable::create(create, {"id-a", "a", true}, "", {});
    service.create("table1", *events, [](Result<bool> made) { EXPECT_TRUE(*made); });
    server.settle();
  }
  static TableService::Decide chat(const std::string& text) {
    return [text](const GameTable&) -> Result<std::vector<TableEvent>> {
      return std::vector<TableEvent>{{Moment{}, 0, "", event::Chatted{0, text}}};
    };
  }
  TableService::Answer note() {
    return [this](const Result<void>& result) {
      answers.push_back(result ? "" : std::string(result.error().key()));
    };
  }

  TestServer server;
  std::vector<std::string> answers;
  std::vector<std::uint32_t> changes;
  int readings = 0;
  int damages = 0;
  int newer = 0;
  TableService service{
      server.storage(),
      {.changed = [this](LiveTable& live, const auto&) { changes.push_back(live.table.number()); },
       .read = [this](LiveTable&) { ++readings; },
       .damaged = [this](const std::string&, const Error&) { ++damages; },
       .newer = [this](const std::string&) { ++newer; }}};
};

TEST_F(TableServiceTest, ChangesHappenOneAfterTheOther) {
  for (const auto* text : {"one", "two", "three"}) service.change("table1", chat(text), note());
  server.settle();
  EXPECT_EQ(answers, (std::vector<std::string>{"", "", ""}));
  EXPECT_EQ(changes, (std::vector<std::uint32_t>{3, 4, 5}));
  EXPECT_EQ(readings, 1);
}

TEST_F(TableServiceTest, ATableIsNotMadeTwice) {
  bool is_made = true;
  service.create("table1", {{Moment{}, -1, "", event::Closed{}}},
                 [&](Result<bool> made) { is_made = *made; });
  server.settle();
  EXPECT_FALSE(is_made);
}

TEST_F(TableServiceTest, WhatCannotBeFoldedIsRefusedAndTheRestGoesOn) {
  const auto nonsense = [](const GameTable&) -> Result<std::vector<TableEvent>> {
    return std::vector<TableEvent>{{Moment{}, 0, "", event::Left{9}}};
  };
  service.change("table1", chat("one"), note());
  service.change("table1", nonsense, note());
  service.change("table1", chat("two"), note());
  server.settle();
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0], "");
  EXPECT_EQ(damages, 1);
  service.change("table1", chat("three"), note());
  server.settle();
  EXPECT_EQ(answers.back(), "") << "read again";
}

TEST_F(TableServiceTest, WhatCannotBeFoldedAfterAConflictDoesNotCrash) {
  int tries = 0;
  const auto second_time_nonsense = [&](const GameTable&) -> Result<std::vector<TableEvent>> {
    if (++tries == 1) return std::vector<TableEvent>{{Moment{}, 0, "", event::Chatted{0, "x"}}};
    return std::vector<TableEvent>{{Moment{}, 0, "", event::Left{9}}};
  };
  service.change("table1", chat("one"), note());
  server.settle();
  {  // another node is first
    const std::scoped_lock lock(server.shared->mutex);
    auto stored = *server.shared->store->load("table1", 0);
    Append append;
    append.events.push_back(
        {.number = 4, .at = Moment{}, .body = R"({"kind":"chatted","place":0,"text":"y"})"});
    append.index = stored->index;
    ASSERT_TRUE((*server.shared->store->append({&append, 1})).at(0));
  }
  service.change("table1", second_time_nonsense, note());
  service.change("table1", chat("two"), note());
  server.settle();
  EXPECT_EQ(tries, 2);
  EXPECT_EQ(answers.size(), 3U);
}

/// Another node, of a later program, is first.
TEST_F(TableServiceTest, WhatOnlyALaterProgramReadsIsLeftToItAndToldOnce) {
  service.change("table1", chat("one"), note());
  server.settle();
  {
    const std::scoped_lock lock(server.shared->mutex);
    auto stored = *server.shared->store->load("table1", 0);
    Append append;
    append.events.push_back({.number = 4, .at = Moment{}, .body = R"({"kind":"danced"})"});
    append.index = stored->index;
    ASSERT_TRUE((*server.shared->store->append({&append, 1})).at(0));
  }
  for (int i = 0; i < 3; ++i) {
    service.change("table1", chat("late"), note());
    service.read_lost_again();
    server.settle();
  }
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[1], "server.not-kept") << "nothing was changed";
  EXPECT_EQ(answers[2], "table.newer");
  EXPECT_EQ(answers[3], "table.newer");
  EXPECT_EQ(newer, 1);
  EXPECT_EQ(damages, 0);
  EXPECT_EQ((*server.shared->store->load("table1", 0))->events.size(), 4U);
}

TEST_F(TableServiceTest, GivesUpWhereOthersAreAlwaysFirst) {
  service.change("table1", chat("one"), note());
  server.settle();
  std::uint32_t number = 3;
  const auto too_late = [&](const GameTable& table) -> Result<std::vector<TableEvent>> {
    const std::scoped_lock lock(server.shared->mutex);
    auto stored = *server.shared->store->load("table1", 0);
    Append append;
    append.events.push_back({.number = ++number,
                             .at = Moment{},
                             .body = R"({"kind":"chatted","place":0,"text":"first"})"});
    append.index = stored->index;
    EXPECT_TRUE((*server.shared->store->append({&append, 1})).at(0));
    EXPECT_EQ(table.number() + 1, number);
    return std::vector<TableEvent>{{Moment{}, 0, "", event::Chatted{0, "late"}}};
  };
  service.change("table1", too_late, note());
  server.settle();
  EXPECT_EQ(answers.back(), "server.contended");
  EXPECT_EQ(number, 11U) << "eight tries";
  service.change("table1", chat("two"), note());
  server.settle();
  EXPECT_EQ(answers.back(), "");
}

TEST_F(TableServiceTest, ForgetsOnlyWhatIsIdle) {
  service.with("table1", [](const Result<LiveTable*>& live) { EXPECT_TRUE(live.has_value()); });
  service.forget_idle([](const LiveTable&) { return false; });
  EXPECT_EQ(service.size(), 1U) << "it is being read";
  server.settle();
  service.forget_idle([](const LiveTable&) { return true; });
  EXPECT_EQ(service.size(), 1U);
  server.control->hold();
  service.change("table1", chat("one"), note());
  service.forget_idle([](const LiveTable&) { return false; });
  EXPECT_EQ(service.size(), 1U) << "it is being changed";
  server.control->release();
  server.settle();
  service.forget_idle([](const LiveTable&) { return false; });
  EXPECT_EQ(service.size(), 0U);
  EXPECT_EQ(answers, std::vector<std::string>{""});
}

}  // namespace
}  // namespace broceliande::server
