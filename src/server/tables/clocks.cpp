#include "server/tables/clocks.hpp"

#include <algorithm>

namespace broceliande::server {

Clocks::Clocks(const ClockChoice& choice, std::size_t places)
    : choice_(choice), times_(places, Time{full(), std::nullopt}) {}

Milliseconds Clocks::full() const {
  if (choice_.kind == ClockChoice::Kind::days) return std::chrono::days(choice_.days);
  return std::chrono::seconds(choice_.seconds);
}

LagQuota Clocks::lag_quota() const {
  return LagQuota(lag_rule(full(), std::chrono::seconds(choice_.increment)));
}

void Clocks::begin_game() { std::ranges::fill(times_, Time{full(), std::nullopt}); }

void Clocks::run(const std::vector<int>& places, Moment now) {
  if (!is_used()) return;
  for (std::size_t i = 0; i < times_.size(); ++i) {
    const bool runs = std::ranges::find(places, static_cast<int>(i)) != places.end();
    if (!runs) {
      times_[i].since.reset();
    } else if (!times_[i].since) {
      times_[i].since = now;
    }
  }
}

Milliseconds Clocks::spent(int place, Moment now, Milliseconds lag_given_back) const {
  const Time& time = times_[static_cast<std::size_t>(place)];
  if (!time.since) return Milliseconds{0};
  return std::max(Milliseconds{0}, now - *time.since - lag_given_back);
}

void Clocks::charge(int place, Milliseconds spent) {
  if (!is_used()) return;
  Time& time = times_[static_cast<std::size_t>(place)];
  time.since.reset();
  if (choice_.kind != ClockChoice::Kind::fischer) return;
  time.left =
      std::max(Milliseconds{0}, time.left - spent) + std::chrono::seconds(choice_.increment);
}

void Clocks::run_out(int place) {
  times_[static_cast<std::size_t>(place)] = {Milliseconds{0}, std::nullopt};
}

std::optional<Moment> Clocks::running_since() const {
  std::optional<Moment> first;
  for (const Time& time : times_) {
    if (time.since) first = std::min(first.value_or(*time.since), *time.since);
  }
  return first;
}

void Clocks::compensate(const Outage& outage) {
  for (Time& time : times_) {
    if (!time.since || *time.since >= outage.until) continue;
    *time.since += outage.until - std::max(outage.from, *time.since);
  }
}

void Clocks::stop(Moment now) {
  for (std::size_t i = 0; i < times_.size(); ++i) {
    const Milliseconds used = spent(static_cast<int>(i), now, Milliseconds{0});
    times_[i] = {std::max(Milliseconds{0}, times_[i].left - used), std::nullopt};
  }
}

std::optional<Moment> Clocks::deadline() const {
  std::optional<Moment> first;
  for (const Time& time : times_) {
    if (!time.since) continue;
    const Moment end = *time.since + time.left;
    if (!first || end < *first) first = end;
  }
  return first;
}

void Clocks::delay_to(Moment deadline) {
  const auto known = this->deadline();
  if (!known || deadline <= *known) return;
  for (Time& time : times_) {
    if (time.since) *time.since += deadline - *known;
  }
}

std::optional<int> Clocks::out_of_time(Moment now) const {
  for (std::size_t i = 0; i < times_.size(); ++i) {
    const Time& time = times_[i];
    if (time.since && now - *time.since >= time.left) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<ClockView> Clocks::view(Moment now) const {
  if (!is_used()) return std::nullopt;
  ClockView view;
  for (std::size_t i = 0; i < times_.size(); ++i) {
    const Milliseconds used = spent(static_cast<int>(i), now, Milliseconds{0});
    view.left.push_back(std::max(Milliseconds{0}, times_[i].left - used));
    if (times_[i].since) view.running.push_back(static_cast<int>(i));
  }
  return view;
}

}  // namespace broceliande::server
