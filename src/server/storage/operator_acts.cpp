#include "server/storage/operator_acts.hpp"

#include <algorithm>
#include <charconv>

#include "server/storage/database/phrases.hpp"
#include "server/storage/event_codec.hpp"

namespace broceliande::server::operators {
namespace {

using Events = std::vector<TableEvent>;

/// How often players may be first.
constexpr int kTries = 8;

/// Of who sits at TABLE/PLACE; empty where nobody does.
Result<std::string> identity_at(Store& store, const std::string& who) {
  const std::size_t slash = who.find('/');
  if (slash == std::string::npos) return std::string();
  int place = -1;
  std::from_chars(who.data() + slash + 1, who.data() + who.size(), place);
  const auto stored = store.load(who.substr(0, slash), Store::kIndexOnly);
  if (!stored) return pass_on(stored);
  if (!*stored) return std::string();
  const auto& places = (*stored)->index.places;
  const auto found = std::ranges::find(places, place, &TakenPlace::place);
  return found == places.end() ? std::string() : found->identity;
}

/// Whom a report is about; empty where there is no such report.
Result<std::string> identity_in_report(Store& store, const std::string& id) {
  const auto report = store.report(id);
  if (!report) return pass_on(report);
  return *report ? (*report)->about.identity : std::string();
}

Result<std::string> identity_of(Store& store, const std::string& who) {
  const auto account = store.account(who);
  if (!account) return pass_on(account);
  if (*account) return (*account)->identity;
  auto reported = identity_in_report(store, who);
  if (!reported || !reported->empty()) return reported;
  return identity_at(store, who);
}

Result<ModerationAct> note_act(Store& store, const ModerationAct& act, const Error& otherwise) {
  const auto done = store.moderate(act);
  if (!done) return pass_on(done);
  if (!*done) return tl::unexpected(otherwise);
  return act;
}

Result<ModerationAct> set_mute(Store& store, ModerationAct act) {
  const auto identity = identity_of(store, act.who);
  if (!identity) return pass_on(identity);
  const Error nobody{&phrases::kNobodyOfName, {act.who}, Error::kNoPlace};
  if (identity->empty()) return tl::unexpected(nobody);
  act.identity = *identity;
  return note_act(store, act, nobody);
}

/// The number of the last event; 0 where players were first.
template <class Decide>
Result<std::uint32_t> append_once(Store& store, const std::string& table, const Decide& decide) {
  const auto stored = store.load(table, 0);
  if (!stored) return pass_on(stored);
  if (!*stored) return refuse(phrases::kNoStoredTable, Error::kNoPlace, {table});
  auto now = table_from(**stored);
  if (!now) return pass_on(now);
  const Result<Events> events = decide(*now);
  if (!events) return pass_on(events);
  Append append;
  for (const TableEvent& event : *events) {
    append.events.push_back(logged(event, now->number() + 1));
    if (const auto folded = now->fold(event); !folded) return pass_on(folded);
  }
  append.index = now->index();
  const auto kept = store.append({&append, 1});
  if (!kept) return pass_on(kept);
  return kept->front() ? now->number() : 0;
}

template <class Decide>
Result<ModerationAct> change_table(Store& store, ModerationAct act, const Decide& decide) {
  for (int i = 0; i < kTries && act.number == 0; ++i) {
    const auto number = append_once(store, act.table, decide);
    if (!number) return pass_on(number);
    act.number = *number;
  }
  if (act.number == 0) return refuse(phrases::kOthersFirst);
  return note_act(store, act, Error{&phrases::kOthersFirst, {}, Error::kNoPlace});
}

}  // namespace

Result<ModerationAct> mute(Store& store, const std::string& who, Milliseconds span,
                           const std::string& note, Moment now) {
  return set_mute(
      store,
      {.at = now, .kind = ModerationKind::mute, .who = who, .until = now + span, .note = note});
}

Result<ModerationAct> unmute(Store& store, const std::string& who, const std::string& note,
                             Moment now) {
  return set_mute(store, {.at = now, .kind = ModerationKind::unmute, .who = who, .note = note});
}

Result<ModerationAct> close_report(Store& store, const std::string& report, const std::string& note,
                                   Moment now) {
  const Error missing{&phrases::kNoOpenReport, {report}, Error::kNoPlace};
  return note_act(store,
                  {.at = now, .kind = ModerationKind::close_report, .report = report, .note = note},
                  missing);
}

Result<ModerationAct> remove_table(Store& store, const std::string& table, const std::string& note,
                                   Moment now) {
  return change_table(
      store, {.at = now, .kind = ModerationKind::remove_table, .table = table, .note = note},
      [now](const GameTable& there) -> Result<Events> {
        Events events = there.remove(now);
        if (events.empty()) return refuse(phrases::kNotToRemove);
        return events;
      });
}

Result<ModerationAct> annul_game(Store& store, const std::string& table, const std::string& note,
                                 Moment now) {
  return change_table(store,
                      {.at = now, .kind = ModerationKind::annul_game, .table = table, .note = note},
                      [now](const GameTable& there) -> Result<Events> {
                        Events events = there.annul(now);
                        if (events.empty()) return refuse(phrases::kNotToAnnul);
                        return events;
                      });
}

}  // namespace broceliande::server::operators
