#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "command_line/terminal.hpp"
#include "games/menhirs/cli/solve.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/layouts.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

struct Share {
  int part = 0;
  int all = 0;

  [[nodiscard]] double percent() const { return 100.0 * part / std::max(1, all); }
};

/// Layouts up to symmetry, and the deals that they stand for.
struct Tally {
  int layouts = 0;
  int deals = 0;

  void add(const SolvedLayout& row) {
    ++layouts;
    deals += count_images(board(ExactSlides::kSide), row.menhirs);
  }
};

std::string_view winner(const Proof& proof) {
  return proof.value > 0 ? "a" : proof.value < 0 ? "b" : "draw";
}

void print_results(const std::vector<SolvedLayout>& rows) {
  using Result = std::tuple<int, int, int, int>;  // clearing, value (a's wins first), turn, score
  std::map<Result, Tally> results;
  std::map<int, Tally> totals;
  for (const SolvedLayout& row : rows) {
    const Proof& proof = row.proof;
    results[{row.first_clearing, -proof.value, proof.turn, proof.score}].add(row);
    totals[row.first_clearing].add(row);
  }
  fmt::print("| clearing | winner | turn | score | layouts | share | deals | share |\n");
  fmt::print("| --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (const auto& [result, count] : results) {
    const auto& [clearing, value, turn, score] = result;
    const Tally& total = totals[clearing];
    fmt::print("| {} | {} | {} | {} | {} | {:.1f} % | {} | {:.1f} % |\n", turn_text(clearing),
               winner({.value = -value}), value == 0 ? "-" : turn_text(turn), score, count.layouts,
               Share{count.layouts, total.layouts}.percent(), count.deals,
               Share{count.deals, total.deals}.percent());
  }
}

/// How the result under one clearing goes with that under the other.
void print_comparison(const std::vector<SolvedLayout>& rows) {
  struct Values {
    std::array<std::string_view, 2> by_clearing;
    SolvedLayout row;
  };
  std::map<Cells, Values> values;
  for (const SolvedLayout& row : rows) {
    Values& both = values[row.menhirs];
    both.by_clearing[row.first_clearing == 13 ? 0 : 1] = winner(row.proof);
    both.row = row;
  }
  std::map<std::array<std::string_view, 2>, Tally> counts;
  for (const auto& [menhirs, both] : values) counts[both.by_clearing].add(both.row);
  fmt::print("\n| with 7b | with 8a | layouts | deals |\n| --- | --- | --- | --- |\n");
  for (const auto& [pair, count] : counts) {
    if (pair[0].empty() || pair[1].empty()) continue;
    fmt::print("| {} | {} | {} | {} |\n", pair[0], pair[1], count.layouts, count.deals);
  }
}

/// Whether a menhir has only menhirs around it: a last tile there cannot slide off them.
bool has_enclosed_menhir(Cells menhirs) {
  const Board& board = menhirs::board(ExactSlides::kSide);
  for (Cells left = menhirs; left != 0; left &= left - 1) {
    if ((board.around(first(left)) & ~menhirs) == 0) return true;
  }
  return false;
}

void print_enclosed(const std::vector<SolvedLayout>& rows) {
  std::map<std::pair<int, int>, Share> counts;  // by clearing and value
  for (const SolvedLayout& row : rows) {
    Share& count = counts[{row.first_clearing, -row.proof.value}];
    ++count.all;
    count.part += has_enclosed_menhir(row.menhirs) ? 1 : 0;
  }
  fmt::print("\n| clearing | winner | layouts | with an enclosed menhir |\n");
  fmt::print("| --- | --- | --- | --- |\n");
  for (const auto& [key, count] : counts) {
    fmt::print("| {} | {} | {} | {} |\n", turn_text(key.first), winner({.value = -key.second}),
               count.all, count.part);
  }
}

/// However the mist lies when the clearing begins: from how many of these sets the winner wins.
Share mists_that_win(Solver& solver, const SolvedLayout& row) {
  Share count;
  State state = first_position(ExactSlides::kSide, row.menhirs, row.first_clearing);
  state.turn = static_cast<std::uint8_t>(row.first_clearing);
  state.phase = Phase::slide;
  const int sign = state.turn % 2 == 0 ? 1 : -1;
  const Cells all = board(ExactSlides::kSide).all;
  for (state.mist = 0; state.mist <= all; ++state.mist) {
    if (size(state.mist) != kMenhirs + kPlacements || state.covered() == 0) continue;
    ++count.all;
    count.part += sign * solver.solve(state)->value == row.proof.value ? 1 : 0;
  }
  return count;
}

/// The layouts that are won although most with that clearing are not: by a with 7b, by anyone with
/// 8a. Those where it matters least how the mist lies come first.
void print_one_sided(const std::vector<SolvedLayout>& rows) {
  struct OneSided {
    double share;
    SolvedLayout row;
  };
  constexpr std::size_t kShown = 6;
  std::map<int, std::vector<OneSided>> groups;
  Solver solver;
  for (const SolvedLayout& row : rows) {
    const int usual = row.first_clearing == 13 ? -1 : 0;
    if (row.proof.value == usual || row.proof.value == 0) continue;
    groups[row.first_clearing].push_back({mists_that_win(solver, row).percent(), row});
  }
  fmt::print("\n| layout | clearing | winner | score | share of mists won |\n");
  fmt::print("| --- | --- | --- | --- | --- |\n");
  for (auto& [clearing, members] : groups) {
    std::ranges::sort(members, {},
                      [](const OneSided& one) { return std::pair(-one.share, row_text(one.row)); });
    for (std::size_t i = 0; i < members.size(); ++i) {
      if (i >= kShown && i + 1 != members.size()) continue;
      const auto& [share, row] = members[i];
      fmt::print("| `{}` | {} | {} | {} | {:.2f} % |\n",
                 layout_text(board(ExactSlides::kSide), row.menhirs), turn_text(clearing),
                 winner(row.proof), row.proof.score, share);
    }
  }
}

}  // namespace

int summarise(const SolveRequest& request) {
  const auto rows = read_rows(request.summary);
  if (!rows) return cli::kBadInput;
  if (rows->empty()) {
    return cli::complain(fmt::format("{} holds no rows of solved layouts", request.summary));
  }
  print_results(*rows);
  print_comparison(*rows);
  print_enclosed(*rows);
  print_one_sided(*rows);
  return cli::kOk;
}

}  // namespace broceliande::menhirs
