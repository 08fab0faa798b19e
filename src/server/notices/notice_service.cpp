#include "server/notices/notice_service.hpp"

#include <algorithm>
#include <utility>

namespace broceliande::server {
namespace {

/// More than one message tells.
constexpr std::size_t kMostFacts = 100;
constexpr int kMostTables = 200;
constexpr std::size_t kMostAtATick = 50;

}  // namespace

std::string NoticeService::push_key() const { return is_push_on_ ? means_.outlet->push_key() : ""; }

EndpointScope NoticeService::scope() const {
  return means_.outlet == nullptr ? EndpointScope::public_only : means_.outlet->scope();
}

void NoticeService::on_changed(const LiveTable& live, const std::vector<TableEvent>& events) {
  if (!is_on()) return;
  spread(facts_of(live.table, live.audience.was_awaited, events));
}

void NoticeService::spread(const std::vector<PersonalFact>& news) {
  for (const PersonalFact& each : news) {
    if (is_push_on_) hear(each, NoticeChannel::push);
    if (is_mail_on_) hear(each, NoticeChannel::mail);
    webhooks_.hear(each);
  }
}

Milliseconds NoticeService::pause_of(NoticeChannel channel) const {
  return channel == NoticeChannel::mail ? means_.rules.between_mails : means_.rules.between;
}

/// A mailbox is not filled with every move; but when time runs out, later is too late.
void NoticeService::hear(const PersonalFact& news, NoticeChannel channel) {
  const WaitingReader who{news.identity, channel};
  const auto known = waiting_.find(who);
  if (known == waiting_.end() && waiting_.size() >= means_.rules.most_people) {
    return notes_.note_dropped();
  }
  const Moment now = context_.now();
  Waiting& waiting = waiting_[who];
  if (waiting.facts.empty()) {
    waiting.first = now;
    waiting.from = now + means_.rules.gathered;
    const auto told = told_.find(who);
    if (told != told_.end()) {
      waiting.from = std::max(waiting.from, told->second + pause_of(channel));
    }
  }
  if (channel == NoticeChannel::mail && news.fact.event == NoticeEvent::time) {
    waiting.from = std::min(waiting.from, now + means_.rules.gathered);
  }
  if (waiting.facts.size() < kMostFacts) waiting.facts.push_back(news.fact);
}

/// A bot's connection plays and reads nothing out to its owner.
bool NoticeService::is_looking(const std::string& identity) const {
  const auto elsewhere = elsewhere_.find(identity);
  if (elsewhere != elsewhere_.end() && elsewhere->second > context_.now()) return true;
  return std::ranges::any_of(sessions_.of(identity), [this](SessionId id) {
    return sessions_.at(id).token.kind == TokenKind::browser;
  });
}

void NoticeService::tick(Moment now) {
  if (!is_on()) return;
  webhooks_.tick();
  if (now - swept_ >= means_.rules.swept) look_at_clocks(now);
  std::vector<std::pair<WaitingReader, Waiting>> due;
  for (auto each = waiting_.begin(); each != waiting_.end();) {
    const WaitingReader& who = each->first;
    Waiting& waiting = each->second;
    if (waiting.from > now || due.size() >= kMostAtATick ||
        is_put_off(who.identity, waiting, now)) {
      const bool is_done = waiting.facts.empty();
      each = is_done ? waiting_.erase(each) : std::next(each);
      continue;
    }
    due.emplace_back(who, std::move(waiting));
    each = waiting_.erase(each);
  }
  for (auto& [who, waiting] : due) find_reader(who, std::move(waiting));
}

/// Whoever has a page open hears of it there. A page that has just gone, such as a phone's that was
/// put away, shows only after a while that it has, so news is kept for a little longer.
bool NoticeService::is_put_off(const std::string& identity, Waiting& waiting, Moment now) {
  if (is_looking(identity)) {
    if (now - waiting.first > means_.rules.expires) waiting.facts.clear();
    waiting.from = now + means_.rules.looked_at;
    waiting.is_asked = false;
    return true;
  }
  if (!context_.has_other_nodes || waiting.is_asked) return false;
  ask_others(identity);
  waiting.is_asked = true;
  waiting.from = now + means_.rules.answered;
  return true;
}

void NoticeService::ask_others(const std::string& identity) {
  context_.storage.ask<Result<void>>(
      [text = text_of(AttentionQuestion{identity})](Store& store) { return store.announce(text); },
      [](const Result<void>& /*nobody answers*/) {});
}

void NoticeService::on_connect(const AuthenticatedUser& user) {
  if (user.is_bot()) return;
  waiting_.erase({user.identity.id, NoticeChannel::push});
  waiting_.erase({user.identity.id, NoticeChannel::mail});
}

void NoticeService::on_question(const AttentionQuestion& question) {
  const auto& sessions = sessions_.of(question.identity);
  const bool is_here = std::ranges::any_of(
      sessions, [this](SessionId id) { return sessions_.at(id).token.kind == TokenKind::browser; });
  if (!is_here) return;
  context_.storage.ask<Result<void>>([text = text_of(AttentionAnswer{question.identity})](
                                         Store& store) { return store.announce(text); },
                                     [](const Result<void>& /*it is told, then*/) {});
}

void NoticeService::on_answer(const AttentionAnswer& answer) {
  const bool is_awaited = waiting_.contains({answer.identity, NoticeChannel::push}) ||
                          waiting_.contains({answer.identity, NoticeChannel::mail});
  if (!is_awaited) return;
  elsewhere_[answer.identity] = context_.now() + 2 * means_.rules.answered;
}

void NoticeService::look_at_clocks(Moment now) {
  if (std::exchange(is_sweeping_, true)) return;
  swept_ = now;
  std::erase_if(told_,
                [&](const auto& each) { return now - each.second > pause_of(each.first.channel); });
  std::erase_if(elsewhere_, [&](const auto& each) { return each.second <= now; });
  constexpr int kMostRunningOut = 200;
  using Tables = Result<std::vector<TableIndex>>;
  context_.storage.ask<Tables>(
      [now](Store& store) -> Tables {
        auto due = store.tables_running_out(now, now + kLittleTime, kMostRunningOut);
        if (!due) return due;
        std::vector<TableIndex> claimed;
        for (TableIndex& table : *due) {
          if (time_facts(table, now).empty()) continue;
          const auto is_mine = store.claim_time_notice(table.table, *table.due);
          if (!is_mine) return pass_on(is_mine);
          if (*is_mine) claimed.push_back(std::move(table));
        }
        return claimed;
      },
      [this](const Tables& tables) {
        is_sweeping_ = false;
        if (tables) tell_of_clocks(*tables);
      });
}

void NoticeService::tell_of_clocks(const std::vector<TableIndex>& tables) {
  for (const TableIndex& table : tables) {
    spread(time_facts(table, context_.now()));
  }
}

void NoticeService::find_reader(const WaitingReader& who, Waiting waiting) {
  context_.storage.ask<Result<Recipient>>(
      [who](Store& store) { return recipient(store, who); },
      [this, who, waiting = std::move(waiting)](const Result<Recipient>& reader) mutable {
        if (reader) return tell(who, *reader, std::move(waiting));
        const Moment now = context_.now();
        if (now - waiting.first > means_.rules.given_up) return;
        put_back(who, std::move(waiting), now + means_.rules.looked_at);
      });
}

/// Most people are not told by most ways, and then nothing more is read.
Result<NoticeService::Recipient> NoticeService::recipient(Store& store, const WaitingReader& who) {
  Recipient reader;
  if (who.channel == NoticeChannel::push) {
    auto browsers = store.push_subscriptions_of(who.identity);
    if (!browsers) return pass_on(browsers);
    reader.browsers = *std::move(browsers);
  } else {
    auto mail = store.mail_of(who.identity);
    if (!mail) return pass_on(mail);
    reader.mail = *std::move(mail);
  }
  if (!reader.is_told()) return reader;
  auto choice = store.notice_choice(who.identity);
  if (!choice) return pass_on(choice);
  auto tables = store.tables_of(who.identity, kMostTables);
  if (!tables) return pass_on(tables);
  auto people = store.blocked_people(who.identity);
  if (!people) return pass_on(people);
  reader.choice = *std::move(choice);
  reader.blocked = std::move(people->blocked);
  reader.tables = *std::move(tables);
  if (reader.mail) reader.choice.kinds = reader.mail->kinds;
  return reader;
}

/// Together with what has come meanwhile.
void NoticeService::put_back(const WaitingReader& who, Waiting waiting, Moment from) {
  Waiting& kept = waiting_[who];
  waiting.facts.insert(waiting.facts.end(), kept.facts.begin(), kept.facts.end());
  if (waiting.facts.size() > kMostFacts) waiting.facts.resize(kMostFacts);
  waiting.from = from;
  waiting.is_asked = false;
  kept = std::move(waiting);
}

void NoticeService::tell(const WaitingReader& who, const Recipient& reader, Waiting waiting) {
  if (!reader.is_told()) return;
  const Moment now = context_.now();
  if (const auto end = end_of_quiet(reader.choice, now)) {
    return put_back(who, std::move(waiting), *end);
  }
  std::erase_if(waiting.facts, [&](const NoticeFact& fact) {
    return fact.event == NoticeEvent::rematch && reader.blocked.contains(fact.by);
  });
  const NoticeBundle bundle = bundled(waiting.facts, reader.choice, who.identity, reader.tables);
  if (bundle.facts.empty()) return;
  told_[who] = now;
  if (reader.mail) mail(*reader.mail, bundle);
  for (const PushSubscription& browser : reader.browsers) send(browser, bundle);
}

void NoticeService::mail(const AccountMail& mail, const NoticeBundle& bundle) {
  means_.mailer->mail_notice(
      {.address = mail.address, .language = mail.language, .handle = mail.handle},
      message_of(bundle, words_in(*means_.words, mail.language)));
}

void NoticeService::send(const PushSubscription& browser, const NoticeBundle& bundle) {
  const NoticeMessage message = message_of(bundle, words_in(*means_.words, browser.language));
  const bool is_taken = means_.outlet->push(
      browser, message,
      [this, endpoint = browser.endpoint](const Delivery& delivery) { note(endpoint, delivery); });
  if (!is_taken) notes_.note_dropped();
}

void NoticeService::note(const Secret& endpoint, const Delivery& delivery) {
  notes_.note(endpoint, delivery);
  if (delivery.outcome != DeliveryOutcome::gone) return;
  context_.storage.ask<Result<void>>(
      [endpoint](Store& store) { return store.remove_push_endpoint(endpoint); },
      [](const Result<void>& /*the next message finds out again*/) {});
}

}  // namespace broceliande::server
