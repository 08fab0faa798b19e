#include "server/scheduler/outage_tracker.hpp"

#include <algorithm>

#include "server/tables/table.hpp"

namespace broceliande::server {
namespace {

constexpr Milliseconds kHanging{1'000};  ///< a write that takes longer is an outage
constexpr Milliseconds kSlow{200};       ///< after which a write may turn out to hang

}  // namespace

OutageTracker::Ticket OutageTracker::begin(Write write, Moment now) {
  pending_[++last_ticket_] = {write, now};
  return last_ticket_;
}

std::optional<Outage> OutageTracker::end(Ticket ticket, Answer answer, Moment now) {
  const PendingWrite ended = pending_.at(ticket);
  pending_.erase(ticket);
  if (answer == Answer::not_asked) return std::nullopt;
  if (answer == Answer::failed) {
    failing_since_ = std::min(failing_since_.value_or(ended.since), ended.since);
    append_failed_ |= ended.write == Write::append;
    return std::nullopt;
  }
  if (append_failed_ && ended.write == Write::beat) return std::nullopt;
  std::optional<Moment> from = std::exchange(failing_since_, std::nullopt);
  append_failed_ = false;
  if (now - ended.since >= kHanging) from = std::min(from.value_or(ended.since), ended.since);
  if (!from || now <= *from) return std::nullopt;
  const Outage outage{*from, now};
  learn(outage);
  unsaved_.push_back(outage);
  return outage;
}

std::optional<Moment> OutageTracker::out_since(Moment now) const {
  std::optional<Moment> since = failing_since_;
  if (pending_.empty()) return since;
  const Moment oldest = pending_.begin()->second.since;
  if (now - oldest >= kHanging) since = std::min(since.value_or(oldest), oldest);
  return since;
}

bool OutageTracker::is_doubtful(Moment now) const {
  return failing_since_ || (!pending_.empty() && now - pending_.begin()->second.since >= kSlow);
}

void OutageTracker::learn(const Outage& outage) {
  Outage whole = outage;
  std::erase_if(known_, [&whole](const Outage& each) {
    if (each.until < whole.from || whole.until < each.from) return false;
    whole = {std::min(each.from, whole.from), std::max(each.until, whole.until)};
    return true;
  });
  known_.insert(std::ranges::upper_bound(known_, whole.from, {}, &Outage::from), whole);
}

void OutageTracker::forget_before(Moment moment) {
  std::erase_if(known_, [moment](const Outage& each) { return each.until < moment; });
}

std::vector<Outage> OutageTracker::to_save(Moment now) const {
  std::vector<Outage> outages = unsaved_;
  const auto since = out_since(now);
  if (since && now > *since) outages.push_back({*since, now});
  return outages;
}

void OutageTracker::saved(const std::vector<Outage>& outages) {
  std::erase_if(unsaved_, [&outages](const Outage& each) {
    return std::ranges::any_of(outages, [&each](const Outage& kept) {
      return kept.from <= each.from && each.until - kept.until < kShortestPause;
    });
  });
}

}  // namespace broceliande::server
