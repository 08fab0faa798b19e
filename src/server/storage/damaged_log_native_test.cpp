#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// A log that was damaged is refused, or folded to some table; nothing crashes.
namespace broceliande::server {
namespace {

/// Some of everything.
LivingTable eventful_table() {
  LivingTable living(
      with_clock(setup_of("graal", {0, 0}), {ClockChoice::Kind::fischer, 300, 5, 0}));
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}, "key-1"), "");
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  living.play(3);
  const int last = 1 - living.acting();
  EXPECT_EQ(living.ask(last, command::MakeOffer{OfferKind::take_back}), "");
  EXPECT_EQ(living.ask(1 - last, command::AnswerOffer{OfferKind::take_back, true}), "");
  EXPECT_EQ(living.ask(0, command::Chat{"hello"}), "");
  living.play(1);
  EXPECT_EQ(living.ask(0, command::Resign{}), "");
  return living;
}

/// Looks at it from all sides, so that a sanitizer sees what is wrong.
bool survives(StoredTable stored) {
  const auto table = table_from(stored);
  if (!table) return false;
  (void)all_views(*table, kNoon);
  (void)table->index();
  (void)table->computer_task();
  (void)table->deadline();
  (void)table->decide_by_time(kNoon + std::chrono::days(9));
  return true;
}

TEST(DamagedLog, IsFoldedWhereItIsSound) {
  const LivingTable living = eventful_table();
  living.expect_same_when_folded_again();
  EXPECT_TRUE(survives(living.stored()));
}

TEST(DamagedLog, IsRefusedWhereAnEventMakesNoSense) {
  const LivingTable living = eventful_table();
  const auto key_with = [&](std::size_t at, const std::string& body) {
    StoredTable stored = living.stored();
    stored.events[at].body = body;
    const auto table = table_from(stored);
    return table ? "" : std::string(table.error().key());
  };
  EXPECT_EQ(key_with(0, R"({"kind":"closed"})"), "table.broken-log");
  EXPECT_EQ(key_with(1, R"({"kind":"left","place":2})"), "table.broken-log");
  EXPECT_EQ(key_with(3, R"({"kind":"began","seed":"1","players":[0]})"), "table.broken-log");
  EXPECT_EQ(key_with(3, R"({"kind":"began","seed":"1","players":[0,7]})"), "table.broken-log");
  EXPECT_EQ(key_with(6, R"({"kind":"played","seat":0,"action":"z9-z9","spent":0,"madeUp":0})"),
            "table.broken-log");
}

TEST(DamagedLog, WithNumbersOutOfRangeIsRefused) {
  const LivingTable living = eventful_table();
  const auto refused_with = [&](std::string_view kind, const std::string& body) {
    StoredTable stored = living.stored();
    for (LoggedEvent& line : stored.events) {
      if (line.body.find(kind) == std::string::npos) continue;
      line.body = body;
      return !survives(stored);
    }
    return false;
  };
  EXPECT_TRUE(refused_with("played",
                           R"({"kind":"played","seat":5,"action":"a5-a6","spent":0,"madeUp":0})"));
  EXPECT_TRUE(refused_with("prepared", R"({"kind":"prepared","party":2,"commitment":""})"));
  EXPECT_TRUE(refused_with("prepared", R"({"kind":"prepared","party":-1,"commitment":""})"));
  EXPECT_TRUE(refused_with("chatted", R"({"kind":"chatted","place":2,"text":"x"})"));
  EXPECT_TRUE(refused_with("resigned", R"({"kind":"resigned","place":-1})"));
  EXPECT_TRUE(refused_with("took-back", R"({"kind":"took-back","plies":9})"));
  EXPECT_TRUE(refused_with("chatted", R"({"kind":"closed","doer":5,"key":"k"})"));
}

TEST(DamagedLog, WithEnormousTimesDoesNotCrash) {
  LivingTable living = eventful_table();
  StoredTable stored = living.stored();
  for (LoggedEvent& line : stored.events) {
    const std::size_t at = line.body.find(R"("spent":0,"madeUp":0)");
    if (at == std::string::npos) continue;
    line.body = line.body.substr(0, at) +
                R"("spent":9223372036854775807,"madeUp":9223372036854775807,"doer":0})";
  }
  (void)survives(stored);
}

TEST(DamagedLog, WithEventsLostDoubledOrSwappedDoesNotCrash) {
  const LivingTable living = eventful_table();
  const std::size_t count = living.log().size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      StoredTable stored = living.stored();
      std::swap(stored.events[i], stored.events[j]);
      (void)survives(stored);
      stored = living.stored();
      stored.events.insert(stored.events.begin() + static_cast<std::ptrdiff_t>(i), living.log()[j]);
      (void)survives(stored);
    }
    StoredTable stored = living.stored();
    stored.events.erase(stored.events.begin() + static_cast<std::ptrdiff_t>(i));
    (void)survives(stored);
  }
}

TEST(DamagedLog, WithBytesChangedDoesNotCrash) {
  const LivingTable living = eventful_table();
  Rng rng(5);
  for (int i = 0; i < 1500; ++i) {
    StoredTable stored = living.stored();
    auto& line = stored.events[rng.below(static_cast<std::uint32_t>(stored.events.size()))];
    std::string& text = line.secret.empty() || rng.below(3) > 0 ? line.body : line.secret;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    text[at] = "0123456789-\"{}[],:az"[rng.below(20)];
    (void)survives(stored);
  }
}

TEST(DamagedLog, WithNothingLeftIsAnEmptyTable) {
  StoredTable stored = eventful_table().stored();
  stored.events.clear();
  stored.index.places.clear();
  EXPECT_TRUE(table_from(stored).has_value()) << "nothing has happened yet";
}

}  // namespace
}  // namespace broceliande::server
