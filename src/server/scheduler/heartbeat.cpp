#include "server/scheduler/heartbeat.hpp"

#include <utility>

#include "server/storage/outage_reporter.hpp"

namespace broceliande::server {
namespace {

/// Nodes beat every second: after less another one may have been alive all the time.
constexpr Milliseconds kShortestSilence{2'000};
constexpr Milliseconds kLongestClock = std::chrono::days(31);
/// How far back is looked, at every beat, for what other nodes have noted.
constexpr Milliseconds kLately = std::chrono::minutes(5);

struct Heard {
  std::vector<Outage> outages;
  std::optional<Outage> silence;  ///< in which no server was alive
};

/// One beat: notes outages, says that this server is alive, hears what others have noted.
struct Beat {
  Moment now;
  std::vector<Outage> noted;
  Milliseconds looks_back{0};
  std::optional<Milliseconds> shortest_silence;  ///< of the first beat alone

  Result<Heard> operator()(Store& store) const {
    for (const Outage& outage : noted) {
      if (const auto added = store.add_outage(outage); !added) {
        return pass_on(added);
      }
    }
    const auto last = store.beat(now);
    if (!last) return pass_on(last);
    Heard heard;
    if (shortest_silence && *last && now - **last >= *shortest_silence) {
      heard.silence = Outage{**last, now};
      const auto added = store.add_outage(*heard.silence);
      if (!added) return pass_on(added);
    }
    auto outages = store.outages(now - looks_back);
    if (!outages) return pass_on(outages);
    heard.outages = *std::move(outages);
    return heard;
  }
};

/// What is owed comes first, and there is nothing more.
Result<std::vector<TableEvent>> nothing_else(const GameTable& /*table*/) {
  return std::vector<TableEvent>();
}

OutageTracker::Answer answer_of(const Result<bool>& kept) {
  if (kept) return OutageTracker::Answer::kept;
  return is_outage(kept.error()) ? OutageTracker::Answer::failed : OutageTracker::Answer::not_asked;
}

}  // namespace

void Heartbeat::begin(std::function<void(Moment)> begun) {
  kept_ = context_.now();
  begun_ = std::move(begun);
  beat(kept_);
}

void Heartbeat::beat(Moment now) {
  if (std::exchange(is_beating_, true)) return;  // the last one is not answered yet
  Beat beat{now, outages_.to_save(now), begun_ ? kLongestClock : kLately, std::nullopt};
  if (begun_) {
    beat.shortest_silence = context_.has_other_nodes ? kShortestSilence : kShortestPause;
  }
  const OutageTracker::Ticket ticket = outages_.begin(OutageTracker::Write::beat, now);
  context_.storage.ask<Result<Heard>>(
      beat, [this, ticket, noted = beat.noted](Result<Heard> heard) {
        is_beating_ = false;
        const Moment answered = context_.now();
        end_write(ticket, heard ? OutageTracker::Answer::kept : OutageTracker::Answer::failed);
        if (!heard) return;
        kept_ = answered;
        outages_.saved(noted);
        for (const Outage& outage : heard->outages) outages_.learn(outage);
        outages_.forget_before(answered - kLongestClock);
        if (heard->silence) log_outage(*heard->silence);
        if (const auto begun = std::exchange(begun_, nullptr)) begun(answered);
        if (outages_.waits_for_append()) try_to_append();
      });
}

void Heartbeat::end_write(OutageTracker::Ticket ticket, OutageTracker::Answer answer) {
  if (const auto outage = outages_.end(ticket, answer, context_.now())) log_outage(*outage);
}

void Heartbeat::log_outage(const Outage& outage) {
  context_.log.info(context_.now(), "time-given-back", {{"outage_ms", outage.until - outage.from}});
}

TableService::Hooks::Written Heartbeat::begin_append() {
  const OutageTracker::Ticket ticket = outages_.begin(OutageTracker::Write::append, context_.now());
  return [this, ticket](const Result<bool>& kept) { end_write(ticket, answer_of(kept)); };
}

std::vector<TableEvent> Heartbeat::compensation_due(const GameTable& table) const {
  const Moment now = context_.now();
  const auto since = outages_.out_since(now);
  if (!since) return table.compensate(outages_.known(), now);
  OutageTracker with_this = outages_;
  with_this.learn({*since, now});
  return table.compensate(with_this.known(), now);
}

/// Heartbeats are kept and appends were not: whether they are again shows at a table whose clock
/// runs. Where there is none nobody has lost anything.
void Heartbeat::try_to_append() {
  std::string table;
  tables_.for_each([&](const LiveTable& live) {
    if (!compensation_due(live.table).empty()) table = live.table.id();
  });
  if (table.empty()) {
    return end_write(outages_.begin(OutageTracker::Write::append, context_.now()),
                     OutageTracker::Answer::kept);
  }
  tables_.change(table, nothing_else, [](const Result<void>& /*tried again at the next beat*/) {});
}

void Heartbeat::with_compensated_clocks(const std::string& table, const TableService::Work& work,
                                        const std::string& whom) {
  if (outages_.is_doubtful(context_.now())) return tables_.with(table, work, whom);
  tables_.change(
      table, nothing_else,
      [this, table, work, whom](const Result<void>& /*it is shown all the same*/) {
        tables_.with(table, work, whom);
      },
      whom);
}

bool Heartbeat::is_healthy() const {
  constexpr Milliseconds kHealthy{10'000};
  return context_.now() - kept_ < kHealthy;
}

}  // namespace broceliande::server
