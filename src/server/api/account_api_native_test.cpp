#include <gtest/gtest.h>

#include <set>

#include "server/accounts/nicknames.hpp"
#include "server/api/account_api.hpp"
#include "server/testing/test_api.hpp"

// Who somebody is: guests, names, limits, and what is refused at the door.
namespace broceliande::server {
namespace {

TEST(AccountApi, MakesAGuestOfWhoHasNoCookie) {
  TestApi api;
  const ApiAnswer answer = api.post("api/me", "{}");
  EXPECT_EQ(answer.status, 200U);
  expect_answer_by_schema(answer.body, "Me");
  EXPECT_FALSE(TestApi::member(answer, "name").empty()) << "a name of the server";
  EXPECT_EQ(TestApi::member(answer, "account"), "");
  EXPECT_FALSE(json::parse(answer.body).at("takesChat").as_bool()) << "off for guests";
  EXPECT_NE(answer.set_cookies.at(0).find("HttpOnly"), std::string::npos);
  EXPECT_NE(answer.set_cookies.at(0).find("SameSite"), std::string::npos);
  const auto who = api.who(TestApi::cookie_of(answer));
  ASSERT_TRUE(who.has_value());
  EXPECT_EQ(answer.body.find(who->id), std::string::npos) << "ids are nobody's business";
  EXPECT_EQ(answer.set_cookies.at(0).find(who->id), std::string::npos);
}

TEST(AccountApi, LeavesTheNamesOfAccountsToTheirOwners) {
  TestApi api;
  const std::string elaine = api.guest("Elaine");
  EXPECT_EQ(api.post("api/account", kElaine, elaine).status, 200U);
  const std::string guest = api.guest("Mallory");
  for (const std::string_view name : {"elaine", "ELAINE", " Elaine "}) {
    const std::string body = R"({"name":")" + std::string(name) + "\"}";
    for (const ApiAnswer& answer : {api.post("api/me", body, guest), api.post("api/me", body)}) {
      EXPECT_EQ(answer.status, 409U) << name;
      EXPECT_EQ(TestApi::key_of(answer), "server.name-taken");
      EXPECT_TRUE(answer.set_cookies.empty());
    }
  }
  EXPECT_EQ(api.who(guest)->name, "Mallory");
  EXPECT_EQ(api.post("api/me", R"({"name":"Viviane"})", elaine).status, 200U);
  EXPECT_EQ(api.post("api/me", R"({"name":"Elaine"})", elaine).status, 200U) << "her own";
}

TEST(AccountApi, TakesNoNameThatLooksLikeThatOfAnAccount) {
  TestApi api;
  const std::string elaine = api.guest("Fair Lily");
  EXPECT_EQ(api.post("api/account", kElaine, elaine).status, 200U);
  const std::string other = api.guest("Mallory");
  for (const std::string_view name : {"еlаinе", "Fair LiIy", "FAIR LILY", "fairlily"}) {
    const std::string body = R"({"name":")" + std::string(name) + "\"}";
    EXPECT_EQ(api.post("api/me", body, other).status, name == "еlаinе" ? 400U : 409U) << name;
  }
  const auto make = [&](std::string_view account) {
    return api.post("api/account",
                    R"({"account":")" + std::string(account) + R"(","password":"excalibur"})",
                    other);
  };
  EXPECT_EQ(make("FairLily").status, 409U);
  EXPECT_EQ(make("e1aine").status, 409U);
  EXPECT_EQ(TestApi::key_of(make("Élaine")), "identity.account-character");
  EXPECT_EQ(make("mallory").status, 200U);
  const ApiAnswer taken = api.post("api/me", R"({"name":"Elaine"})", other);
  EXPECT_EQ(taken.status, 409U) << "nor for somebody with another account";
}

TEST(AccountApi, CallsANewAccountByItsNameWhereTheGuestsIsTaken) {
  TestApi api;
  const std::string first = api.guest("Fair Lily");
  const std::string second = api.guest("Fair Lily");
  EXPECT_EQ(api.post("api/account", kElaine, first).status, 200U);
  const ApiAnswer made =
      api.post("api/account", R"({"account":"lily","password":"excalibur"})", second);
  EXPECT_EQ(made.status, 200U);
  EXPECT_EQ(TestApi::member(made, "name"), "lily");
  EXPECT_EQ(api.who(second)->name, "lily");
  EXPECT_EQ(api.who(first)->name, "Fair Lily");
}

TEST(AccountApi, GivesNoGuestTheNameOfAnAccount) {
  AccountApi::AccountRules rules;
  rules.guests.burst = 0;
  rules.passwords.burst = 0;
  TestApi api(rules);
  std::set<std::string> taken;
  for (const std::string_view name : nicknames()) {
    const std::string cookie = api.guest(std::string(name));
    taken.insert(std::string(name));
    const std::string account = "account-" + std::to_string(taken.size());
    EXPECT_EQ(api.post("api/account", R"({"account":")" + account + R"(","password":"excalibur"})",
                       cookie)
                  .status,
              200U);
  }
  for (int i = 0; i < 5; ++i) {
    const std::string name = TestApi::member(api.post("api/me", "{}"), "name");
    EXPECT_FALSE(taken.contains(name)) << name;
    EXPECT_TRUE(taken.contains(name.substr(0, name.rfind(' ')))) << name << " is one of them";
  }
}

TEST(AccountApi, SaysWhatIsWrongWithAName) {
  TestApi api;
  const std::string cookie = api.guest("Mallory");
  for (const auto& [name, key] :
       {std::pair("a\u202Eb", "identity.unseen"), std::pair("pаypal", "identity.mixed-scripts"),
        std::pair("a\uE000", "identity.unknown-character"),
        std::pair("a\u0306\u0306", "identity.too-many-marks")}) {
    const ApiAnswer answer = api.post("api/me", R"({"name":")" + std::string(name) + "\"}", cookie);
    EXPECT_EQ(answer.status, 400U) << name;
    EXPECT_EQ(TestApi::key_of(answer), key);
  }
}

TEST(AccountApi, LimitsHowOftenSomebodyChangesAName) {
  AccountApi::AccountRules rules;
  rules.renames = {std::chrono::minutes{5}, 3};
  TestApi api(rules);
  const std::string cookie = api.guest("Elaine");
  const auto rename = [&](const std::string& name) {
    return api.post("api/me", R"({"name":")" + name + "\"}", cookie).status;
  };
  for (const char* name : {"Lily", "Lily", "Rose", "Elaine"}) EXPECT_EQ(rename(name), 200U);
  EXPECT_EQ(rename("Lily"), 429U);
  EXPECT_EQ(api.post("api/me", R"({"takesChat":true})", cookie).status, 200U) << "no new name";
  EXPECT_EQ(api.server.metrics.renames.value(), 3U);
  const std::string other = api.guest("Mallory");
  EXPECT_EQ(api.post("api/me", R"({"name":"Lily"})", other).status, 200U) << "each for themselves";
  api.server.day->now += std::chrono::minutes{5};
  EXPECT_EQ(rename("Lily"), 200U);
}

TEST(AccountApi, ChangesANameAndWhetherChatIsWanted) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  EXPECT_EQ(api.who(cookie)->name, "Elaine");
  const ApiAnswer renamed = api.post("api/me", R"({"name":"  Viviane ","takesChat":true})", cookie);
  EXPECT_EQ(TestApi::member(renamed, "name"), "Viviane");
  EXPECT_TRUE(renamed.set_cookies.empty()) << "the cookie stays";
  EXPECT_EQ(api.who(cookie)->name, "Viviane");
  EXPECT_TRUE(api.who(cookie)->takes_chat);
  EXPECT_EQ(TestApi::member(api.post("api/me", "{}", cookie), "name"), "Viviane");
  const ApiAnswer blank = api.post("api/me", R"({"name":"  "})", cookie);
  EXPECT_EQ(blank.status, 400U);
  EXPECT_EQ(api.post("api/me", R"({"name":7})", cookie).status, 400U);
  EXPECT_EQ(api.post("api/me", R"({"nick":"x"})", cookie).status, 400U);
}

TEST(AccountApi, TellsATableThatHasNotBegunOfANewName) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  TestClient client(api.server, *api.who(cookie));
  TestClient other(api.server, somebody("other"));
  const std::string table = create(client, {.is_listed = true});
  EXPECT_EQ(client.watch(table), "");
  EXPECT_EQ(other.watch(table), "");
  const auto name = [&] {
    const json::object view = other.last("table");
    return Schema::text(view.at("places").as_array()[0].at("name"));
  };
  EXPECT_EQ(api.post("api/me", R"({"name":"Viviane"})", cookie).status, 200U);
  EXPECT_EQ(name(), "Viviane");
  EXPECT_EQ(other.at(table, "sit"), "");
  EXPECT_EQ(api.post("api/me", R"({"name":"Morgane"})", cookie).status, 200U);
  EXPECT_EQ(client.at(table, "chat", R"("text":"x")"), "table.chat-off");
  EXPECT_EQ(name(), "Viviane") << "the record has it";
}

TEST(AccountApi, TellsVisitorsTheirNewName) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  TestClient client(api.server, *api.who(cookie));
  EXPECT_EQ(api.post("api/me", R"({"name":"Viviane"})", cookie).status, 200U);
  const std::string table = create(client);
  EXPECT_EQ(client.watch(table), "");
  const json::object view = client.last("table");
  EXPECT_EQ(view.at("places").as_array()[0].at("name").as_string(), "Viviane");
}

TEST(AccountApi, TrustsOnlyOwnPages) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  for (const std::string_view origin :
       {"", "null", "http://evil.test", "https://games.test.evil.test", "http://games.test:81"}) {
    ApiRequest request = TestApi::request("api/me", R"({"name":"Mallory"})", cookie);
    request.origin = origin;
    const ApiAnswer answer = api.ask(request);
    EXPECT_EQ(answer.status, 403U) << origin;
    EXPECT_EQ(TestApi::key_of(answer), "server.foreign-origin");
    EXPECT_TRUE(answer.set_cookies.empty());
  }
  EXPECT_EQ(api.who(cookie)->name, "Elaine");
}

TEST(AccountApi, KnowsThePagesItIsToldOf) {
  AccountApi::AccountRules rules;
  rules.origins.push_back(*read_origin("https://play.example.org"));
  TestApi api(rules);
  ApiRequest request = TestApi::request("api/me", "{}");
  request.origin = "https://play.example.org";
  EXPECT_EQ(api.ask(request).status, 200U);
}

TEST(AccountApi, RefusesWhatIsNoRequest) {
  TestApi api;
  ApiRequest request = TestApi::request("api/me", "{}");
  request.method = "GET";
  EXPECT_EQ(api.ask(request).status, 405U);
  request = TestApi::request("api/me", "{}");
  request.content_type = "text/plain";
  EXPECT_EQ(api.ask(request).status, 415U);
  request.content_type = "";
  EXPECT_EQ(api.ask(request).status, 415U);
  request.content_type = "application/jsonx";
  EXPECT_EQ(api.ask(request).status, 415U);
  request.content_type = "Application/JSON ; charset=utf-8";
  EXPECT_EQ(api.ask(request).status, 200U);
  EXPECT_EQ(api.post("api/dance", "{}").status, 404U);
  EXPECT_EQ(api.post("api/tables/abcdef/record", "{}").status, 404U);
  for (const std::string_view body : {"", "x", "[]", "null", "{", "\xff"}) {
    EXPECT_EQ(api.post("api/me", std::string(body)).status, 400U) << body;
  }
  EXPECT_EQ(api.post("api/me", std::string(100'000, '[')).status, 400U);
  expect_said_by_schema(api.post("api/dance", "{}").body);
}

TEST(AccountApi, LimitsGuestsByAddress) {
  TestApi api;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(api.post("api/me", "{}").status, 200U);
  const ApiAnswer answer = api.post("api/me", "{}");
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(TestApi::key_of(answer), "server.too-fast");
  ApiRequest other = TestApi::request("api/me", "{}");
  other.address = "192.0.2.2";
  EXPECT_EQ(api.ask(other).status, 200U);
  api.server.day->now += Milliseconds(2'000);
  EXPECT_EQ(api.post("api/me", "{}").status, 200U);
}

TEST(AccountApi, SaysSoWhereStorageFails) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  api.server.control->fail_loads(true);
  EXPECT_EQ(api.post("api/me", R"({"name":"x"})", cookie).status, 503U);
  ApiRequest request;
  request.method = "GET";
  request.path = "api/tables/abcdef/record";
  EXPECT_EQ(api.ask(request).status, 503U);
}

TEST(AccountApi, ExportsTheRecordOfATable) {
  TestApi api;
  TestClient a(api.server, somebody("a"));
  TestClient b(api.server, somebody("b"));
  const std::string table = create(a);
  ApiRequest request;
  request.method = "GET";
  request.path = "api/tables/" + table + "/record";
  EXPECT_EQ(api.ask(request).body, "") << "not begun yet";
  EXPECT_EQ(b.at(table, "sit"), "");
  const ApiAnswer answer = api.ask(request);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_EQ(answer.content_type, "text/plain; charset=utf-8");
  EXPECT_FALSE(read_record(answer.body).damage.has_value());
  for (const std::string_view path : {"api/tables/nosuch/record", "api/tables//record",
                                      "api/tables/record", "api/tables/../record"}) {
    request.path = path;
    EXPECT_EQ(api.ask(request).status, 404U) << path;
  }
  request.path = "api/tables/\xff/record";
  EXPECT_EQ(api.ask(request).status, 404U);
}

}  // namespace
}  // namespace broceliande::server
