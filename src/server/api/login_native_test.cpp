#include <gtest/gtest.h>

#include "server/testing/test_api.hpp"

// Accounts: made, logged in to from elsewhere, logged out of.
namespace broceliande::server {
namespace {

class Login : public testing::Test {
 protected:
  std::string cookie_with_account() {
    std::string cookie = api.guest("Elaine");
    const ApiAnswer answer = api.post("api/account", kElaine, cookie);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    EXPECT_EQ(TestApi::member(answer, "account"), "elaine");
    EXPECT_TRUE(json::parse(answer.body).at("takesChat").as_bool());
    expect_answer_by_schema(answer.body, "Me");
    return cookie;
  }

  TestApi api;
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
  EXPECT_EQ(TestApi::key_of(api.post("api/account", kElaine, cookie)), "server.has-account");
  const std::string other = api.guest("Mallory");
  const ApiAnswer taken =
      api.post("api/account", R"({"account":"Elaine","password":"excalibur"})", other);
  EXPECT_EQ(taken.status, 409U);
  EXPECT_EQ(TestApi::key_of(taken), "server.name-taken");
  EXPECT_EQ(api.who(other)->account, "");
}

TEST_F(Login, BringsOneToTheSameIdentityFromElsewhere) {
  const std::string cookie = cookie_with_account();
  const ApiAnswer answer = api.post("api/login", kElaine);
  EXPECT_EQ(answer.status, 200U);
  const std::string elsewhere = TestApi::cookie_of(answer);
  EXPECT_NE(elsewhere, cookie);
  EXPECT_EQ(api.who(elsewhere), api.who(cookie));
  EXPECT_EQ(answer.body.find(api.who(cookie)->id), std::string::npos);
}

TEST_F(Login, RefusesAWrongPasswordAsAnUnknownAccount) {
  (void)cookie_with_account();
  const ApiAnswer wrong = api.post("api/login", R"({"account":"elaine","password":"excalibur2"})");
  const ApiAnswer unknown = api.post("api/login", R"({"account":"nobody","password":"excalibur"})");
  EXPECT_EQ(wrong.status, 403U);
  EXPECT_EQ(TestApi::key_of(wrong), "server.wrong-login");
  EXPECT_EQ(unknown.status, wrong.status);
  EXPECT_EQ(unknown.body, wrong.body) << "nobody learns which names there are";
  EXPECT_TRUE(wrong.set_cookies.empty());
}

class Guessing : public Login {
 protected:
  unsigned log_in(const std::string& address, const std::string& account,
                  const std::string& password) {
    ApiRequest request = TestApi::request(
        "api/login", R"({"account":")" + account + R"(","password":")" + password + "\"}");
    request.address = address;
    return api.ask(request).status;
  }
  static std::string stranger(int number) {
    return "198.51." + std::to_string(number / 200) + "." + std::to_string(number % 200);
  }
  /// Wrong passwords from everywhere, until no stranger may try another.
  void drain(const std::string& account) {
    unsigned status = 0;
    for (int i = 0; i < 301 && status != 429U; ++i) {
      status = log_in(stranger(i), account, "wrong one");
    }
    EXPECT_EQ(status, 429U);
  }
};

TEST_F(Guessing, IsBoundedByAddress) {
  (void)cookie_with_account();
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(log_in("198.51.100.1", "x" + std::to_string(i), "wrong one"), 403U);
  }
  EXPECT_EQ(log_in("198.51.100.1", "elaine", "excalibur"), 429U);
  api.server.day->now += std::chrono::minutes(2);
  EXPECT_EQ(log_in("198.51.100.1", "elaine", "excalibur"), 200U);
}

TEST_F(Guessing, FromAThrottledAddressDoesNotKeepTheOwnerOut) {
  (void)cookie_with_account();
  for (int i = 0; i < 400; ++i) (void)log_in("198.51.100.1", "elaine", "wrong one");
  EXPECT_EQ(log_in("198.51.100.1", "elaine", "wrong one"), 429U);
  EXPECT_EQ(log_in("203.0.113.5", "elaine", "excalibur"), 200U);
}

TEST_F(Guessing, FromManyAddressesIsBoundedByAccountHoweverItIsSpelt) {
  (void)cookie_with_account();
  const std::string lily = api.guest("Lily");
  EXPECT_EQ(api.post("api/account", R"({"account":"lily","password":"excalibur"})", lily).status,
            200U);
  EXPECT_EQ(log_in("203.0.113.5", "elaine", "excalibur"), 200U);
  unsigned status = 0;
  for (int i = 0; i < 301 && status != 429U; ++i) {
    status = log_in(stranger(i), i % 2 == 0 ? "Elaine" : "eLAINE", "wrong one");
  }
  EXPECT_EQ(status, 429U);
  EXPECT_EQ(log_in("192.0.2.77", "elaine", "excalibur"), 429U) << "a stranger as far as we know";
  EXPECT_EQ(log_in("203.0.113.5", "elaine", "excalibur"), 200U) << "where the owner was before";
  EXPECT_EQ(log_in("192.0.2.77", "lily", "excalibur"), 200U) << "another account";
}

TEST_F(Guessing, IsLoggedOncePerLock) {
  (void)cookie_with_account();
  for (int i = 0; i < 30; ++i) (void)log_in("198.51.100.1", "Elaine", "wrong one");
  for (int i = 0; i < 30; ++i) (void)log_in("203.0.113.9", "typed in the wrong field", "wrong one");
  drain("elaine");
  for (int i = 0; i < 30; ++i) (void)log_in("192.0.2." + std::to_string(i + 2), "elaine", "wrong");
  const std::string words = api.server.last_words();
  const auto count = [&words](std::string_view text) {
    int found = 0;
    for (std::size_t at = words.find(text); at != std::string::npos; at = words.find(text, at + 1))
      ++found;
    return found;
  };
  EXPECT_EQ(count(R"("event":"login-locked")"), 3) << words;
  EXPECT_EQ(count(R"("account":"Elaine","address":"198.51.100.1","by":"address")"), 1);
  EXPECT_EQ(count(R"("account":"","address":"203.0.113.9","by":"address")"), 1);
  EXPECT_EQ(count(R"("by":"account")"), 1);
  EXPECT_EQ(count("wrong field"), 0);
}

TEST_F(Guessing, FromManyAddressesKeepsNobodyFromRecovering) {
  const std::string cookie = cookie_with_account();
  const ApiAnswer made = api.post("api/recovery", R"({"password":"excalibur"})", cookie);
  drain("elaine");
  ApiRequest request = TestApi::request("api/recover", R"({"account":"elaine","code":")" +
                                                           TestApi::member(made, "code") +
                                                           R"(","newPassword":"clarent!"})");
  request.address = "192.0.2.77";
  EXPECT_EQ(api.ask(request).status, 200U);
}

TEST_F(Guessing, FromManyAddressesKeepsNobodyFromChangingThePassword) {
  const std::string cookie = cookie_with_account();
  drain("elaine");
  ApiRequest request = TestApi::request(
      "api/password", R"({"password":"excalibur","newPassword":"clarent!"})", cookie);
  request.address = "192.0.2.77";
  EXPECT_EQ(api.ask(request).status, 200U);
}

TEST_F(Guessing, WithASessionIsBoundedToo) {
  const std::string cookie = cookie_with_account();
  ApiRequest request = TestApi::request(
      "api/password", R"({"password":"wrong one","newPassword":"clarent!"})", cookie);
  unsigned status = 403U;
  for (int i = 0; i < 301 && status == 403U; ++i) {
    request.address = stranger(i);
    status = api.ask(request).status;
  }
  EXPECT_EQ(status, 429U);
  EXPECT_EQ(log_in("192.0.2.77", "elaine", "excalibur"), 200U) << "logging in is another matter";
}

class WeakHash : public Login {
 protected:
  WeakHash() {
    (void)cookie_with_account();
    usual = hash();
    weak = *hash_password("excalibur", {.passes = 1, .memory = TestApi::kCheapMemory / 2});
    Store& store = *api.server.shared->store;
    EXPECT_TRUE(*store.change_password(store.account("elaine")->value().identity, usual, weak));
  }
  std::string hash() { return api.server.shared->store->account("elaine")->value().password_hash; }

  std::string usual;
  std::string weak;
};

TEST_F(WeakHash, IsRenewedByARightPassword) {
  EXPECT_EQ(api.post("api/login", R"({"account":"elaine","password":"excalibur2"})").status, 403U);
  EXPECT_EQ(hash(), weak);
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
  const std::string renewed = hash();
  EXPECT_NE(renewed, weak);
  EXPECT_EQ(renewed.substr(0, renewed.rfind('$', renewed.rfind('$') - 1)),
            usual.substr(0, usual.rfind('$', usual.rfind('$') - 1)))
      << "as a new one would be";
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
  EXPECT_EQ(hash(), renewed) << "once is enough";
}

TEST_F(WeakHash, StaysWhereItCannotBeRenewed) {
  api.server.control->fail_passwords(true);
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
  EXPECT_EQ(hash(), weak);
  EXPECT_NE(api.server.last_words().find(R"("event":"password-not-renewed")"), std::string::npos);
}

TEST_F(Login, TakesTheGamesOfTheGuestAlong) {
  const std::string account = cookie_with_account();
  const std::string guest = api.guest("guest");
  std::string table;
  {
    TestClient client(api.server, *api.who(guest));
    table = create(client);
  }
  TestClient spectator(api.server, somebody("spectator"));
  EXPECT_EQ(spectator.watch(table), "");
  const ApiAnswer answer = api.post("api/login", kElaine, guest);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_EQ(api.who(guest), std::nullopt) << "the guest's token counts no more";
  TestClient elaine(api.server, *api.who(TestApi::cookie_of(answer)));
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
  TestClient client(api.server, *api.who(other));
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
  EXPECT_NE(answer.set_cookies.at(0).find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(api.who(cookie), std::nullopt);
  EXPECT_EQ(api.post("api/logout", "{}").status, 200U) << "also for nobody";
  EXPECT_EQ(api.post("api/logout", R"({"all":true})").status, 400U);
  EXPECT_EQ(api.post("api/login", kElaine).status, 200U);
}

}  // namespace
}  // namespace broceliande::server
