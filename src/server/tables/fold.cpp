#include <algorithm>
#include <utility>

#include "server/tables/phrases.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/table.hpp"

// How a table becomes what its events say.

namespace broceliande::server {
namespace {

constexpr std::size_t kMostChat = 50;
constexpr std::size_t kMostKeys = 64;

std::string key_of(const std::string& identity, const std::string& key) {
  return identity + " " + key;
}

/// As records name a computer, so that the program at the terminal knows it too.
std::string computer_name(int level) {
  return level == kFullStrengthOnline ? "level:8,full" : "level:" + std::to_string(level);
}

}  // namespace

struct GameTable::Folder {
  GameTable& table;
  Moment at;

  [[nodiscard]] bool is_place(int place) const {
    return place >= 0 && place < table.count_places();
  }

  [[nodiscard]] static std::string name_of(const PlaceState& player) {
    return player.is_former() ? std::string(kFormerPlayer) : player.name;
  }

  bool operator()(const event::Created& created) const {
    if (table.number_ != 0) return false;
    table.setup_ = created.setup;
    for (const int level : created.setup.levels) {
      PlaceState place;
      place.level = level;
      table.places_.push_back(place);
    }
    table.clocks_ = Clocks(created.setup.clock, table.places_.size());
    for (PlaceState& place : table.places_) place.lag = table.clocks_.lag_quota();
    return true;
  }
  bool operator()(const event::Sat& sat) const {
    if (!is_place(sat.place)) return false;
    PlaceState& place = table.at(sat.place);
    place.name = sat.name;
    place.identity = sat.identity.reveal();
    if (table.phase_ == TablePhase::running) {  // somebody has come back
      place.level = 0;
      table.offers_.clear();
    }
    return true;
  }
  bool operator()(const event::Left& left) const {
    if (!is_place(left.place)) return false;
    table.at(left.place).name.clear();
    table.at(left.place).identity.clear();
    return true;
  }
  bool operator()(const event::Claimed& claimed) const {
    if (!is_place(claimed.place) || table.at(claimed.place).identity.empty()) return false;
    PlaceState& place = table.at(claimed.place);
    // What was done as a guest and is sent again by the account is still known.
    const std::string before = key_of(place.identity, "");
    const std::string after = key_of(claimed.identity.reveal(), "");
    for (std::string& key : table.keys_) {
      if (key.starts_with(before)) key.replace(0, before.size(), after);
    }
    for (ChatLine& line : table.chat_) {
      if (line.identity == place.identity) line.identity = claimed.identity.reveal();
    }
    place.name = claimed.name;
    place.identity = claimed.identity.reveal();
    return true;
  }
  /// Without a name where the account was deleted: what it said goes too.
  bool operator()(const event::Renamed& renamed) const {
    if (!is_place(renamed.place)) return false;
    table.at(renamed.place).name = renamed.name;
    if (renamed.name.empty()) {
      std::erase_if(table.chat_, [&](const ChatLine& line) { return line.place == renamed.place; });
    }
    return true;
  }
  bool operator()(const event::Began& began) const {
    std::vector<std::string> names;
    for (const int place : began.players) {
      if (!is_place(place)) return false;
      const PlaceState& player = table.at(place);
      names.push_back(player.is_person() ? name_of(player) : computer_name(player.level));
    }
    auto match = begin_match(table.setup_, began, std::move(names));
    if (!match) return false;
    table.match_ = std::move(*match);
    table.players_ = began.players;
    table.phase_ = TablePhase::running;
    return true;
  }
  bool operator()(const event::Prepared& prepared) const {
    if (!table.match_ || prepared.party < 0) return false;
    return std::cmp_less(prepared.party, table.match_->parties().size()) &&
           table.match_->prepare(prepared.party, prepared.text.reveal(), prepared.salt.reveal())
               .has_value();
  }
  bool operator()(const event::Played& played) const {
    if (!table.match_ || played.seat.index >= table.match_->seats()) return false;
    const int place = table.place_on(played.seat);
    if (!table.match_->play(played.seat, played.action)) return false;
    take_lag(place, played);
    table.actors_.push_back(place);
    table.clocks_.charge(place, played.spent);
    std::erase_if(table.offers_, [place](const Offer& offer) {  // who acts is back
      return offer.kind == OfferKind::take_back || (offer.is_of_absent && offer.place == place);
    });
    if (table.match_->is_over()) table.phase_ = TablePhase::over;
    return true;
  }
  void take_lag(int place, const event::Played& played) const {
    LagQuota& lag = table.at(place).lag;
    const Milliseconds whole = played.spent + played.lag_given_back;
    (void)lag.take(played.lag_given_back, whole);
    // Nobody answers what they have not heard of, unless it was the server that could not listen.
    const bool is_reply = table.actors_.empty() || table.actors_.back() != place;
    const bool ran_through_outage = at - whole <= table.compensated_until_;
    if (is_reply && !ran_through_outage) lag.add_reply(whole);
  }
  bool operator()(const event::OfferMade& made) const {
    if (!is_place(made.offer.by)) return false;
    if (made.offer.is_of_absent && !is_place(made.offer.place)) return false;
    table.offers_.push_back(made.offer);
    return true;
  }
  bool operator()(const event::OfferAnswered& answered) const {
    const auto offer = std::ranges::find(table.offers_, answered.kind, &Offer::kind);
    if (offer == table.offers_.end()) return false;
    if (!answered.yes) {
      table.offers_.erase(offer);
      return true;
    }
    std::erase(offer->awaited, answered.place);
    return true;
  }
  bool operator()(const event::TookBack& took_back) const {
    if (!table.match_ || table.actors_.size() < took_back.plies) return false;
    while (table.actors_.size() > took_back.plies) {
      if (!table.match_->undo()) return false;
      table.actors_.pop_back();
    }
    std::erase_if(table.offers_, [](const Offer& o) { return o.kind == OfferKind::take_back; });
    return true;
  }
  bool operator()(const event::HandedOver& handed) const {
    if (!is_place(handed.place)) return false;
    table.at(handed.place).level = handed.level;
    table.offers_.clear();  // those who were asked are others now
    return true;
  }
  [[nodiscard]] bool stop(const std::vector<int>& winners, Reason reason, int place,
                          int claimant = -1) const {
    table.stopped_ = TableEnding{winners, reason, place, claimant};
    table.phase_ = TablePhase::over;
    table.clocks_.stop(at);
    table.offers_.clear();
    return true;
  }
  /// The side of whoever gives up or runs out of time loses.
  [[nodiscard]] bool lose(int place, Reason reason) const {
    if (!table.match_ || !is_place(place)) return false;
    const std::vector<int> losers = table.side_of_place(place);
    std::vector<int> winners;
    for (int seat = 0; seat < table.match_->seats(); ++seat) {
      if (std::ranges::find(losers, seat) == losers.end()) winners.push_back(seat);
    }
    return stop(winners, reason, place);
  }
  bool operator()(const event::Resigned& resigned) const {
    return lose(resigned.place, Reason::resigned);
  }
  bool operator()(const event::FlagFell& fell) const {
    if (!lose(fell.place, Reason::time)) return false;
    table.clocks_.run_out(fell.place);
    return true;
  }
  bool operator()(const event::NextBegan& /*next*/) const {
    if (!table.match_ || !table.match_->begin_next_game()) return false;
    table.actors_.clear();
    table.offers_.clear();
    table.clocks_.begin_game();
    for (PlaceState& place : table.places_) place.lag = table.clocks_.lag_quota();
    table.compensated_ = {};
    return true;
  }
  bool operator()(const event::Chatted& chatted) const {
    if (!is_place(chatted.place)) return false;
    if (chatted.text.empty()) return true;  // forgotten
    const PlaceState& speaker = table.at(chatted.place);
    table.chat_.push_back({chatted.place, speaker.name, chatted.text, at, speaker.identity});
    if (table.chat_.size() > kMostChat) table.chat_.pop_front();
    return true;
  }
  bool operator()(const event::Rematched& rematched) const {
    table.rematch_ = rematched.table;
    table.offers_.clear();
    return true;
  }
  bool operator()(const event::Closed& /*closed*/) const { return stop({}, Reason::closed, -1); }
  bool operator()(const event::ResultClaimed& claimed) const {
    if (!table.match_ || !is_place(claimed.place) || !is_place(claimed.claimant)) return false;
    const auto winners =
        claimed.is_draw ? std::vector<int>{} : table.side_of_place(claimed.claimant);
    return stop(winners, Reason::claimed, claimed.place, claimed.claimant);
  }
  bool operator()(const event::Ended& ended) const {
    return table.match_ && is_place(ended.place) && stop({}, Reason::ended, ended.place);
  }
  bool operator()(const event::Annulled& /*annulled*/) const {
    return table.match_ && stop({}, Reason::annulled, -1);
  }
  bool operator()(const event::TimeCompensated& compensated) const {
    const Outage& outage = compensated.outage;
    if (outage.from > outage.until) return false;
    table.clocks_.compensate(outage);
    table.compensated_ += outage.until - outage.from;
    table.compensated_until_ = std::max(table.compensated_until_, outage.until);
    return true;
  }
};

Result<void> GameTable::fold(const TableEvent& event) {
  // Who leaves is somebody only before, who sits down only afterwards.
  const bool sat_before = event.by >= 0 && event.by < count_places();
  std::string doer = sat_before ? at(event.by).identity : "";
  const bool is_sound = std::visit(Folder{*this, event.at}, event.what);
  if (!is_sound || event.by >= count_places()) {
    return refuse(phrases::kBrokenLog, Error::kNoPlace, {number_ + 1});
  }
  ++number_;
  changed_ = event.at;
  if (!event.key.empty() && event.by >= 0) {
    if (doer.empty()) doer = at(event.by).identity;
    keys_.push_back(key_of(doer, event.key));
    if (keys_.size() > kMostKeys) keys_.pop_front();
  }
  update_clocks(event.at);
  update_turns(event.at);
  return {};
}

Result<GameTable> GameTable::from(const TableIndex& index, std::span<const TableEvent> events) {
  GameTable table(index.table);
  for (const TableEvent& event : events) {
    const auto folded = table.fold(event);
    if (!folded) return pass_on(folded);
  }
  // Before there was an event for it, logging in moved places in the index alone, and a restart
  // gave time back there: in databases of that time the index knows more than the log. Since then
  // both are written together and agree.
  for (const TakenPlace& place : index.places) {
    if (place.place < table.count_places()) table.at(place.place).identity = place.identity;
  }
  if (index.due) table.clocks_.delay_to(*index.due);
  return table;
}

bool GameTable::has_processed(const std::string& identity, const std::string& key) const {
  return !key.empty() && std::ranges::find(keys_, key_of(identity, key)) != keys_.end();
}

std::vector<int> GameTable::places_whose_time_runs() const {
  std::vector<int> places;
  if (phase_ != TablePhase::running || is_between_games()) return places;
  if (match_->is_preparing() && !clocks_.counts_preparation()) return places;
  for (int place = 0; place < count_places(); ++place) {
    if (awaits(place)) places.push_back(place);
  }
  return places;
}

void GameTable::update_clocks(Moment now) { clocks_.run(places_whose_time_runs(), now); }

}  // namespace broceliande::server
