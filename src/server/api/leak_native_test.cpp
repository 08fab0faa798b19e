#include <gtest/gtest.h>

#include <type_traits>

#include "core/match.hpp"
#include "games/graal/game.hpp"
#include "server/testing/leak.hpp"

// What a party prepares in secret is told to nobody until it is revealed: the same game is played
// twice with different preparations, and everything that leaves the server is compared byte by
// byte.
namespace broceliande::server {
namespace {

// Nothing that holds a secret turns into bytes for a client.
static_assert(!std::is_constructible_v<ServerMessage, graal::State>);
static_assert(!std::is_constructible_v<ServerMessage, Match<graal::Graal>>);
static_assert(!std::is_constructible_v<ServerMessage, AnyMatch&>);
static_assert(!std::is_constructible_v<ServerMessage, TableEvent>);
static_assert(!std::is_constructible_v<ServerMessage, LoggedEvent>);
static_assert(!std::is_constructible_v<ServerMessage, StoredTable>);
static_assert(!std::is_constructible_v<ServerMessage, GameTable>);
static_assert(!std::is_constructible_v<ServerMessage, Secret>);
static_assert(!std::is_constructible_v<ServerMessage, std::string>);
static_assert(!std::is_constructible_v<ServerMessage, std::string_view>);
static_assert(!std::is_constructible_v<ServerMessage, const char*>);
static_assert(!std::is_convertible_v<Secret, std::string>);
static_assert(!std::is_convertible_v<Secret, std::string_view>);
static_assert(!std::is_constructible_v<LogField, std::string_view, Secret>);
static_assert(!std::is_invocable_v<Session::Send, std::string>);
static_assert(!std::is_constructible_v<ClientText, graal::State>);
static_assert(!std::is_constructible_v<ClientText, std::string>);

std::string quoted(const std::string& text) { return json::serialize(json::value(text)); }

std::string handed_in(const std::string& text, const std::string& key = "") {
  return (key.empty() ? "" : R"("key":")" + key + "\",") + R"("text":)" + quoted(text);
}

struct SecretGame {
  std::string armies;
  std::string places;
  int players = 2;
};

const SecretGame kTwo{"1", R"([{"level":0},{"level":0}])", 2};
const SecretGame kSix{
    "3", R"([{"level":0},{"level":0},{"level":0},{"level":0},{"level":0},{"level":0}])", 6};

std::unique_ptr<AnyGame> game_of(const SecretGame& game) {
  return *find_game("graal")->with({{"armies", game.armies}});
}

TableWish wish_of(const SecretGame& game) {
  TableWish wish;
  wish.game = "graal";
  wish.options = R"({"armies":")" + game.armies + "\"}";
  wish.places = game.places;
  wish.is_listed = true;
  wish.clock = R"({"kind":"days","seconds":0,"increment":0,"days":2})";
  return wish;
}

/// Who asks for everything that one can ask for while the others prepare.
void be_curious(TestClient& client, const std::string& table) {
  (void)client.at(table, "play", R"("ply":0,"action":"a5-a6")");
  (void)client.at(table, "prepare", handed_in("nowhere"));
  (void)client.at(table, "prepare", handed_in("castle=d2d3;1=Kd2"));
  (void)client.at(table, "ask", R"("what":"take-back")");
  (void)client.at(table, "ask", R"("what":"rematch")");
  (void)client.at(table, "answer", R"("what":"take-back","yes":true)");
  (void)client.at(table, "hand", R"("place":0,"level":3)");
  (void)client.at(table, "next");
  (void)client.at(table, "sit");
  (void)client.at(table, "leave");
  (void)client.at(table, "chat", R"("text":"what do you hide?")");
  (void)client.watch(table, R"("after":1)");
  (void)client.watch(table, R"("after":6,"wantsView":true)");
  (void)client.ask("games");
  (void)client.ask("lobby", R"("watch":true)");
  (void)client.ask("ping");
}

/// The others of a game, beside the one who hands in for South (place 0).
class Others {
 public:
  Others(TestServer& server, const SecretGame& game) {
    for (int i = 1; i < game.players; ++i) add(server, "player" + std::to_string(i));
    add(server, "spectator");
    add(server, "stranger in the lobby");
    (void)clients_.back()->ask("lobby", R"("watch":true)");
  }
  void sit(const std::string& table, const SecretGame& game) {
    for (int i = 1; i < game.players; ++i) {
      EXPECT_EQ(clients_[static_cast<std::size_t>(i - 1)]->at(table, "sit",
                                                              R"("place":)" + std::to_string(i)),
                "");
    }
  }
  void watch(const std::string& table) {
    for (std::size_t i = 0; i + 1 < clients_.size(); ++i) {
      EXPECT_EQ(clients_[i]->watch(table, R"("wantsView":true)"), "");
    }
  }
  void be_curious_all(const std::string& table) {
    for (auto& client : clients_) be_curious(*client, table);
  }
  void take(Transcript& transcript) const {
    for (std::size_t i = 0; i < clients_.size(); ++i) transcript.take(names_[i], *clients_[i]);
  }

 private:
  void add(TestServer& server, const std::string& name) {
    names_.push_back(name);
    clients_.push_back(std::make_unique<TestClient>(server, somebody(name)));
  }
  std::vector<std::string> names_;
  std::vector<std::unique_ptr<TestClient>> clients_;
};

void take_rest(TestServer& server, const std::string& table, Transcript& transcript) {
  transcript.heard["record"].push_back(exported_record(server, table));
  transcript.heard["metrics"].push_back(counted(server));
  transcript.heard["log"].push_back(server.last_words() + ".");
}

/// South hands in; everybody else is curious before and after, also on another node and after a
/// restart.
Transcript play_with(const SecretGame& game, const std::string& hidden) {
  Transcript transcript;
  const auto store = std::make_shared<SharedStore>();
  const auto day = std::make_shared<TestDay>();
  std::string table;
  {
    TestServer server(store, day);
    TestClient south(server, somebody("south"));
    Others others(server, game);
    table = create(south, wish_of(game), "the same id");
    others.watch(table);
    others.sit(table, game);
    EXPECT_EQ(south.watch(table), "");
    others.be_curious_all(table);
    server.pass(Milliseconds(5'000));
    // What South gets wrong is South's own affair, too.
    EXPECT_NE(south.at(table, "prepare", handed_in(hidden.substr(0, 40))), "");
    EXPECT_NE(south.at(table, "prepare", handed_in("x" + hidden)), "");
    EXPECT_EQ(south.at(table, "prepare", handed_in(hidden, "once")), "");
    EXPECT_EQ(south.at(table, "prepare", handed_in(hidden, "once")), "");
    EXPECT_EQ(south.at(table, "prepare", handed_in(hidden, "twice")), "match.ready-already");
    server.pass(Milliseconds(5'000));
    others.be_curious_all(table);
    south.leave();
    server.pass(Milliseconds(2'000));
    others.take(transcript);
    take_rest(server, table, transcript);
  }
  TestServer server(store, day, {}, true);
  server.service.begin();
  Others others(server, game);
  server.settle();
  server.service.on_news({.table = table, .number = 3});
  server.settle();
  others.watch(table);
  others.be_curious_all(table);
  server.service.on_news({});
  server.pass(Milliseconds(20'000));
  others.take(transcript);
  note_secrets(server, table, transcript);
  take_rest(server, table, transcript);
  return transcript;
}

TEST(NothingLeaks, OfADrawingUpUntilTheScreensAreLifted) {
  const auto [hidden, other] = two_drawing_ups(*game_of(kTwo), 0);
  const Transcript one = play_with(kTwo, hidden);
  const Transcript two = play_with(kTwo, other);
  expect_no_secrets(one);
  expect_no_secrets(two);
  expect_same_but_commitments(one, two);
}

TEST(NothingLeaks, OfThreeArmiesToAlliesAndEnemies) {
  const auto [hidden, other] = two_drawing_ups(*game_of(kSix), 0);
  const Transcript one = play_with(kSix, hidden);
  const Transcript two = play_with(kSix, other);
  expect_no_secrets(one);
  expect_same_but_commitments(one, two);
}

/// The computer prepares for South; a person holds North.
Transcript play_against_computer(const std::string& hidden) {
  Transcript transcript;
  TestServer server;
  server.thinking.preparation = hidden;
  TestClient north(server, somebody("north"));
  TestClient spectator(server, somebody("spectator"));
  TableWish wish = wish_of({"1", R"([{"level":3},{"level":0}])", 2});
  wish.place = 1;
  const std::string table = create(north, wish, "the same id");
  EXPECT_EQ(north.watch(table, R"("wantsView":true)"), "");
  EXPECT_EQ(spectator.watch(table), "");
  be_curious(north, table);
  EXPECT_GE(server.think(), 1U);
  be_curious(north, table);
  be_curious(spectator, table);
  server.pass(Milliseconds(3'000));
  transcript.take("north", north);
  transcript.take("spectator", spectator);
  note_secrets(server, table, transcript);
  EXPECT_EQ(transcript.commitments.size(), 1U);
  take_rest(server, table, transcript);
  return transcript;
}

TEST(NothingLeaks, OfTheComputersDrawingUp) {
  const auto [hidden, other] = two_drawing_ups(*game_of(kTwo), 0);
  const Transcript one = play_against_computer(hidden);
  const Transcript two = play_against_computer(other);
  expect_no_secrets(one);
  expect_same_but_commitments(one, two);
}

TEST(NothingLeaks, WhereAGameEndsBeforeTheScreensAreLifted) {
  TestServer server;
  TestClient south(server, somebody("south"));
  TestClient north(server, somebody("north"));
  const std::string table = create(south, wish_of(kTwo));
  EXPECT_EQ(north.watch(table), "");
  EXPECT_EQ(north.at(table, "sit"), "");
  EXPECT_EQ(south.at(table, "prepare", handed_in("corner")), "");
  EXPECT_EQ(north.at(table, "resign"), "");
  Transcript transcript;
  transcript.take("north", north);
  transcript.heard["record"].push_back(exported_record(server, table));
  note_secrets(server, table, transcript);
  expect_no_secrets(transcript);
}

TEST(NothingLeaks, AndEverythingIsShownOnceTheScreensAreLifted) {
  TestServer server;
  TestClient south(server, somebody("south"));
  TestClient north(server, somebody("north"));
  const std::string table = create(south, wish_of(kTwo));
  EXPECT_EQ(north.watch(table), "");
  EXPECT_EQ(north.at(table, "sit"), "");
  EXPECT_EQ(south.at(table, "prepare", handed_in("corner")), "");
  EXPECT_EQ(north.at(table, "prepare", handed_in("lodge")), "");
  const std::string told = Schema::text(north.last("table").at("record"));
  EXPECT_EQ(told, exported_record(server, table));
  const auto reading = read_record(told);
  ASSERT_FALSE(reading.damage.has_value());
  for (const Preparation& party : reading.record.preparations.front()) {
    EXPECT_EQ(commitment_to(party.salt, party.text), party.commitment);
    EXPECT_NE(party.text.find("castle="), std::string::npos);
  }
}

}  // namespace
}  // namespace broceliande::server
