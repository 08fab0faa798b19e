#include <gtest/gtest.h>

#include "server/testing/stores.hpp"

// Who wants to be told of what while no page of theirs is open.
namespace broceliande::server {
namespace {

class StoredNotices : public StoreTest {
 protected:
  /// Somebody new, with one token.
  void arrive(const std::string& id) {
    value_of(store().add_identity({.id = id}, token(id, "token of " + id)));
  }
  static Token token(const std::string& identity, const std::string& hash) {
    return {.hash = hash, .identity = identity, .label = "", .created = at(1)};
  }
  void subscribe(const std::string& identity, const std::string& hash, const std::string& endpoint,
                 std::int64_t created = 1) {
    value_of(store().put_push_subscription(identity, {.endpoint = Secret(endpoint),
                                                      .p256dh = "a key",
                                                      .auth = Secret("a secret"),
                                                      .token = hash,
                                                      .language = "fr",
                                                      .created = at(created)}));
  }
  std::vector<std::string> endpoints(const std::string& identity) {
    std::vector<std::string> found;
    for (const auto& each : value_of(store().push_subscriptions_of(identity))) {
      found.push_back(each.endpoint.reveal());
    }
    return found;
  }
  /// A running table with an end in sight.
  void put_table(const std::string& id, std::int64_t due, TablePhase phase = TablePhase::running) {
    Append append = append_of(id, 1);
    append.index.phase = phase;
    append.index.due = at(due);
    append.index.places = {{.place = 0, .identity = "ana", .is_awaited = true}};
    EXPECT_TRUE(append_one(store(), append));
  }
  std::vector<std::string> running_out(std::int64_t after, std::int64_t until, int most = 10) {
    return names(value_of(store().tables_running_out(at(after), at(until), most)));
  }
  using Endpoints = std::vector<std::string>;
};
INSTANTIATE_TEST_SUITE_P(Engines, StoredNotices, all_engines(), engine_name);

TEST_P(StoredNotices, SubscriptionsAreKeptAsTheyAre) {
  arrive("ana");
  subscribe("ana", "token of ana", "https://push.test/1", 7);
  const auto kept = value_of(store().push_subscriptions_of("ana"));
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].endpoint.reveal(), "https://push.test/1");
  EXPECT_EQ(kept[0].p256dh, "a key");
  EXPECT_EQ(kept[0].auth.reveal(), "a secret");
  EXPECT_EQ(kept[0].token, "token of ana");
  EXPECT_EQ(kept[0].language, "fr");
  EXPECT_EQ(kept[0].created, at(7));
  EXPECT_EQ(endpoints("bob"), Endpoints());
}

TEST_P(StoredNotices, ABrowserHasOneSubscriptionAndItBelongsToOnePerson) {
  arrive("ana");
  arrive("bob");
  subscribe("ana", "token of ana", "one");
  subscribe("ana", "token of ana", "two");
  EXPECT_EQ(endpoints("ana"), Endpoints{"two"});
  subscribe("bob", "token of bob", "two");
  EXPECT_EQ(endpoints("ana"), Endpoints());
  EXPECT_EQ(endpoints("bob"), Endpoints{"two"});
}

TEST_P(StoredNotices, TheLatestOfManySubscriptionsAreKept) {
  arrive("ana");
  for (int i = 0; i < kMostPushSubscriptions + 2; ++i) {
    const std::string hash = "token " + std::to_string(i);
    value_of(store().add_token(token("ana", hash)));
    subscribe("ana", hash, "browser " + std::to_string(i), i);
  }
  const Endpoints kept = endpoints("ana");
  EXPECT_EQ(kept.size(), std::size_t{kMostPushSubscriptions});
  EXPECT_EQ(kept.front(), "browser 2");
}

TEST_P(StoredNotices, SubscriptionsGoWithTheirTokens) {
  arrive("ana");
  value_of(store().add_token(token("ana", "phone")));
  value_of(store().add_token(token("ana", "tablet")));
  subscribe("ana", "token of ana", "desk");
  subscribe("ana", "phone", "phone");
  subscribe("ana", "tablet", "tablet");
  value_of(store().remove_token("phone"));
  EXPECT_EQ(endpoints("ana"), (Endpoints{"desk", "tablet"}));
  EXPECT_EQ(value_of(store().end_sessions("ana", "tablet")), 1);
  EXPECT_EQ(endpoints("ana"), Endpoints{"tablet"});
  value_of(store().remove_push_subscription("tablet"));
  EXPECT_EQ(endpoints("ana"), Endpoints());
  subscribe("ana", "tablet", "tablet");
  value_of(store().remove_push_endpoint(Secret("tablet")));
  EXPECT_EQ(endpoints("ana"), Endpoints());
}

TEST_P(StoredNotices, ASubscriptionFollowsAGuestToTheAccount) {
  arrive("guest");
  arrive("ana");
  subscribe("guest", "token of guest", "phone");
  value_of(store().transfer_tokens("guest", token("ana", "fresh"), "token of guest"));
  EXPECT_EQ(endpoints("guest"), Endpoints());
  EXPECT_EQ(endpoints("ana"), Endpoints{"phone"});
}

TEST_P(StoredNotices, NothingIsLeftOfSomebodyWhoIsDeleted) {
  arrive("ana");
  subscribe("ana", "token of ana", "phone");
  value_of(store().set_notice_choice("ana", {.kinds = 1}));
  value_of(store().remove_identity("ana"));
  arrive("ana");
  EXPECT_EQ(endpoints("ana"), Endpoints());
  EXPECT_EQ(value_of(store().notice_choice("ana")), NoticeChoice{});
}

TEST_P(StoredNotices, ChoicesAreKeptAsTheyAre) {
  arrive("ana");
  EXPECT_EQ(value_of(store().notice_choice("ana")), NoticeChoice{});
  const NoticeChoice choice{.kinds = 5,
                            .without = {"graal", "menhirs"},
                            .quiet = QuietHours{.from = 1'320, .until = 450},
                            .utc_offset = -210};
  value_of(store().set_notice_choice("ana", choice));
  EXPECT_EQ(value_of(store().notice_choice("ana")), choice);
  value_of(store().set_notice_choice("ana", {.kinds = 2}));
  EXPECT_EQ(value_of(store().notice_choice("ana")), NoticeChoice{.kinds = 2});
  EXPECT_FALSE(store().set_notice_choice("nobody", choice));
}

TEST_P(StoredNotices, WebhooksGoWithTheirTokens) {
  arrive("ana");
  Token bot = token("ana", "bot");
  bot.kind = TokenKind::bot;
  bot.expires = at(1'000);
  value_of(store().add_token(bot));
  const auto urls = [&](std::int64_t now) {
    Endpoints found;
    for (const Webhook& each : value_of(store().webhooks_of("ana", at(now)))) {
      EXPECT_EQ(each.token, "bot");
      found.push_back(each.url.reveal() + " " + each.key.reveal());
    }
    return found;
  };
  EXPECT_EQ(urls(1), Endpoints());
  value_of(store().put_webhook({"bot", Secret("https://bot.test/1"), Secret("one")}));
  value_of(store().put_webhook({"bot", Secret("https://bot.test/2"), Secret("two")}));
  EXPECT_EQ(urls(1), Endpoints{"https://bot.test/2 two"});
  EXPECT_EQ(urls(1'000), Endpoints()) << "it has expired";
  value_of(store().remove_webhook("bot"));
  EXPECT_EQ(urls(1), Endpoints());
  value_of(store().put_webhook({"bot", Secret("https://bot.test/3"), Secret("three")}));
  value_of(store().remove_token("bot"));
  EXPECT_EQ(urls(1), Endpoints());
  EXPECT_FALSE(store().put_webhook({"bot", Secret("x"), Secret("y")})) << "there is no such token";
}

TEST_P(StoredNotices, TablesWhoseTimeRunsOutAreFoundOnce) {
  put_table("soon", 2'000);
  put_table("sooner", 1'500);
  put_table("later", 9'000);
  put_table("past", 900);
  put_table("over", 1'600, TablePhase::over);
  EXPECT_EQ(running_out(1'000, 3'000), (Endpoints{"sooner", "soon"}));
  EXPECT_EQ(running_out(1'000, 3'000, 1), Endpoints{"sooner"});
  EXPECT_TRUE(value_of(store().claim_time_notice("sooner", at(1'500))));
  EXPECT_FALSE(value_of(store().claim_time_notice("sooner", at(1'500)))) << "another node";
  EXPECT_EQ(running_out(1'000, 3'000), Endpoints{"soon"});
  EXPECT_TRUE(value_of(store().claim_time_notice("sooner", at(1'700)))) << "the next turn";
}

}  // namespace
}  // namespace broceliande::server
