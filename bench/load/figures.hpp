#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace broceliande::load {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::microseconds;

/// What was seen of the server while it was under load.
class Meter {
 public:
  /// Only what is heard while it counts is kept.
  void count(bool does) { counts_ = does; }

  /// An action was sent then, and the opponent's client hears of it now.
  void heard_after(Clock::time_point sent);
  void refused(std::string why);
  void failed(std::string why);

  [[nodiscard]] std::size_t actions() const { return waits_.size(); }
  [[nodiscard]] std::size_t refusals() const { return refusals_; }
  [[nodiscard]] std::size_t errors() const { return errors_; }
  /// Of the waits, that many in a thousand are at most so long. Sorts them.
  [[nodiscard]] Microseconds quantile(int thousandths);
  /// The first thing that went wrong; empty where nothing did.
  [[nodiscard]] const std::string& complaint() const { return complaint_; }

 private:
  bool counts_ = false;
  std::vector<Microseconds> waits_;
  std::size_t refusals_ = 0;
  std::size_t errors_ = 0;
  std::string complaint_;
};

/// What a process uses.
struct Usage {
  std::int64_t resident_bytes = 0;
  std::chrono::milliseconds busy{0};  ///< of all its threads
};

/// Nothing where there is no such process.
[[nodiscard]] std::optional<Usage> usage_of(int pid);

}  // namespace broceliande::load
