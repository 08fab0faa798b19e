#include <gtest/gtest.h>

#include <type_traits>

#include "core/match.hpp"
#include "server/json/phrases.hpp"
#include "server/protocol/server_message.hpp"
#include "server/testing/schema.hpp"

// What the server says against the description of the protocol. `table` and `played` are held
// against it beside the GameTable that makes them, in tables/.
namespace broceliande::server {
namespace {

// Bytes for clients are made of what clients may see; nothing else turns into them.
static_assert(!std::is_constructible_v<ServerMessage, std::string>);
static_assert(!std::is_constructible_v<ServerMessage, const char*>);
static_assert(!std::is_constructible_v<ServerMessage, std::string_view>);
static_assert(!std::is_default_constructible_v<ServerMessage>);
static_assert(!std::is_default_constructible_v<TableView>);

constexpr Moment kWelcomed{Milliseconds{1'700'000'000'123}};

std::vector<PlaceView> some_places() {
  return {{0, "Élaine \"the fair\"", true, true, false}, {8, "", true, false, false}, {}};
}

TableRow some_row(bool is_my_turn) {
  TableSummary summary;
  summary.game = "graal";
  summary.clock = {ClockChoice::Kind::fischer, 300, 5, 0};
  summary.plies = 12;
  for (const PlaceView& place : some_places()) {
    summary.places.push_back({place.level, place.name, place.is_taken});
  }
  return {"abcdef", TablePhase::open, summary, kWelcomed, is_my_turn};
}

TEST(ServerMessages, OfEveryKindAreAsTheSchemaSays) {
  const Error error{&phrases::kWrongMember, {"a\n\"b\"\\", "\x01"}, 3};
  const TableRow rows[] = {some_row(true), some_row(false)};
  const ChatLine line{1, "Merlin", "<b>hello</b>\t\"", kWelcomed};
  for (const ServerMessage& message :
       {server_message::welcome({"Élaine", "elaine", true}, kWelcomed), server_message::done(0),
        server_message::refused(7, error), server_message::refused(std::nullopt, error),
        server_message::created(2147483647, "abcdef"),
        server_message::page(1, "abcdef", 3, {"1 a2\n", 5}),
        server_message::page(1, "abcdef", 3, {}), server_message::chatted("abcdef", 3, line),
        server_message::presence("abcdef", some_places(), 2),
        server_message::lobby(rows, rows, false, 1),
        server_message::lobby({}, {}, true, std::nullopt),
        server_message::lobby_page(rows, true, 1), server_message::lobby_changed(rows, {"abcdeg"}),
        server_message::games(rows, 2), server_message::games({}, 3), server_message::turn(rows[0]),
        server_message::pong(1, kWelcomed), server_message::stopping(5)}) {
    expect_said_by_schema(message.bytes());
  }
}

TEST(ServerMessages, OfAViewAreAsTheSchemaSays) {
  const std::vector<Preparation> parties{{"S", "c0ffee", "", ""}, {"N", "", "", ""}};
  const View view = View::of_preparation(parties, Seat{1}, 2);
  const ServerMessage message = server_message::seen("abcdef", 4, 0, "N", view);
  expect_said_by_schema(message.bytes());
  EXPECT_EQ(message.bytes().find("c0ffee"), std::string::npos);
}

TEST(ServerMessages, OverHttpAreAsTheSchemaSays) {
  expect_answer_by_schema(server_message::me({"Élaine", "", false}).bytes(), "Me");
  expect_answer_by_schema(server_message::tokens("", {}).bytes(), "TokenList");
  const std::vector<server_message::TokenEntry> entries{
      {"id1", "my bot", "play", kWelcomed, kWelcomed, kWelcomed},
      {"id2", "an old one", "read", kWelcomed, std::nullopt, kWelcomed}};
  expect_answer_by_schema(server_message::tokens("secret", entries).bytes(), "TokenList");
  expect_answer_by_schema(server_message::recovery("", std::nullopt).bytes(), "Recovery");
  expect_answer_by_schema(server_message::recovery("abcde-fghjk", kWelcomed).bytes(), "Recovery");
  const std::vector<server_message::SessionEntry> sessions{
      {"id1", kWelcomed, {kWelcomed, "Firefox", "Windows", "192.0.*"}, true},
      {"id2", kWelcomed, {}, false}};
  expect_answer_by_schema(server_message::sessions(sessions).bytes(), "SessionList");
}

TEST(ServerMessages, AreHeldAgainstASchemaThatNoticesDrift) {
  const Schema& schema = Schema::shared();
  for (const std::string_view wrong :
       {R"({"say":"done"})", R"({"say":"done","request":-1})", R"({"say":"done","request":"1"})",
        R"({"say":"done","request":1,"more":2})", R"({"say":"dance"})", R"({"say":"stopping"})",
        R"({"say":"welcome","version":2,"me":{"name":"","account":"","takesChat":true},"now":1})",
        R"({"say":"presence","table":"abcdef","places":[{}],"watchers":0})"}) {
    EXPECT_TRUE(schema.fault_of_telling(wrong).has_value()) << wrong;
  }
  EXPECT_FALSE(schema.fault_of_telling(R"({"say":"done","request":1})").has_value());
}

}  // namespace
}  // namespace broceliande::server
