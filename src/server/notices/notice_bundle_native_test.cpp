#include <gtest/gtest.h>

#include "server/notices/notice_bundle.hpp"
#include "server/testing/notice_words_sample.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

using Facts = std::vector<NoticeFact>;

NoticeFact fact(NoticeEvent event, const std::string& table, const std::string& game = "menhirs") {
  return {.event = event, .table = table, .game = game, .others = {"Bo"}, .who = "Bo"};
}

/// A table of one's own, where one is expected or not.
TableIndex table(const std::string& id, bool is_awaited = true) {
  return {.table = id,
          .phase = TablePhase::running,
          .places = {{.place = 0, .identity = "ana", .is_awaited = is_awaited},
                     {.place = 1, .identity = "bo", .is_awaited = !is_awaited}}};
}

std::vector<std::string> tables_of(const NoticeBundle& bundle) {
  std::vector<std::string> found;
  for (const NoticeFact& each : bundle.facts) found.push_back(each.table);
  return found;
}

const NoticeWords& english_words() { return words_in(sample_notice_words(), "en"); }

TEST(NoticeBundle, LeavesOutWhatIsNoLongerTrue) {
  const Facts facts{fact(NoticeEvent::turn, "one"), fact(NoticeEvent::time, "two"),
                    fact(NoticeEvent::over, "three"), fact(NoticeEvent::turn, "gone")};
  const NoticeBundle bundle =
      bundled(facts, {}, "ana", {table("one", false), table("two"), table("four")});
  EXPECT_EQ(tables_of(bundle), (std::vector<std::string>{"two", "three"}));
  EXPECT_EQ(bundle.awaited, 2U);
  EXPECT_TRUE(bundle.is_urgent());
  EXPECT_TRUE(bundled(facts, {}, "cat", {table("one"), table("two")}).facts.size() == 1)
      << "somebody else is expected";
}

TEST(NoticeBundle, LeavesOutWhatNobodyWants) {
  const Facts facts{fact(NoticeEvent::turn, "one"), fact(NoticeEvent::joined, "two"),
                    fact(NoticeEvent::over, "three", "graal")};
  const auto tables = std::vector{table("one"), table("two", false)};
  const auto left = [&](const NoticeChoice& choice) {
    return tables_of(bundled(facts, choice, "ana", tables));
  };
  EXPECT_EQ(left({}), (std::vector<std::string>{"one", "two", "three"}));
  EXPECT_EQ(left({.kinds = 1}), std::vector<std::string>{"one"});
  EXPECT_EQ(left({.kinds = kAllNotices & ~1U}), (std::vector<std::string>{"two", "three"}));
  EXPECT_EQ(left({.without = {"graal"}}), (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(left({.kinds = 0}), std::vector<std::string>());
}

TEST(NoticeBundle, SaysOneThingOfATable) {
  const auto event_of = [](const Facts& facts) {
    const NoticeBundle bundle = bundled(facts, {}, "ana", {table("one")});
    EXPECT_EQ(bundle.facts.size(), 1U);
    return bundle.facts.front().event;
  };
  EXPECT_EQ(event_of({fact(NoticeEvent::joined, "one"), fact(NoticeEvent::turn, "one")}),
            NoticeEvent::turn);
  EXPECT_EQ(event_of({fact(NoticeEvent::time, "one"), fact(NoticeEvent::turn, "one")}),
            NoticeEvent::time);
}

TEST(NoticeMessage, OfOneTableLeadsToIt) {
  const NoticeBundle bundle{.facts = {fact(NoticeEvent::turn, "one")}, .awaited = 4};
  EXPECT_EQ(message_of(bundle, english_words()),
            (NoticeMessage{.title = "menhirs (en): it is your turn",
                           .body = "Bo",
                           .tag = "one",
                           .path = "/table/one"}));
}

TEST(NoticeMessage, OfSeveralSaysHowManyGamesWait) {
  const NoticeBundle bundle{
      .facts = {fact(NoticeEvent::turn, "one"), fact(NoticeEvent::turn, "two")}, .awaited = 3};
  const NoticeMessage message = message_of(bundle, english_words());
  EXPECT_EQ(message.title, "3 games wait for you");
  EXPECT_EQ(message.body, "menhirs (en): it is your turn – Bo\nmenhirs (en): it is your turn – Bo");
  EXPECT_EQ(message.path, "/games");
  EXPECT_FALSE(message.is_urgent);
}

TEST(NoticeMessage, OfManyThingsIsShort) {
  NoticeBundle bundle;
  for (int i = 0; i < 30; ++i) {
    bundle.facts.push_back(fact(NoticeEvent::over, std::to_string(i)));
    bundle.facts.back().others.assign(5, std::string(160, 'x'));
  }
  const NoticeMessage message = message_of(bundle, english_words());
  EXPECT_EQ(message.title, "News of 30 games");
  EXPECT_TRUE(message.body.ends_with("\n…"));
  EXPECT_LT(message.title.size() + message.body.size(), 3'900U) << "fits into one push message";
}

TEST(NoticeMessage, IsInTheLanguageOfItsReader) {
  const NoticeBundle bundle{.facts = {fact(NoticeEvent::joined, "one")}};
  const auto title = [&](std::string_view language) {
    return message_of(bundle, words_in(sample_notice_words(), language)).title;
  };
  EXPECT_EQ(title("en"), "menhirs (en): Bo has joined");
  EXPECT_EQ(title("fr"), "menhirs (fr) : Bo a pris place");
  EXPECT_EQ(title("xx"), title("en"));
}

TEST(NoticeWords, FillInNamesAsTheyAre) {
  NoticeFact odd = fact(NoticeEvent::joined, "one", "a new game");
  odd.who = "{0} {1} \"<b>\"";
  EXPECT_EQ(english_words().title_of(odd), "a new game: {0} {1} \"<b>\" has joined");
}

TEST(NoticeWords, OfAFileThatMakesNoSenseAreNone) {
  EXPECT_FALSE(read_notice_words(""));
  EXPECT_FALSE(read_notice_words("[]"));
  EXPECT_FALSE(read_notice_words("{}"));
  EXPECT_FALSE(read_notice_words(R"({"en":{}})"));
  EXPECT_FALSE(read_notice_words(R"({"en":{"games":7}})"));
}

/// A moment of 1 January 2026 in UTC, as minutes of the day.
Moment minute(int minutes) {
  return Moment(std::chrono::sys_days(std::chrono::year(2026) / 1 / 1)) +
         std::chrono::minutes(minutes);
}

TEST(QuietHours, EndWhereTheirReaderLives) {
  const auto end = [](QuietHours quiet, int utc_offset, int now) {
    return end_of_quiet({.quiet = quiet, .utc_offset = utc_offset}, minute(now));
  };
  constexpr QuietHours kNight{.from = 22 * 60, .until = 7 * 60};
  constexpr QuietHours kNoon{.from = 12 * 60, .until = 14 * 60};
  EXPECT_EQ(end(kNight, 0, 21 * 60 + 59), std::nullopt);
  EXPECT_EQ(end(kNight, 0, 22 * 60), minute(31 * 60));
  EXPECT_EQ(end(kNight, 0, 3 * 60), minute(7 * 60));
  EXPECT_EQ(end(kNight, 0, 7 * 60), std::nullopt);
  EXPECT_EQ(end(kNight, 60, 21 * 60), minute(30 * 60)) << "Brussels";
  EXPECT_EQ(end(kNight, 60, 6 * 60), std::nullopt);
  EXPECT_EQ(end(kNight, -480, 10 * 60), minute(15 * 60)) << "San Francisco";
  EXPECT_EQ(end(kNight, 780, 9 * 60), minute(18 * 60)) << "Auckland, where it is tomorrow";
  EXPECT_EQ(end(kNoon, 0, 13 * 60), minute(14 * 60));
  EXPECT_EQ(end(kNoon, 0, 15 * 60), std::nullopt);
  EXPECT_EQ(end({.from = 60, .until = 60}, 0, 60), std::nullopt);
  EXPECT_EQ(end_of_quiet({}, minute(0)), std::nullopt);
}

}  // namespace
}  // namespace broceliande::server
