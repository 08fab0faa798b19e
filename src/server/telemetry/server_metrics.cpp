#include "server/telemetry/server_metrics.hpp"

#include <unistd.h>

#include <fstream>

#include "server/telemetry/exposition.hpp"

namespace broceliande::server {
namespace {

constexpr std::array kRefusalNames = std::to_array<std::string_view>(
    {"unreadable", "too_large", "too_fast", "foreign_origin", "not_allowed", "no_such_table",
     "outdated", "against_rules", "not_kept", "overloaded", "stopping", "newer"});
static_assert(kRefusalNames.size() == kRefusals);

constexpr std::array kFateNames =
    std::to_array<std::string_view>({"delivered", "gone", "refused", "failed", "dropped"});
static_assert(kFateNames.size() == kNoticeFates);

constexpr std::array kMailFateNames =
    std::to_array<std::string_view>({"sent", "refused", "failed", "dropped"});
static_assert(kMailFateNames.size() == kMailFates);

constexpr std::array kModerationEffectNames = std::to_array<std::string_view>(
    {"mute", "unmute", "close_report", "remove_table", "annul_game", "other"});
static_assert(kModerationEffectNames.size() == kModerationEffects);

void put_load(Exposition& text, const ServerMetrics& metrics) {
  text.gauge("broceliande_sockets_open", "Sockets that are open.", metrics.open_sockets.value());
  text.gauge("broceliande_tables_loaded", "Tables in memory.", metrics.tables_loaded.value());
  text.gauge("broceliande_tables_running", "Tables in memory where a game is going on.",
             metrics.tables_running.value());
  text.gauge("broceliande_computer_queue_length", "Positions that wait for the computer.",
             metrics.computer_queue.value());
  text.gauge("broceliande_storage_queue_length", "Requests that wait for storage.",
             metrics.storage_queue.value());
  text.gauge("broceliande_copy_age_seconds",
             "Time since the copy of the database had everything; 0 without one.",
             metrics.copy_age.value());
  text.gauge("broceliande_notice_queue_length", "Notices that wait to be sent.",
             metrics.notice_queue.value());
  text.gauge("broceliande_mail_queue_length", "E-mails that wait to be sent.",
             metrics.mail_queue.value());
  text.gauge("broceliande_reports_open", "Reports of players that no operator has closed.",
             metrics.reports_open.value());
}

void put_work(Exposition& text, const ServerMetrics& metrics) {
  text.counter("broceliande_actions_played_total", "Actions that were played and kept.",
               metrics.actions_played.value());
  text.counter("broceliande_events_appended_total", "Events appended to the logs of tables.",
               metrics.events_appended.value());
  text.counter("broceliande_storage_failures_total",
               "Requests that failed because storage did, not those that it cannot hold.",
               metrics.storage_failures.value());
  text.counter("broceliande_computer_thoughts_total", "Actions that the computer chose.",
               metrics.computer_thoughts.value());
  text.counter("broceliande_renames_total", "Names that people have changed.",
               metrics.renames.value());
  text.counter("broceliande_reports_total", "Reports that players have made.",
               metrics.reports_made.value());
  text.counter("broceliande_received_bytes_total", "Bytes that clients sent.",
               metrics.bytes_in.value());
  text.counter("broceliande_sent_bytes_total", "Bytes sent to clients.", metrics.bytes_out.value());
  text.histogram("broceliande_commit_duration_seconds", "Time of one transaction of storage.",
                 metrics.commit_duration);
  text.histogram("broceliande_action_latency_seconds",
                 "Time from an action's arrival until all were told.", metrics.action_latency);
}

void put_refusals(Exposition& text, const ServerMetrics& metrics) {
  constexpr std::string_view kName = "broceliande_messages_refused_total";
  text.family(kName, "Messages and requests that were refused, by reason.");
  for (std::size_t i = 0; i < kRefusals; ++i) {
    const auto refusal = static_cast<Refusal>(i);
    text.member(kName, "reason", name_of(refusal), metrics.refused(refusal).value());
  }
}

void put_notices(Exposition& text, const ServerMetrics& metrics) {
  constexpr std::string_view kName = "broceliande_notices_total";
  text.family(kName, "Notices to people who were not looking, by what became of them.");
  for (std::size_t i = 0; i < kNoticeFates; ++i) {
    text.member(kName, "outcome", kFateNames.at(i),
                metrics.notices(static_cast<NoticeFate>(i)).value());
  }
}

void put_mails(Exposition& text, const ServerMetrics& metrics) {
  constexpr std::string_view kName = "broceliande_mails_total";
  text.family(kName, "E-mails, by what became of them.");
  for (std::size_t i = 0; i < kMailFates; ++i) {
    text.member(kName, "outcome", kMailFateNames.at(i),
                metrics.mails(static_cast<MailFate>(i)).value());
  }
}

void put_moderation(Exposition& text, const ServerMetrics& metrics) {
  constexpr std::string_view kName = "broceliande_moderation_total";
  text.family(kName, "What operators have done, as this server has heard of it.");
  for (std::size_t i = 0; i < kModerationEffects; ++i) {
    text.member(kName, "act", kModerationEffectNames.at(i),
                metrics.moderation(static_cast<ModerationEffect>(i)).value());
  }
}

}  // namespace

std::string_view name_of(Refusal refusal) {
  return kRefusalNames.at(static_cast<std::size_t>(refusal));
}

std::uint64_t resident_bytes() {
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  std::ifstream pages("/proc/self/statm");
  pages >> all >> resident;
  return pages ? resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

std::string metrics_text(const ServerMetrics& metrics, Moment now, std::uint64_t resident_bytes) {
  Exposition text;
  put_load(text, metrics);
  put_work(text, metrics);
  put_refusals(text, metrics);
  put_notices(text, metrics);
  put_mails(text, metrics);
  put_moderation(text, metrics);
  const auto uptime = std::chrono::duration_cast<std::chrono::seconds>(now - metrics.started);
  text.gauge("broceliande_uptime_seconds", "Time since the server started.", uptime.count());
  text.gauge("process_resident_memory_bytes", "Memory that the process holds.",
             static_cast<std::int64_t>(resident_bytes));
  return text.text();
}

}  // namespace broceliande::server
