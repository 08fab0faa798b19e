#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "games/registry.hpp"
#include "server/protocol/server_message.hpp"
#include "server/storage/event_codec.hpp"
#include "server/tables/table.hpp"
#include "server/testing/schema.hpp"

namespace broceliande::server {

constexpr Moment kNoon{std::chrono::sys_days(std::chrono::year(2026) / 5 / 1) +
                       std::chrono::hours(12)};

inline Requester person(int number) {
  const std::string digit = std::to_string(number);
  return {"identity-of-" + digit, "person " + digit, true};
}

inline TableSetup setup_of(std::string game, std::vector<int> levels, OptionValues options = {}) {
  TableSetup setup;
  setup.game = std::move(game);
  setup.options = std::move(options);
  setup.levels = std::move(levels);
  setup.seating = SeatingWish::lot;
  return setup;
}

/// Four persons at the first game that seats exactly four with some option.
inline TableSetup setup_for_four() {
  for (const GameEntry& entry : games()) {
    for (const OptionSpec& option : entry.manifest.options) {
      for (std::size_t i = 0; i < option.players.size(); ++i) {
        const auto [least, most] = option.players[i];
        if (least != 4 || most != 4) continue;
        return setup_of(std::string(entry.manifest.name), {0, 0, 0, 0},
                        {{std::string(option.name), std::string(option.values[i])}});
      }
    }
  }
  ADD_FAILURE() << "no game seats four";
  return {};
}

/// Everybody agrees that the computer may go on for who is gone.
inline TableSetup with_substitute(TableSetup setup) {
  setup.absence = AbsenceRule::substitute;
  return setup;
}

/// As it was made before people were asked what shall be done about who is gone.
inline TableSetup made_earlier(TableSetup setup) {
  setup.absence = AbsenceRule::earlier;
  return setup;
}

/// Everybody sits where they wished.
inline TableSetup chosen(TableSetup setup) {
  setup.seating = SeatingWish::chosen;
  return setup;
}

inline TableSetup with_clock(TableSetup setup, ClockChoice clock) {
  setup.clock = clock;
  return setup;
}

inline void fold_all(GameTable& table, const Result<std::vector<TableEvent>>& events) {
  ASSERT_TRUE(events.has_value()) << english(events.error());
  for (const TableEvent& event : *events) ASSERT_TRUE(table.fold(event).has_value());
}

/// Everything that anybody may see of a table, and its index, as texts.
inline std::vector<std::string> all_views(const GameTable& table, Moment now) {
  std::vector<std::string> sights;
  const int places = static_cast<int>(table.setup().levels.size());
  for (int place = -1; place < places; ++place) {
    for (const bool takes_chat : {false, true}) {
      sights.push_back(server_message::table(table.seen_by(place, takes_chat, {}, now), 1).bytes());
    }
    sights.push_back(table.party_to_prepare(place));
    const auto view = table.view(place);
    sights.push_back(view ? ClientText(*view).bytes() : "");
  }
  return sights;
}

/// A table that lives in memory with its log, as a server would have it. Person i sits at place i
/// (where a person may); the clock moves only when told to.
class LivingTable {
 public:
  explicit LivingTable(const TableSetup& setup, std::uint64_t seed = 1) : seed_(seed) {
    int maker = 0;
    while (setup.levels[static_cast<std::size_t>(maker)] != 0) ++maker;
    auto events = GameTable::create({setup, maker}, person(maker), "", context());
    if (!events) {
      ADD_FAILURE() << english(events.error());
      return;
    }
    take(*events);
    for (int place = maker + 1; std::cmp_less(place, setup.levels.size()); ++place) {
      if (setup.levels[static_cast<std::size_t>(place)] == 0) {
        EXPECT_EQ(ask(place, command::Sit{place}), "");
      }
    }
  }

  Moment now = kNoon;
  Milliseconds round_trip{0};
  std::array<bool, kMaxSeats> is_here = [] {
    std::array<bool, kMaxSeats> all{};
    all.fill(true);
    return all;
  }();
  AwaySince away_since{};

  /// Nobody has been connected for that place for a while.
  void leave(int place, Milliseconds ago = Milliseconds{0}) {
    is_here.at(static_cast<std::size_t>(place)) = false;
    away_since.at(static_cast<std::size_t>(place)) = now - ago;
  }
  void come_back(int place) {
    is_here.at(static_cast<std::size_t>(place)) = true;
    away_since.at(static_cast<std::size_t>(place)).reset();
  }

  /// The key of the refusal; empty where it was done. The log is read back after every change.
  std::string ask(int who, const TableCommand& what, const std::string& key = "") {
    return ask(person(who), what, key);
  }
  std::string ask(const Requester& who, const TableCommand& what, const std::string& key = "") {
    if (table_.has_processed(who.identity, key)) return "";
    return take(table_.decide(who, key, what, context()));
  }
  std::string take(const Result<std::vector<TableEvent>>& events) {
    if (!events) return std::string(events.error().key());
    for (const TableEvent& event : *events) {
      log_.push_back(logged(event, table_.number() + 1));
      const auto folded = table_.fold(event);
      EXPECT_TRUE(folded.has_value()) << log_.back().body;
    }
    return "";
  }
  /// What time alone leads to.
  bool flag() {
    const auto events = table_.decide_by_time(now);
    EXPECT_EQ(take(events), "");
    return !events.empty();
  }

  void wait(Milliseconds span) { now += span; }

  [[nodiscard]] const GameTable& table() const { return table_; }
  [[nodiscard]] const std::vector<LoggedEvent>& log() const { return log_; }
  [[nodiscard]] StoredTable stored() const { return {table_.index(), log_}; }
  [[nodiscard]] json::object view(int place = -1) const {
    const auto view = table_.seen_by(place, true, {is_here, away_since, 0}, now);
    const std::string bytes = server_message::table(view, std::nullopt).bytes();
    expect_said_by_schema(bytes);
    return json::parse(bytes).as_object();
  }

  /// The place that is to act; -1 for a computer's or nobody's.
  [[nodiscard]] int acting() const {
    for (int place = 0; std::cmp_less(place, table_.setup().levels.size()); ++place) {
      if (table_.awaits(place)) return place;
    }
    return -1;
  }
  [[nodiscard]] std::string any_action(int place, Rng& rng) const {
    const auto actions = table_.view(place)->actions();
    return actions.empty() ? "" : actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }
  /// Whoever is to act plays the first thing that is legal.
  void play(int count = 1) {
    Rng rng(7);
    for (; count > 0; --count) {
      const int place = acting();
      ASSERT_GE(place, 0);
      ASSERT_EQ(ask(place, command::Play{table_.plies(), any_action(place, rng)}), "");
    }
  }
  /// At random to the end of this game.
  void play_out(std::uint64_t seed = 3) {
    Rng rng(seed);
    while (table_.phase() == TablePhase::running && !table_.view(0)->outcome()) {
      const int place = acting();
      ASSERT_GE(place, 0);
      ASSERT_EQ(ask(place, command::Play{table_.plies(), any_action(place, rng)}), "");
    }
  }
  /// The place that holds a seat.
  [[nodiscard]] int place_on(int seat) const {
    const json::object seen = view();
    const auto reading = read_record(table_.public_record());
    const auto match = begin(reading.record.setup);
    const auto number =
        static_cast<std::size_t>(match->player_number_on({static_cast<std::uint8_t>(seat)}));
    return static_cast<int>(seen.at("players").as_array()[number].as_int64());
  }

  void expect_same_when_folded_again() const {
    const auto again = table_from(stored());
    ASSERT_TRUE(again.has_value()) << english(again.error());
    EXPECT_EQ(again->index(), table_.index());
    EXPECT_EQ(again->number(), table_.number());
    EXPECT_EQ(again->deadline(), table_.deadline());
    EXPECT_EQ(all_views(*again, now), all_views(table_, now));
  }

  [[nodiscard]] DecisionContext context() {
    ++seed_;
    const std::string number = std::to_string(seed_);
    const std::string salt = std::string(32 - number.size(), 's') + number;
    return {now, round_trip, is_here, away_since, {seed_, salt}};
  }

 private:
  static std::unique_ptr<AnyMatch> begin(const MatchSetup& setup);

  std::uint64_t seed_;
  GameTable table_{"table1"};
  std::vector<LoggedEvent> log_;
};

inline std::unique_ptr<AnyMatch> LivingTable::begin(const MatchSetup& setup) {
  const GameEntry* entry = find_game(setup.game);
  return *(*entry->with(setup.options))->begin_match(setup);
}

}  // namespace broceliande::server
