#include "games/graal/search/engine.hpp"

#include "games/graal/search/drawing_up.hpp"
#include "games/graal/search/evaluator.hpp"
#include "games/graal/search/levels.hpp"
#include "search/alphabeta_engine.hpp"

namespace broceliande::graal {
namespace {

class GraalEngine final : public search::AlphaBetaEngine<Evaluator> {
 public:
  using AlphaBetaEngine::AlphaBetaEngine;

  std::optional<std::string> prepare(int party, std::uint64_t seed) override {
    return draw_up(game(), party, seed);
  }
};

}  // namespace

std::unique_ptr<search::Engine> make_engine(Graal game, std::size_t memory) {
  return std::make_unique<GraalEngine>(std::move(game), kLevels, memory);
}

}  // namespace broceliande::graal
