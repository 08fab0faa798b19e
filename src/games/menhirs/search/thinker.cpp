#include "games/menhirs/search/thinker.hpp"

#include <algorithm>

#include "games/menhirs/search/evaluation.hpp"
#include "games/menhirs/search/levels.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/search/traps.hpp"
#include "search/situation.hpp"
#include "search/tree_search.hpp"

namespace broceliande::menhirs {
namespace {

using search::Score;
using search::Task;
using search::Thought;

using Tree = search::TreeSearch<PlayoutJudge>;

class MenhirsThinker final : public search::Thinker {
 public:
  MenhirsThinker(Menhirs game, std::size_t memory)
      : game_(std::move(game)), memory_(memory), solver_(solver_memory()), traps_(traps_memory()) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    const auto situation = search::read_situation(game_, start, actions, failed);
    if (!situation) return tl::unexpected<Error>(situation.error());
    state_ = situation->state;
    return {};
  }

  /// Proving and growing a tree take turns, each time a little longer, until one of them is done.
  Thought think(const Task& wanted) override {
    if (!state_ || state_->phase == Phase::over) return {};
    const search::Strength& strength = kLevels[static_cast<std::size_t>(wanted.level - 1)];
    const auto [task, handicap] = search::at_level(wanted, strength);
    const PlayoutJudge judge(game_);
    Tree tree(judge, memory_ / 16);
    tree.begin(*state_, task.seed, handicap);
    for (std::uint64_t visits = kFirstVisits;; visits *= 2) {
      if (handicap.oversights == 0) {
        const std::uint64_t worth_visits = search::stricter(visits, task.nodes);
        if (auto proved = prove(task, worth_visits * kPositionsPerVisit, tree)) return *proved;
      }
      const bool goes_on = tree.grow(visits, task);
      if (!goes_on) return tree.told(task.lines);
      if (task.listener != nullptr) task.listener->hear(tree.told(task.lines));
    }
  }

  void forget() override {
    solver_ = Solver(solver_memory());
    traps_ = Traps(traps_memory());
  }
  void resize_memory(std::size_t bytes) override {
    memory_ = bytes;
    forget();
  }

 private:
  /// A sixteenth is left for the tree.
  [[nodiscard]] std::size_t solver_memory() const { return memory_ / 16 * 11; }
  [[nodiscard]] std::size_t traps_memory() const { return memory_ / 4; }

  /// With room for its tables, side 3 is solved from the first placement; otherwise proofs come
  /// within reach late, and sooner with the tables of the last turns.
  [[nodiscard]] bool is_near_enough() const {
    if (solver_.has_tables_for(*state_)) return true;
    const EndTables& ends = solver_.ends();
    const bool has_ends = ends.is_full() && ends.first_turn() <= kUsefulEnds;
    return state_->turn >= (has_ends ? kFirstProvableWithEnds : kFirstProvableTurn);
  }

  std::optional<Thought> prove(const Task& task, std::uint64_t positions, Tree& tree) {
    fill_ends(task, positions);
    if (!is_near_enough()) return std::nullopt;
    const auto proofs =
        solver_.actions(*state_, patience(task, positions), task.workers, task.crew);
    if (!proofs) return std::nullopt;
    Thought thought;
    thought.is_proof = true;
    for (std::size_t i = 0; i < std::min(proofs->size(), static_cast<std::size_t>(task.lines));
         ++i) {
      const ProvenAction& proven = (*proofs)[i];
      State after = *state_;
      apply(after, proven.action);
      search::Variation line{score_of(proven.proof), {game_.action_text(*state_, proven.action)}};
      for (const Action action :
           solver_.line(after, patience(task, positions)).value_or(std::vector<Action>{})) {
        line.actions.push_back(game_.action_text(after, action));
        apply(after, action);
      }
      thought.depth = std::max(thought.depth, static_cast<int>(line.actions.size()));
      thought.lines.push_back(std::move(line));
    }
    if (thought.lines.front().score == search::kDraw && task.lines == 1) {
      choose_draw(thought, *proofs, task, tree);
    }
    return thought;
  }

  /// Little by little in the turns before they are of use; but who has a limit fills all or
  /// nothing, so that what he finds does not depend on what was asked before.
  void fill_ends(const Task& task, std::uint64_t positions) {
    solver_.begin_ends(*state_);
    const bool is_limited = task.nodes != 0;
    const bool is_too_soon = state_->turn < kFirstProvableTurn;
    const bool is_too_much = solver_.ends().left() > task.nodes * kPositionsPerVisit;
    if (is_limited && (is_too_soon || is_too_much)) return;
    (void)solver_.fill_ends(*state_, patience(task, is_limited ? Patience::kEndless : positions),
                            task.workers, task.crew);
  }

  /// Of actions that all draw, the one that is hardest to answer goes first; where nobody can say,
  /// since the clearing is far, the one that the tree likes best.
  void choose_draw(Thought& thought, const std::vector<ProvenAction>& proofs, const Task& task,
                   Tree& tree) {
    std::vector<Action> draws;
    for (const auto& [action, proof] : proofs) {
      if (proof.value == 0) draws.push_back(action);
    }
    const auto chosen =
        Traps::can_be_set(*state_) ? trap(draws, task) : liked_by(tree, draws, task);
    if (chosen) thought.lines.front().actions = {game_.action_text(*state_, *chosen)};
  }

  std::optional<Action> trap(const std::vector<Action>& draws, const Task& task) {
    const std::uint64_t positions =
        task.nodes == 0 ? Patience::kEndless : task.nodes * kPositionsPerVisit;
    return traps_.best(*state_, draws, solver_.ends(), patience(task, positions), task.workers,
                       task.crew);
  }

  std::optional<Action> liked_by(Tree& tree, const std::vector<Action>& draws, const Task& task) {
    (void)tree.grow(kVisitsForADraw, task);
    const auto liked = game_.read_action(*state_, tree.told(1).best());
    if (!liked || std::ranges::find(draws, *liked) == draws.end()) return std::nullopt;
    return *liked;
  }

  [[nodiscard]] static Patience patience(const Task& task, std::uint64_t positions) {
    return {.positions = positions,
            .stop =
                [](void* stop) {
                  return stop != nullptr && static_cast<search::Stop*>(stop)->is_set();
                },
            .asked = task.stop};
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
  static constexpr int kFirstProvableTurn = 13;      // 7b
  static constexpr int kFirstProvableWithEnds = 10;  // 6a
  static constexpr int kUsefulEnds = 19;             // 10b

  Menhirs game_;
  std::size_t memory_;
  Solver solver_;
  Traps traps_;
  std::optional<State> state_;
};

}  // namespace

std::unique_ptr<search::Thinker> make_thinker(Menhirs game, std::size_t memory) {
  return std::make_unique<MenhirsThinker>(std::move(game), memory);
}

}  // namespace broceliande::menhirs
