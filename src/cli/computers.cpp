#include "cli/computers.hpp"

#include <algorithm>

#include "engine/players.hpp"

namespace broceliande::cli {
namespace {

constexpr Phrase kSeatForm{"play.seat-form", "", "'{0}' does not say who sits where",
                           "SEAT=PLAYER, for example {1}=level:5"};
constexpr Phrase kNoSeat{"play.no-seat", "", "there is no seat '{0}'", "one of {1}"};
constexpr Phrase kSeatTaken{"play.seat-taken", "", "seat {0} is already taken", ""};
constexpr Phrase kTooManyPeople{"play.too-many-people", "", "there is no seat left for {0}", ""};

/// How long the top level thinks over an action.
constexpr engine::Milliseconds kDefaultTime{3'000};

/// Whether a name orders a player rather than naming a person.
bool is_order(const std::string& name) {
  return name.starts_with("ugi:") || name == "greedy" || name == "random" ||
         name.starts_with("level:") || name.starts_with("uct:");
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// Who sits on each seat by `--seat`; empty for a seat that is left to people.
Result<std::vector<std::string>> ordered_by_seat(const std::vector<std::string>& names,
                                                 const std::vector<std::string>& orders) {
  std::vector<std::string> by_seat(names.size());
  for (const std::string& order : orders) {
    const std::size_t equals = order.find('=');
    if (equals == std::string::npos || equals + 1 == order.size()) {
      return refuse(kSeatForm, Error::kNoPlace, {order, names.back()});
    }
    const std::string seat = order.substr(0, equals);
    const auto found = std::ranges::find(names, seat);
    if (found == names.end()) return refuse(kNoSeat, Error::kNoPlace, {seat, joined(names)});
    std::string& place = by_seat[static_cast<std::size_t>(found - names.begin())];
    if (!place.empty()) return refuse(kSeatTaken, Error::kNoPlace, {seat});
    place = order.substr(equals + 1);
  }
  return by_seat;
}

/// People take the seats that are left, in order.
Result<void> seat_people(std::vector<std::string>& by_seat,
                         const std::vector<std::string>& people) {
  std::size_t person = 0;
  int stranger = 0;
  for (std::string& place : by_seat) {
    if (!place.empty()) continue;
    place = person < people.size() ? people[person++] : "player " + std::to_string(++stranger);
  }
  if (person < people.size()) return refuse(kTooManyPeople, Error::kNoPlace, {people[person]});
  return {};
}

}  // namespace

Result<Computers> Computers::among(const std::vector<std::string>& players, const AnyGame& game) {
  Computers computers;
  for (const std::string& name : players) {
    if (!is_order(name) || computers.plays(name)) continue;
    auto spec = engine::read_player_spec(name);
    if (!spec) return pass_on(spec);
    if (spec->settings.default_time) spec->settings.default_time = kDefaultTime;
    spec->memory = std::max(spec->memory, search::kDefaultMemory);
    auto player = engine::make_player(*spec, game, nullptr);
    if (!player) return pass_on(player);
    computers.players_[name] = std::move(*player);
  }
  return computers;
}

bool Computers::play_all(const AnyMatch& match) const {
  return std::ranges::all_of(match.record().setup.players,
                             [this](const std::string& name) { return plays(name); });
}

Result<std::string> Computers::choose(const AnyMatch& match) {
  const Record& record = match.record();
  if (games_begun_ != record.games.size()) {
    games_begun_ = record.games.size();
    for (auto& [name, player] : players_) {
      const auto begun = player->begin_game(record.setup.seed + games_begun_);
      if (!begun) return pass_on(begun);
    }
  }
  const std::vector<std::string> legal = match.legal();
  const Seat seat = *match.to_act();
  return players_.at(match.player_on(seat))
      ->choose({.start = record.starts.back(),
                .actions = record.games.back(),
                .seat = seat,
                .offers_swap = std::ranges::find(legal, kSwap) != legal.end(),
                .limits = {}});
}

std::string Computers::draw_up(const AnyGame& game, const AnyMatch& match, int party,
                               std::uint64_t seed) {
  engine::Player* drawer = nullptr;
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (match.party_of(seat) != party) continue;
    const auto found = players_.find(match.player_on(seat));
    if (found == players_.end()) return "";
    if (drawer == nullptr) drawer = found->second.get();
  }
  if (drawer == nullptr) return "";
  if (auto drawn = drawer->prepare(party, seed)) return *drawn;
  return game.preparation()->complete(party, "", seed).value_or("");
}

Result<std::vector<std::string>> players_by_seat(const AnyGame& game,
                                                 const std::vector<std::string>& people,
                                                 const std::vector<std::string>& seats) {
  auto by_seat = ordered_by_seat(game.seat_names(), seats);
  if (!by_seat) return by_seat;
  const auto seated = seat_people(*by_seat, people);
  if (!seated) return pass_on(seated);
  return by_seat;
}

}  // namespace broceliande::cli
