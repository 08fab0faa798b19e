#include "cli/review.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "engine/engine_player.hpp"
#include "engine/full_strength.hpp"
#include "engine/search_timer.hpp"

namespace broceliande::cli {
namespace {

using search::Score;
using search::SearchResult;

constexpr engine::Milliseconds kTimeForAdvice{1'500};
constexpr engine::Milliseconds kTimeForAction{200};
constexpr Score kInaccuracy = 120;
constexpr Score kMistake = 300;

class Reviewer {
 public:
  Reviewer(const AnyGame& game, std::string start)
      : engine_(std::move(*engine::make_full_engine(game.name(), game.options()))),
        start_(std::move(start)) {}

  [[nodiscard]] SearchResult think(const std::vector<std::string>& actions,
                                   engine::Milliseconds time) {
    std::size_t failed = 0;
    if (!engine_->set_position(start_, engine::without_swaps(actions), failed)) return {};
    engine::SearchTimer timer;
    timer.start(time);
    search::SearchRequest wanted;
    wanted.stop = &timer;
    return engine_->think(wanted);
  }

 private:
  std::unique_ptr<search::Engine> engine_;
  std::string start_;
};

/// `+1.20`, `wins in 3`, `loses in 4`
std::string score_text(Score score) {
  if (search::is_win(score)) return fmt::format("wins in {}", search::plies_to_end(score));
  if (search::is_loss(score)) return fmt::format("loses in {}", search::plies_to_end(score));
  return fmt::format("{:+.2f}", static_cast<double>(score) / 100);
}

std::string mark_for(Score before, Score after) {
  const bool lost_win = search::is_win(before) && !search::is_win(after);
  const bool walked_into_loss = search::is_loss(after) && !search::is_loss(before);
  if (lost_win || walked_into_loss) return "??";
  if (search::is_end(before) || search::is_end(after)) return "";
  return before - after > kMistake ? "??" : before - after > kInaccuracy ? "?" : "";
}

/// The last game of a match from its start, to be played again.
std::unique_ptr<AnyMatch> from_the_start(const AnyGame& game, const Record& record) {
  MatchSetup setup = record.setup;
  setup.from = record.starts.back();
  setup.length = {};
  return std::move(*game.begin_match(setup));
}

}  // namespace

std::string advice(const AnyGame& game, const AnyMatch& match) {
  if (match.outcome()) return "";
  Reviewer reviewer(game, match.record().starts.back());
  const SearchResult result = reviewer.think(match.record().games.back(), kTimeForAdvice);
  const search::Variation& line = result.lines.front();
  return fmt::format("{} ({}{}): {}", result.best(), score_text(line.score),
                     result.is_proof ? ", proven" : "", fmt::join(line.actions, " "));
}

void review_game(const AnyGame& game, const AnyMatch& match) {
  const Record& record = match.record();
  const std::vector<std::string>& actions = record.games.back();
  Reviewer reviewer(game, record.starts.back());
  const auto again = from_the_start(game, record);
  const bool has_two_sides = std::ranges::max(game.sides()) == 1;
  std::vector<std::string> played;
  SearchResult before = reviewer.think(played, kTimeForAction);
  for (const std::string& action : actions) {
    const Seat seat = *again->to_act();
    if (!again->play(seat, action)) return;
    played.push_back(action);
    const auto next = again->to_act();
    SearchResult after = next ? reviewer.think(played, kTimeForAction) : SearchResult{};
    std::string mark;
    if (has_two_sides && next && !before.lines.empty() && !after.lines.empty()) {
      const bool is_same = match.side_of(*next) == match.side_of(seat);
      const Score score = after.lines.front().score;
      mark = mark_for(before.lines.front().score, is_same ? score : -score);
    }
    const bool is_best = !before.lines.empty() && before.best() == action;
    fmt::print("{:3} {} {}{}", played.size(), again->seat_name(seat), action, mark);
    if (!before.lines.empty()) fmt::print("  {}", score_text(before.lines.front().score));
    if (!before.lines.empty() && !is_best && !mark.empty())
      fmt::print(", better {}", before.best());
    fmt::print("\n");
    std::fflush(stdout);
    before = std::move(after);
  }
}

}  // namespace broceliande::cli
