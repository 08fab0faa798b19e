#include "server/notices/notice_facts.hpp"

#include <algorithm>
#include <array>

namespace broceliande::server {
namespace {

constexpr std::size_t kNoticeEvents = 5;

/// What happened at one table, told to its people.
class FactFinder {
 public:
  explicit FactFinder(const TableIndex& index) : index_(index) {}

  void tell(const TakenPlace& place, NoticeEvent event, const std::string& who = "",
            const std::string& by = "") {
    facts_.push_back({place.identity,
                      {.event = event,
                       .table = index_.table,
                       .game = index_.summary.game,
                       .others = others_of(place.identity),
                       .who = who,
                       .by = by}});
  }
  /// Everybody but the person at a place, which may be none.
  void tell_all_but(int place, NoticeEvent event) {
    const TakenPlace* doer = taken(place);
    const std::string who = doer == nullptr ? "" : name_at(place);
    const std::string by = doer == nullptr ? "" : doer->identity;
    for (const TakenPlace& each : index_.places) {
      const bool is_doer = doer != nullptr && each.identity == doer->identity;
      if (!is_doer && is_first_of(each)) tell(each, event, who, by);
    }
  }
  [[nodiscard]] std::vector<PersonalFact> found() { return std::move(facts_); }

 private:
  [[nodiscard]] const TakenPlace* taken(int place) const {
    const auto found = std::ranges::find(index_.places, place, &TakenPlace::place);
    return found == index_.places.end() ? nullptr : &*found;
  }
  [[nodiscard]] const std::string& name_at(int place) const {
    return index_.summary.places.at(static_cast<std::size_t>(place)).name;
  }
  /// Somebody who holds several places is told once.
  [[nodiscard]] bool is_first_of(const TakenPlace& place) const {
    return std::ranges::find(index_.places, place.identity, &TakenPlace::identity)->place ==
           place.place;
  }
  [[nodiscard]] std::vector<std::string> others_of(const std::string& identity) const {
    std::vector<std::string> names;
    for (const TakenPlace& each : index_.places) {
      const PlaceSummary& summary = index_.summary.places.at(static_cast<std::size_t>(each.place));
      if (each.identity != identity && summary.level == 0 && !summary.name.empty()) {
        names.push_back(summary.name);
      }
    }
    return names;
  }

  const TableIndex& index_;
  std::vector<PersonalFact> facts_;
};

template <class Event>
bool is(const TableEvent& event) {
  return std::holds_alternative<Event>(event.what);
}

bool can_end_a_match(const TableEvent& event) {
  return is<event::Played>(event) || is<event::Resigned>(event) || is<event::FlagFell>(event);
}

}  // namespace

NoticeKind kind_of(NoticeEvent event) {
  constexpr auto kKinds = std::to_array<NoticeKind>(
      {NoticeKind::table, NoticeKind::table, NoticeKind::over, NoticeKind::turn, NoticeKind::time});
  static_assert(kKinds.size() == kNoticeEvents);
  return kKinds.at(static_cast<std::size_t>(event));
}

std::string_view name_of(NoticeEvent event) {
  constexpr auto kNames =
      std::to_array<std::string_view>({"joined", "rematch", "over", "turn", "time"});
  static_assert(kNames.size() == kNoticeEvents);
  return kNames.at(static_cast<std::size_t>(event));
}

std::vector<PersonalFact> facts_of(const GameTable& table,
                                   const std::array<bool, kMaxSeats>& was_awaited,
                                   const std::vector<TableEvent>& events) {
  const TableIndex index = table.index();
  FactFinder finder(index);
  for (const TakenPlace& place : index.places) {
    const bool was = was_awaited.at(static_cast<std::size_t>(place.place));
    if (place.is_awaited && !was) finder.tell(place, NoticeEvent::turn);
  }
  // Whoever makes a table sits down with it; at a rematch all do.
  const bool is_new = std::ranges::any_of(events, is<event::Created>);
  for (const TableEvent& event : events) {
    const auto* sat = std::get_if<event::Sat>(&event.what);
    if (sat != nullptr && !is_new) finder.tell_all_but(sat->place, NoticeEvent::joined);
    const auto* asked = std::get_if<event::OfferMade>(&event.what);
    if (asked != nullptr && asked->offer.kind == OfferKind::rematch) {
      finder.tell_all_but(event.by, NoticeEvent::rematch);
    }
  }
  const auto end = std::ranges::find_if(events, can_end_a_match);
  if (table.phase() == TablePhase::over && end != events.end()) {
    finder.tell_all_but(end->by, NoticeEvent::over);
  }
  return finder.found();
}

std::optional<Milliseconds> little_time(const ClockChoice& clock) {
  constexpr int kLongGame = 1'800;  // seconds
  constexpr Milliseconds kLittleOfAnEvening = std::chrono::minutes{3};
  if (clock.kind == ClockChoice::Kind::days) return kLittleTime;
  if (clock.kind == ClockChoice::Kind::fischer && clock.seconds >= kLongGame) {
    return kLittleOfAnEvening;
  }
  return std::nullopt;
}

std::vector<PersonalFact> time_facts(const TableIndex& table, Moment now) {
  const auto little = little_time(table.summary.clock);
  const bool runs_out = little && table.due && *table.due > now && *table.due - now <= *little;
  if (!runs_out || table.phase != TablePhase::running) return {};
  FactFinder finder(table);
  for (const TakenPlace& place : table.places) {
    if (place.is_awaited) finder.tell(place, NoticeEvent::time);
  }
  return finder.found();
}

}  // namespace broceliande::server
