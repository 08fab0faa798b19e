#include "games/graal/search/thinker.hpp"

#include "games/graal/search/drawing_up.hpp"
#include "games/graal/search/insight.hpp"
#include "games/graal/search/levels.hpp"
#include "search/two_sided_thinker.hpp"

namespace broceliande::graal {
namespace {

class GraalThinker final : public search::TwoSidedThinker<Insight> {
 public:
  using TwoSidedThinker::TwoSidedThinker;

  std::optional<std::string> prepare(int party, std::uint64_t seed) override {
    return draw_up(game(), party, seed);
  }
};

}  // namespace

std::unique_ptr<search::Thinker> make_thinker(Graal game, std::size_t memory) {
  return std::make_unique<GraalThinker>(std::move(game), kLevels, memory);
}

}  // namespace broceliande::graal
