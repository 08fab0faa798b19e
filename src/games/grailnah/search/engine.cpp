#include "games/grailnah/search/engine.hpp"

#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/search/leaf_evaluator.hpp"
#include "games/grailnah/search/levels.hpp"
#include "search/alphabeta_engine.hpp"
#include "search/mcts.hpp"

namespace broceliande::grailnah {
namespace {

using search::SearchRequest;
using search::SearchResult;
using Base = search::AlphaBetaEngine<Evaluator>;

/// Alpha-beta as long as there are two sides; among three, tree search in which everybody looks
/// after themselves, unless a win is soon proved against both others.
class GrailnahEngine final : public Base {
 public:
  GrailnahEngine(Grailnah game, const search::Levels& of_two_sides, std::size_t memory)
      : Base(std::move(game), of_two_sides, 0) {
    GrailnahEngine::resize_memory(memory);
  }

  SearchResult think(const SearchRequest& wanted) override {
    if (state() == nullptr || !are_three_sides(*state())) return Base::think(wanted);
    if (state()->is_over) return {};
    const search::Strength& strength = kLevelsOfThree[static_cast<std::size_t>(wanted.level - 1)];
    const auto [request, handicap] = search::at_level(wanted, strength);
    if (SearchResult proof = prove(wanted); proof.is_proof) return proof;
    const LeafEvaluator evaluator(game(), weights_for(3));
    return search::MonteCarloTreeSearch(evaluator, tree_memory_).think(*state(), request, handicap);
  }

  /// Where three play, most of it is for the tree; the rest serves when two are left.
  void resize_memory(std::size_t bytes) override {
    tree_memory_ = game().seats() == 3 ? bytes - bytes / 4 : 0;
    Base::resize_memory(bytes - tree_memory_);
  }

 private:
  /// A result that is a proof, if a win is near.
  SearchResult prove(SearchRequest request) {
    request.nodes = search::stricter(request.nodes, kProofNodes);
    request.observer = nullptr;
    SearchResult result = Base::think(request);
    result.is_proof = result.is_proof && search::is_win(result.lines.front().score);
    return result;
  }

  static constexpr std::uint64_t kProofNodes = 4'000;

  std::size_t tree_memory_ = 0;
};

}  // namespace

bool are_three_sides(const State& state) {
  return std::popcount(state.seated) == 3 && std::popcount(state.alive) == 3;
}

std::unique_ptr<search::Engine> make_engine(Grailnah game, std::size_t memory) {
  const search::Levels& of_two_sides = game.seats() == 4 ? kLevelsOfFour : kLevelsOfTwo;
  return std::make_unique<GrailnahEngine>(std::move(game), of_two_sides, memory);
}

}  // namespace broceliande::grailnah
