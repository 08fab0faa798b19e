#include <gtest/gtest.h>

#include "server/testing/test_api.hpp"

// Passwords changed by who knows them, and recovered by who has written down a code.
namespace broceliande::server {
namespace {

class Passwords : public testing::Test {
 protected:
  Passwords() {
    cookie = api.guest("Elaine");
    EXPECT_EQ(api.post("api/account", kElaine, cookie).status, 200U);
  }
  ApiAnswer log_in(const std::string& password, const std::string& with = "") {
    return api.post("api/login", R"({"account":"elaine","password":")" + password + "\"}", with);
  }
  ApiAnswer change(const std::string& from, const std::string& to, const std::string& more = "") {
    return api.post("api/password",
                    R"({"password":")" + from + R"(","newPassword":")" + to + "\"" + more + "}",
                    cookie);
  }
  std::string new_code() {
    const ApiAnswer made = api.post("api/recovery", R"({"password":"excalibur"})", cookie);
    EXPECT_EQ(made.status, 200U) << made.body;
    expect_answer_by_schema(made.body, "Recovery");
    return TestApi::member(made, "code");
  }
  ApiAnswer recover(const std::string& code, const std::string& account = "elaine",
                    const std::string& with = "") {
    return api.post(
        "api/recover",
        R"({"account":")" + account + R"(","code":")" + code + R"(","newPassword":"clarent!"})",
        with);
  }

  TestApi api;
  std::string cookie;
};

TEST_F(Passwords, AreChangedByWhoKnowsTheOldOne) {
  const ApiAnswer answer = change("excalibur", "clarent!");
  EXPECT_EQ(answer.status, 200U) << answer.body;
  expect_answer_by_schema(answer.body, "Me");
  EXPECT_EQ(log_in("excalibur").status, 403U);
  EXPECT_EQ(log_in("clarent!").status, 200U);
  EXPECT_TRUE(api.who(cookie).has_value());
}

TEST_F(Passwords, StayWhereTheOldOneIsWrongOrTheNewOneBad) {
  const ApiAnswer wrong = change("excalibur2", "clarent!");
  EXPECT_EQ(wrong.status, 403U);
  EXPECT_EQ(TestApi::key_of(wrong), "server.wrong-password");
  EXPECT_EQ(TestApi::key_of(change("excalibur", "short")), "identity.password-length");
  EXPECT_EQ(api.post("api/password", R"({"newPassword":"clarent!"})", cookie).status, 400U);
  const std::string body = R"({"password":"excalibur","newPassword":"clarent!"})";
  EXPECT_EQ(api.post("api/password", body).status, 401U);
  EXPECT_EQ(TestApi::key_of(api.post("api/password", body, api.guest("x"))), "server.no-account");
  EXPECT_EQ(log_in("excalibur").status, 200U);
}

TEST_F(Passwords, AreGuessedNoFasterThanByLoggingIn) {
  for (int i = 0; i < 9; ++i) EXPECT_EQ(change("wrong one", "clarent!").status, 403U);
  EXPECT_EQ(change("excalibur", "clarent!").status, 429U) << "making the account was one";
  EXPECT_EQ(api.post("api/recovery", R"({"password":"excalibur"})", cookie).status, 429U);
  EXPECT_EQ(recover("aaaaa-aaaaa-aaaaa-aaaaa").status, 429U);
}

TEST_F(Passwords, EndOtherSessionsOnlyIfAsked) {
  const std::string phone = TestApi::cookie_of(log_in("excalibur"));
  TestClient at_phone(api.server, *api.user(phone));
  TestClient here(api.server, *api.user(cookie));
  EXPECT_EQ(change("excalibur", "clarent!").status, 200U);
  EXPECT_FALSE(at_phone.is_disconnected);
  EXPECT_EQ(change("clarent!", "excalibur", R"(,"endOthers":true)").status, 200U);
  EXPECT_TRUE(at_phone.is_disconnected);
  EXPECT_FALSE(here.is_disconnected);
  EXPECT_EQ(api.who(phone), std::nullopt);
  EXPECT_TRUE(api.who(cookie).has_value());
}

TEST_F(Passwords, AreNoBusinessOfBots) {
  const std::string token =
      TestApi::member(api.post("api/tokens", R"({"label":"bot"})", cookie), "made");
  for (const auto& [path, body] :
       {std::pair{"api/password", R"({"password":"excalibur","newPassword":"clarent!"})"},
        std::pair{"api/recovery", R"({"password":"excalibur"})"}}) {
    const ApiAnswer answer = api.ask(TestApi::bot_request(token, path, body));
    EXPECT_EQ(TestApi::key_of(answer), "server.not-for-bots") << path;
  }
}

TEST_F(Passwords, AreRecoveredByACodeOnce) {
  const std::string code = new_code();
  const std::string bot =
      TestApi::member(api.post("api/tokens", R"({"label":"bot"})", cookie), "made");
  TestClient page(api.server, *api.user(cookie));
  const ApiAnswer answer = recover(code);
  EXPECT_EQ(answer.status, 200U) << answer.body;
  EXPECT_EQ(TestApi::member(answer, "account"), "elaine");
  EXPECT_EQ(api.who(TestApi::cookie_of(answer))->account, "elaine") << "it logs in";
  EXPECT_TRUE(page.is_disconnected);
  EXPECT_EQ(api.who(cookie), std::nullopt);
  EXPECT_EQ(api.ask(TestApi::bot_request(bot, "api/me", "{}")).status, 200U);
  EXPECT_EQ(log_in("excalibur").status, 403U);
  EXPECT_EQ(log_in("clarent!").status, 200U);
  const ApiAnswer again = recover(code);
  EXPECT_EQ(again.status, 403U);
  EXPECT_EQ(TestApi::key_of(again), "server.wrong-recovery");
}

TEST_F(Passwords, AreNotRecoveredByAnythingElse) {
  const ApiAnswer none = recover("aaaaa-aaaaa-aaaaa-aaaaa");
  EXPECT_EQ(none.status, 403U);
  const std::string old = new_code();
  const std::string code = new_code();
  const ApiAnswer replaced = recover(old);
  const ApiAnswer unknown = recover(code, "nobody");
  EXPECT_EQ(replaced.status, 403U);
  EXPECT_EQ(unknown.body, replaced.body) << "nobody learns which names there are";
  EXPECT_EQ(recover("").status, 403U);
  EXPECT_EQ(recover("nonsense").status, 403U);
  EXPECT_EQ(log_in("excalibur").status, 200U);
  std::string loud = code;
  std::ranges::replace(loud, '-', ' ');
  EXPECT_EQ(recover(loud).status, 200U);
}

TEST_F(Passwords, HaveACodeOnlyForWhoKnowsThem) {
  const auto made = [&] {
    return json::parse(api.post("api/recovery", "{}", cookie).body).at("made");
  };
  EXPECT_TRUE(made().is_null());
  EXPECT_EQ(api.post("api/recovery", R"({"password":"excalibur2"})", cookie).status, 403U);
  EXPECT_TRUE(made().is_null());
  const std::string code = new_code();
  EXPECT_EQ(made().as_int64(), api.server.day->now.time_since_epoch().count());
  EXPECT_EQ(TestApi::key_of(api.post("api/recovery", "{}", api.guest("x"))), "server.no-account");
  const std::string words = api.server.last_words();
  EXPECT_NE(words.find(R"("event":"recovery-code-made","account":"elaine")"), std::string::npos);
  EXPECT_EQ(words.find(code), std::string::npos);
  EXPECT_EQ(words.find("excalibur"), std::string::npos);
}

TEST_F(Passwords, ThatAreRecoveredTakeTheGamesOfTheGuestAlong) {
  const std::string code = new_code();
  const std::string guest = api.guest("guest");
  std::string table;
  {
    TestClient client(api.server, *api.user(guest));
    table = create(client);
  }
  const ApiAnswer answer = recover(code, "elaine", guest);
  EXPECT_EQ(answer.status, 200U);
  TestClient elaine(api.server, *api.user(TestApi::cookie_of(answer)));
  EXPECT_EQ(elaine.watch(table), "");
  EXPECT_EQ(elaine.last("table").at("me").as_int64(), 0);
}

}  // namespace
}  // namespace broceliande::server
