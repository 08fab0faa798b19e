#include <gtest/gtest.h>

#include "server/testing/test_api.hpp"

// The browsers in which somebody is logged in: listed, ended, and forgotten when they are not used.
namespace broceliande::server {
namespace {

constexpr auto kFirefox =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
constexpr auto kSafari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

class SessionList : public testing::Test {
 protected:
  SessionList() {
    laptop_ = api.guest("Elaine");
    EXPECT_EQ(api.post("api/account", kElaine, laptop_).status, 200U);
  }
  /// The cookie of another browser.
  std::string log_in(const std::string& agent = kSafari, const std::string& address = "203.0.113.5",
                     const std::string& cookie = "") {
    ApiRequest request = TestApi::request("api/login", kElaine, cookie);
    request.user_agent = agent;
    request.address = address;
    const ApiAnswer answer = api.ask(request);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    return TestApi::cookie_of(answer);
  }
  json::array sessions(const std::string& cookie, const std::string& body = "{}") {
    const ApiAnswer answer = api.post("api/sessions", body, cookie);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    expect_answer_by_schema(answer.body, "SessionList");
    return json::parse(answer.body).at("sessions").as_array();
  }

  TestApi api;
  std::string laptop_;
};

TEST_F(SessionList, TellsWhichBrowserWhereAndSince) {
  api.server.day->now += std::chrono::minutes(5);
  const std::string phone = log_in();
  const json::array list = sessions(phone);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].at("browser").as_string(), "Safari");
  EXPECT_EQ(list[0].at("system").as_string(), "iPhone");
  EXPECT_EQ(list[0].at("network").as_string(), "203.0.*");
  EXPECT_TRUE(list[0].at("isThis").as_bool());
  EXPECT_EQ(list[0].at("created").as_int64(), api.server.day->now.time_since_epoch().count());
  EXPECT_EQ(list[1].at("browser").as_string(), "") << "no header";
  EXPECT_FALSE(list[1].at("isThis").as_bool());
  EXPECT_EQ(api.post("api/sessions", "{}").status, 401U);
  EXPECT_EQ(api.post("api/sessions", R"({"end":7})", phone).status, 400U);
}

TEST_F(SessionList, NotesUsesByTheHour) {
  const auto used = [&] { return sessions(laptop_)[0].at("used").as_int64(); };
  const auto use = [&] {
    ApiRequest request = TestApi::request("api/me", "{}", laptop_);
    request.user_agent = kFirefox;
    return TestApi::cookie_of(api.ask(request));
  };
  const std::int64_t first = used();
  api.server.day->now += std::chrono::minutes(59);
  EXPECT_EQ(use(), "") << "the cookie stays";
  EXPECT_EQ(used(), first) << "not every request writes";
  api.server.day->now += std::chrono::minutes(1);
  EXPECT_EQ(use(), laptop_) << "it lasts a year from now";
  EXPECT_EQ(used(), first + Milliseconds(std::chrono::hours(1)).count());
  EXPECT_EQ(sessions(laptop_)[0].at("browser").as_string(), "Firefox");
}

TEST_F(SessionList, KeepsWhoComesOverTlsWithACookieOfTheFormerName) {
  const auto ask = [&](const std::string& path, const std::string& cookie) {
    ApiRequest request = TestApi::request(path, "{}", cookie);
    request.origin = "https://games.test";
    request.transport = Transport::tls;
    return api.ask(request);
  };
  const ApiAnswer answer = ask("api/me", laptop_);
  EXPECT_EQ(TestApi::member(answer, "account"), "elaine");
  ASSERT_EQ(answer.set_cookies.size(), 2U);
  const std::string fresh = TestApi::cookie_of(answer);
  EXPECT_EQ(fresh, "__Host-" + laptop_);
  EXPECT_TRUE(answer.set_cookies[1].starts_with("broceliande=;"));
  const ApiAnswer again = ask("api/me", fresh);
  EXPECT_EQ(TestApi::member(again, "account"), "elaine");
  EXPECT_TRUE(again.set_cookies.empty());
  EXPECT_EQ(ask("api/logout", fresh).set_cookies.size(), 2U) << "under both names";
  EXPECT_EQ(TestApi::member(ask("api/me", fresh), "account"), "");
}

TEST_F(SessionList, NotesThatAConnectionHasEnded) {
  const auto used = [&] { return api.user(laptop_)->token.used.at; };
  {
    TestClient page(api.server, *api.user(laptop_));
    api.server.day->now += std::chrono::hours(5);
  }
  EXPECT_EQ(used(), api.server.day->now);
}

TEST_F(SessionList, EndsOneAndClosesItsSockets) {
  api.server.day->now += std::chrono::minutes(5);
  const std::string phone = log_in();
  TestClient at_phone(api.server, *api.user(phone));
  TestClient at_laptop(api.server, *api.user(laptop_));
  const std::string id = Schema::text(sessions(phone)[0].at("id"));
  const std::string stranger = api.guest("Mallory");
  (void)sessions(stranger, R"({"end":")" + id + "\"}");
  EXPECT_FALSE(at_phone.is_disconnected) << "nobody ends another's";
  EXPECT_EQ(sessions(laptop_, R"({"end":")" + id + "\"}").size(), 1U);
  EXPECT_TRUE(at_phone.is_disconnected);
  EXPECT_FALSE(at_laptop.is_disconnected);
  EXPECT_EQ(api.who(phone), std::nullopt);
  EXPECT_EQ(at_phone.ask("ping"), "no answer");
}

TEST_F(SessionList, EndsAllOthers) {
  const std::string phone = log_in();
  const std::string tablet = log_in(kFirefox);
  TestClient at_phone(api.server, *api.user(phone));
  TestClient at_tablet(api.server, *api.user(tablet));
  TestClient at_laptop(api.server, *api.user(laptop_));
  EXPECT_EQ(sessions(tablet, R"({"endOthers":true})").size(), 1U);
  EXPECT_TRUE(at_phone.is_disconnected);
  EXPECT_TRUE(at_laptop.is_disconnected);
  EXPECT_FALSE(at_tablet.is_disconnected);
  EXPECT_EQ(at_tablet.ask("ping"), "");
  EXPECT_NE(api.server.last_words().find(
                R"("event":"sessions-ended","account":"elaine","count":2,"cause":"others-ended")"),
            std::string::npos);
}

TEST_F(SessionList, LosesWhoLogsOutAndHisSockets) {
  TestClient page(api.server, *api.user(laptop_));
  const std::string phone = log_in();
  EXPECT_EQ(api.post("api/logout", "{}", laptop_).status, 200U);
  EXPECT_TRUE(page.is_disconnected);
  EXPECT_EQ(sessions(phone).size(), 1U);
}

TEST_F(SessionList, KeepsTheSocketsOfABrowserThatLogsInAgain) {
  TestClient page(api.server, *api.user(laptop_));
  const std::string again = log_in(kFirefox, "203.0.113.5", laptop_);
  EXPECT_EQ(api.who(laptop_), std::nullopt);
  EXPECT_FALSE(page.is_disconnected);
  EXPECT_EQ(sessions(again).size(), 1U);
  EXPECT_EQ(api.post("api/logout", "{}", again).status, 200U);
  EXPECT_TRUE(page.is_disconnected) << "it was this browser's";
}

TEST_F(SessionList, EndsAConnectionWhoseTokenIsRemovedWhileItIsOpened) {
  const std::string phone = log_in();
  const AuthenticatedUser user = *api.user(phone);
  (void)sessions(laptop_, R"({"endOthers":true})");
  TestClient late(api.server, user);
  api.server.settle();
  EXPECT_TRUE(late.is_disconnected);
}

TEST_F(SessionList, ForgetsBrowsersThatAreNotUsedForAYear) {
  const std::string phone = log_in();
  api.server.day->now += std::chrono::days(300);
  EXPECT_TRUE(api.who(phone).has_value());
  api.server.day->now += std::chrono::days(66);
  EXPECT_EQ(api.who(laptop_), std::nullopt);
  EXPECT_TRUE(api.who(phone).has_value()) << "used two months ago";
  EXPECT_EQ(sessions(phone).size(), 1U);
}

TEST(SessionsOfNodes, EndAtAllOfThem) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  TestApi one({}, store, day, true);
  TestApi two({}, store, day, true);
  const std::string cookie = one.guest("Elaine");
  TestClient page(two.server, *two.user(cookie));
  EXPECT_EQ(one.post("api/logout", "{}", cookie).status, 200U);
  EXPECT_FALSE(page.is_disconnected) << "not heard of yet";
  two.server.service.on_news({.text = "revoked " + page.identity()});
  two.server.settle();
  EXPECT_TRUE(page.is_disconnected);
}

TEST(SessionsOfNodes, AreLookedAtAgainWhenNewsWasMissed) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  TestApi one({}, store, day, true);
  TestApi two({}, store, day, true);
  const std::string elaine = one.guest("Elaine");
  TestClient leaving(two.server, *two.user(elaine));
  TestClient staying(two.server, *two.user(one.guest("Viviane")));
  EXPECT_EQ(one.post("api/logout", "{}", elaine).status, 200U);
  two.server.service.on_news({});
  two.server.settle();
  EXPECT_TRUE(leaving.is_disconnected);
  EXPECT_FALSE(staying.is_disconnected);
}

}  // namespace
}  // namespace broceliande::server
