#include "engine/puzzles.hpp"

#include <algorithm>

#include "core/rng.hpp"

namespace broceliande::engine {
namespace {

constexpr int kPlayersLevel = 3;  // who leave something to find
constexpr std::uint64_t kGlance = 4'000;
constexpr std::uint64_t kProof = 400'000;
constexpr std::uint64_t kRefutation = 20'000;
constexpr int kMostActions = 400;

}  // namespace

search::SearchResult PuzzleMaker::think(const std::string& position,
                                        const std::vector<std::string>& actions, int level,
                                        std::uint64_t nodes, int lines) const {
  std::size_t failed = 0;
  if (!engine_.set_position(position, actions, failed)) return {};
  search::SearchRequest request;
  request.level = level;
  request.nodes = nodes;
  request.lines = lines;
  request.seed = seed_;
  return engine_.think(request);
}

bool PuzzleMaker::has_one_win(const search::SearchResult& result) const {
  if (result.lines.size() < 2) return false;
  const search::Score best = result.lines[0].score;
  return search::is_win(best) && search::plies_to_end(best) >= shortest_ &&
         !search::is_win(result.lines[1].score);
}

/// A search that has found a win does not look whether others win more slowly; so each of them is
/// asked about.
bool PuzzleMaker::is_only_win(const std::string& position, const std::string& best) const {
  const auto others = game_.legal(position);
  return others && std::ranges::none_of(*others, [&](const std::string& action) {
           return action != best && wins(position, action);
         });
}

bool PuzzleMaker::wins(const std::string& position, const std::string& action) const {
  auto match = game_.begin_match({.from = position});
  const Seat solver = *(*match)->to_act();
  if (!(*match)->play(solver, action)) return false;
  if (const auto end = (*match)->outcome()) return (*end)[solver].verdict == Verdict::win;
  const search::SearchResult answer = think(position, {action}, search::kTopLevel, kRefutation, 1);
  if (answer.lines.empty()) return false;
  const bool goes_on = (*match)->side_of(*(*match)->to_act()) == (*match)->side_of(solver);
  const search::Score score = answer.lines.front().score;
  return goes_on ? search::is_win(score) : search::is_loss(score);
}

void PuzzleMaker::search_game(const std::function<bool(const Puzzle&)>& wants_more) {
  seed_ = scatter(seed_ + 1);
  auto begun = game_.begin_match({.seed = seed_});
  if (!begun || (*begun)->is_preparing()) return;
  AnyMatch& match = **begun;
  engine_.forget();
  for (int i = 0; i < kMostActions && match.to_act(); ++i) {
    const std::string position = match.position();
    if (has_one_win(think(position, {}, search::kTopLevel, kGlance, 2))) {
      const search::SearchResult proof = think(position, {}, search::kTopLevel, kProof, 2);
      const bool is_sound = has_one_win(proof) && is_only_win(position, proof.best());
      if (is_sound) {
        const int actions = search::plies_to_end(proof.lines.front().score);
        const Puzzle puzzle{position, proof.lines.front().actions, actions, grade_of(actions),
                            proof.is_proof};
        if (!wants_more(puzzle)) return;
      }
    }
    const search::SearchResult played = think(position, {}, kPlayersLevel, 0, 1);
    if (played.lines.empty() || !match.play(*match.to_act(), played.best())) return;
  }
}

}  // namespace broceliande::engine
