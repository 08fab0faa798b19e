#include <gtest/gtest.h>

#include "server/notices/notice_service.hpp"
#include "server/testing/notice_means.hpp"
#include "server/testing/stores.hpp"
#include "server/testing/test_server.hpp"

// Who is told what while no page of theirs is open.
namespace broceliande::server {
namespace {

using Titles = std::vector<std::string>;

constexpr auto kTurn = "menhirs (en): it is your turn";
constexpr auto kJoined = "menhirs (en): b has joined";
constexpr auto kOver = "menhirs (en): the game is over";
constexpr Milliseconds kSoon{5'000};
constexpr Milliseconds kLater{70'000};

class Noticing : public testing::Test {
 protected:
  explicit Noticing(bool has_other_nodes = false)
      : server(std::make_shared<SharedStore>(), std::make_shared<TestDay>(), {}, has_other_nodes,
               means_with(outlet)) {
    for (const char* name : {"a", "b"}) arrive(name);
  }

  Store& store() { return *server.shared->store; }
  static std::string token_of(const std::string& name) { return "token of " + name; }
  void arrive(const std::string& name) {
    const Identity who = somebody(name);
    value_of(store().add_identity(who, {.hash = token_of(name),
                                        .identity = who.id,
                                        .label = "",
                                        .created = Moment{},
                                        .used = {.at = server.day->now}}));
  }
  void subscribe(const std::string& name, const std::string& language = "en") {
    value_of(store().put_push_subscription(somebody(name).id,
                                           {.endpoint = Secret("https://push.test/" + name),
                                            .p256dh = "key",
                                            .auth = Secret("secret"),
                                            .token = token_of(name),
                                            .language = language,
                                            .created = server.day->now}));
  }
  void choose(const std::string& name, const NoticeChoice& choice) {
    value_of(store().set_notice_choice(somebody(name).id, choice));
  }
  std::size_t browsers_of(const std::string& name) {
    return value_of(store().push_subscriptions_of(somebody(name).id)).size();
  }
  /// Begun games of two, where the first is to move; the last of them. Neither is connected any
  /// more, and the first left before the second came.
  std::string begun(const TableWish& wish = {}, int games = 1) {
    std::vector<std::string> tables;
    {
      TestClient a(server, somebody("a"));
      for (int i = 0; i < games; ++i) tables.push_back(create(a, wish));
    }
    TestClient b(server, somebody("b"));
    for (const std::string& table : tables) EXPECT_EQ(b.at(table, "sit"), "");
    return tables.back();
  }
  /// Somebody comes, makes one move and goes.
  void move(const std::string& name, const std::string& table) {
    TestClient player(server, somebody(name));
    EXPECT_EQ(player.watch(table, kWithView), "");
    EXPECT_EQ(player.play(table), "");
  }

  TestOutlet outlet;
  TestServer server;
};

TEST_F(Noticing, WhoeverIsAwayHearsOfTheirTurn) {
  subscribe("a");
  subscribe("b", "fr");
  const std::string table = begun();
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{kTurn});
  EXPECT_EQ(outlet.pushed[0].endpoint, "https://push.test/a");
  EXPECT_EQ(outlet.pushed[0].message.body, "b");
  EXPECT_EQ(outlet.pushed[0].message.path, "/table/" + table);
  move("a", table);
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{"menhirs (fr) : à vous de jouer"});
  EXPECT_EQ(outlet.pushed[1].endpoint, "https://push.test/b");
}

TEST_F(Noticing, NobodyIsToldWhoHasNotAskedForIt) {
  begun();
  server.pass(kLater);
  EXPECT_EQ(outlet.titles(), Titles());
}

TEST_F(Noticing, WhoeverLooksAtTheSiteIsNotTold) {
  subscribe("a");
  TestClient elsewhere(server, somebody("a"));
  begun();
  server.pass(Milliseconds(200'000));
  EXPECT_EQ(outlet.titles(), Titles());
  elsewhere.leave();
  server.pass(kLater);
  EXPECT_EQ(outlet.titles(), Titles()) << "the page has told it long ago";
}

TEST_F(Noticing, APageThatClosesSoonAfterHasNotBeenRead) {
  subscribe("a");
  TestClient page(server, somebody("a"));
  begun();
  server.pass(Milliseconds(30'000));
  EXPECT_EQ(outlet.titles(), Titles());
  page.leave();
  server.pass(Milliseconds(15'000));
  EXPECT_EQ(outlet.titles(), Titles{kTurn});
}

TEST_F(Noticing, ABotDoesNotReadForItsOwner) {
  subscribe("a");
  TestClient bot(server, AuthenticatedUser{.identity = somebody("a"),
                                           .token = {.hash = "bot", .kind = TokenKind::bot}});
  begun();
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{kTurn});
}

TEST_F(Noticing, WhoeverComesBeforeItIsToldIsNotTold) {
  subscribe("a");
  begun();
  TestClient(server, somebody("a")).leave();
  server.pass(kLater);
  EXPECT_EQ(outlet.titles(), Titles());
}

TEST_F(Noticing, ATurnThatIsOverBeforeItIsToldIsNotTold) {
  subscribe("a");
  choose("a", {.kinds = 1U << static_cast<unsigned>(NoticeKind::turn)});
  const std::string table = begun();
  TestClient bot(server, AuthenticatedUser{.identity = somebody("a"),
                                           .token = {.hash = "bot", .kind = TokenKind::bot}});
  EXPECT_EQ(bot.watch(table, kWithView), "");
  EXPECT_EQ(bot.play(table), "");
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles());
}

TEST_F(Noticing, SeveralGamesAreToldInOneMessage) {
  subscribe("a");
  begun({}, 3);
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{"3 games wait for you"});
}

TEST_F(Noticing, NobodyIsToldMoreOftenThanOnceAMinute) {
  subscribe("a");
  begun();
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles().size(), 1U);
  begun({}, 2);
  server.pass(Milliseconds(30'000));
  EXPECT_EQ(outlet.titles(), Titles());
  server.pass(Milliseconds(40'000));
  EXPECT_EQ(outlet.titles(), Titles{"3 games wait for you"});
}

TEST_F(Noticing, OfATableOnesGuestsAndOfItsEnd) {
  subscribe("a");
  subscribe("b");
  const NoticeChoice no_turns{.kinds = kAllNotices & ~1U};
  choose("a", no_turns);
  const std::string table = begun();
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{kJoined}) << "whoever joins knows it";
  server.pass(kLater);
  {
    TestClient a(server, somebody("a"));
    EXPECT_EQ(a.at(table, "resign"), "");
  }
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{kOver});
  EXPECT_EQ(outlet.pushed.back().endpoint, "https://push.test/b") << "not who has resigned";
  {
    TestClient b(server, somebody("b"));
    EXPECT_EQ(b.at(table, "ask", R"("what":"rematch")"), "");
  }
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles{"menhirs (en): b asks for a rematch"});
}

TEST_F(Noticing, NothingOfGamesThatOneGoesWithout) {
  subscribe("a");
  choose("a", {.without = {"menhirs"}});
  begun();
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), Titles());
}

TEST_F(Noticing, NothingInQuietHoursAndTheRestInTheMorning) {
  subscribe("a");
  // The test's day begins at midnight, UTC.
  choose("a", {.quiet = QuietHours{.from = 23 * 60, .until = 60}, .utc_offset = 0});
  begun({}, 2);
  server.pass(std::chrono::minutes(59));
  EXPECT_EQ(outlet.titles(), Titles());
  server.pass(std::chrono::minutes(2));
  EXPECT_EQ(outlet.titles(), Titles{"2 games wait for you"});
}

TEST_F(Noticing, ThatTimeRunsOutIsToldOnce) {
  subscribe("a");
  choose("a", {.kinds = 1U << static_cast<unsigned>(NoticeKind::time)});
  TableWish wish;
  wish.clock = R"({"kind":"days","seconds":0,"increment":0,"days":1})";
  begun(wish);
  server.pass(std::chrono::minutes(1));
  EXPECT_EQ(outlet.titles(), Titles());
  server.day->now += std::chrono::hours(17) + std::chrono::minutes(50);
  server.pass(std::chrono::minutes(2));
  EXPECT_EQ(outlet.titles(), Titles());
  server.day->now += std::chrono::minutes(10);
  server.pass(std::chrono::minutes(5));
  EXPECT_EQ(outlet.titles(), Titles{"menhirs (en): your time is running out"});
  EXPECT_TRUE(outlet.pushed.back().message.is_urgent);
}

TEST_F(Noticing, ABrowserThatIsGoneIsForgotten) {
  subscribe("a");
  begun();
  server.pass(kSoon);
  ASSERT_EQ(outlet.pushed.size(), 1U);
  outlet.pushed[0].answer({.outcome = DeliveryOutcome::delivered});
  server.settle();
  EXPECT_EQ(browsers_of("a"), 1U);
  outlet.pushed[0].answer({.outcome = DeliveryOutcome::gone});
  server.settle();
  EXPECT_EQ(browsers_of("a"), 0U);
  EXPECT_EQ(server.metrics.notices(NoticeFate::delivered).value(), 1U);
  EXPECT_EQ(server.metrics.notices(NoticeFate::gone).value(), 1U);
}

TEST_F(Noticing, FailuresAreLoggedAndAddressesAreNot) {
  subscribe("a");
  begun();
  server.pass(kSoon);
  ASSERT_EQ(outlet.pushed.size(), 1U);
  for (int i = 0; i < 10; ++i) {
    outlet.pushed[0].answer(
        {.outcome = DeliveryOutcome::failed, .last = {.status = 503}, .why = ""});
  }
  EXPECT_EQ(browsers_of("a"), 1U);
  const std::string log = server.last_words();
  EXPECT_NE(log.find(R"("event":"notice-failed","to":"browser","host":"push.test","status":503)"),
            std::string::npos)
      << log;
  EXPECT_EQ(log.find("push.test/a"), std::string::npos);
  std::size_t lines = 0;
  for (std::size_t at = 0; (at = log.find("notice-failed", at)) != std::string::npos; ++at) ++lines;
  EXPECT_EQ(lines, 3U) << "not one for each";
}

TEST_F(Noticing, WhileStorageIsAwayNewsWaits) {
  subscribe("a");
  begun();
  server.control->fail_loads(true);
  server.pass(Milliseconds(20'000));
  EXPECT_EQ(outlet.titles(), Titles());
  server.control->fail_loads(false);
  server.pass(Milliseconds(15'000));
  EXPECT_EQ(outlet.titles(), Titles{kTurn});
}

TEST_F(Noticing, WhatCannotBeTakenAwayIsCounted) {
  subscribe("a");
  outlet.is_full = true;
  begun();
  server.pass(kSoon);
  EXPECT_EQ(server.metrics.notices(NoticeFate::dropped).value(), 1U);
}

TEST_F(Noticing, NothingHiddenIsTold) {
  subscribe("a");
  subscribe("b");
  arrive("c");
  TableWish wish;
  wish.game = "graal";
  const std::string table = begun(wish);
  server.pass(kSoon);
  EXPECT_EQ(outlet.titles(), (Titles{"graal (en): it is your turn", "graal (en): it is your turn"}))
      << "both draw up behind their screens";
  for (const auto& pushed : outlet.pushed) {
    EXPECT_EQ(pushed.message.body.size(), 1U) << "a name, and nothing more";
  }
}

class NoticingAtSeveralNodes : public Noticing {
 protected:
  NoticingAtSeveralNodes() : Noticing(true) {}
  void hear(const std::string& text) { server.service.on_news({.text = text}); }
};

TEST_F(NoticingAtSeveralNodes, SomebodyWhoLooksAtAnotherIsNotTold) {
  subscribe("a");
  begun();
  server.pass(Milliseconds(4'500));
  hear(text_of(AttentionAnswer{somebody("a").id}));
  server.pass(Milliseconds(5'000));
  EXPECT_EQ(outlet.titles(), Titles());
  server.pass(Milliseconds(20'000));
  EXPECT_EQ(outlet.titles(), Titles{kTurn}) << "nobody says so any more";
}

}  // namespace
}  // namespace broceliande::server
