#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/testing/test_api.hpp"

// What is stored about somebody: handed over, and deleted without breaking the games of others.
namespace broceliande::server {
namespace {

class OwnData : public testing::Test {
 protected:
  OwnData() {
    cookie = api.guest("Elaine");
    EXPECT_EQ(api.post("api/account", kElaine, cookie).status, 200U);
  }
  StoredTable stored(const std::string& table) {
    const std::scoped_lock lock(api.server.shared->mutex);
    return **api.server.shared->store->load(table, 0);
  }
  /// Everything that is on disk about a table.
  std::string everything_about(const std::string& table) {
    const StoredTable all = stored(table);
    std::string text;
    for (const LoggedEvent& line : all.events) text += line.body + "\n";
    for (const auto& place : all.index.summary.places) text += place.name + "\n";
    return text;
  }
  ApiAnswer remove(const std::string& password = "excalibur") {
    return api.post("api/deletion", R"({"password":")" + password + "\"}", cookie);
  }

  TestApi api;
  std::string cookie;
};

TEST_F(OwnData, IsHandedOverWithoutSecrets) {
  const std::string token =
      TestApi::member(api.post("api/tokens", R"({"label":"my bot"})", cookie), "made");
  TestClient elaine(api.server, *api.user(cookie));
  TestClient other(api.server, somebody("other"));
  const std::string open = create(elaine);
  const std::string begun = create(elaine);
  EXPECT_EQ(other.at(begun, "sit"), "");
  const ApiAnswer answer = api.post("api/export", "{}", cookie);
  EXPECT_EQ(answer.status, 200U) << answer.body;
  expect_answer_by_schema(answer.body, "PersonalData");
  const json::value data = json::parse(answer.body);
  EXPECT_EQ(data.at("me").at("account").as_string(), "elaine");
  EXPECT_EQ(data.at("sessions").as_array().size(), 1U);
  EXPECT_EQ(data.at("tokens").as_array().size(), 1U);
  const json::array& tables = data.at("tables").as_array();
  ASSERT_EQ(tables.size(), 2U);
  for (const json::value& table : tables) {
    const bool is_begun = table.at("row").at("table").as_string() == begun;
    EXPECT_EQ(table.at("record").as_string().empty(), !is_begun);
  }
  const Identity who = *api.who(cookie);
  for (const std::string& secret : {token, who.id, cookie.substr(cookie.find('=') + 1)}) {
    EXPECT_EQ(answer.body.find(secret), std::string::npos);
  }
  EXPECT_EQ(api.post("api/export", "{}").status, 401U);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(api.post("api/export", "{}", cookie).status, 200U);
  EXPECT_EQ(api.post("api/export", "{}", cookie).status, 429U) << "a few a minute";
}

TEST_F(OwnData, IsDeletedByWhoKnowsThePassword) {
  EXPECT_EQ(TestApi::key_of(remove("excalibur2")), "server.wrong-password");
  EXPECT_EQ(api.post("api/deletion", R"({"confirmed":true})", cookie).status, 403U);
  EXPECT_EQ(api.post("api/deletion", R"({"confirmed":true})").status, 401U);
  EXPECT_TRUE(api.who(cookie).has_value());
  const std::string token =
      TestApi::member(api.post("api/tokens", R"({"label":"bot"})", cookie), "made");
  const auto bot_request = TestApi::bot_request(token, "api/deletion", R"({"confirmed":true})");
  EXPECT_EQ(TestApi::key_of(api.ask(bot_request)), "server.not-for-bots");
  TestClient page(api.server, *api.user(cookie));
  TestClient bot(api.server, *api.user(bot_request));
  const ApiAnswer answer = remove();
  EXPECT_EQ(answer.status, 200U) << answer.body;
  expect_answer_by_schema(answer.body, "Me");
  EXPECT_NE(answer.set_cookies.at(0).find("Max-Age=0"), std::string::npos);
  EXPECT_TRUE(page.is_disconnected);
  EXPECT_TRUE(bot.is_disconnected);
  EXPECT_EQ(api.who(cookie), std::nullopt);
  EXPECT_EQ(api.ask(TestApi::bot_request(token, "api/me", "{}")).status, 401U);
  EXPECT_EQ(api.post("api/login", kElaine).status, 403U);
  EXPECT_EQ(api.post("api/account", kElaine, api.guest("another")).status, 200U)
      << "the name is free again";
  EXPECT_NE(api.server.last_words().find(R"("event":"account-deleted","account":"elaine")"),
            std::string::npos);
}

TEST_F(OwnData, OfAGuestIsDeletedOnceConfirmed) {
  const std::string guest = api.guest("guest");
  EXPECT_EQ(TestApi::key_of(api.post("api/deletion", "{}", guest)), "server.not-confirmed");
  EXPECT_TRUE(api.who(guest).has_value());
  EXPECT_EQ(api.post("api/deletion", R"({"confirmed":true})", guest).status, 200U);
  EXPECT_EQ(api.who(guest), std::nullopt);
}

TEST_F(OwnData, GoesFromTheGamesOfOthersWhichStay) {
  TestClient elaine(api.server, *api.user(cookie));
  TestClient other(api.server, somebody("other"));
  const std::string open = create(elaine);
  const std::string begun = create(elaine);
  const std::string lonely = create(elaine);
  EXPECT_EQ(other.watch(begun, kWithView), "");
  EXPECT_EQ(elaine.watch(begun, kWithView), "");
  EXPECT_EQ(other.at(begun, "sit"), "");
  EXPECT_EQ(elaine.at(begun, "chat", R"("text":"I live at Camelot")"), "");
  EXPECT_EQ(elaine.play(begun), "");
  EXPECT_EQ(other.play(begun), "");
  EXPECT_EQ(remove().status, 200U);

  const json::object table = other.last("table");
  EXPECT_EQ(table.at("phase").as_string(), "over") << "resigned";
  EXPECT_EQ(table.at("ending").at("reason").as_string(), "resigned");
  const json::value& place = table.at("places").as_array()[0];
  EXPECT_EQ(place.at("name").as_string(), "");
  EXPECT_TRUE(place.at("isTaken").as_bool());
  EXPECT_TRUE(place.at("isFormer").as_bool());
  EXPECT_FALSE(table.at("places").as_array()[1].as_object().contains("isFormer"));
  EXPECT_TRUE(table.at("chat").as_array().empty());
  EXPECT_NE(table.at("record").as_string().find("player: former:player\n"), std::string::npos);
  EXPECT_EQ(table.at("record").as_string().find("Elaine"), std::string::npos);
  other.forget();
  EXPECT_EQ(other.ask("games"), "");
  EXPECT_NE(other.bytes.back().find(R"("isFormer":true)"), std::string::npos) << other.bytes.back();

  for (const std::string& each : {open, begun, lonely}) {
    EXPECT_EQ(everything_about(each).find("Elaine"), std::string::npos) << everything_about(each);
    EXPECT_EQ(everything_about(each).find("Camelot"), std::string::npos);
    EXPECT_TRUE(table_from(stored(each)).has_value()) << "it can still be read";
  }
  const auto reread = table_from(stored(begun));
  EXPECT_EQ(reread->public_record(), Schema::text(table.at("record")));
  EXPECT_EQ(reread->index(), stored(begun).index);
  EXPECT_EQ(table_from(stored(open))->phase(), TablePhase::over) << "closed: nobody is left";
}

TEST_F(OwnData, ThatCannotBeDeletedNowCanBeLater) {
  TestClient elaine(api.server, *api.user(cookie));
  const std::string table = create(elaine);
  api.server.control->fail_appends(true);
  EXPECT_EQ(remove().status, 503U);
  api.server.control->fail_appends(false);
  api.server.control->fail_tokens(true);
  EXPECT_EQ(remove().status, 503U);
  EXPECT_TRUE(api.who(cookie).has_value()) << "the account is still there";
  api.server.control->fail_tokens(false);
  EXPECT_EQ(remove().status, 200U);
  EXPECT_EQ(everything_about(table).find("Elaine"), std::string::npos);
}

TEST_F(OwnData, OfAGuestWhoLoggedInGoesToo) {
  const std::string guest = api.guest("Lanval");
  TestClient client(api.server, *api.user(guest));
  TestClient other(api.server, somebody("other"));
  const std::string table = create(client);
  EXPECT_EQ(other.at(table, "sit"), "");
  const ApiAnswer answer = api.post("api/login", kElaine, guest);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_NE(everything_about(table).find("Lanval"), std::string::npos);
  cookie = TestApi::cookie_of(answer);
  EXPECT_EQ(remove().status, 200U);
  EXPECT_EQ(everything_about(table).find("Lanval"), std::string::npos) << everything_about(table);
  EXPECT_NE(everything_about(table).find("other"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::server
