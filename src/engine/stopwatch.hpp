#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

#include "search/request.hpp"

namespace broceliande::engine {

using Milliseconds = std::chrono::milliseconds;

/// Ends a search at a time, or at the press of a button from any thread; the second button, if
/// there is one, belongs to somebody else and ends many searches.
class Stopwatch final : public search::Stop {
 public:
  explicit Stopwatch(const std::atomic<bool>* shared_button = nullptr)
      : shared_button_(shared_button) {}

  /// From now on; without a budget only a button ends the search.
  void start(std::optional<Milliseconds> budget) {
    is_pressed_ = false;
    began_ = Clock::now();
    limit(budget);
  }
  /// Counts the budget from now, but goes on measuring from the start.
  void limit(std::optional<Milliseconds> budget) {
    deadline_ = budget ? ticks(Clock::now() + *budget) : kNever;
  }
  void press() { is_pressed_ = true; }

  [[nodiscard]] bool is_pressed() const {
    return is_pressed_.load(std::memory_order_relaxed) ||
           (shared_button_ != nullptr && shared_button_->load(std::memory_order_relaxed));
  }
  [[nodiscard]] bool is_set() override {
    if (is_pressed()) return true;
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

  const std::atomic<bool>* shared_button_;
  std::atomic<bool> is_pressed_ = false;
  std::atomic<std::int64_t> deadline_ = kNever;
  Clock::time_point began_ = Clock::now();
};

}  // namespace broceliande::engine
