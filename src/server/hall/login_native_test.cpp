#include <gtest/gtest.h>

#include "server/hall/testing_api.hpp"

// Accounts: made, logged in to from elsewhere, logged out of.
namespace broceliande::server {
namespace {

class Login : public testing::Test {
 protected:
  std::string cookie_with_account() {
    std::string cookie = api.guest("Elaine");
    const ApiAnswer answer = api.post("api/account", kElaine, cookie);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    EXPECT_EQ(ApiHouse::member(answer, "account"), "elaine");
    EXPECT_TRUE(json::parse(answer.body).at("takesChat").as_bool());
    expect_answer_by_schema(answer.body, "Me");
    return cookie;
  }

  ApiHouse api;
};

TEST_F(Login, NeedsAGuestAndAGoodPasswordToMakeAnAccount) {
  EXPECT_EQ(api.post("api/account", kElaine).status, 401U);
  const std::string cookie = api.guest("Elaine");
  for (const std::string_view body :
       {R"({"account":"elaine","password":"short"})", R"({"account":"e","password":"excalibur"})",
        R"({"account":"<b>","password":"excalibur"})", R"({"account":"elaine"})",
        R"({"account":"elaine","password":"excalibur","more":1})"}) {
    EXPECT_EQ(api.post("api/account", std::string(body), cookie).status, 400U) << body;
  }
  EXPECT_EQ(api.who(cookie)->account, "");
}

TEST_F(Login, IsForOneAccountAPersonAndOnePersonAnAccount) {
  const std::string cookie = cookie_with_account();
  EXPECT_EQ(ApiHouse::key_of(api.post("api/account", kElaine, cookie)), "hall.has-account");
  const std::string other = api.guest("Mallory");
  const ApiAnswer taken =
      api.post("api/account", R"({"account":"Elaine","password":"excalibur"})", other);
  EXPECT_EQ(taken.status, 409U);
  EXPECT_EQ(ApiHouse::key_of(taken), "hall.name-taken");
  EXPECT_EQ(api.who(other)->account, "");
}

TEST_F(Login, BringsOneToTheSameIdentityFromElsewhere) {
  const std::string cookie = cookie_with_account();
  const ApiAnswer answer = api.post("api/login", kElaine);
  EXPECT_EQ(answer.status, 200U);
  const std::string elsewhere = ApiHouse::cookie_of(answer);
  EXPECT_NE(elsewhere, cookie);
  EXPECT_EQ(api.who(elsewhere), api.who(cookie));
  EXPECT_EQ(answer.body.find(api.who(cookie)->id), std::string::npos);
}

TEST_F(Login, RefusesAWrongPasswordAsAnUnknownAccount) {
  (void)cookie_with_account();
  const ApiAnswer wrong = api.post("api/login", R"({"account":"elaine","password":"excalibur2"})");
  const ApiAnswer unknown = api.post("api/login", R"({"account":"nobody","password":"excalibur"})");
  EXPECT_EQ(wrong.status, 403U);
  EXPECT_EQ(ApiHouse::key_of(wrong), "hall.wrong-login");
  EXPECT_EQ(unknown.status, wrong.status);
  EXPECT_EQ(unknown.body, wrong.body) << "nobody learns which names there are";
  EXPECT_EQ(wrong.set_cookie, "");
}

TEST_F(Login, MayNotBeTriedTooOften) {
  (void)cookie_with_account();
  int status = 0;
  for (int i = 0; i < 12; ++i) {
    ApiRequest request =
        ApiHouse::request("api/login", R"({"account":"elaine","password":"wrong one"})");
    request.address = "198.51.100." + std::to_string(i);
    status = static_cast<int>(api.ask(request).status);
  }
  EXPECT_EQ(status, 429) << "by account, from wherever";
  for (int i = 0; i < 12; ++i) {
    status = static_cast<int>(
        api.post("api/login", R"({"account":"x)" + std::to_string(i) + R"(","password":"wrong"})")
            .status);
  }
  EXPECT_EQ(status, 429) << "by address, whoever";
  api.house.day->now += std::chrono::minutes(2);
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
}

TEST_F(Login, TakesTheGamesOfTheGuestAlong) {
  const std::string account = cookie_with_account();
  const std::string guest = api.guest("guest");
  std::string table;
  {
    Client client(api.house, *api.who(guest));
    table = create(client);
  }
  Client spectator(api.house, somebody("spectator"));
  EXPECT_EQ(spectator.watch(table), "");
  const ApiAnswer answer = api.post("api/login", kElaine, guest);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_EQ(api.who(guest), std::nullopt) << "the guest's token counts no more";
  Client elaine(api.house, *api.who(ApiHouse::cookie_of(answer)));
  EXPECT_EQ(elaine.watch(table), "");
  EXPECT_EQ(elaine.last("table").at("me").as_int64(), 0);
  EXPECT_EQ(elaine.ask("games"), "");
  EXPECT_EQ(elaine.last("games").at("tables").as_array().size(), 1U);
  EXPECT_EQ(elaine.at(table, "leave"), "");
}

TEST_F(Login, LeavesTheGamesOfAnotherAccountAlone) {
  (void)cookie_with_account();
  const std::string other = api.guest("Mallory");
  EXPECT_EQ(
      api.post("api/account", R"({"account":"mallory","password":"excalibur"})", other).status,
      200U);
  Client client(api.house, *api.who(other));
  const std::string table = create(client);
  EXPECT_EQ(api.post("api/login", kElaine, other).status, 200U);
  EXPECT_EQ(client.watch(table), "");
  EXPECT_EQ(client.last("table").at("me").as_int64(), 0);
}

TEST_F(Login, EndsByLoggingOut) {
  const std::string cookie = cookie_with_account();
  const ApiAnswer answer = api.post("api/logout", "{}", cookie);
  EXPECT_EQ(answer.status, 200U);
  expect_answer_by_schema(answer.body, "Me");
  EXPECT_NE(answer.set_cookie.find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(api.who(cookie), std::nullopt);
  EXPECT_EQ(api.post("api/logout", "{}").status, 200U) << "also for nobody";
  EXPECT_EQ(api.post("api/logout", R"({"all":true})").status, 400U);
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
}

}  // namespace
}  // namespace broceliande::server
