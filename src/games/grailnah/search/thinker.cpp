#include "games/grailnah/search/thinker.hpp"

#include "games/grailnah/search/insight.hpp"
#include "games/grailnah/search/leaf_judge.hpp"
#include "games/grailnah/search/levels.hpp"
#include "search/tree_search.hpp"
#include "search/two_sided_thinker.hpp"

namespace broceliande::grailnah {
namespace {

using search::Task;
using search::Thought;
using TwoSided = search::TwoSidedThinker<Insight>;

/// Alpha-beta as long as there are two sides; among three, tree search in which everybody looks
/// after himself, unless a win is soon proved against both others.
class GrailnahThinker final : public TwoSided {
 public:
  GrailnahThinker(Grailnah game, const search::Levels& of_two_sides, std::size_t memory)
      : TwoSided(std::move(game), of_two_sides, 0) {
    GrailnahThinker::resize_memory(memory);
  }

  Thought think(const Task& wanted) override {
    if (state() == nullptr || !are_three_sides(*state())) return TwoSided::think(wanted);
    if (state()->is_over) return {};
    const search::Strength& strength = kLevelsOfThree[static_cast<std::size_t>(wanted.level - 1)];
    const auto [task, handicap] = search::at_level(wanted, strength);
    if (Thought proof = prove(wanted); proof.is_proof) return proof;
    const LeafJudge judge(game(), weights_for(3));
    return search::TreeSearch(judge, tree_memory_).think(*state(), task, handicap);
  }

  /// Where three play, most of it is for the tree; the rest serves when two are left.
  void resize_memory(std::size_t bytes) override {
    tree_memory_ = game().seats() == 3 ? bytes - bytes / 4 : 0;
    TwoSided::resize_memory(bytes - tree_memory_);
  }

 private:
  /// A thought that is a proof, if a win is near.
  Thought prove(Task task) {
    task.nodes = search::stricter(task.nodes, kProofNodes);
    task.listener = nullptr;
    Thought thought = TwoSided::think(task);
    thought.is_proof = thought.is_proof && search::is_win(thought.lines.front().score);
    return thought;
  }

  static constexpr std::uint64_t kProofNodes = 4'000;

  std::size_t tree_memory_ = 0;
};

}  // namespace

bool are_three_sides(const State& state) {
  return std::popcount(state.seated) == 3 && std::popcount(state.alive) == 3;
}

std::unique_ptr<search::Thinker> make_thinker(Grailnah game, std::size_t memory) {
  const search::Levels& of_two_sides = game.seats() == 4 ? kLevelsOfFour : kLevelsOfTwo;
  return std::make_unique<GrailnahThinker>(std::move(game), of_two_sides, memory);
}

}  // namespace broceliande::grailnah
