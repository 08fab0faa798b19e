#include "search/grailnah/thinker.hpp"

#include "search/grailnah/insight.hpp"
#include "search/grailnah/levels.hpp"
#include "search/two_sided_thinker.hpp"

namespace broceliande::grailnah {

std::unique_ptr<search::Thinker> make_thinker(Grailnah game, std::size_t memory) {
  return std::make_unique<search::TwoSidedThinker<Insight>>(std::move(game), kLevels, memory);
}

}  // namespace broceliande::grailnah
