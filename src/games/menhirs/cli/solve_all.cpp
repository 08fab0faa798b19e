#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "games/menhirs/cli/solve.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/layouts.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kUsualFile = "data/menhirs/side3.csv";

/// A layout and the turn of its first clearing.
using Task = std::pair<Cells, int>;

std::vector<int> wanted_clearings(const SolveRequest& request) {
  const OptionValues options = request.game.options();
  const auto chosen = value_of(options, "clearing");
  if (chosen.empty()) return {13, 14};
  return {chosen == "7b" ? 13 : 14};
}

/// What is wanted and not in the file yet, in the order of the file.
std::vector<Task> missing_tasks(const SolveRequest& request,
                                const std::vector<SolvedLayout>& rows) {
  std::set<Task> done;
  for (const SolvedLayout& row : rows) done.emplace(row.menhirs, row.first_clearing);
  std::vector<Task> tasks;
  for (const Cells menhirs : canonical_layouts()) {
    for (const int clearing : wanted_clearings(request)) {
      if (!done.contains({menhirs, clearing})) tasks.emplace_back(menhirs, clearing);
    }
  }
  return tasks;
}

/// The whole file, its rows by layout and clearing.
std::string table_text(const std::vector<SolvedLayout>& rows) {
  std::vector<std::string> lines;
  for (const SolvedLayout& row : rows) lines.push_back(row_text(row));
  std::ranges::sort(lines);
  std::string text(kSolvedHeader);
  text += '\n';
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// How far the work is, on a terminal only.
class Progress {
 public:
  Progress(std::size_t done_before, std::size_t tasks)
      : done_before_(done_before), tasks_(tasks), is_shown_(isatty(STDERR_FILENO) != 0) {}

  void show(std::size_t done) const {
    if (!is_shown_) return;
    constexpr std::size_t kWidth = 30;
    const std::size_t all = done_before_ + tasks_;
    const std::size_t filled = kWidth * (done_before_ + done) / all;
    const std::chrono::duration<double> taken = Clock::now() - begin_;
    const auto left = static_cast<int>(taken.count() * static_cast<double>(tasks_ - done) /
                                       static_cast<double>(std::max<std::size_t>(1, done)));
    fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {} of {} layouts, {}:{:02} left\x1b[K", "", filled, "",
               kWidth - filled, done_before_ + done, all, left / 60, left % 60);
  }
  void end() const {
    if (is_shown_) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  std::size_t done_before_;
  std::size_t tasks_;
  bool is_shown_;
  Clock::time_point begin_ = Clock::now();
};

/// Several solvers at a time; each row goes into the file as soon as it is known.
void solve_tasks(const std::vector<Task>& tasks, int threads, std::ofstream& file,
                 std::vector<SolvedLayout>& rows) {
  const Progress progress(rows.size(), tasks.size());
  std::atomic<std::size_t> next = 0;
  std::mutex guard;
  std::size_t done = 0;
  const auto work = [&] {
    Solver solver;
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
      const auto [menhirs, clearing] = tasks[i];
      const auto proof = solver.solve(first_position(ExactSlides::kSide, menhirs, clearing));
      const std::scoped_lock lock(guard);
      rows.push_back({menhirs, clearing, *proof});
      file << row_text(rows.back()) << '\n' << std::flush;
      progress.show(++done);
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  progress.end();
}

}  // namespace

std::optional<std::vector<SolvedLayout>> read_rows(const std::string& path) {
  std::vector<SolvedLayout> rows;
  const std::string text = cli::read_file(path).value_or("");
  int line_number = 0;
  std::size_t end = 0;
  for (std::size_t at = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    const std::string_view line = std::string_view(text).substr(at, end - at);
    if (++line_number == 1 && line == kSolvedHeader) continue;
    const auto row = read_row(line);
    if (!row || line_number == 1) {
      cli::complain(fmt::format("{}: line {} is not a row of solved layouts; expected {}", path,
                                line_number, kSolvedHeader));
      return std::nullopt;
    }
    rows.push_back(*row);
  }
  return rows;
}

int solve_all(const SolveRequest& request) {
  if (value_of(request.game.options(), "side") != "3") {
    return cli::complain("only the layouts of side 3 can all be solved; expected --side 3");
  }
  if (value_of(request.game.options(), "clearing") == "never") {
    return cli::complain(std::string(kNoProofs));
  }
  const std::string path = request.output.empty() ? std::string(kUsualFile) : request.output;
  auto rows = read_rows(path);
  if (!rows) return cli::kBadInput;
  const std::vector<Task> tasks = missing_tasks(request, *rows);
  const std::size_t kept = rows->size();
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  // In place and whole before anything is added, so that a line torn by a crash is gone.
  std::string fault = cli::write_file(path, table_text(*rows));
  if (!fault.empty()) return cli::complain(fault);
  const auto begin = Clock::now();
  {
    std::ofstream file(path, std::ios::app | std::ios::binary);
    solve_tasks(tasks, request.threads, file, *rows);
    if (!file) return cli::complain(fmt::format("cannot write {}", path));
  }
  fault = cli::write_file(path, table_text(*rows));
  if (!fault.empty()) return cli::complain(fault);
  const std::chrono::duration<double> taken = Clock::now() - begin;
  fmt::print("{}: {} rows, {} of them kept from before\n", path, rows->size(), kept);
  fmt::print(stderr, "{} solved in {:.1f} s\n", tasks.size(), taken.count());
  return cli::kOk;
}

}  // namespace broceliande::menhirs
