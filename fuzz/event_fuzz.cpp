// Any bytes as lines of a table's log, what is hidden after a tab: damage, or an event that is
// logged as it was read. Events in any order are folded or refused, and the table can be shown
// after each. The first byte picks the table that they happen at.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/registry.hpp"
#include "server/protocol/server_message.hpp"
#include "server/storage/event_codec.hpp"
#include "server/tables/table.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

Moment moment(std::uint32_t number) { return Moment{std::chrono::seconds{1'000'000 + number}}; }

/// A game for as many as it can ask for, the third of them a computer.
GameTable begun(const Manifest& game, ClockChoice::Kind clock) {
  int seats = game.least_players;
  TableSetup setup;
  setup.game = game.name;
  for (const OptionSpec& option : game.options) {
    if (option.players.empty()) continue;
    setup.options.emplace_back(option.name, option.values.back());
    seats = option.players.back().least;
  }
  setup.length.games = 2;
  for (int place = 0; place < seats; ++place) setup.levels.push_back(place == 2 ? 3 : 0);
  setup.clock = {clock, 60, 2, 3};
  GameTable table("fuzzed");
  const auto happens = [&table](auto what) {
    require(table.fold({moment(table.number()), -1, "", std::move(what)}).has_value());
  };
  happens(server::event::Created{setup});
  std::vector<int> players;
  for (int place = 0; place < seats; ++place) {
    players.push_back(place);
    if (setup.levels[static_cast<std::size_t>(place)] > 0) continue;
    happens(server::event::Sat{place, "Anna", Secret(std::to_string(place))});
  }
  happens(server::event::Began{7, players});
  return table;
}

/// An empty table, or one of a game that is offered.
GameTable chosen_table(std::size_t choice) {
  using Kind = ClockChoice::Kind;
  constexpr std::array kClocks{Kind::fischer, Kind::none, Kind::days};
  std::vector<const Manifest*> offered;
  for (const GameEntry& entry : games()) {
    if (entry.manifest.is_listed) offered.push_back(&entry.manifest);
  }
  choice %= offered.size() + 1;
  if (choice == 0) return GameTable("fuzzed");
  return begun(*offered[choice - 1], kClocks[(choice - 1) % kClocks.size()]);
}

void show(const GameTable& table) {
  const Moment now = moment(table.number());
  (void)table.index();
  (void)table.deadline();
  (void)table.computer_task();
  (void)table.decide_by_time(now);
  for (int place = -1; place < static_cast<int>(table.setup().levels.size()); ++place) {
    (void)server_message::table(table.seen_by(place, true, {}, now), std::nullopt);
    (void)table.view(place);
    (void)table.party_to_prepare(place);
  }
}

}  // namespace

void fuzz_event(std::string_view text) {
  if (text.empty()) return;
  GameTable table = chosen_table(static_cast<unsigned char>(text.front()));
  text.remove_prefix(1);
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::size_t tab = std::min(line.find('\t'), line.size());
    LoggedEvent logged_event;
    logged_event.number = table.number() + 1;
    logged_event.at = moment(logged_event.number);
    logged_event.body = line.substr(0, tab);
    logged_event.secret = line.substr(std::min(tab + 1, line.size()));
    const auto event = read_event(logged_event);
    if (!event) continue;
    const LoggedEvent written = logged(*event, logged_event.number);
    const auto again = read_event(written);
    require(again.has_value() && logged(*again, logged_event.number) == written);
    if (!table.fold(*event)) break;  // as a damaged log is read no further
    show(table);
  }
}

}  // namespace broceliande::fuzz
