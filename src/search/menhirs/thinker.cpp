#include "search/menhirs/thinker.hpp"

#include <algorithm>

#include "search/menhirs/evaluation.hpp"
#include "search/menhirs/levels.hpp"
#include "search/menhirs/solver.hpp"
#include "search/menhirs/traps.hpp"
#include "search/situation.hpp"
#include "search/tree_search.hpp"

namespace broceliande::menhirs {
namespace {

using search::Score;
using search::Task;
using search::Thought;

class MenhirsThinker final : public search::Thinker {
 public:
  MenhirsThinker(Menhirs game, std::size_t memory)
      : game_(std::move(game)), memory_(memory), solver_(solver_memory()) {}

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
    const bool may_prove = is_near_enough(*state_) && handicap.oversights == 0;
    const PlayoutJudge judge(game_);
    search::TreeSearch<PlayoutJudge> tree(judge, memory_ / 4);
    tree.begin(*state_, task.seed, handicap);
    for (std::uint64_t visits = kFirstVisits;; visits *= 2) {
      if (may_prove) {
        const std::uint64_t worth_visits = search::stricter(visits, task.nodes);
        if (auto proved = prove(task, worth_visits * kPositionsPerVisit)) {
          set_trap(*proved, task);
          return *proved;
        }
      }
      const bool goes_on = tree.grow(visits, task);
      if (!goes_on) return tree.told(task.lines);
      if (task.listener != nullptr) task.listener->hear(tree.told(task.lines));
    }
  }

  void forget() override { solver_ = Solver(solver_memory()); }
  void resize_memory(std::size_t bytes) override {
    memory_ = bytes;
    forget();
  }

 private:
  /// A quarter is for the tree.
  [[nodiscard]] std::size_t solver_memory() const { return memory_ - memory_ / 4; }

  /// With room for its tables, side 3 is solved from the first placement; otherwise proofs come
  /// within reach late.
  [[nodiscard]] bool is_near_enough(const State& state) const {
    return solver_.has_tables_for(state) || state.turn >= kFirstProvableTurn;
  }

  std::optional<Thought> prove(const Task& task, std::uint64_t positions) {
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
    return thought;
  }

  /// Of actions that all draw, the one that is hardest to answer goes first.
  void set_trap(Thought& thought, const Task& task) {
    if (thought.lines.front().score != search::kDraw || task.lines != 1) return;
    std::optional<Action> chosen;
    for (int turns = 1; turns <= kMostTrapTurns; ++turns) {
      Traps traps(solver_, patience(task, kTrapPositions), kTrapQuestions);
      const auto found = traps.best(*state_, turns);
      if (!found) break;
      chosen = found;
    }
    if (chosen) thought.lines.front().actions = {game_.action_text(*state_, *chosen)};
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
  static constexpr int kFirstProvableTurn = 13;  // 7b, see docs/performance.md
  static constexpr int kMostTrapTurns = 3;
  static constexpr std::uint64_t kTrapPositions = 1'000'000;
  static constexpr int kTrapQuestions = 20'000;

  Menhirs game_;
  std::size_t memory_;
  Solver solver_;
  std::optional<State> state_;
};

}  // namespace

std::unique_ptr<search::Thinker> make_thinker(Menhirs game, std::size_t memory) {
  return std::make_unique<MenhirsThinker>(std::move(game), memory);
}

}  // namespace broceliande::menhirs
