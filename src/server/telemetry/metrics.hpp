#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace broceliande::server {

/// Metrics may be changed by any thread and read by any other, without locks; each number is right
/// by itself, but numbers may be read at slightly different moments.
class CounterMetric {
 public:
  void add(std::uint64_t count = 1) { value_.fetch_add(count, std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_{0};
};

/// A number that goes up and down.
class GaugeMetric {
 public:
  void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
  void add(std::int64_t change) { value_.fetch_add(change, std::memory_order_relaxed); }
  [[nodiscard]] std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_{0};
};

/// How long something took, sorted into spans from a tenth of a millisecond to ten seconds.
class HistogramMetric {
 public:
  using Span = std::chrono::microseconds;

  static constexpr std::array kBounds = std::to_array<std::int64_t>(
      {100, 250, 500, 1'000, 2'500, 5'000, 10'000, 25'000, 50'000, 100'000, 250'000, 500'000,
       1'000'000, 2'500'000, 5'000'000, 10'000'000});
  static constexpr std::size_t kSpans = kBounds.size() + 1;

  void observe(Span span);

  /// How many took at most as long as a bound and longer than the one before; the last has no
  /// bound.
  [[nodiscard]] std::uint64_t count(std::size_t span) const { return counts_.at(span).value(); }
  [[nodiscard]] Span sum() const { return Span(sum_.value()); }

 private:
  std::array<CounterMetric, kSpans> counts_;
  CounterMetric sum_;
};

}  // namespace broceliande::server
