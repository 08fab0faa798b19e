#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// How much of the time that messages spend in transit is given back to a player.
struct LagRule {
  Milliseconds most_at_once{1000};
  Milliseconds most{5000};
  Milliseconds regained{200};  ///< by each action
};

/// What a game allows: a tenth of a player's time in all, up to `LagRule::most`, and a hardly
/// noticeable amount per action, so that the clock decides even against a client that lies.
[[nodiscard]] constexpr LagRule lag_rule(Milliseconds time, Milliseconds increment) {
  constexpr LagRule kMost;
  const Milliseconds most = std::min(kMost.most, time / 10);
  const Milliseconds regained = std::min(kMost.regained, time / 1000 + increment / 20);
  return {std::min(kMost.most_at_once, most), most, regained};
}

/// The latest round trips to one client. A client can answer late but never early, so the shortest
/// of them is closest to the true round trip.
class RoundTrips {
 public:
  void add(Milliseconds trip) { trips_[count_++ % trips_.size()] = trip; }

  /// Nothing where none was measured.
  [[nodiscard]] std::optional<Milliseconds> shortest() const {
    const std::size_t known = std::min(count_, trips_.size());
    if (known == 0) return std::nullopt;
    return *std::min_element(trips_.begin(), trips_.begin() + static_cast<std::ptrdiff_t>(known));
  }

 private:
  std::array<Milliseconds, 6> trips_{};
  std::size_t count_ = 0;
};

/// One person's quota in one game. A client can claim any round trip by late pongs, so what is
/// given back is bounded: by how quickly the person has answered lately, which no message can have
/// outrun, and by `most` in all and `regained` an action.
class LagQuota {
 public:
  explicit LagQuota(const LagRule& rule = {}) : rule_(rule), left_(rule.most) {}

  /// For one action: how much of the time spent on it is given back, if a message takes that long
  /// from the server to the client and back.
  [[nodiscard]] Milliseconds take(Milliseconds round_trip, Milliseconds spent) {
    const Milliseconds bound = std::min(next(), spent);
    const Milliseconds given =
        std::clamp(round_trip, Milliseconds(0), std::max(bound, Milliseconds(0)));
    left_ = std::min(left_ - given + rule_.regained, rule_.most);
    return given;
  }

  /// So long after somebody else's action this person did the next one.
  void add_reply(Milliseconds after) { replies_.add(after); }

  [[nodiscard]] Milliseconds left() const { return left_; }
  /// The most that the next action may be given back.
  [[nodiscard]] Milliseconds next() const {
    return std::min({rule_.most_at_once, left_, replies_.shortest().value_or(left_)});
  }

 private:
  LagRule rule_;
  Milliseconds left_;
  RoundTrips replies_;
};

/// Round trips measured by pings: each carries a number, and only the pong that answers the one
/// under way counts.
class PingMeter {
 public:
  using Clock = std::chrono::steady_clock;

  /// Whether it is time for a ping: one at a time, and some seconds between. The first ones follow
  /// each other quickly, so that one late pong is soon not the only measurement.
  [[nodiscard]] bool is_due(Clock::time_point now) const {
    constexpr std::uint64_t kFirst = 6;
    constexpr std::chrono::seconds kBetweenFirst{1};
    constexpr std::chrono::seconds kBetween{10};
    if (number_ == 0) return true;
    return now - sent_ > (number_ < kFirst && !is_awaited_ ? kBetweenFirst : kBetween);
  }
  /// What the next ping carries; an earlier one that was not answered counts no more.
  [[nodiscard]] std::uint64_t send(Clock::time_point now) {
    sent_ = now;
    is_awaited_ = true;
    return ++number_;
  }
  /// Nothing where this pong answers no ping of ours, or one of before.
  [[nodiscard]] std::optional<Milliseconds> on_pong(std::string_view payload,
                                                    Clock::time_point now) {
    if (!is_awaited_ || payload != std::to_string(number_)) return std::nullopt;
    is_awaited_ = false;
    return std::chrono::duration_cast<Milliseconds>(now - sent_);
  }

 private:
  std::uint64_t number_ = 0;
  bool is_awaited_ = false;
  Clock::time_point sent_;
};

}  // namespace broceliande::server
