#include "server/notices/notice_bundle.hpp"

#include <algorithm>

namespace broceliande::server {
namespace {

constexpr std::size_t kMostLines = 4;

bool is_about_a_turn(const NoticeFact& fact) {
  return fact.event == NoticeEvent::turn || fact.event == NoticeEvent::time;
}

bool is_wanted(const NoticeFact& fact, const NoticeChoice& choice) {
  return choice.wants(kind_of(fact.event)) &&
         std::ranges::find(choice.without, fact.game) == choice.without.end();
}

bool awaits(const TableIndex& table, std::string_view identity) {
  return std::ranges::any_of(table.places, [&](const TakenPlace& place) {
    return place.identity == identity && place.is_awaited;
  });
}

std::string listed_names(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

}  // namespace

bool NoticeBundle::is_urgent() const {
  return std::ranges::find(facts, NoticeEvent::time, &NoticeFact::event) != facts.end();
}

NoticeBundle bundled(const std::vector<NoticeFact>& facts, const NoticeChoice& choice,
                     std::string_view identity, const std::vector<TableIndex>& tables) {
  NoticeBundle bundle;
  std::vector<std::string_view> awaited;
  for (const TableIndex& table : tables) {
    if (awaits(table, identity)) awaited.push_back(table.table);
  }
  bundle.awaited = awaited.size();
  for (const NoticeFact& fact : facts) {
    const bool is_awaited = std::ranges::find(awaited, fact.table) != awaited.end();
    if (!is_wanted(fact, choice) || (is_about_a_turn(fact) && !is_awaited)) continue;
    const auto same = std::ranges::find(bundle.facts, fact.table, &NoticeFact::table);
    if (same == bundle.facts.end()) {
      bundle.facts.push_back(fact);
    } else if (same->event <= fact.event) {
      *same = fact;
    }
  }
  return bundle;
}

NoticeMessage message_of(const NoticeBundle& bundle, const NoticeWords& words) {
  const NoticeFact& first = bundle.facts.front();
  if (bundle.facts.size() == 1) {
    return {.title = words.title_of(first),
            .body = listed_names(first.others),
            .tag = first.table,
            .path = "/table/" + first.table,
            .is_urgent = bundle.is_urgent()};
  }
  std::string lines;
  for (std::size_t i = 0; i < std::min(bundle.facts.size(), kMostLines); ++i) {
    const NoticeFact& fact = bundle.facts[i];
    const std::string names = listed_names(fact.others);
    lines += (i > 0 ? "\n" : "") + words.title_of(fact) + (names.empty() ? "" : " – " + names);
  }
  if (bundle.facts.size() > kMostLines) lines += "\n…";
  const bool are_all_turns = std::ranges::all_of(bundle.facts, is_about_a_turn);
  const std::size_t games =
      are_all_turns ? std::max(bundle.awaited, bundle.facts.size()) : bundle.facts.size();
  return {.title = words.title_of(games, are_all_turns),
          .body = lines,
          .tag = "games",
          .path = "/games",
          .is_urgent = bundle.is_urgent()};
}

std::optional<Moment> end_of_quiet(const NoticeChoice& choice, Moment now) {
  if (!choice.quiet || choice.quiet->from == choice.quiet->until) return std::nullopt;
  using std::chrono::days;
  using std::chrono::floor;
  using std::chrono::minutes;
  const Moment there = now + minutes(choice.utc_offset);
  const auto midnight = floor<days>(there);
  // The quiet hours that have begun today, and those that began yesterday and go on past midnight.
  for (const auto day : {midnight, midnight - days(1)}) {
    const Moment begin = day + minutes(choice.quiet->from);
    const bool is_over_midnight = choice.quiet->until < choice.quiet->from;
    const Moment end = day + minutes(choice.quiet->until) + days(is_over_midnight ? 1 : 0);
    if (begin <= there && there < end) return end - minutes(choice.utc_offset);
  }
  return std::nullopt;
}

}  // namespace broceliande::server
