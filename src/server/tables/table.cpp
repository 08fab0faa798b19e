#include "server/tables/table.hpp"

#include <algorithm>
#include <iterator>

#include "core/blake2b.hpp"

namespace broceliande::server {
namespace {

Seat seat_number(int seat) { return {static_cast<std::uint8_t>(seat)}; }

}  // namespace

int GameTable::place_on(Seat seat) const {
  return players_[static_cast<std::size_t>(match_->player_number_on(seat))];
}

Seat GameTable::first_seat_of(int place) const {
  for (int seat = 0; seat < match_->seats(); ++seat) {
    if (place_on(seat_number(seat)) == place) return seat_number(seat);
  }
  return seat_number(0);
}

std::vector<int> GameTable::side_of_place(int place) const {
  std::vector<int> seats;
  const int side = match_->side_of(first_seat_of(place));
  for (int seat = 0; seat < match_->seats(); ++seat) {
    if (match_->side_of(seat_number(seat)) == side) seats.push_back(seat);
  }
  return seats;
}

std::size_t GameTable::plies() const { return actors_.size(); }

std::optional<int> GameTable::place_of(std::string_view identity) const {
  const auto place = std::ranges::find_if(places_, [identity](const PlaceState& each) {
    return each.is_person() && !each.identity.empty() && each.identity == identity;
  });
  if (place == places_.end()) return std::nullopt;
  return static_cast<int>(place - places_.begin());
}

std::optional<int> GameTable::left_place_of(std::string_view identity) const {
  if (phase_ != TablePhase::running || place_of(identity)) return std::nullopt;
  const auto place = std::ranges::find_if(places_, [identity](const PlaceState& each) {
    return !each.is_person() && !each.identity.empty() && each.identity == identity;
  });
  if (place == places_.end()) return std::nullopt;
  return static_cast<int>(place - places_.begin());
}

std::optional<int> GameTable::party_of_place(int place) const {
  if (!match_ || !match_->is_preparing()) return std::nullopt;
  return match_->party_of(first_seat_of(place));
}

std::string GameTable::party_to_prepare(int place) const {
  if (place < 0) return "";
  const auto party = party_of_place(place);
  if (!party) return "";
  const PartyState state = match_->parties()[static_cast<std::size_t>(*party)];
  return state.is_ready ? "" : state.name;
}

bool GameTable::is_between_games() const {
  return match_ && match_->outcome().has_value() && !match_->is_over() && !stopped_;
}

bool GameTable::awaits(int place) const {
  if (phase_ != TablePhase::running || !at(place).is_person()) return false;
  if (is_between_games()) return true;
  if (match_->is_preparing()) return !party_to_prepare(place).empty();
  const auto acting = match_->to_act();
  return acting && place_on(*acting) == place;
}

std::vector<int> GameTable::people_but(int place) const {
  std::vector<int> people;
  for (int other = 0; other < count_places(); ++other) {
    const bool is_there = at(other).is_person() && at(other).is_taken();
    if (other != place && is_there) people.push_back(other);
  }
  return people;
}

std::vector<std::string> GameTable::people() const {
  std::vector<std::string> people;
  for (const int place : people_but(-1)) people.push_back(at(place).identity);
  return people;
}

std::vector<int> GameTable::opponents_of(int place) const {
  std::vector<int> opponents = people_but(place);
  const std::vector<int> own = side_of_place(place);
  std::erase_if(opponents, [&](int other) {
    return std::ranges::find(own, int{first_seat_of(other).index}) != own.end();
  });
  return opponents;
}

/// Back to before the last action of that place in this game; preparations and deals stay.
std::optional<std::size_t> GameTable::plies_after_take_back(int place) const {
  if (!match_ || match_->is_preparing() || match_->outcome()) return std::nullopt;
  for (std::size_t ply = actors_.size(); ply > 0; --ply) {
    if (actors_[ply - 1] == place) return ply - 1;
  }
  return std::nullopt;
}

bool GameTable::may_take_back(int place) const {
  return place >= 0 && phase_ == TablePhase::running && !is_silent() &&
         find_offer(OfferKind::take_back) == nullptr && plies_after_take_back(place).has_value();
}

bool GameTable::wants_rematch() const {
  const Offer* offer = find_offer(OfferKind::rematch);
  return phase_ == TablePhase::over && rematch_.empty() && offer != nullptr &&
         offer->awaited.empty();
}

std::string GameTable::rematch_id() const {
  constexpr std::size_t kLength = 16;
  return hex(blake2b("rematch of " + id_)).substr(0, kLength);
}

const Offer* GameTable::find_offer(OfferKind kind) const {
  const auto offer = std::ranges::find(offers_, kind, &Offer::kind);
  return offer == offers_.end() ? nullptr : &*offer;
}

bool GameTable::is_silent() const {
  return phase_ == TablePhase::running && match_ && match_->keeps_silence();
}

bool GameTable::waits_without_clock(int place) const {
  if (!clocks_.is_used()) return true;
  return match_ && match_->is_preparing() && !clocks_.counts_preparation() && awaits(place);
}

std::optional<TableEnding> GameTable::ending() const {
  if (stopped_) return stopped_;
  if (!match_) return std::nullopt;
  const auto outcome = match_->outcome();
  if (!outcome) return std::nullopt;
  TableEnding ending;
  for (int seat = 0; seat < match_->seats(); ++seat) {
    if ((*outcome)[seat_number(seat)].verdict == Verdict::win) ending.winners.push_back(seat);
  }
  return ending;
}

std::optional<Moment> GameTable::deadline() const {
  const auto end = clocks_.deadline();
  if (!end || phase_ != TablePhase::running) return std::nullopt;
  const auto place = clocks_.out_of_time(*end);
  // An action that is under way may still be in time.
  return *end + at(*place).lag.next();
}

std::optional<ComputerTask> GameTable::computer_task() const {
  if (phase_ != TablePhase::running || is_between_games()) return std::nullopt;
  ComputerTask task;
  task.game = setup_.game;
  task.options = setup_.options;
  if (match_->is_preparing()) {
    const auto parties = match_->parties();
    for (int party = 0; party < static_cast<int>(parties.size()); ++party) {
      if (parties[static_cast<std::size_t>(party)].is_ready) continue;
      const auto level = level_of_party(party);
      if (!level) continue;
      task.party = party;
      task.level = *level;
      return task;
    }
    return std::nullopt;
  }
  const auto acting = match_->to_act();
  if (!acting || at(place_on(*acting)).is_person()) return std::nullopt;
  task.level = at(place_on(*acting)).level;
  task.seat = *acting;
  task.start = match_->record().starts.back();
  task.actions = match_->record().games.back();
  task.offers_swap = match_->offers_swap();
  return task;
}

/// A party is the computer's where no person belongs to it.
std::optional<int> GameTable::level_of_party(int party) const {
  std::optional<int> level;
  for (int seat = 0; seat < match_->seats(); ++seat) {
    if (match_->party_of(seat_number(seat)) != party) continue;
    const PlaceState& place = at(place_on(seat_number(seat)));
    if (place.is_person()) return std::nullopt;
    level = place.level;
  }
  return level;
}

RecordPage page_of(std::string_view record, std::size_t from) {
  constexpr std::size_t kPageBytes = 64 * 1024;
  if (from >= record.size()) return {};
  const std::string_view rest = record.substr(from);
  if (rest.size() <= kPageBytes) return {std::string(rest), std::nullopt};
  const std::size_t length = rest.rfind('\n', kPageBytes - 1) + 1;  // no line is as long as a page
  return {std::string(rest.substr(0, length)), from + length};
}

std::vector<PlaceView> GameTable::place_views(const Presence& presence, Moment now) const {
  std::vector<PlaceView> sights;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const PlaceState& place = places_[i];
    const bool is_there = place.is_person() && place.is_taken();
    PlaceView view;
    view.level = place.level;
    view.name = place.is_person() ? place.name : "";
    view.is_taken = place.is_taken();
    view.is_former = place.is_person() && place.is_former();
    view.is_here = is_there && presence.is_here[i];
    const int number = static_cast<int>(i);
    if (is_there && !view.is_here) view.absence = absence_view(number, presence.away_since, now);
    view.may_be_handed = view.absence && view.absence->gone_in == Milliseconds{0} &&
                         lets(AbsenceChoice::hand, number);
    sights.push_back(std::move(view));
  }
  return sights;
}

TableIndex GameTable::index() const {
  TableIndex index;
  index.table = id_;
  index.phase = phase_;
  index.is_listed = setup_.is_listed;
  index.changed = changed_;
  const bool plays_on = goes_on_unattended() && computer_task();
  index.due = plays_on ? std::optional(changed_ + kThinkingGrace) : clocks_.deadline();
  if (phase_ != TablePhase::running)
    index.due = wants_rematch() ? std::optional(changed_) : std::nullopt;
  const bool substitute = setup_.absence == AbsenceRule::substitute;
  index.summary = {setup_.game, {}, setup_.clock, plies(), substitute};
  for (const PlaceView& place : place_views({}, changed_)) {
    index.summary.places.push_back({place.level, place.name, place.is_taken});
  }
  for (int place = 0; place < count_places(); ++place) {
    if (at(place).identity.empty()) continue;  // who was replaced may come back
    index.places.push_back({place, at(place).identity, awaits(place)});
  }
  return index;
}

std::optional<Requester> GameTable::person_at(int place) const {
  if (place < 0 || place >= count_places()) return std::nullopt;
  const PlaceState& there = at(place);
  if (there.identity.empty() || there.name.empty()) return std::nullopt;
  return Requester{.identity = there.identity, .name = there.name};
}

TableView GameTable::seen_by(int place, bool takes_chat, const Presence& presence, Moment now,
                             bool may_return, const std::set<std::string>& blocked) const {
  TableView view;
  view.table = id_;
  view.number = number_;
  view.now = now;
  view.phase = phase_;
  view.setup = setup_;
  view.places = place_views(presence, now);
  view.me = place;
  view.record = page_of(public_record(), 0);
  view.players = players_;
  view.clocks = clocks_.view(now);
  view.compensated = compensated_;
  view.ending = ending();
  std::ranges::copy_if(offers_, std::back_inserter(view.offers), [&](const Offer& offer) {
    return offer.kind != OfferKind::rematch || !blocked.contains(at(offer.by).identity);
  });
  if (hears_chat(place, takes_chat)) {
    std::ranges::copy_if(chat_, std::back_inserter(view.chat),
                         [&](const ChatLine& line) { return !blocked.contains(line.identity); });
  }
  view.is_silent = is_silent();
  view.may_take_back = may_take_back(place);
  view.may_return = may_return;
  view.rematch = rematch_;
  view.watchers = presence.watchers;
  return view;
}

PlayedView GameTable::played_view(const event::Played& played, std::uint32_t number,
                                  std::size_t ply, int viewer, Moment now) const {
  PlayedView view;
  view.table = id_;
  view.number = number;
  view.now = now;
  view.seat = played.seat;
  view.ply = ply;
  view.action = played.action;
  view.clocks = clocks_.view(now);
  view.may_take_back = may_take_back(viewer);
  return view;
}

std::optional<View> GameTable::view(int place) const {
  if (!match_ || place < 0) return std::nullopt;
  const auto acting = match_->to_act();
  const bool is_mine = acting && place_on(*acting) == place;
  return match_->view(is_mine ? *acting : first_seat_of(place));
}

std::optional<ChatLine> GameTable::chat_line(const TableEvent& event) const {
  const auto* chatted = std::get_if<event::Chatted>(&event.what);
  if (chatted == nullptr) return std::nullopt;
  const PlaceState& speaker = at(chatted->place);
  return ChatLine{chatted->place, speaker.name, chatted->text, event.at, speaker.identity};
}

}  // namespace broceliande::server
