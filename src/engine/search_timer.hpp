#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

#include "search/request.hpp"

namespace broceliande::engine {

using Milliseconds = std::chrono::milliseconds;

/// Stops a search at a time, or when any thread asks for it; the shared flag, if there is one,
/// belongs to somebody else and stops many searches.
class SearchTimer final : public search::Stop {
 public:
  explicit SearchTimer(const std::atomic<bool>* shared_stop = nullptr)
      : shared_stop_(shared_stop) {}

  /// From now on; without a budget only a stop ends the search.
  void start(std::optional<Milliseconds> budget) {
    is_stopped_ = false;
    began_ = Clock::now();
    limit(budget);
  }
  /// Counts the budget from now, but goes on measuring from the start.
  void limit(std::optional<Milliseconds> budget) {
    deadline_ = budget ? ticks(Clock::now() + *budget) : kNever;
  }
  void stop() { is_stopped_ = true; }

  [[nodiscard]] bool is_stopped() const {
    return is_stopped_.load(std::memory_order_relaxed) ||
           (shared_stop_ != nullptr && shared_stop_->load(std::memory_order_relaxed));
  }
  [[nodiscard]] bool is_set() override {
    if (is_stopped()) return true;
    const std::int64_t deadline = deadline_.load(std::memory_order_relaxed);
    return deadline != kNever && ticks(Clock::now()) >= deadline;
  }
  [[nodiscard]] Milliseconds elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - began_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

  static std::int64_t ticks(Clock::time_point time) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
  }

  const std::atomic<bool>* shared_stop_;
  std::atomic<bool> is_stopped_ = false;
  std::atomic<std::int64_t> deadline_ = kNever;
  Clock::time_point began_ = Clock::now();
};

}  // namespace broceliande::engine
