#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/telemetry/metrics.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Why a message or a request was refused.
enum class Refusal : std::uint8_t {
  unreadable,      ///< no JSON, or none of the protocol
  too_large,       ///< a frame, a body or headers longer than they may be
  too_fast,        ///< more than its sender may ask
  foreign_origin,  ///< from a page of somebody else
  not_allowed,     ///< not by this person, or not now
  no_such_table,
  outdated,       ///< somebody else was first
  against_rules,  ///< an action that the game does not allow
  not_kept,       ///< storage failed
  overloaded,     ///< the server is very busy
  stopping,       ///< the server is being stopped
  newer,          ///< only a later version of the program can read it
};
inline constexpr std::size_t kRefusals = 12;

[[nodiscard]] std::string_view name_of(Refusal refusal);

/// What became of a notice to somebody who was not looking.
enum class NoticeFate : std::uint8_t {
  delivered,
  gone,     ///< the browser takes none any more
  refused,  ///< it would be refused again
  failed,   ///< given up after several tries
  dropped,  ///< too many waited already
};
inline constexpr std::size_t kNoticeFates = 5;

/// What became of an e-mail.
enum class MailFate : std::uint8_t {
  sent,     ///< the operator's mail server has taken it
  refused,  ///< it would be refused again
  failed,   ///< given up after several tries
  dropped,  ///< too many waited already
};
inline constexpr std::size_t kMailFates = 4;

/// What an operator has done, as servers hear of it.
enum class ModerationEffect : std::uint8_t {
  mute,
  unmute,
  close_report,
  remove_table,
  annul_game,
  other,  ///< only a later version of the program knows it
};
inline constexpr std::size_t kModerationEffects = 6;

/// Everything that one server counts.
struct ServerMetrics {
  explicit ServerMetrics(Moment now) : started(now) {}

  Moment started;
  GaugeMetric open_sockets;
  GaugeMetric tables_loaded;
  GaugeMetric tables_running;
  CounterMetric actions_played;
  CounterMetric events_appended;
  HistogramMetric commit_duration;  ///< one transaction of storage
  HistogramMetric action_latency;   ///< from an action's arrival until all were told
  CounterMetric bytes_in;
  CounterMetric bytes_out;
  CounterMetric computer_thoughts;
  CounterMetric renames;
  GaugeMetric computer_queue;
  GaugeMetric storage_queue;
  CounterMetric storage_failures;
  GaugeMetric copy_age;  ///< seconds
  GaugeMetric notice_queue;
  GaugeMetric mail_queue;
  CounterMetric reports_made;  ///< by people
  GaugeMetric reports_open;

  CounterMetric& refused(Refusal refusal) { return refused_.at(static_cast<std::size_t>(refusal)); }
  [[nodiscard]] const CounterMetric& refused(Refusal refusal) const {
    return refused_.at(static_cast<std::size_t>(refusal));
  }
  CounterMetric& notices(NoticeFate fate) { return notices_.at(static_cast<std::size_t>(fate)); }
  [[nodiscard]] const CounterMetric& notices(NoticeFate fate) const {
    return notices_.at(static_cast<std::size_t>(fate));
  }
  CounterMetric& mails(MailFate fate) { return mails_.at(static_cast<std::size_t>(fate)); }
  [[nodiscard]] const CounterMetric& mails(MailFate fate) const {
    return mails_.at(static_cast<std::size_t>(fate));
  }
  CounterMetric& moderation(ModerationEffect effect) {
    return moderation_.at(static_cast<std::size_t>(effect));
  }
  [[nodiscard]] const CounterMetric& moderation(ModerationEffect effect) const {
    return moderation_.at(static_cast<std::size_t>(effect));
  }

 private:
  std::array<CounterMetric, kRefusals> refused_;
  std::array<CounterMetric, kNoticeFates> notices_;
  std::array<CounterMetric, kMailFates> mails_;
  std::array<CounterMetric, kModerationEffects> moderation_;
};

/// The memory that this process holds now, in bytes; 0 where the system does not say.
[[nodiscard]] std::uint64_t resident_bytes();

/// All of it for Prometheus.
[[nodiscard]] std::string metrics_text(const ServerMetrics& metrics, Moment now,
                                       std::uint64_t resident_bytes);

}  // namespace broceliande::server
