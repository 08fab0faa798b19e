#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/testing/tables.hpp"

// The log: what is written is read back, byte for byte, and secrets are kept apart.
namespace broceliande::server {
namespace {

template <class... Kinds>
std::vector<decltype(TableEvent::what)> one_of_each(const std::variant<Kinds...>& /*unused*/) {
  return {Kinds{}...};
}

std::vector<TableEvent> rich_events() {
  TableSetup setup = setup_of("graal", {0, 3, 0, 0}, {{"armies", "2"}, {"map", "twin-fords"}});
  setup.length = MatchLength{.score = 21};
  setup.seating = SeatingWish::chosen;
  setup.clock = {ClockChoice::Kind::days, 0, 0, 3};
  setup.is_listed = true;
  setup.absence = AbsenceRule::earlier;
  const Offer offer{OfferKind::hand_over, 2, 3, 5, {0, 1}};
  const std::string salt(32, 'a');
  std::vector<decltype(TableEvent::what)> whats{
      event::Created{setup},
      event::Sat{5, "Élaine \"x\"\n", Secret("identity7")},
      event::Left{1},
      event::Renamed{1, "Élaine"},
      event::Began{18'446'744'073'709'551'615ULL, {3, 0, 1, 2}},
      event::Prepared{1, "c0ffee", Secret("castle=d2d3;1=Ke3"), Secret(salt)},
      event::Played{Seat{5}, "a1-b2", Milliseconds{123'456}, Milliseconds{1000}},
      event::OfferMade{offer},
      event::OfferAnswered{OfferKind::rematch, 4, true},
      event::TookBack{17},
      event::HandedOver{1, 8},
      event::Resigned{2},
      event::FlagFell{3},
      event::NextBegan{},
      event::Chatted{0, "hello \\ \"you\""},
      event::Rematched{"abcdef"},
      event::Closed{},
      event::Claimed{2, "Élaine", Secret("identity7")},
      event::TimeCompensated{{kNoon, kNoon + Milliseconds{34'000}}},
      event::ResultClaimed{1, 0, true},
      event::Ended{2},
      event::Annulled{}};
  std::vector<TableEvent> events;
  for (auto& what : whats) events.push_back({kNoon + Milliseconds{7}, 4, "key \"1\"", what});
  return events;
}

bool hides(const TableEvent& event) {
  return std::holds_alternative<event::Sat>(event.what) ||
         std::holds_alternative<event::Claimed>(event.what) ||
         std::holds_alternative<event::Prepared>(event.what);
}

TEST(EventLog, ReadsBackEveryKindWithTheSameBytes) {
  std::vector<TableEvent> events = rich_events();
  ASSERT_EQ(events.size(), std::variant_size_v<decltype(TableEvent::what)>) << "one of each kind";
  TableSetup sound = setup_of("menhirs", {0, 0});
  for (auto& what : one_of_each(TableEvent{}.what)) {
    if (std::holds_alternative<event::Created>(what)) what = event::Created{sound};
    events.push_back({kNoon, -1, "", what});
  }
  std::uint32_t number = 0;
  for (const TableEvent& event : events) {
    const LoggedEvent line = logged(event, ++number);
    EXPECT_EQ(line.number, number);
    EXPECT_EQ(line.at, event.at);
    const auto read = read_event(line);
    ASSERT_TRUE(read.has_value()) << line.body;
    EXPECT_EQ(read->what.index(), event.what.index());
    EXPECT_EQ(read->by, event.by);
    EXPECT_EQ(read->key, event.key);
    EXPECT_EQ(logged(*read, number), line);
  }
}

/// The log is read for as long as there are databases: these bytes must never change. New kinds of
/// events and new members come after those that are here.
TEST(EventLog, WritesTheseBytes) {
  struct LoggedLine {
    std::string body;
    std::string secret;
  };
  const std::vector<LoggedLine> expected{
      {R"({"kind":"created","setup":{"game":"graal","options":{"armies":"2","map":"twin-fords"},"length":"score 21","places":[{"level":0},{"level":3},{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"days","seconds":0,"increment":0,"days":3},"isListed":true})",
       ""},
      {R"({"kind":"sat","place":5,"name":"Élaine \"x\"\n")", R"({"identity":"identity7"})"},
      {R"({"kind":"left","place":1)", ""},
      {R"({"kind":"renamed","place":1,"name":"Élaine")", ""},
      {R"({"kind":"began","seed":"18446744073709551615","players":[3,0,1,2])", ""},
      {R"({"kind":"prepared","party":1,"commitment":"c0ffee")",
       R"({"text":"castle=d2d3;1=Ke3","salt":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})"},
      {R"({"kind":"played","seat":5,"action":"a1-b2","spent":123456,"madeUp":1000)", ""},
      {R"({"kind":"asked","what":"hand-over","by":2,"place":3,"level":5,"awaited":[0,1])", ""},
      {R"({"kind":"answered","what":"rematch","place":4,"yes":true)", ""},
      {R"({"kind":"took-back","plies":17)", ""},
      {R"({"kind":"handed","place":1,"level":8)", ""},
      {R"({"kind":"resigned","place":2)", ""},
      {R"({"kind":"flagged","place":3)", ""},
      {R"({"kind":"next")", ""},
      {R"({"kind":"chatted","place":0,"text":"hello \\ \"you\"")", ""},
      {R"({"kind":"rematched","table":"abcdef")", ""},
      {R"({"kind":"closed")", ""},
      {R"({"kind":"claimed","place":2,"name":"Élaine")", R"({"identity":"identity7"})"},
      {R"({"kind":"gave-back","from":1777636800000,"until":1777636834000)", ""},
      {R"({"kind":"result-claimed","place":1,"claimant":0,"draw":true)", ""},
      {R"({"kind":"ended","place":2)", ""},
      {R"({"kind":"annulled")", ""},
  };
  const std::vector<TableEvent> events = rich_events();
  ASSERT_EQ(events.size(), expected.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    const LoggedEvent line = logged(events[i], 1);
    EXPECT_EQ(line.body, expected[i].body + R"(,"doer":4,"key":"key \"1\""})");
    EXPECT_EQ(line.secret, expected[i].secret);
  }
}

/// What came later stands after what was there before.
TEST(EventLog, WritesNewMembersLast) {
  const auto body_of = [](const auto& what) { return logged({kNoon, -1, "", what}, 1).body; };
  for (const bool substitute : {false, true}) {
    TableSetup setup = setup_of("menhirs", {0, 0});
    setup.absence = substitute ? AbsenceRule::substitute : AbsenceRule::claim;
    const std::string body = body_of(event::Created{setup});
    const std::string_view member =
        substitute ? R"("substitute":true}})" : R"("substitute":false}})";
    EXPECT_TRUE(body.ends_with(member)) << body;
    const auto read = read_event({1, kNoon, body, ""});
    EXPECT_EQ(std::get<event::Created>(read->what).setup, setup);
  }
  EXPECT_EQ(body_of(event::Began{7, {0, 1}, SeatingRule::given}),
            R"({"kind":"began","seed":"7","players":[0,1],"seating":"given"})");
  EXPECT_EQ(
      body_of(event::OfferMade{{OfferKind::end_game, 0, 2, 0, {1}, true}}),
      R"({"kind":"asked","what":"end","by":0,"place":2,"level":0,"awaited":[1],"absent":true})");
}

TEST(EventLog, ReadsTablesFromBeforeSubstitutesWereAgreedTo) {
  const auto event = read_event(logged(rich_events().front(), 1));
  const TableSetup& setup = std::get<event::Created>(event->what).setup;
  EXPECT_EQ(setup.absence, AbsenceRule::earlier);
  EXPECT_FALSE(setup.allows_substitute()) << "its clock decided alone";
}

TEST(EventLog, ReadsSeatingsAndThatThereWereOnlyLotsBefore) {
  const auto seating_of = [](const std::string& body) {
    return std::get<event::Began>(read_event({1, kNoon, body, ""})->what).seating;
  };
  EXPECT_EQ(seating_of(R"({"kind":"began","seed":"7","players":[1,0]})"), SeatingRule::lot);
  EXPECT_EQ(seating_of(R"({"kind":"began","seed":"7","players":[0,1],"seating":"given"})"),
            SeatingRule::given);
}

TEST(EventLog, KeepsSecretsOnTheSecretSideAlone) {
  for (const TableEvent& event : rich_events()) {
    const LoggedEvent line = logged(event, 1);
    EXPECT_EQ(!line.secret.empty(), hides(event)) << line.body;
    for (const std::string_view secret : {"identity7", "castle=", "aaaaaaaaaaaaaaaa"}) {
      EXPECT_EQ(line.body.find(secret), std::string::npos) << line.body;
    }
  }
}

TEST(EventLog, RefusesLinesThatMakeNoSense) {
  const auto key_of = [](const std::string& body, const std::string& secret = "") {
    const auto event = read_event({3, kNoon, body, secret});
    return event ? "" : std::string(event.error().key());
  };
  EXPECT_EQ(key_of(R"({"kind":"closed"})"), "");
  for (const std::string_view body :
       {"",
        "x",
        "[]",
        "{}",
        R"({"kind":1})",
        R"({"kind":""})",
        R"({"kind":"Dance 2"})",
        R"({"kind":"closed","version":0})",
        R"({"kind":"closed","version":"2"})",
        R"({"kind":"left"})",
        R"({"kind":"left","place":"1"})",
        R"({"kind":"closed","doer":6})",
        R"({"kind":"closed","doer":-1})",
        R"({"kind":"closed","key":7})",
        R"({"kind":"closed","more":1})",
        R"({"kind":"began","seed":"x","players":[0,1]})",
        R"({"kind":"began","seed":"18446744073709551616","players":[0,1]})",
        R"({"kind":"began","seed":"1","players":[0,1,2,3,4,5,0]})",
        R"({"kind":"began","seed":"1","players":["0"]})",
        R"({"kind":"began","seed":"1","players":[0,1],"seating":"lot"})",
        R"({"kind":"played","seat":6,"action":"x","spent":0,"madeUp":0})",
        R"({"kind":"played","seat":0,"action":"x","spent":-1,"madeUp":0})",
        R"({"kind":"took-back","plies":-1})",
        R"({"kind":"created","setup":{}})",
        R"({"kind":"answered","what":"dance","place":0,"yes":true})"}) {
    EXPECT_EQ(key_of(std::string(body)), "table.broken-log") << body;
  }
  EXPECT_EQ(key_of(R"({"kind":"sat","place":0,"name":"x"})"), "table.broken-log");
  EXPECT_EQ(key_of(R"({"kind":"closed"})", "x"), "table.broken-log");
  EXPECT_EQ(key_of(R"({"kind":"closed"})", R"({"text":"x"})"), "table.broken-log");
}

/// What a later program writes is no damage: kinds, versions, games and options that it has added.
TEST(EventLog, LeavesToLaterProgramsWhatOnlyTheyKnow) {
  const auto key_of = [](const std::string& body) {
    const auto event = read_event({3, kNoon, body, R"({"dancer":"x"})"});
    return event ? "" : std::string(event.error().key());
  };
  EXPECT_EQ(key_of(R"({"kind":"danced","place":0,"how":"slowly"})"), "table.newer");
  EXPECT_EQ(key_of(R"({"kind":"closed","version":2})"), "table.newer");
  EXPECT_EQ(key_of(R"({"version":9,"kind":"played","seat":"all"})"), "table.newer");
  const auto created = [](TableSetup setup) {
    const auto event = read_event(logged({kNoon, -1, "", event::Created{std::move(setup)}}, 1));
    return event ? "" : std::string(event.error().key());
  };
  EXPECT_EQ(created(setup_of("menhirs", {0, 0})), "");
  EXPECT_EQ(created(setup_of("chess", {0, 0})), "table.newer");
  EXPECT_EQ(created(setup_of("menhirs", {0, 0}, {{"wind", "strong"}})), "table.newer");
  EXPECT_EQ(created(setup_of("menhirs", {0, 0}, {{"side", "99"}})), "table.newer");
}

TEST(EventLog, ReadsTheFirstVersionOfAKindWhetherItSaysSoOrNot) {
  for (const std::string_view body :
       {R"({"kind":"resigned","place":1})", R"({"kind":"resigned","place":1,"version":1})"}) {
    const auto event = read_event({3, kNoon, std::string(body), ""});
    ASSERT_TRUE(event.has_value()) << body;
    EXPECT_EQ(logged(*event, 3).body, R"({"kind":"resigned","place":1})");
  }
}

TEST(EventLog, SaysWhichEventIsBroken) {
  const auto event = read_event({41, kNoon, "x", ""});
  ASSERT_FALSE(event.has_value());
  EXPECT_EQ(event.error().arguments, Arguments{41});
}

}  // namespace
}  // namespace broceliande::server
