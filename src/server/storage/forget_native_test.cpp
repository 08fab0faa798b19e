#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/testing/stores.hpp"

// Deleted accounts leave the logs of tables as they were, without names.
namespace broceliande::server {
namespace {

class Forgetting : public StoreTest {
 protected:
  Append append_of_events(const std::vector<TableEvent>& events) {
    Append append{.index = {.table = "abcdef"}};
    for (const TableEvent& event : events) {
      append.events.push_back(logged(event, static_cast<std::uint32_t>(append.events.size() + 1)));
    }
    return append;
  }
  std::string bodies() {
    std::string all;
    const StoredTable stored = value_of(store().load("abcdef", 0)).value();
    for (const LoggedEvent& line : stored.events) {
      all += line.body + line.secret + "\n";
    }
    return all;
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, Forgetting, all_engines(), engine_name);

TableEvent at_place(int place, decltype(TableEvent::what) what) {
  return {at(5), place, "", std::move(what)};
}

TEST_P(Forgetting, TakesNamesAndWordsOfOnePersonOutOfALog) {
  const Append append = append_of_events({
      at_place(0, event::Sat{0, "Ana", Secret("ana")}),
      at_place(1, event::Sat{1, "Bob", Secret("bob")}),
      at_place(1, event::Renamed{1, "Bobby"}),
      at_place(1, event::Left{1}),
      at_place(1, event::Sat{1, "Guest", Secret("guest")}),
      at_place(1, event::Chatted{1, "hello"}),
      at_place(0, event::Chatted{0, "good day"}),
      at_place(1, event::Claimed{1, "Clara", Secret("clara")}),
  });
  EXPECT_TRUE(append_one(store(), append));
  const std::string before = bodies();
  value_of(store().forget_at("abcdef", "nobody"));
  value_of(store().forget_at("nosuch", "clara"));
  EXPECT_EQ(bodies(), before);
  value_of(store().forget_at("abcdef", "clara"));
  const std::string after = bodies();
  for (const char* gone : {"Guest", "hello", "Clara"}) {
    EXPECT_EQ(after.find(gone), std::string::npos) << gone;
  }
  for (const char* kept : {"Ana", "Bob", "Bobby", "good day", R"("identity":"clara")"}) {
    EXPECT_NE(after.find(kept), std::string::npos) << kept;
  }
  const StoredTable stored = value_of(store().load("abcdef", 0)).value();
  for (const LoggedEvent& line : stored.events) {
    EXPECT_TRUE(read_event(line).has_value()) << line.body;
  }
}

TEST_P(Forgetting, RemovesAPersonWithAccountAndTokens) {
  for (const std::string id : {"ana", "bob"}) {
    value_of(store().add_identity({.id = id}, {.hash = "hash" + id, .identity = id}));
  }
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "first")));
  value_of(store().remove_identity("ana"));
  value_of(store().remove_identity("ana"));
  EXPECT_EQ(value_of(store().identity("ana")), std::nullopt);
  EXPECT_FALSE(value_of(store().account("merlin")).has_value());
  EXPECT_TRUE(value_of(store().tokens_of("ana")).empty());
  EXPECT_TRUE(value_of(store().identity("bob")).has_value());
  EXPECT_TRUE(value_of(store().add_account("bob", "merlin", "second")));
}

}  // namespace
}  // namespace broceliande::server
