#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/testing/test_api.hpp"

// Logging in never loses a seat, however fast the others play, wherever they are, whatever fails.
namespace broceliande::server {
namespace {

void make_elaine(TestApi& api) {
  EXPECT_EQ(api.post("api/account", kElaine, api.guest("Elaine")).status, 200U);
}

/// Who has the places of a table, by its index.
std::vector<std::string> owners(TestServer& server, const std::string& table) {
  const std::scoped_lock lock(server.shared->mutex);
  const auto stored = *server.shared->store->load(table, 0);
  std::vector<std::string> owners;
  for (const TakenPlace& place : stored->index.places) owners.push_back(place.identity);
  return owners;
}

/// Whoever is to act does; the key of the refusal.
std::string play_on(const std::string& table, TestClient& one, TestClient& other) {
  const bool is_first = !one.last("seen").at("view").at("actions").as_array().empty();
  return (is_first ? one : other).play(table);
}

TEST(Claims, KeepTheSeatHoweverFastTheOtherPlays) {
  TestApi api;
  TestServer& server = api.server;
  make_elaine(api);
  for (int game = 0; game < 12; ++game) {
    const std::string cookie = api.guest("guest");
    TestClient guest(server, *api.who(cookie));
    TestClient other(server, somebody("other"));
    const std::string table = create(guest);
    EXPECT_EQ(other.watch(table, kWithView), "");
    EXPECT_EQ(guest.watch(table, kWithView), "");
    EXPECT_EQ(other.at(table, "sit"), "");

    std::optional<ApiAnswer> answer;
    api.api.answer(TestApi::request("api/login", kElaine, cookie),
                   [&](ApiAnswer told) { answer = std::move(told); });
    server.settle_until([&] {
      const auto talk = R"("table":")" + table + R"(","text":"now")";
      if (!answer) other.say("chat", talk);
      server.day->now += std::chrono::seconds(2);
      return answer.has_value();
    });
    server.settle();
    ASSERT_EQ(answer->status, 200U) << answer->body;
    const Identity elaine = *api.who(TestApi::cookie_of(*answer));
    EXPECT_EQ(owners(server, table), (std::vector{elaine.id, somebody("other").id}));
    TestClient back(server, elaine);
    EXPECT_EQ(back.watch(table, kWithView), "");
    EXPECT_EQ(back.last("table").at("me").as_int64(), 0);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(play_on(table, back, other), "");
    EXPECT_EQ(owners(server, table).front(), elaine.id);
  }
}

TEST(Claims, AreEventsThatEveryoneHearsOf) {
  TestApi api;
  make_elaine(api);
  const std::string cookie = api.guest("guest");
  TestClient guest(api.server, *api.who(cookie));
  TestClient other(api.server, somebody("other"));
  const std::string open = create(guest);
  const std::string begun = create(guest);
  EXPECT_EQ(other.at(begun, "sit"), "");
  EXPECT_EQ(other.watch(open), "");
  EXPECT_EQ(api.post("api/login", kElaine, cookie).status, 200U);
  EXPECT_EQ(Schema::text(other.last("table").at("places").as_array()[0].at("name")), "Elaine");
  EXPECT_EQ(other.watch(begun), "");
  EXPECT_EQ(Schema::text(other.last("table").at("places").as_array()[0].at("name")), "guest")
      << "the record has it";
  for (const std::string& table : {open, begun}) {
    const auto stored = *api.server.shared->store->load(table, 0);
    EXPECT_NE(stored->events.back().body.find("claimed"), std::string::npos);
    // The log alone says whose place it is.
    auto log = *stored;
    log.index.places.clear();
    EXPECT_EQ(table_from(log)->index().places, stored->index.places);
  }
}

TEST(Claims, MakeTheGuestsConnectionsTheAccounts) {
  TestApi api;
  make_elaine(api);
  const std::string cookie = api.guest("guest");
  const std::string token =
      TestApi::member(api.post("api/tokens", R"({"label":"bot"})", cookie), "made");
  TestClient guest(api.server, *api.who(cookie));
  TestClient other(api.server, somebody("other"));
  const std::string table = create(guest);
  EXPECT_EQ(guest.watch(table, kWithView), "");
  EXPECT_EQ(other.watch(table, kWithView), "");
  EXPECT_EQ(other.at(table, "sit"), "");
  EXPECT_EQ(guest.play(table, R"(,"key":"first")"), "");
  const ApiAnswer answer = api.post("api/login", kElaine, cookie);
  const Identity elaine = *api.who(TestApi::cookie_of(answer));
  EXPECT_EQ(Schema::text(guest.last("welcome").at("me").at("account")), "elaine");
  EXPECT_EQ(guest.last("table").at("me").as_int64(), 0);
  EXPECT_TRUE(guest.last("table").at("places").as_array()[0].at("isHere").as_bool());
  EXPECT_EQ(other.play(table), "");
  EXPECT_EQ(guest.play(table), "") << "an old window plays on";
  EXPECT_EQ(guest.at(table, "play", R"("ply":0,"action":"d6","key":"first")"), "")
      << "what was sent before is still known";
  const std::string later = create(guest);
  EXPECT_EQ(owners(api.server, later), std::vector{elaine.id}) << "nothing more for the guest";

  ApiRequest by_token = TestApi::request("api/me", "{}");
  by_token.authorization = "Bearer " + token;
  EXPECT_EQ(TestApi::member(api.ask(by_token), "account"), "elaine") << "bots go on too";
}

TEST(Claims, LeaveASecondPlaceAtTheSameTable) {
  TestApi api;
  const std::string account = api.guest("Elaine");
  EXPECT_EQ(api.post("api/account", kElaine, account).status, 200U);
  const std::string cookie = api.guest("guest");
  TestClient elaine(api.server, *api.who(account));
  TestClient guest(api.server, *api.who(cookie));
  TableWish wish;
  wish.game = "grailnah";
  wish.options = R"({"players":"3"})";
  wish.places = R"([{"level":0},{"level":0},{"level":0}])";
  const std::string open = create(elaine, wish);
  const std::string begun = create(elaine);
  EXPECT_EQ(guest.at(open, "sit"), "");
  EXPECT_EQ(guest.at(begun, "sit"), "");
  EXPECT_EQ(api.post("api/login", kElaine, cookie).status, 200U);
  EXPECT_EQ(owners(api.server, open), std::vector{api.who(account)->id}) << "somebody else may sit";
  EXPECT_EQ(owners(api.server, begun).size(), 2U);
}

TEST(Claims, ThatFailHalfWayLeaveTheGuestTheRest) {
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string cookie;
  std::string moved;
  std::string kept;
  std::string guest_id;
  {
    TestApi api({}, store, day);
    make_elaine(api);
    cookie = api.guest("guest");
    TestClient guest(api.server, *api.who(cookie));
    guest_id = api.who(cookie)->id;
    moved = create(guest);
    kept = create(guest);
    EXPECT_EQ(guest.watch(moved), "");
    const Identity elaine = *api.who(TestApi::cookie_of(api.post("api/login", kElaine)));
    api.server.control->fail_loads(true);  // the other table cannot be read
    std::string refusal;
    api.server.service.claim_places(guest_id, elaine, [&](const Result<void>& done) {
      refusal = done ? "" : std::string(done.error().key());
    });
    api.server.settle();
    EXPECT_EQ(refusal, "server.not-kept");
    EXPECT_EQ(owners(api.server, moved), std::vector{elaine.id});
    EXPECT_EQ(owners(api.server, kept), std::vector{guest_id});
  }  // and then the server dies
  TestApi api({}, store, day);
  ASSERT_TRUE(api.who(cookie).has_value()) << "the guest is still known";
  TestClient guest(api.server, *api.who(cookie));
  EXPECT_EQ(guest.watch(kept), "");
  EXPECT_EQ(guest.last("table").at("me").as_int64(), 0);

  api.server.control->fail_tokens(true);
  EXPECT_EQ(api.post("api/login", kElaine, cookie).status, 503U);
  EXPECT_EQ(api.who(cookie)->id, guest_id);
  api.server.control->fail_tokens(false);
  const std::string late = create(guest);
  api.server.control->fail_appends(true);
  EXPECT_EQ(api.post("api/login", kElaine, cookie).status, 503U);
  EXPECT_EQ(owners(api.server, late), std::vector{guest_id});
  api.server.control->fail_appends(false);
  const ApiAnswer answer = api.post("api/login", kElaine, cookie);
  ASSERT_EQ(answer.status, 200U);
  const Identity elaine = *api.who(TestApi::cookie_of(answer));
  for (const std::string& table : {moved, kept, late}) {
    EXPECT_EQ(owners(api.server, table), std::vector{elaine.id});
  }
  EXPECT_EQ(api.who(cookie), std::nullopt);
}

TEST(Claims, OfALogFromBeforeThemAreReadFromTheIndex) {
  TestApi api;
  TestClient a(api.server, somebody("a"));
  TestClient b(api.server, somebody("b"));
  const std::string table = create(a);
  EXPECT_EQ(b.at(table, "sit"), "");
  auto stored = **api.server.shared->store->load(table, 0);
  stored.index.places[0].identity = somebody("account").id;  // as it was moved, without an event
  auto opened = table_from(stored);
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->place_of(somebody("account").id), 0);
  EXPECT_EQ(opened->place_of(somebody("a").id), std::nullopt);
  EXPECT_EQ(opened->index().places[0].identity, somebody("account").id) << "and stays so";
}

/// Two servers over one store.
class ClaimsOfNodes : public testing::Test {
 protected:
  /// What one node told the other, as a database would.
  void spread(const std::string& table) {
    const auto stored = *store->store->load(table, 0);
    two.server.service.on_news({.table = table, .number = stored->events.back().number});
    two.server.settle();
  }

  std::shared_ptr<SharedStore> store = std::make_shared<SharedStore>();
  std::shared_ptr<TestDay> day = std::make_shared<TestDay>();
  TestApi one{{}, store, day, true};
  TestApi two{{}, store, day, true};
};

TEST_F(ClaimsOfNodes, HoldWhereTheOtherNodeHasNotHeardOfThemYet) {
  make_elaine(one);
  const std::string cookie = one.guest("guest");
  TestClient guest(one.server, *one.who(cookie));
  TestClient other(two.server, somebody("other"));
  const std::string table = create(guest);
  EXPECT_EQ(other.watch(table, kWithView), "");
  EXPECT_EQ(other.at(table, "sit"), "");
  one.server.service.on_news({.table = table, .number = 99});
  EXPECT_EQ(guest.watch(table, kWithView), "");
  EXPECT_EQ(guest.play(table), "");
  spread(table);
  const ApiAnswer answer = one.post("api/login", kElaine, cookie);
  const Identity elaine = *two.who(TestApi::cookie_of(answer));
  EXPECT_EQ(other.play(table), "") << "at the node that knows of no login";
  EXPECT_EQ(owners(two.server, table), (std::vector{elaine.id, somebody("other").id}));
  TestClient back(two.server, elaine);
  EXPECT_EQ(back.watch(table, kWithView), "");
  EXPECT_EQ(back.play(table), "");
}

TEST_F(ClaimsOfNodes, ReachTheGuestsConnectionsThere) {
  make_elaine(one);
  const std::string cookie = one.guest("guest");
  const Identity before = *one.who(cookie);
  TestClient elsewhere(two.server, before);
  TestClient other(one.server, somebody("other"));
  const std::string table = create(elsewhere);
  EXPECT_EQ(other.at(table, "sit"), "");
  EXPECT_EQ(elsewhere.watch(table, kWithView), "");
  const Identity elaine = *one.who(TestApi::cookie_of(one.post("api/login", kElaine, cookie)));
  const std::string late = create(elsewhere);
  EXPECT_EQ(owners(two.server, late), std::vector{before.id}) << "not heard of yet";
  spread(table);
  two.server.service.on_news({.text = "login " + before.id + " " + elaine.id});
  two.server.settle();
  EXPECT_EQ(owners(two.server, late), std::vector{elaine.id});
  EXPECT_EQ(elsewhere.last("table").at("me").as_int64(), 0);
  EXPECT_EQ(elsewhere.play(table), "");
  two.server.service.on_news({.text = "login nobody " + elaine.id});
  two.server.service.on_news({.text = "login " + elaine.id});
  two.server.service.on_news({.text = "login"});
  two.server.settle();
}

}  // namespace
}  // namespace broceliande::server
