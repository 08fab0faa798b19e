#include <array>
#include <limits>

#include "server/storage/blocked_people_rows.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

// Who has blocked or reported whom, and what operators do.

namespace broceliande::server::storage {
namespace {

std::int64_t time_of(Moment moment) { return moment.time_since_epoch().count(); }

Moment time_at(std::int64_t count) { return Moment(Milliseconds(count)); }

/// By its name; the last, which is for all others, where a later program has written another.
template <class Enum, std::size_t Count>
Enum named(const std::array<std::string_view, Count>& names, std::string_view name) {
  std::size_t number = 0;
  while (number + 1 < Count && names.at(number) != name) ++number;
  return static_cast<Enum>(number);
}

template <std::size_t Count, class Enum>
std::string_view name_in(const std::array<std::string_view, Count>& names, Enum value) {
  return names.at(static_cast<std::size_t>(value));
}

Report report_of(const Row& row) {
  const auto closed = row.optional_number(2);
  return {.id = row.text(0),
          .made = time_at(row.number(1)),
          .closed = closed ? std::optional(time_at(*closed)) : std::nullopt,
          .by = {.identity = row.text(3), .name = row.text(4), .account = row.text(5)},
          .about = {.identity = row.text(6), .name = row.text(7), .account = row.text(8)},
          .reason = named<ReportReason>(kReportReasonNames, row.text(9)),
          .text = row.text(10),
          .table = row.text(11),
          .place = static_cast<int>(row.number(12))};
}

ReportedLine line_of(const Row& row) {
  return {.identity = row.text(0),
          .name = row.text(1),
          .text = row.text(2),
          .at = time_at(row.number(3))};
}

ModerationAct act_of(const Row& row) {
  return {.id = row.number(0),
          .at = time_at(row.number(1)),
          .kind = named<ModerationKind>(kModerationNames, row.text(2)),
          .identity = row.text(3),
          .who = row.text(9),
          .report = row.text(4),
          .table = row.text(5),
          .number = static_cast<std::uint32_t>(row.number(6)),
          .until = time_at(row.number(7)),
          .note = row.text(8)};
}

}  // namespace

Result<BlockedPeople> SqlStore::blocked_people(std::string_view identity) {
  return run_one(statements::kBlockedPeople, {identity}).map(blocked_people_of);
}

Result<bool> SqlStore::add_block(const PersonBlock& block) {
  return change_one(statements::kAddBlock, {block.id, block.identity, block.blocked, block.name,
                                            time_of(block.made), std::int64_t{kMostBlocks}})
      .map([](const StatementResult& outcome) { return outcome.changed == 1; });
}

Result<std::vector<PersonBlock>> SqlStore::blocks_of(std::string_view identity) {
  return run_one(statements::kBlocksOf, {identity}).map([](const StatementResult& outcome) {
    std::vector<PersonBlock> blocks;
    for (const Row& row : outcome.rows) {
      blocks.push_back({.id = row.text(0),
                        .identity = row.text(1),
                        .blocked = row.text(2),
                        .name = row.text(3),
                        .made = time_at(row.number(4))});
    }
    return blocks;
  });
}

Result<std::optional<std::string>> SqlStore::remove_block(std::string_view identity,
                                                          std::string_view id) {
  return change_one(statements::kRemoveBlock, {identity, id})
      .map([](const StatementResult& outcome) -> std::optional<std::string> {
        if (outcome.rows.empty()) return std::nullopt;
        return outcome.rows.front().text(0);
      });
}

Result<bool> SqlStore::add_report(const Report& report) {
  std::vector<Query> steps{
      {&statements::kAddReport,
       {report.id, time_of(report.made), report.by.identity, report.by.name, report.about.identity,
        report.about.name, name_in(kReportReasonNames, report.reason), report.text, report.table,
        std::int64_t{report.place}, std::int64_t{kMostOpenReports}}}};
  for (std::size_t i = 0; i < report.chat.size(); ++i) {
    const ReportedLine& line = report.chat[i];
    steps.push_back({&statements::kAddReportLine,
                     {report.id, static_cast<std::int64_t>(i), line.identity, line.name, line.text,
                      time_of(line.at)}});
  }
  return change(std::move(steps)).map([](const std::vector<StatementResult>& outcomes) {
    return outcomes[1].changed == 1;
  });
}

Result<std::vector<Report>> SqlStore::list_reports(const ReportFilter& filter, int most) {
  const auto found =
      run_one(statements::kReports,
              {filter.id, filter.reporter, std::int64_t{filter.only_open}, std::int64_t{most}});
  if (!found) return pass_on(found);
  std::vector<Report> reports;
  for (const Row& row : found->rows) {
    reports.push_back(report_of(row));
    const auto lines = run_one(statements::kReportLines, {reports.back().id});
    if (!lines) return pass_on(lines);
    for (const Row& line : lines->rows) reports.back().chat.push_back(line_of(line));
  }
  return reports;
}

Result<std::optional<Report>> SqlStore::report(std::string_view id) {
  using Found = std::optional<Report>;
  if (id.empty()) return Found{};
  return list_reports({.id = id}, 1).map([](const std::vector<Report>& found) {
    return found.empty() ? Found() : Found(found.front());
  });
}

Result<std::vector<Report>> SqlStore::reports(bool only_open, int most) {
  return list_reports({.only_open = only_open}, most);
}

Result<std::vector<Report>> SqlStore::reports_by(std::string_view identity) {
  return list_reports({.reporter = identity}, std::numeric_limits<int>::max());
}

Result<bool> SqlStore::moderate(const ModerationAct& act) {
  std::vector<Query> steps;
  if (!act.identity.empty()) {
    steps.push_back({&statements::kMute, {act.identity, time_of(act.until)}});
  }
  if (!act.report.empty()) {
    steps.push_back({&statements::kCloseReport, {act.report, time_of(act.at)}});
  }
  steps.push_back({&statements::kAddAct,
                   {time_of(act.at), name_in(kModerationNames, act.kind), act.identity, act.report,
                    act.table, std::int64_t{act.number}, time_of(act.until), act.note, act.who}});
  const std::size_t noted = steps.size();  // after the beginning of the transaction
  return change(std::move(steps)).map([noted](const std::vector<StatementResult>& outcomes) {
    return outcomes[noted].changed == 1;
  });
}

Result<ModerationNews> SqlStore::moderation_after(std::int64_t act) {
  return run({{&statements::kActsAfter, {act}}, {&statements::kCountOpenReports, {}}})
      .map([](const std::vector<StatementResult>& outcomes) {
        ModerationNews news;
        for (const Row& row : outcomes[0].rows) news.acts.push_back(act_of(row));
        news.open_reports = outcomes[1].rows.at(0).number(0);
        return news;
      });
}

Result<std::int64_t> SqlStore::last_moderation() {
  return run_one(statements::kLastAct, {}).map([](const StatementResult& outcome) {
    return outcome.rows.at(0).number(0);
  });
}

}  // namespace broceliande::server::storage
