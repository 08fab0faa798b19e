#include "server/commands/moderation_watch.hpp"

#include <utility>

namespace broceliande::server {
namespace {

constexpr Milliseconds kAskedEvery{2'000};

static_assert(kModerationEffects == kModerationKinds);
ModerationEffect effect_of(ModerationKind kind) { return static_cast<ModerationEffect>(kind); }

}  // namespace

void ModerationWatch::announce(const std::string& identity) {
  refresh(identity);
  if (!context_.has_other_nodes) return;
  context_.storage.ask<Result<void>>(
      [text = text_of(PeopleAnnouncement{identity})](Store& store) { return store.announce(text); },
      [](const Result<void>& /*nobody waits for it*/) {});
}

void ModerationWatch::on_connect(const std::string& identity) {
  if (changed_.contains(identity)) refresh(identity);
}

void ModerationWatch::refresh(const std::string& identity) {
  changed_.insert(identity);
  // A guest's connections may become this person's before the answer.
  context_.storage.ask<Result<PersonModeration>>(
      [identity](Store& store) -> Result<PersonModeration> {
        const auto found = store.identity(identity);
        if (!found) return pass_on(found);
        auto people = store.blocked_people(identity);
        if (!people) return pass_on(people);
        const Moment muted_until = *found ? (*found)->muted_until : Moment{};
        return PersonModeration{.muted_until = muted_until, .people = *std::move(people)};
      },
      [this, identity](const Result<PersonModeration>& moderation) {
        if (moderation) take(identity, *moderation);
      });
}

void ModerationWatch::take(const std::string& identity, const PersonModeration& moderation) {
  for (const SessionId id : dependencies_.sessions.of(identity)) {
    Session& session = dependencies_.sessions.at(id);
    if (std::exchange(session.identity.muted_until, moderation.muted_until) !=
        moderation.muted_until) {
      dependencies_.sessions.welcome(session);
    }
    if (std::exchange(session.people, moderation.people) == moderation.people) continue;
    dependencies_.lobby.send_anew(id);
    for (const std::string& table : session.tables) {
      if (LiveTable* live = dependencies_.tables.find_ready(table)) {
        dependencies_.subscriptions.show(*live, session);
      }
    }
  }
}

void ModerationWatch::tick(Moment now) {
  if (is_asking_ || now - asked_ < kAskedEvery) return;
  asked_ = now;
  is_asking_ = true;
  if (last_) return ask_for_acts();
  context_.storage.ask_low_priority<Result<std::int64_t>>(
      "", [](Store& store) { return store.last_moderation(); },
      [this](const Result<std::int64_t>& last) {
        is_asking_ = false;
        if (last) last_ = *last;
      });
}

void ModerationWatch::ask_for_acts() {
  context_.storage.ask_low_priority<Result<ModerationNews>>(
      "", [after = *last_](Store& store) { return store.moderation_after(after); },
      [this](const Result<ModerationNews>& news) {
        is_asking_ = false;
        if (!news) return;
        context_.metrics.reports_open.set(news->open_reports);
        for (const ModerationAct& act : news->acts) {
          last_ = act.id;
          apply(act);
        }
      });
}

void ModerationWatch::apply(const ModerationAct& act) {
  context_.metrics.moderation(effect_of(act.kind)).add();
  context_.log.info(context_.now(), "moderated",
                    {{"act", kModerationNames.at(static_cast<std::size_t>(act.kind))},
                     {"who", act.who},
                     {"table", act.table},
                     {"report", act.report},
                     {"for_ms", act.until > act.at ? act.until - act.at : Milliseconds{0}},
                     {"note", act.note}});
  if (!act.identity.empty()) refresh(act.identity);
  if (act.table.empty()) return;
  if (dependencies_.tables.find(act.table) != nullptr) {
    dependencies_.tables.on_news(act.table, act.number);
  } else {
    dependencies_.subscriptions.publish_elsewhere(act.table);
  }
}

}  // namespace broceliande::server
