#include "games/graal/search/network_engine.hpp"

#include <optional>
#include <string>
#include <utility>

#include "games/graal/search/drawing_up.hpp"
#include "games/graal/search/levels.hpp"
#include "games/graal/search/network_evaluator.hpp"
#include "games/graal/stock.hpp"
#include "search/alphabeta_engine.hpp"

namespace broceliande::graal {
namespace {

class NetworkEngine final : public search::AlphaBetaEngineBase<Graal> {
 public:
  NetworkEngine(Graal game, search::Network network, std::size_t memory)
      : AlphaBetaEngineBase(std::move(game), kLevels, memory), network_(std::move(network)) {}

  search::SearchResult think(const search::SearchRequest& wanted) override {
    if (!has_decision()) return {};
    if (!sees(*state())) return think_with(Evaluator(game(), *state()), wanted);
    if (!table_ || !table_->serves(*state())) table_.emplace(network_, game().variant(), *state());
    return think_with(NetworkEvaluator(game(), *state(), *table_), wanted);
  }
  std::optional<std::string> prepare(int party, std::uint64_t seed) override {
    return draw_up(game(), party, seed);
  }

 private:
  [[nodiscard]] bool sees(const State& state) const { return state.map < seen_maps_; }

  search::Network network_;
  std::size_t seen_maps_ = stock_maps().size();
  std::optional<NetworkTable> table_;  ///< for the castles of the last position
};

}  // namespace

bool takes_network(const search::Network& network) { return NetworkTable::fits(network); }

std::string_view network_name(const Graal& game) {
  const bool has_own_map = game.variant().maps.size() > stock_maps().size();
  return has_own_map ? "" : "graal";
}

std::unique_ptr<search::Engine> make_network_engine(Graal game, search::Network network,
                                                    std::size_t memory) {
  return std::make_unique<NetworkEngine>(std::move(game), std::move(network), memory);
}

}  // namespace broceliande::graal
