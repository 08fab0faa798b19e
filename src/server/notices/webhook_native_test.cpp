#include <gtest/gtest.h>

#include "server/notices/webhook_request.hpp"
#include "server/testing/notice_means.hpp"
#include "server/testing/stores.hpp"
#include "server/testing/test_server.hpp"

// The webhooks of bots.
namespace broceliande::server {
namespace {

TEST(WebhookSignature, IsThatOfOthers) {
  // printf '1794758166.{"event":"turn"}' | openssl dgst -sha256 -hmac key
  EXPECT_EQ(webhook_signature(Secret("key"), Moment(Milliseconds(1'794'758'166'999)),
                              R"({"event":"turn"})"),
            "t=1794758166,v1=6b3a57e19047b6a5bd9ad457391cfa41b804fb1fca34886cd2d3b733291f06bd");
}

TEST(WebhookRequest, SaysWhatHasHappened) {
  const NoticeFact fact{.event = NoticeEvent::joined,
                        .table = "abcdef",
                        .game = "menhirs",
                        .others = {"Bo", "\"Cy\""},
                        .who = "Bo"};
  const Webhook webhook{.token = "bot", .url = Secret("https://bot.test/"), .key = Secret("key")};
  const Moment now{Milliseconds(1'794'758'166'999)};
  const OutgoingRequest request = webhook_request(webhook, fact, now);
  EXPECT_EQ(request.url.reveal(), "https://bot.test/");
  EXPECT_EQ(request.body,
            R"({"event":"joined","table":"abcdef","game":"menhirs","others":["Bo","\"Cy\""],)"
            R"("who":"Bo","at":1794758166999})");
  EXPECT_EQ(request.headers.back(),
            "Broceliande-Signature: " + webhook_signature(webhook.key, now, request.body));
  EXPECT_NE(request.headers[2], webhook_request(webhook, fact, now).headers[2])
      << "each delivery has a name";
}

class Calling : public testing::Test {
 protected:
  explicit Calling(const ServiceRules& rules = {})
      : server(std::make_shared<SharedStore>(), std::make_shared<TestDay>(), rules, false,
               means_with(outlet)) {
    const Identity who = somebody("a");
    const Token bot{.hash = "bot", .identity = who.id, .kind = TokenKind::bot, .label = "bot"};
    value_of(server.shared->store->add_identity(who, bot));
    value_of(server.shared->store->put_webhook(
        {.token = "bot", .url = Secret("https://bot.test/x"), .key = Secret("key")}));
  }
  /// A game that waits for the bot's owner.
  void begin() {
    std::string table;
    {
      TestClient a(server, somebody("a"));
      table = create(a);
    }
    TestClient b(server, somebody("b"));
    EXPECT_EQ(b.at(table, "sit"), "");
    server.pass(Milliseconds(500));
  }
  std::size_t webhooks() {
    return value_of(server.shared->store->webhooks_of(somebody("a").id, server.day->now)).size();
  }

  TestOutlet outlet;
  TestServer server;
};

TEST_F(Calling, TellsEachFactAtOnce) {
  TestClient page(server, somebody("a"));
  begin();
  ASSERT_EQ(outlet.called.size(), 2U) << "whether or not the owner looks";
  EXPECT_EQ(outlet.called[0].url, "https://bot.test/x");
  EXPECT_EQ(outlet.called[0].fact.event, NoticeEvent::turn);
  EXPECT_EQ(outlet.called[1].fact.event, NoticeEvent::joined);
  EXPECT_EQ(outlet.called[1].fact.who, "b");
}

TEST_F(Calling, LeavesOutABotThatIsConnected) {
  TestClient bot(server, AuthenticatedUser{.identity = somebody("a"),
                                           .token = {.hash = "bot", .kind = TokenKind::bot}});
  begin();
  EXPECT_TRUE(outlet.called.empty());
}

TEST_F(Calling, EndsWhereTheBotSaysThatItIsGone) {
  begin();
  ASSERT_FALSE(outlet.called.empty());
  outlet.called[0].answer({.outcome = DeliveryOutcome::gone, .last = {.status = 404}});
  server.settle();
  EXPECT_EQ(webhooks(), 1U) << "it may be between two versions";
  outlet.called[0].answer({.outcome = DeliveryOutcome::gone, .last = {.status = 410}});
  server.settle();
  EXPECT_EQ(webhooks(), 0U);
}

class CallingSeldom : public Calling {
 protected:
  CallingSeldom() : Calling({.webhook_calls = {Milliseconds(10'000), 3}}) {}
};

TEST_F(CallingSeldom, TellsNoMoreThanItMay) {
  for (int i = 0; i < 3; ++i) begin();
  EXPECT_EQ(outlet.called.size(), 3U) << "of six";
  EXPECT_EQ(server.metrics.notices(NoticeFate::dropped).value(), 3U);
  server.day->now += Milliseconds(20'000);
  begin();
  EXPECT_EQ(outlet.called.size(), 5U);
}

TEST_F(Calling, FailuresAreLoggedAndAddressesAreNot) {
  begin();
  outlet.called[0].answer({.outcome = DeliveryOutcome::refused, .last = {.status = 401}});
  const std::string log = server.last_words();
  EXPECT_NE(log.find(R"("to":"webhook","host":"bot.test","status":401)"), std::string::npos) << log;
  EXPECT_EQ(log.find("bot.test/x"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::server
