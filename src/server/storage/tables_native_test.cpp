#include <gtest/gtest.h>

#include "server/storage/database/phrases.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

class StoredTables : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Engines, StoredTables, all_engines(), engine_name);

using Names = std::vector<std::string>;

StoredTable loaded(Store& store, const std::string& table, std::uint32_t after = 0) {
  return value_of(store.load(table, after)).value();
}

TEST_P(StoredTables, KeepWhatWasAppended) {
  Append append = append_of("one", 1, 3);
  append.index = {.table = "one",
                  .phase = TablePhase::running,
                  .is_listed = true,
                  .due = at(5'000),
                  .summary = {.game = "Menhirs, two players"},
                  .changed = at(1'003),
                  .places = {{.place = 0, .identity = "ana", .is_awaited = true},
                             {.place = 2, .identity = "bob", .is_awaited = false}}};
  EXPECT_TRUE(append_one(store(), append));
  EXPECT_EQ(loaded(store(), "one").events, append.events);
  EXPECT_EQ(loaded(store(), "one").index, append.index);
  EXPECT_EQ(loaded(store(), "one", 1).events, events(2, 2));
  EXPECT_TRUE(loaded(store(), "one", 3).events.empty());
  EXPECT_EQ(loaded(store(), "one", 3).index, append.index);
}

TEST_P(StoredTables, AreNothingBeforeTheirFirstEvent) {
  EXPECT_FALSE(value_of(store().load("none", 0)).has_value());
  EXPECT_TRUE(value_of(store().append({})).empty());
}

TEST_P(StoredTables, AreStaleWhereTheyAreOpenAndHaveNotChanged) {
  const auto add = [&](const std::string& id, int changed, TablePhase phase) {
    Append append = append_of(id, 1);
    append.index = {.table = id, .phase = phase, .changed = at(changed)};
    append.index.places = {{.place = 0, .identity = "ana"}, {.place = 1, .identity = "ana"}};
    EXPECT_TRUE(append_one(store(), append));
  };
  add("one", 30, TablePhase::open);
  add("two", 10, TablePhase::open);
  add("three", 20, TablePhase::running);
  add("four", 40, TablePhase::open);
  EXPECT_EQ(value_of(store().stale_tables(at(30), 9)), (Names{"two", "one"}));
  EXPECT_EQ(value_of(store().stale_tables(at(30), 1)), (Names{"two"}));
  EXPECT_EQ(value_of(store().count_open_tables_of("ana", "")), 3) << "each once";
  EXPECT_EQ(value_of(store().count_open_tables_of("ana", "four")), 2);
  EXPECT_EQ(value_of(store().count_open_tables_of("bob", "")), 0);
}

TEST_P(StoredTables, ReplaceTheirIndex) {
  Append append = append_of("one", 1);
  append.index.is_listed = true;
  append.index.due = at(1);
  append.index.places = {{.place = 0, .identity = "ana"}, {.place = 1, .identity = "bob"}};
  EXPECT_TRUE(append_one(store(), append));
  append.events = events(2, 1);
  append.index = {.table = "one",
                  .phase = TablePhase::over,
                  .summary = {.game = "over"},
                  .changed = at(2),
                  .places = {{.place = 1, .identity = "ana"}}};
  EXPECT_TRUE(append_one(store(), append));
  EXPECT_EQ(loaded(store(), "one").index, append.index);
  EXPECT_TRUE(value_of(store().tables_of("bob", 9)).empty());
}

TEST_P(StoredTables, RefuseANumberThatIsTaken) {
  EXPECT_TRUE(append_one(store(), append_of("one", 1, 2, "mine")));
  EXPECT_FALSE(append_one(store(), append_of("one", 2, 1, "yours")));
  EXPECT_FALSE(append_one(store(), append_of("one", 2, 3, "yours")));
  EXPECT_FALSE(append_one(store(), append_of("one", 1, 1, "yours")));
  EXPECT_EQ(loaded(store(), "one").events, events(1, 2, "mine"));
  EXPECT_EQ(loaded(store(), "one").index.summary.game, "mine up to 2");
}

TEST_P(StoredTables, HaveNoGaps) {
  EXPECT_FALSE(append_one(store(), append_of("one", 2)));
  EXPECT_FALSE(value_of(store().load("one", 0)).has_value());
  EXPECT_TRUE(append_one(store(), append_of("one", 1)));
  EXPECT_FALSE(append_one(store(), append_of("one", 3)));
  EXPECT_TRUE(append_one(store(), append_of("one", 2)));
  EXPECT_EQ(loaded(store(), "one").events, events(1, 2));
}

TEST_P(StoredTables, StandForThemselvesInABatch) {
  EXPECT_TRUE(append_one(store(), append_of("taken", 1, 1, "mine")));
  const std::vector<Append> batch{append_of("zeta", 1, 2), append_of("taken", 1, 2, "yours"),
                                  append_of("alpha", 1), append_of("gap", 7)};
  EXPECT_EQ(value_of(store().append(batch)), (std::vector<bool>{true, false, true, false}));
  EXPECT_EQ(loaded(store(), "zeta").events, events(1, 2));
  EXPECT_EQ(loaded(store(), "alpha").events, events(1, 1));
  EXPECT_EQ(loaded(store(), "taken").events, events(1, 1, "mine"));
  EXPECT_FALSE(value_of(store().load("gap", 0)).has_value());
}

TEST_P(StoredTables, FollowTheirOrderWithinABatch) {
  const std::vector<Append> batch{append_of("one", 1, 2), append_of("two", 1),
                                  append_of("one", 3, 2), append_of("one", 5)};
  EXPECT_EQ(value_of(store().append(batch)), (std::vector<bool>{true, true, true, true}));
  EXPECT_EQ(loaded(store(), "one").events, events(1, 5));
  EXPECT_EQ(loaded(store(), "one").index.summary.game, "event up to 5");
}

TEST_P(StoredTables, RefuseWhatWasMadeForARefusedAppend) {
  EXPECT_TRUE(append_one(store(), append_of("one", 1, 2, "mine")));
  const std::vector<Append> batch{append_of("one", 2, 1, "yours"), append_of("one", 3, 1, "yours")};
  EXPECT_EQ(value_of(store().append(batch)), (std::vector<bool>{false, false}));
  const std::vector<Append> second{append_of("one", 3), append_of("one", 3, 1, "yours"),
                                   append_of("one", 4, 1, "yours")};
  EXPECT_EQ(value_of(store().append(second)), (std::vector<bool>{true, false, false}));
  EXPECT_EQ(loaded(store(), "one").events.size(), 3U);
}

TEST_P(StoredTables, TakeALargeBatch) {
  std::vector<Append> batch;
  for (int i = 0; i < 500; ++i) {
    batch.push_back(append_of("t" + std::to_string(i), 1, 3));
    batch.back().index.places = {{.place = 0, .identity = "ana"}, {.place = 1, .identity = "bob"}};
  }
  EXPECT_EQ(value_of(store().append(batch)), std::vector<bool>(500, true));
  EXPECT_EQ(loaded(store(), "t499").events, events(1, 3));
  EXPECT_EQ(value_of(store().tables_of("bob", 1'000)).size(), 500U);
}

TEST_P(StoredTables, RefuseWhatIsNoAppend) {
  const auto refusal = [&](const Append& append) {
    const auto result = store().append({&append, 1});
    return result ? "" : std::string(result.error().key());
  };
  Append append = append_of("one", 1, 2);
  append.events.clear();
  EXPECT_EQ(refusal(append), "storage.not-append");
  append.events = events(0, 1);
  EXPECT_EQ(refusal(append), "storage.not-append");
  append.events = events(1, 3);
  append.events.erase(append.events.begin() + 1);
  EXPECT_EQ(refusal(append), "storage.not-append");
  append = append_of("one two", 1);
  EXPECT_EQ(refusal(append), "storage.not-append");
  append = append_of("", 1);
  EXPECT_EQ(refusal(append), "storage.not-append");
  append = append_of("one", 1);
  append.index.places = {{.place = 1, .identity = "ana"}, {.place = 1, .identity = "bob"}};
  EXPECT_EQ(refusal(append), "storage.not-append");
  EXPECT_FALSE(value_of(store().load("one", 0)).has_value());
}

TEST_P(StoredTables, KeepEveryText) {
  Append append = append_of("one", 1, 4);
  append.events[0].body = R"('; DROP TABLE event; -- "$1" ? \ )";
  append.events[1].body = "Brocéliande — Βροκελιάνδη, Броселианд, ブロセリアンド, 🜲\n\t\x01\x7f";
  append.events[2].body = std::string(100'000, 'x') + "é";
  append.events[3].body = "";
  append.events[3].secret = "secret ' é";
  append.index.summary.game = "a 'summary' — é";
  EXPECT_TRUE(append_one(store(), append));
  EXPECT_EQ(loaded(store(), "one").events, append.events);
  EXPECT_EQ(loaded(store(), "one").index, append.index);
}

TEST_P(StoredTables, RefuseWhatIsNoText) {
  for (const std::string_view bytes :
       {std::string_view("a\0b", 3), std::string_view("\xff"), std::string_view("\xc3"),
        std::string_view("\xed\xa0\x80")}) {
    Append append = append_of("one", 1);
    append.events[0].body = bytes;
    const auto result = store().append({&append, 1});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().key(), "storage.not-append");
    const auto load = store().load(bytes, 0);
    ASSERT_FALSE(load);
    EXPECT_EQ(load.error().key(), "storage.not-text");
  }
  EXPECT_TRUE(append_one(store(), append_of("one", 1))) << "the store goes on";
}

/// A table with places for the people named; those after a '!' are awaited.
void put(Store& store, const std::string& table, std::int64_t changed, const Names& people) {
  Append append = append_of(table, 1);
  append.index.changed = at(changed);
  for (const std::string& person : people) {
    const bool is_awaited = person.starts_with('!');
    append.index.places.push_back({.place = static_cast<int>(append.index.places.size()),
                                   .identity = person.substr(is_awaited ? 1 : 0),
                                   .is_awaited = is_awaited});
  }
  EXPECT_TRUE(append_one(store, append));
}

TEST_P(StoredTables, OfSomebodyComeWithTheAwaitedFirst) {
  put(store(), "old", 1, {"ana", "!bob"});
  put(store(), "new", 9, {"ana", "bob"});
  put(store(), "awaited", 2, {"!ana", "bob"});
  put(store(), "newlyawaited", 3, {"!ana", "!bob"});
  put(store(), "others", 8, {"!bob", "cleo"});
  EXPECT_EQ(names(value_of(store().tables_of("ana", 9))),
            (Names{"newlyawaited", "awaited", "new", "old"}));
  EXPECT_EQ(names(value_of(store().tables_of("ana", 2))), (Names{"newlyawaited", "awaited"}));
  EXPECT_EQ(names(value_of(store().tables_of("bob", 9))),
            (Names{"others", "newlyawaited", "old", "new", "awaited"}));
  const TableIndex first = value_of(store().tables_of("ana", 1)).at(0);
  EXPECT_EQ(first, loaded(store(), "newlyawaited").index);
  EXPECT_EQ(first.places.size(), 2U);
  EXPECT_TRUE(value_of(store().tables_of("nobody", 9)).empty());
  EXPECT_TRUE(value_of(store().tables_of("ana", 0)).empty());
  EXPECT_TRUE(value_of(store().tables_of("ana", -1)).empty());
}

TEST_P(StoredTables, OfSomebodyWithSeveralPlacesComeOnce) {
  put(store(), "alone", 1, {"ana", "!ana", "ana"});
  put(store(), "both", 2, {"!ana", "!ana"});
  put(store(), "idle", 3, {"ana", "ana"});
  EXPECT_EQ(names(value_of(store().tables_of("ana", 9))), (Names{"both", "alone", "idle"}));
}

TEST_P(StoredTables, ThatAreOpenComeWithTheLatestFirst) {
  const auto add = [&](const std::string& table, TablePhase phase, bool is_listed, int changed) {
    Append append = append_of(table, 1);
    append.index.phase = phase;
    append.index.is_listed = is_listed;
    append.index.changed = at(changed);
    append.index.places = {{.place = 1, .identity = "ana"}};
    EXPECT_TRUE(append_one(store(), append));
  };
  add("older", TablePhase::open, true, 1);
  add("latest", TablePhase::open, true, 3);
  add("middle", TablePhase::open, true, 2);
  add("hidden", TablePhase::open, false, 4);
  add("running", TablePhase::running, true, 5);
  add("over", TablePhase::over, true, 6);
  const auto open = value_of(store().open_tables(9));
  EXPECT_EQ(names(open), (Names{"latest", "middle", "older"}));
  EXPECT_EQ(open[0].places.at(0).identity, "ana");
  EXPECT_EQ(names(value_of(store().open_tables(1))), (Names{"latest"}));
}

TEST_P(StoredTables, ThatRunAndAreListedComeWithTheLatestFirst) {
  const auto add = [&](const std::string& table, TablePhase phase, bool is_listed, int changed) {
    Append append = append_of(table, 1);
    append.index.phase = phase;
    append.index.is_listed = is_listed;
    append.index.changed = at(changed);
    EXPECT_TRUE(append_one(store(), append));
  };
  add("forgotten", TablePhase::running, true, 1);
  add("earlier", TablePhase::running, true, 2);
  add("latest", TablePhase::running, true, 3);
  add("private", TablePhase::running, false, 4);
  add("open", TablePhase::open, true, 5);
  add("over", TablePhase::over, true, 6);
  EXPECT_EQ(names(value_of(store().running_tables(at(2), 9))), (Names{"latest", "earlier"}));
  EXPECT_EQ(names(value_of(store().running_tables(at(2), 1))), (Names{"latest"}));
  EXPECT_TRUE(value_of(store().running_tables(at(4), 9)).empty());
}

void put_due(Store& store, const std::string& table, std::optional<Moment> due) {
  Append append = append_of(table, 1);
  append.index.due = due;
  EXPECT_TRUE(append_one(store, append));
}

TEST_P(StoredTables, ThatAreDueComeWithTheOldestFirst) {
  put_due(store(), "later", at(300));
  put_due(store(), "soon", at(200));
  put_due(store(), "past", at(100));
  put_due(store(), "never", std::nullopt);
  EXPECT_TRUE(value_of(store().due_tables(at(99), 9)).empty());
  EXPECT_EQ(value_of(store().due_tables(at(200), 9)), (Names{"past", "soon"}));
  EXPECT_EQ(value_of(store().due_tables(at(999), 9)), (Names{"past", "soon", "later"}));
  EXPECT_EQ(value_of(store().due_tables(at(999), 2)), (Names{"past", "soon"}));
  const Append next = append_of("past", 2);
  EXPECT_TRUE(append_one(store(), next));
  EXPECT_EQ(value_of(store().due_tables(at(999), 9)), (Names{"soon", "later"}));
}

TEST_P(StoredTables, OfServersThatAreAliveAreKnownByTheirPulse) {
  EXPECT_EQ(value_of(store().beat(at(1'000))), std::nullopt);
  EXPECT_EQ(value_of(store().beat(at(2'000))), at(1'000));
  EXPECT_EQ(value_of(store().beat(at(2'500))), at(2'000));
}

TEST_P(StoredTables, OfServersThatCouldNotSaveAreKnownByTheirOutages) {
  const Outage early{at(1'000), at(3'000)};
  const Outage late{at(5'000), at(5'500)};
  EXPECT_TRUE(value_of(store().outages(at(0))).empty());
  value_of(store().add_outage(late));
  value_of(store().add_outage(early));
  EXPECT_EQ(value_of(store().outages(at(0))), (std::vector{early, late}));
  EXPECT_EQ(value_of(store().outages(at(3'000))), (std::vector{early, late}));
  EXPECT_EQ(value_of(store().outages(at(3'001))), std::vector{late});
}

}  // namespace
}  // namespace broceliande::server
