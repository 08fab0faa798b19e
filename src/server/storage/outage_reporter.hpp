#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "core/error.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Whether storage itself fails; otherwise the request is something that cannot be stored.
[[nodiscard]] bool is_outage(const Error& error);

/// Reports each outage once, however many calls fail while it lasts. Some calls may succeed
/// meanwhile (a full disk can still be read), so it is over only when nothing has failed for some
/// time.
class OutageReporter {
 public:
  explicit OutageReporter(Milliseconds calm = Milliseconds{5'000}) : calm_(calm) {}

  struct EndedOutage {
    Milliseconds lasted{0};  ///< from the first failure to the first success after the last one
    std::uint64_t failures = 0;
  };

  /// True where this is worth a log line: an outage begins, or goes on for another cause.
  [[nodiscard]] bool fail(Moment now, const Error& cause);
  /// What the outage was, where this success ends one; nothing otherwise.
  [[nodiscard]] std::optional<EndedOutage> succeed(Moment now);

 private:
  Milliseconds calm_;
  std::uint64_t failures_ = 0;  ///< of the outage that lasts; 0 where none does
  std::set<std::string, std::less<>> causes_;
  Moment began_;
  Moment last_;
  std::optional<Moment> recovered_;
};

}  // namespace broceliande::server
