#include "games/menhirs/search/engine.hpp"

#include <algorithm>

#include "games/menhirs/search/leaf_evaluator.hpp"
#include "games/menhirs/search/levels.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/search/swindle_search.hpp"
#include "search/mcts.hpp"
#include "search/root_position.hpp"

namespace broceliande::menhirs {
namespace {

using search::Score;
using search::SearchRequest;
using search::SearchResult;

using Tree = search::MonteCarloTreeSearch<LeafEvaluator>;

class MenhirsEngine final : public search::Engine {
 public:
  MenhirsEngine(Menhirs game, std::size_t memory)
      : game_(std::move(game)),
        memory_(memory),
        solver_(solver_memory()),
        swindles_(swindle_memory()) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    const auto root = search::read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    state_ = root->state;
    return {};
  }

  /// Proving and growing a tree take turns, each time a little longer, until one of them is done.
  SearchResult think(const SearchRequest& wanted) override {
    if (!state_ || state_->phase == Phase::over) return {};
    const bool is_solvable = Solver::applies_to(*state_);
    const search::Levels& levels = is_solvable ? kLevels : kLevelsWithoutProofs;
    const search::Strength& strength = levels[static_cast<std::size_t>(wanted.level - 1)];
    const auto [request, handicap] = search::at_level(wanted, strength);
    const LeafEvaluator evaluator(game_);
    Tree tree(evaluator, memory_ / 16);
    tree.begin(*state_, request.seed, handicap);
    for (std::uint64_t visits = kFirstVisits;; visits *= 2) {
      if (is_solvable && handicap.oversights == 0) {
        const std::uint64_t proof_visits = search::stricter(visits, request.nodes);
        if (auto proved = prove(request, proof_visits * kPositionsPerVisit, tree)) return *proved;
      }
      const bool goes_on = tree.run(visits, request);
      if (!goes_on) return tree.result_so_far(request.lines);
      if (request.observer != nullptr) request.observer->report(tree.result_so_far(request.lines));
    }
  }

  void forget() override {
    solver_ = Solver(solver_memory());
    swindles_ = SwindleSearch(swindle_memory());
  }
  void resize_memory(std::size_t bytes) override {
    memory_ = bytes;
    forget();
  }

 private:
  /// A sixteenth is left for the tree.
  [[nodiscard]] std::size_t solver_memory() const { return memory_ / 16 * 11; }
  [[nodiscard]] std::size_t swindle_memory() const { return memory_ / 4; }

  /// With room for its tables, side 3 is solved from the first placement; otherwise proofs come
  /// within reach late, and sooner with the tables of the last turns.
  [[nodiscard]] bool is_near_enough() const {
    if (solver_.has_tables_for(*state_)) return true;
    const EndgameTablebase& tablebase = solver_.tablebase();
    const bool has_tablebase = tablebase.is_full() && tablebase.first_turn() <= kUsefulTablebase;
    return state_->turn >= (has_tablebase ? kFirstProvableWithTablebase : kFirstProvableTurn);
  }

  std::optional<SearchResult> prove(const SearchRequest& request, std::uint64_t positions,
                                    Tree& tree) {
    fill_tablebase(request, positions);
    if (!is_near_enough()) return std::nullopt;
    const auto proofs =
        solver_.actions(*state_, budget(request, positions), request.workers, request.pool);
    if (!proofs) return std::nullopt;
    SearchResult result;
    result.is_proof = true;
    for (std::size_t i = 0; i < std::min(proofs->size(), static_cast<std::size_t>(request.lines));
         ++i) {
      const ProvenAction& proven = (*proofs)[i];
      State after = *state_;
      apply(after, proven.action);
      search::Variation line{score_of(proven.proof), {game_.action_text(*state_, proven.action)}};
      for (const Action action :
           solver_.line(after, budget(request, positions)).value_or(std::vector<Action>{})) {
        line.actions.push_back(game_.action_text(after, action));
        apply(after, action);
      }
      result.depth = std::max(result.depth, static_cast<int>(line.actions.size()));
      result.lines.push_back(std::move(line));
    }
    if (result.lines.front().score == search::kDraw && request.lines == 1) {
      choose_draw(result, *proofs, request, tree);
    }
    return result;
  }

  /// Little by little in the turns before they are of use; but a search with a limit fills all
  /// or nothing, so that what it finds does not depend on what was asked before.
  void fill_tablebase(const SearchRequest& request, std::uint64_t positions) {
    solver_.begin_tablebase(*state_);
    const bool is_limited = request.nodes != 0;
    const bool is_too_soon = state_->turn < kFirstProvableTurn;
    const bool is_too_much = solver_.tablebase().left() > request.nodes * kPositionsPerVisit;
    if (is_limited && (is_too_soon || is_too_much)) return;
    (void)solver_.fill_tablebase(*state_,
                                 budget(request, is_limited ? ProofBudget::kUnlimited : positions),
                                 request.workers, request.pool);
  }

  /// Of actions that all draw, the one that is hardest to answer goes first; where nobody can say,
  /// since the clearing is far, the one that the tree likes best.
  void choose_draw(SearchResult& result, const std::vector<ProvenAction>& proofs,
                   const SearchRequest& request, Tree& tree) {
    std::vector<Action> draws;
    for (const auto& [action, proof] : proofs) {
      if (proof.value == 0) draws.push_back(action);
    }
    const auto chosen = SwindleSearch::applies_to(*state_) ? swindle(draws, request)
                                                           : liked_by(tree, draws, request);
    if (chosen) result.lines.front().actions = {game_.action_text(*state_, *chosen)};
  }

  std::optional<Action> swindle(const std::vector<Action>& draws, const SearchRequest& request) {
    const std::uint64_t positions =
        request.nodes == 0 ? ProofBudget::kUnlimited : request.nodes * kPositionsPerVisit;
    return swindles_.best(*state_, draws, solver_.tablebase(), budget(request, positions),
                          request.workers, request.pool);
  }

  std::optional<Action> liked_by(Tree& tree, const std::vector<Action>& draws,
                                 const SearchRequest& request) {
    (void)tree.run(kVisitsForADraw, request);
    const auto liked = game_.read_action(*state_, tree.result_so_far(1).best());
    if (!liked || std::ranges::find(draws, *liked) == draws.end()) return std::nullopt;
    return *liked;
  }

  [[nodiscard]] static ProofBudget budget(const SearchRequest& request, std::uint64_t positions) {
    return {.positions = positions, .stop = request.stop};
  }

  [[nodiscard]] Score score_of(const Proof& proof) const {
    const int turns = proof.turn - state_->turn;
    if (proof.value == 0) return search::kDraw;
    return proof.value > 0 ? search::win_in(turns + 1) : search::loss_in(turns + 1);
  }

  static constexpr std::uint64_t kFirstVisits = 1'000;
  static constexpr std::uint64_t kPositionsPerVisit = 100;
  static constexpr std::uint64_t kVisitsForADraw = 10'000;
  // See docs/performance.md.
  static constexpr int kFirstProvableTurn = 13;           // 7b
  static constexpr int kFirstProvableWithTablebase = 10;  // 6a
  static constexpr int kUsefulTablebase = 19;             // 10b

  Menhirs game_;
  std::size_t memory_;
  Solver solver_;
  SwindleSearch swindles_;
  std::optional<State> state_;
};

}  // namespace

std::unique_ptr<search::Engine> make_engine(Menhirs game, std::size_t memory) {
  return std::make_unique<MenhirsEngine>(std::move(game), memory);
}

}  // namespace broceliande::menhirs
