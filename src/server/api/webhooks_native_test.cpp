#include <gtest/gtest.h>

#include "server/testing/notice_means.hpp"
#include "server/testing/test_api.hpp"

// Where bots are told by a request.
namespace broceliande::server {
namespace {

class SetWebhooks : public testing::Test {
 protected:
  SetWebhooks()
      : api({}, std::make_shared<SharedStore>(), std::make_shared<TestDay>(), false,
            means_with(outlet)),
        cookie(api.guest("Elaine")),
        made(api.post("api/tokens", R"({"label":"bot"})", cookie)),
        id(Schema::text(json::parse(made.body).at("tokens").at(0).at("id"))) {}

  ApiAnswer set(const std::string& token, const std::string& url) {
    return api.post("api/webhooks", R"({"token":")" + token + R"(","url":")" + url + "\"}", cookie);
  }
  std::string list() {
    const ApiAnswer answer = api.post("api/webhooks", "{}", cookie);
    expect_answer_by_schema(answer.body, "WebhookList");
    return json::serialize(json::parse(answer.body).at("webhooks"));
  }

  TestOutlet outlet;
  TestApi api;
  std::string cookie;
  ApiAnswer made;
  std::string id;
};

TEST_F(SetWebhooks, AreSetAndEndedByTheOwner) {
  EXPECT_EQ(list(), "[]");
  const ApiAnswer answer = set(id, "https://bot.example.net/hook?secret=1");
  EXPECT_EQ(answer.status, 200U) << answer.body;
  expect_answer_by_schema(answer.body, "WebhookList");
  EXPECT_EQ(TestApi::member(answer, "made").size(), 43U) << "the key, this once";
  EXPECT_EQ(list(), R"([{"token":")" + id + R"(","host":"bot.example.net"}])");
  const ApiAnswer exported = api.post("api/export", "{}", cookie);
  expect_answer_by_schema(exported.body, "PersonalData");
  EXPECT_NE(exported.body.find("bot.example.net"), std::string::npos);
  EXPECT_EQ(exported.body.find("secret"), std::string::npos);
  EXPECT_EQ(TestApi::member(set(id, ""), "made"), "");
  EXPECT_EQ(list(), "[]");
}

TEST_F(SetWebhooks, GoWithTheToken) {
  EXPECT_EQ(set(id, "https://bot.example.net/").status, 200U);
  api.post("api/tokens", R"({"remove":")" + id + "\"}", cookie);
  EXPECT_EQ(list(), "[]");
}

TEST_F(SetWebhooks, OfNobodyElseAndOfNoAddressInTheOperatorsNetwork) {
  EXPECT_EQ(TestApi::key_of(set("0123456789abcdef", "https://bot.example.net/")),
            "server.no-token");
  for (const char* url : {"http://bot.example.net/", "https://127.0.0.1/", "https://10.1.1.1/",
                          "https://localhost/", "nonsense"}) {
    const ApiAnswer answer = set(id, url);
    EXPECT_EQ(answer.status, 400U) << url;
    EXPECT_EQ(TestApi::key_of(answer), "server.no-endpoint") << url;
  }
  EXPECT_EQ(api.post("api/webhooks", R"({"token":"x"})", cookie).status, 400U);
  EXPECT_EQ(api.post("api/webhooks", R"({"url":"x"})", cookie).status, 400U);
  EXPECT_EQ(api.post("api/webhooks", "{}").status, 401U);
  const std::string token = TestApi::member(made, "made");
  EXPECT_EQ(TestApi::key_of(api.ask(TestApi::bot_request(token, "api/webhooks", "{}"))),
            "server.not-for-bots");
  EXPECT_EQ(list(), "[]");
}

TEST(NoWebhooks, WhereTheServerCallsNone) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const ApiAnswer answer =
      api.post("api/webhooks", R"({"token":"x","url":"https://bot.example.net/"})", cookie);
  EXPECT_EQ(answer.status, 409U);
  EXPECT_EQ(TestApi::key_of(answer), "server.no-webhooks");
}

}  // namespace
}  // namespace broceliande::server
