#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "server/storage/store.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Tracks when nothing could be saved: from the first write that failed or hung until the first
/// that succeeded. Every write is reported here when it begins and when it is answered.
class OutageTracker {
 public:
  using Ticket = std::uint64_t;
  /// A heartbeat needs less of storage than an append: it does not show that appends are kept.
  enum class Write : std::uint8_t { append, beat };
  /// What storage was never asked, since it could not be kept anyway, says nothing about it.
  enum class Answer : std::uint8_t { kept, failed, not_asked };

  [[nodiscard]] Ticket begin(Write write, Moment now);
  /// An outage that has ended with this answer, if there was one.
  std::optional<Outage> end(Ticket ticket, Answer answer, Moment now);

  /// Since when nothing can be saved, as far as it is known.
  [[nodiscard]] std::optional<Moment> out_since(Moment now) const;
  /// Whether an outage has begun, or may have: nobody loses on time now.
  [[nodiscard]] bool is_doubtful(Moment now) const;
  /// Whether only an append can show that storage is back.
  [[nodiscard]] bool waits_for_append() const { return append_failed_; }

  /// All that may matter to a clock, the oldest first; none touches another.
  [[nodiscard]] const std::vector<Outage>& known() const { return known_; }
  /// What another node, or an earlier server, went through.
  void learn(const Outage& outage);
  void forget_before(Moment moment);

  /// Those that storage does not know of yet; the present one counts up to now.
  [[nodiscard]] std::vector<Outage> to_save(Moment now) const;
  void saved(const std::vector<Outage>& outages);

 private:
  struct PendingWrite {
    Write write;
    Moment since;
  };

  std::map<Ticket, PendingWrite> pending_;
  Ticket last_ticket_ = 0;
  std::optional<Moment> failing_since_;
  bool append_failed_ = false;
  std::vector<Outage> known_;
  std::vector<Outage> unsaved_;
};

}  // namespace broceliande::server
