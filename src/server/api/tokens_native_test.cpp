#include <gtest/gtest.h>

#include "server/testing/test_api.hpp"

// Tokens of bots: what they are for, how long they last, and that removing one ends what it opened.
namespace broceliande::server {
namespace {

std::string new_token_of(TestApi& api, const std::string& cookie, const std::string& more = "") {
  const ApiAnswer made = api.post("api/tokens", R"({"label":"bot")" + more + "}", cookie);
  EXPECT_EQ(made.status, 200U) << made.body;
  expect_answer_by_schema(made.body, "TokenList");
  return TestApi::member(made, "made");
}

TEST(Tokens, AreForPlayingAndNotForTheAccount) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const std::string token = new_token_of(api, cookie);
  const auto ask = [&](const std::string& path, const std::string& body) {
    return api.ask(TestApi::bot_request(token, path, body));
  };
  EXPECT_EQ(TestApi::member(ask("api/me", "{}"), "name"), "Elaine") << "it may ask who it is";
  for (const auto& [path, body] : {
           std::pair{"api/me", R"({"name":"Bot"})"},
           std::pair{"api/me", R"({"takesChat":true})"},
           std::pair{"api/tokens", R"({"label":"another"})"},
           std::pair{"api/tokens", R"({"remove":"0123456789abcdef"})"},
           std::pair{"api/tokens", "{}"},
           std::pair{"api/sessions", "{}"},
           std::pair{"api/sessions", R"({"endOthers":true})"},
           std::pair{"api/account", kElaine},
           std::pair{"api/login", kElaine},
           std::pair{"api/logout", "{}"},
       }) {
    const ApiAnswer answer = ask(path, body);
    EXPECT_EQ(answer.status, 403U) << path << body;
    EXPECT_EQ(TestApi::key_of(answer), "server.not-for-bots") << path << body;
  }
  const Identity elaine = *api.who(cookie);
  EXPECT_EQ(elaine.name, "Elaine");
  EXPECT_EQ(elaine.account, "");
  EXPECT_EQ(api.server.shared->store->tokens_of(elaine.id)->size(), 2U);
}

TEST(Tokens, ThatNobodyKnowsMakeNoGuests) {
  TestApi api;
  const ApiAnswer answer =
      api.ask(TestApi::bot_request(std::string(43, 'A'), "api/me", R"({"name":"x"})"));
  EXPECT_EQ(answer.status, 401U);
  EXPECT_TRUE(answer.set_cookies.empty());
}

TEST(Tokens, MayBeForLookingOnly) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const std::string table = [&] {
    TestClient elaine(api.server, *api.user(cookie));
    return create(elaine);
  }();
  const auto user = [&](const std::string& token) {
    return *api.user(TestApi::bot_request(token, "api/me", "{}"));
  };
  TestClient looking(api.server, user(new_token_of(api, cookie, R"(,"scope":"read")")));
  EXPECT_EQ(looking.watch(table, kWithView), "");
  EXPECT_EQ(looking.last("table").at("me").as_int64(), 0);
  EXPECT_EQ(looking.ask("games"), "");
  EXPECT_EQ(looking.at(table, "leave"), "server.read-only");
  EXPECT_EQ(looking.ask("create", TableWish{}.members()), "server.read-only");
  TestClient playing(api.server, user(new_token_of(api, cookie)));
  EXPECT_EQ(playing.at(table, "leave"), "");
}

TEST(Tokens, ExpireWhenTheirOwnerSaidSo) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const std::string brief = new_token_of(api, cookie, R"(,"days":30)");
  const std::string usual = new_token_of(api, cookie);
  const std::string list = api.post("api/tokens", "{}", cookie).body;
  const Moment now = api.server.day->now;
  const auto ends_after = [&](int days) {
    return R"("expires":)" +
           std::to_string((now + std::chrono::days(days)).time_since_epoch().count());
  };
  EXPECT_NE(list.find(ends_after(30)), std::string::npos) << list;
  EXPECT_NE(list.find(ends_after(90)), std::string::npos) << list;
  for (const char* wrong : {"29", "0", "366", "\"30\""}) {
    const std::string body = R"({"label":"bot","days":)" + std::string(wrong) + "}";
    EXPECT_EQ(api.post("api/tokens", body, cookie).status, 400U) << wrong;
  }
  EXPECT_EQ(api.post("api/tokens", R"({"label":"x","scope":"all"})", cookie).status, 400U);

  const auto ask = [&](const std::string& token) {
    return api.ask(TestApi::bot_request(token, "api/me", "{}"));
  };
  TestClient bot(api.server, *api.user(TestApi::bot_request(brief, "api/me", "{}")));
  api.server.day->now = now + std::chrono::days(30) - Milliseconds(1);
  api.server.pass(Milliseconds(0));
  EXPECT_EQ(ask(brief).status, 200U);
  EXPECT_FALSE(bot.is_disconnected);
  api.server.pass(Milliseconds(500));
  EXPECT_TRUE(bot.is_disconnected);
  const ApiAnswer refused = ask(brief);
  EXPECT_EQ(refused.status, 401U);
  EXPECT_EQ(TestApi::key_of(refused), "server.token-expired");
  EXPECT_EQ(ask(usual).status, 200U);
}

TEST(Tokens, EndWhatTheyOpenedWhenTheyAreRemoved) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  const std::string token = new_token_of(api, cookie);
  TestClient page(api.server, *api.user(cookie));
  TestClient bot(api.server, *api.user(TestApi::bot_request(token, "api/me", "{}")));
  const json::value list = json::parse(api.post("api/tokens", "{}", cookie).body);
  const std::string id = Schema::text(list.at("tokens").as_array()[0].at("id"));
  EXPECT_EQ(api.post("api/tokens", R"({"remove":")" + id + "\"}", cookie).status, 200U);
  EXPECT_TRUE(bot.is_disconnected);
  EXPECT_FALSE(page.is_disconnected);
  EXPECT_EQ(bot.ask("ping"), "no answer") << "whatever it still says";
  EXPECT_EQ(page.ask("ping"), "");
}

TEST(Tokens, AreListedAndRemovedByTheirOwner) {
  AccountApi::AccountRules rules;
  rules.most_tokens = 2;
  TestApi api(rules);
  const std::string cookie = api.guest("Elaine");
  EXPECT_EQ(api.post("api/tokens", "{}").status, 401U) << "nobody knows who asks";
  const ApiAnswer first = api.post("api/tokens", R"({"label":"one"})", cookie);
  api.server.day->now += Milliseconds(1);
  const ApiAnswer second = api.post("api/tokens", R"({"label":"two"})", cookie);
  EXPECT_EQ(api.post("api/tokens", R"({"label":"three"})", cookie).status, 409U);
  EXPECT_EQ(api.post("api/tokens", R"({"label":""})", cookie).status, 400U);
  const json::value list = json::parse(api.post("api/tokens", "{}", cookie).body);
  ASSERT_EQ(list.at("tokens").as_array().size(), 2U) << "the browser's own is not among them";
  EXPECT_EQ(list.at("made").as_string(), "");
  EXPECT_EQ(list.at("tokens").as_array()[0].at("label").as_string(), "one");
  const std::string id = Schema::text(list.at("tokens").as_array()[0].at("id"));
  EXPECT_EQ(json::serialize(list).find(TestApi::member(first, "made")), std::string::npos);
  const ApiAnswer exchanged =
      api.post("api/tokens", R"({"label":"three","remove":")" + id + "\"}", cookie);
  EXPECT_EQ(exchanged.status, 200U) << "one goes, one comes";
  EXPECT_EQ(json::parse(exchanged.body).at("tokens").as_array().size(), 2U);
  const auto status_of = [&](const ApiAnswer& made) {
    return api.ask(TestApi::bot_request(TestApi::member(made, "made"), "api/me", "{}")).status;
  };
  EXPECT_EQ(status_of(first), 401U) << "the removed one counts no more";
  EXPECT_EQ(status_of(second), 200U);
  const std::string stranger = api.guest("Mallory");
  const std::string other =
      Schema::text(json::parse(exchanged.body).at("tokens").as_array()[0].at("id"));
  EXPECT_EQ(api.post("api/tokens", R"({"remove":")" + other + "\"}", stranger).status, 200U);
  EXPECT_EQ(json::parse(api.post("api/tokens", "{}", cookie).body).at("tokens").as_array().size(),
            2U)
      << "nobody removes another's";
}

}  // namespace
}  // namespace broceliande::server
