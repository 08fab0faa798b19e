#include <gtest/gtest.h>

#include "server/notices/base64url.hpp"
#include "server/notices/push_key.hpp"
#include "server/testing/notice_means.hpp"
#include "server/testing/test_api.hpp"

// What people are told of while no page of theirs is open, and in which browsers.
namespace broceliande::server {
namespace {

class ChosenNotices : public testing::Test {
 protected:
  ChosenNotices()
      : api({}, std::make_shared<SharedStore>(), std::make_shared<TestDay>(), false,
            means_with(outlet)),
        cookie(api.guest("Elaine")) {}

  static std::string subscription(const std::string& endpoint, const std::string& more = "") {
    static const std::string kKey = base64url(PushKey::generate()->public_half());
    return R"({"subscribe":{"endpoint":")" + endpoint + R"(","p256dh":")" + kKey +
           R"(","auth":"BTBZMqHH6r4Tts7J_aSIgg","language":"fr"})" + more + "}";
  }
  ApiAnswer ask(const std::string& body) { return api.post("api/notices", body, cookie); }
  json::object told(const std::string& body) {
    const ApiAnswer answer = ask(body);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    expect_answer_by_schema(answer.body, "Notices");
    return json::parse(answer.body).as_object();
  }
  std::size_t browsers() { return told("{}").at("browsers").as_array().size(); }
  std::string refusal(const std::string& body, unsigned status = 400) {
    const ApiAnswer answer = ask(body);
    EXPECT_EQ(answer.status, status) << body << answer.body;
    return TestApi::key_of(answer);
  }

  TestOutlet outlet;
  TestApi api;
  std::string cookie;
};

TEST_F(ChosenNotices, AreEverythingUntilSomebodyChooses) {
  const json::object told_first = told("{}");
  EXPECT_EQ(json::serialize(told_first),
            R"({"pushKey":"the server's key","browsers":[],"choice":{"kinds":["turn","table",)"
            R"("time","over"],"without":[],"quiet":null,"utcOffset":0},"mail":null})");
  const std::string choice =
      R"({"kinds":["turn","over"],"without":["graal","menhirs"],"quiet":{"from":1320,"until":420},)"
      R"("utcOffset":-210})";
  EXPECT_EQ(json::serialize(told(R"({"choose":)" + choice + "}").at("choice")), choice);
  EXPECT_EQ(json::serialize(told("{}").at("choice")), choice);
  told(R"({"choose":{"kinds":[],"without":[],"utcOffset":0}})");
  EXPECT_TRUE(told("{}").at("choice").at("quiet").is_null());
}

TEST_F(ChosenNotices, BrowsersComeAndGo) {
  const json::object subscribed = told(subscription("https://push.example.net/send/secret"));
  const json::value& browser = subscribed.at("browsers").at(0);
  EXPECT_EQ(browser.at("host"), "push.example.net");
  EXPECT_EQ(browser.at("language"), "fr");
  EXPECT_EQ(browser.at("isThis"), true);
  EXPECT_EQ(json::serialize(subscribed).find("secret"), std::string::npos);
  told(subscription("https://push.example.net/send/other"));
  EXPECT_EQ(browsers(), 1U) << "it has another address";
  told(R"({"unsubscribe":true})");
  EXPECT_EQ(browsers(), 0U);
}

TEST_F(ChosenNotices, GoWithTheSession) {
  EXPECT_EQ(api.post("api/account", kElaine, cookie).status, 200U);
  told(subscription("https://push.example.net/1"));
  const std::string phone = TestApi::cookie_of(api.post("api/login", kElaine));
  EXPECT_EQ(api.post("api/notices", subscription("https://push.example.net/2"), phone).status,
            200U);
  EXPECT_EQ(browsers(), 2U);
  EXPECT_EQ(api.post("api/logout", "{}", phone).status, 200U);
  EXPECT_EQ(browsers(), 1U);
  const std::string again = TestApi::cookie_of(api.post("api/login", kElaine, cookie));
  cookie = again;
  EXPECT_EQ(browsers(), 1U) << "the same browser logs in again";
  EXPECT_TRUE(told("{}").at("browsers").at(0).at("isThis").as_bool());
}

TEST_F(ChosenNotices, AreInTheExportWithoutSecretsAndGoWithTheAccount) {
  told(subscription("https://push.example.net/send/secret"));
  const ApiAnswer exported = api.post("api/export", "{}", cookie);
  expect_answer_by_schema(exported.body, "PersonalData");
  const json::value notices = json::parse(exported.body).at("notices");
  EXPECT_EQ(notices.at("browsers").at(0).at("host"), "push.example.net");
  EXPECT_EQ(exported.body.find("secret"), std::string::npos);
  const std::string identity = api.who(cookie)->id;
  EXPECT_EQ(api.post("api/deletion", R"({"confirmed":true})", cookie).status, 200U);
  EXPECT_TRUE(api.server.shared->store->push_subscriptions_of(identity)->empty());
}

TEST_F(ChosenNotices, AreForPeople) {
  const std::string token =
      TestApi::member(api.post("api/tokens", R"({"label":"bot"})", cookie), "made");
  EXPECT_EQ(TestApi::key_of(api.ask(TestApi::bot_request(token, "api/notices", "{}"))),
            "server.not-for-bots");
  cookie = "";
  EXPECT_EQ(Schema::text(told("{}").at("pushKey")), "the server's key") << "whoever asks";
  EXPECT_EQ(refusal(R"({"unsubscribe":true})", 401), "server.no-identity");
}

TEST_F(ChosenNotices, ReachNoAddressOfTheOperatorsNetwork) {
  for (const char* endpoint :
       {"http://push.example.net/", "https://127.0.0.1/", "https://[::1]:8080/x",
        "https://169.254.169.254/latest", "https://localhost/", "https://10.0.0.7/", "nonsense"}) {
    EXPECT_EQ(refusal(subscription(endpoint)), "server.no-endpoint") << endpoint;
  }
  EXPECT_EQ(browsers(), 0U);
}

TEST_F(ChosenNotices, ThatMakeNoSenseAreRefused) {
  for (
      const char* body : {
          R"({"subscribe":{}})",
          R"({"subscribe":7})",
          R"({"subscribe":{"endpoint":"https://push.example.net/","p256dh":"AAAA",)"
          R"("auth":"BTBZMqHH6r4Tts7J_aSIgg","language":"fr"}})",
          R"({"choose":{"kinds":["sleep"],"without":[],"utcOffset":0}})",
          R"({"choose":{"kinds":[7],"without":[],"utcOffset":0}})",
          R"({"choose":{"kinds":["turn"],"without":["chess"],"utcOffset":0}})",
          R"({"choose":{"kinds":["turn"],"without":[],"utcOffset":900}})",
          R"({"choose":{"kinds":["turn"],"without":[],"utcOffset":0,"quiet":{"from":1440,"until":0}}})",
          R"({"choose":{"kinds":["turn"],"without":[],"utcOffset":0,"quiet":{"from":1}}})",
          R"({"choose":{"kinds":["turn"],"without":[],"utcOffset":0,"more":1}})",
          R"({"choose":{"kinds":["turn","turn","turn","turn","turn"],"without":[],"utcOffset":0}})",
          R"({"unsubscribe":"yes"})",
          R"({"else":1})",
      }) {
    EXPECT_TRUE(refusal(body).starts_with("protocol.")) << body;
  }
  std::string foreign = subscription("https://push.example.net/");
  foreign.replace(foreign.find("\"fr\""), 4, "\"de\"");
  EXPECT_EQ(refusal(foreign), "protocol.member");
}

TEST(NoNotices, WhereTheServerSendsNone) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const ApiAnswer answer = api.post("api/notices", "{}", cookie);
  EXPECT_EQ(TestApi::member(answer, "pushKey"), "");
  const std::string key = base64url(PushKey::generate()->public_half());
  const ApiAnswer none =
      api.post("api/notices",
               R"({"subscribe":{"endpoint":"https://push.example.net/","p256dh":")" + key +
                   R"(","auth":"BTBZMqHH6r4Tts7J_aSIgg","language":"fr"}})",
               cookie);
  EXPECT_EQ(none.status, 409U);
  EXPECT_EQ(TestApi::key_of(none), "server.no-push");
}

}  // namespace
}  // namespace broceliande::server
