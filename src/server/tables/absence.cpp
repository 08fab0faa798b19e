#include "server/tables/absence.hpp"

#include <algorithm>

#include "server/tables/table.hpp"

namespace broceliande::server {

std::optional<Milliseconds> longest_absence(const ClockChoice& clock) {
  constexpr Milliseconds kLeast{30'000};
  constexpr Milliseconds kMost{180'000};
  constexpr int kUsualActions = 40;
  constexpr int kShare = 10;
  switch (clock.kind) {
    case ClockChoice::Kind::none: return kAbsenceWithoutClock;
    case ClockChoice::Kind::days: return std::nullopt;
    case ClockChoice::Kind::fischer: break;
  }
  const Milliseconds whole =
      std::chrono::seconds(clock.seconds) + kUsualActions * std::chrono::seconds(clock.increment);
  return std::clamp(whole / kShare, kLeast, kMost);
}

std::optional<Moment> gone_from(std::optional<Moment> left, std::optional<Moment> turn_began,
                                std::optional<Milliseconds> longest) {
  if (!left || !turn_began || !longest) return std::nullopt;
  return std::max(*left, *turn_began) + *longest;
}

std::optional<Milliseconds> GameTable::longest_absence_at(int place) const {
  if (waits_without_clock(place)) return kAbsenceWithoutClock;
  return setup_.absence == AbsenceRule::earlier ? std::nullopt : longest_absence(setup_.clock);
}

std::optional<Moment> GameTable::gone_at(int place, const AwaySince& away_since) const {
  if (phase_ != TablePhase::running || !is_person_at(place)) return std::nullopt;
  const auto left = away_since[static_cast<std::size_t>(place)];
  // People at earlier tables are waited for as they expected it, no matter whose turn it is.
  const auto turn = setup_.absence == AbsenceRule::earlier ? left : at(place).turn_since;
  return gone_from(left, turn, longest_absence_at(place));
}

bool GameTable::is_gone(int place, const AwaySince& away_since, Moment now) const {
  const auto gone = gone_at(place, away_since);
  return gone && *gone <= now;
}

bool GameTable::is_long_away(int place, const AwaySince& away_since, Moment now) const {
  const auto left = away_since[static_cast<std::size_t>(place)];
  const auto gone = gone_from(left, left, longest_absence_at(place));
  return gone && *gone <= now;
}

std::optional<int> GameTable::only_opponent_of(int place) const {
  if (!match_ || people_but(place).size() != 1) return std::nullopt;
  const std::vector<int> opponents = opponents_of(place);
  return opponents.empty() ? std::nullopt : std::optional(opponents.front());
}

std::vector<AbsenceChoice> GameTable::choices_about(int place) const {
  const bool are_two = only_opponent_of(place).has_value();
  std::vector<AbsenceChoice> choices;
  if (are_two && setup_.absence != AbsenceRule::earlier) choices.push_back(AbsenceChoice::claim);
  if (setup_.absence != AbsenceRule::claim) {
    choices.push_back(AbsenceChoice::hand);
  } else if (!are_two) {
    choices.push_back(AbsenceChoice::ask);
  }
  const bool has_others = !people_but(place).empty();
  if (!are_two && has_others) choices.push_back(AbsenceChoice::end);
  return choices;
}

bool GameTable::lets(AbsenceChoice choice, int place) const {
  const std::vector<AbsenceChoice> choices = choices_about(place);
  return std::ranges::find(choices, choice) != choices.end();
}

std::optional<AbsenceView> GameTable::absence_view(int place, const AwaySince& away_since,
                                                   Moment now) const {
  const auto gone = gone_at(place, away_since);
  if (!gone) return std::nullopt;
  return AbsenceView{std::max(Milliseconds{0}, *gone - now), choices_about(place)};
}

bool GameTable::asks_about_absent() const {
  return phase_ == TablePhase::running && std::ranges::any_of(offers_, &Offer::is_of_absent);
}

std::vector<TableEvent> GameTable::lapse(const std::array<bool, kMaxSeats>& is_here,
                                         Moment now) const {
  std::vector<TableEvent> events;
  if (!asks_about_absent()) return events;
  for (const Offer& offer : offers_) {
    if (!offer.is_of_absent || !is_here[static_cast<std::size_t>(offer.place)]) continue;
    events.push_back({now, -1, "", event::OfferAnswered{offer.kind, offer.place, false}});
  }
  return events;
}

void GameTable::update_turns(Moment now) {
  for (int place = 0; place < count_places(); ++place) {
    std::optional<Moment>& since = at(place).turn_since;
    if (!awaits(place) || is_between_games()) {
      since.reset();
    } else if (!since) {
      since = now;
    }
  }
}

}  // namespace broceliande::server
