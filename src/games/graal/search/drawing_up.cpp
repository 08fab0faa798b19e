#include "games/graal/search/drawing_up.hpp"

#include <algorithm>

#include "games/graal/search/evaluator.hpp"
#include "search/iterative_deepening.hpp"

namespace broceliande::graal {
namespace {

constexpr int kCandidates = 20;
constexpr int kBest = 3;  ///< so many of them are good enough to be chosen
constexpr int kEnemies = 6;
constexpr std::uint64_t kNodes = 500;    ///< of each trial
constexpr std::uint32_t kMostMoved = 5;  ///< figures that stand elsewhere than in the model

struct Candidate {
  DrawingUp drawing_up;
  Score score = 0;
};

/// Drawing-ups that come with the game, for that camp.
std::vector<DrawingUp> models(const Graal& game, Camp camp) {
  std::vector<DrawingUp> models;
  const Muster south = game.muster(Camp::south);
  for (const StockPreparation& stock : game.stock_preparations()) {
    const auto drawing_up = read_drawing_up(south, stock.text);
    if (!drawing_up || !check_complete(south, *drawing_up)) continue;
    models.push_back(camp == Camp::south ? *drawing_up : half_turned(*drawing_up));
  }
  return models;
}

/// Takes some figures away, all but the King; the game's own completion puts them elsewhere.
DrawingUp varied(const Muster& muster, DrawingUp model, Rng& rng) {
  for (std::uint32_t i = 1 + rng.below(kMostMoved); i > 0; --i) {
    auto& army = model.armies[rng.below(static_cast<std::uint32_t>(muster.armies))];
    const std::uint32_t which = rng.below(static_cast<std::uint32_t>(army.size()));
    const auto at = army.begin() + static_cast<std::ptrdiff_t>(which);
    if (at->kind != Kind::king) army.erase(at);
  }
  return complete(muster, model, rng);
}

DrawingUp any_drawing_up(const Muster& muster, const std::vector<DrawingUp>& models, Rng& rng) {
  if (models.empty() || rng.below(3) == 0) return complete(muster, {}, rng);
  return varied(muster, models[rng.below(static_cast<std::uint32_t>(models.size()))], rng);
}

/// Tries drawing-ups of one camp out against the same few of the other.
class Trial {
 public:
  Trial(const Graal& game, Camp camp, Rng& rng) : game_(game), camp_(camp), table_(kMemory) {
    const Muster muster = game.muster(enemy_of(camp));
    const std::vector<DrawingUp> stock = models(game, enemy_of(camp));
    for (int i = 0; i < kEnemies; ++i) enemies_.push_back(any_drawing_up(muster, stock, rng));
  }

  /// The mean of all outcomes and the worst of them: it has to do against anybody.
  [[nodiscard]] Score score(const DrawingUp& own) {
    Score sum = 0;
    Score worst = search::kInfinite;
    for (const DrawingUp& enemy : enemies_) {
      const Score score = score_against(own, enemy);
      sum += score;
      worst = std::min(worst, score);
    }
    return (sum / kEnemies + worst) / 2;
  }

 private:
  static constexpr std::size_t kMemory = std::size_t{1} << 18;
  static constexpr Score kLost = 2000;

  [[nodiscard]] Score score_against(const DrawingUp& own, const DrawingUp& enemy) {
    const State state = camp_ == Camp::south ? game_.begin(own, enemy) : game_.begin(enemy, own);
    const Evaluator evaluator(game_, state);
    search::SearchRequest request;
    request.nodes = kNodes;
    table_.clear();
    const auto result =
        search::IterativeDeepening<Evaluator>(evaluator, table_, request, {}).think(state, {});
    const Score score = std::clamp(result.lines.front().score, -kLost, kLost);
    return camp_ == Camp::south ? score : -score;  // South begins
  }

  const Graal& game_;
  Camp camp_;
  search::TranspositionTable table_;
  std::vector<DrawingUp> enemies_;
};

}  // namespace

std::string draw_up(const Graal& game, int party, std::uint64_t seed) {
  Rng rng(seed);
  const Camp camp = static_cast<Camp>(party);
  const Muster muster = game.muster(camp);
  const std::vector<DrawingUp> stock = models(game, camp);
  Trial trial(game, camp, rng);
  std::vector<Candidate> candidates;  // best first
  for (int i = 0; i < kCandidates; ++i) {
    DrawingUp drawing_up = any_drawing_up(muster, stock, rng);
    if (warning_for(muster, drawing_up) != Warning::none) continue;
    const Score score = trial.score(drawing_up);
    const auto place =
        std::ranges::upper_bound(candidates, score, std::ranges::greater{}, &Candidate::score);
    candidates.insert(place, {std::move(drawing_up), score});
  }
  if (candidates.empty()) return drawing_up_text(complete(muster, {}, rng));
  const auto good = std::min<std::size_t>(candidates.size(), kBest);
  return drawing_up_text(candidates[rng.below(static_cast<std::uint32_t>(good))].drawing_up);
}

}  // namespace broceliande::graal
