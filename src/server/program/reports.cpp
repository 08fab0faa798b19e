#include <fmt/core.h>

#include "command_line/server_commands.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "server/program/commands.hpp"
#include "server/program/operator_command.hpp"
#include "server/storage/operator_acts.hpp"
#include "server/telemetry/log_line.hpp"

namespace broceliande::cli {
namespace {

using server::Report;
using server::ReportedPerson;

/// More than an operator reads at once.
constexpr int kMostListed = 1'000;

std::string_view reason_of(const Report& report) {
  return server::kReportReasonNames.at(static_cast<std::size_t>(report.reason));
}

/// As `mute` takes it.
std::string who_of(const Report& report) {
  return report.about.account.empty() ? report.id : report.about.account;
}

void put_person(JsonWriter& json, std::string_view key, const ReportedPerson& person) {
  json.key(key).begin_object().field("name", person.name).field("account", person.account);
  json.end_object();
}

void print_json(const Report& report) {
  JsonWriter json;
  json.begin_object().field("report", report.id).field("made", server::iso_time(report.made));
  json.key("closed");
  report.closed ? json.value(server::iso_time(*report.closed)) : json.null();
  json.field("reason", reason_of(report)).field("text", report.text);
  json.field("table", report.table).field("place", report.place).field("who", who_of(report));
  put_person(json, "about", report.about);
  put_person(json, "by", report.by);
  json.key("chat").begin_array();
  for (const server::ReportedLine& line : report.chat) {
    json.begin_object().field("at", server::iso_time(line.at)).field("name", line.name);
    json.field("text", line.text).field("isTheirs", line.identity == report.about.identity);
    json.end_object();
  }
  json.end_array().end_object();
  fmt::print("{}\n", json.text());
}

void print_text(const Report& report) {
  fmt::print("{}  {}  {}{}\n", report.id, server::iso_time(report.made), reason_of(report),
             report.closed ? fmt::format("  closed {}", server::iso_time(*report.closed)) : "");
  fmt::print("  about {} ({}), by {}\n", report.about.name, who_of(report), report.by.name);
  fmt::print("  at table {}\n", report.table);
  if (!report.text.empty()) fmt::print("  “{}”\n", report.text);
  for (const server::ReportedLine& line : report.chat) {
    const bool is_theirs = line.identity == report.about.identity;
    fmt::print("  {} {}: {}\n", is_theirs ? '>' : ' ', line.name, line.text);
  }
}

int list(server::Store& store, const ReportsRequest& request) {
  const auto reports = store.reports(request.only_open, kMostListed);
  if (!reports) return complain(english(reports.error()));
  for (const Report& report : *reports) {
    request.json ? print_json(report) : print_text(report);
  }
  if (reports->empty() && !request.json) {
    fmt::print("there are no {}reports\n", request.only_open ? "open " : "");
  }
  return kOk;
}

int run(const ReportsRequest& request) {
  const bool closes = request.action == "close";
  if (closes && request.report.empty()) {
    return complain("'reports close' needs the report to close; 'reports --open' lists them");
  }
  if (!closes && !request.report.empty()) {
    return complain("'reports list' takes no report; did you mean 'reports close'?");
  }
  if (!closes) {
    return with_store(request.database,
                      [&request](server::Store& store) { return list(store, request); });
  }
  return act_on(request.database, request.json,
                [&request](server::Store& store, server::Moment now) {
                  return server::operators::close_report(store, request.report, request.note, now);
                });
}

}  // namespace

Command reports_command() { return reports_command_with(run); }

}  // namespace broceliande::cli
