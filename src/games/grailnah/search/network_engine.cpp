#include "games/grailnah/search/network_engine.hpp"

#include <bit>
#include <utility>

#include "games/grailnah/search/engine.hpp"
#include "games/grailnah/search/levels.hpp"
#include "games/grailnah/search/network_evaluator.hpp"
#include "search/alphabeta_engine.hpp"

namespace broceliande::grailnah {
namespace {

class NetworkEngine final : public search::AlphaBetaEngineBase<Grailnah> {
 public:
  NetworkEngine(Grailnah game, search::Network network, int players, const search::Levels& levels,
                std::size_t memory)
      : AlphaBetaEngineBase(std::move(game), levels, memory),
        network_(std::move(network)),
        table_(network_, players) {}

  search::SearchResult think(const search::SearchRequest& wanted) override {
    if (!has_decision()) return {};
    if (!sees(*state())) return think_with(Evaluator(game(), *state()), wanted);
    return think_with(NetworkEvaluator(game(), *state(), table_), wanted);
  }

 private:
  [[nodiscard]] bool sees(const State& state) const {
    return NetworkView::sees(game().rules(), state) &&
           std::popcount(state.seated) == table_.players();
  }

  search::Network network_;
  NetworkTable table_;
};

}  // namespace

bool takes_network(const search::Network& network) {
  return NetworkTable::fits(network, 2) || NetworkTable::fits(network, 4);
}

std::string_view network_name(const Grailnah& game) {
  if (!NetworkView::fits(game.rules())) return "";
  if (game.seats() == 2) return "grailnah-2";
  return game.seats() == 4 ? "grailnah-4" : "";
}

std::unique_ptr<search::Engine> make_network_engine(Grailnah game, search::Network network,
                                                    std::size_t memory) {
  const int players = game.seats();
  if (players == 3 || !NetworkTable::fits(network, players)) {
    return make_engine(std::move(game), memory);
  }
  const search::Levels& levels = players == 4 ? kLevelsOfFour : kLevelsOfTwo;
  return std::make_unique<NetworkEngine>(std::move(game), std::move(network), players, levels,
                                         memory);
}

}  // namespace broceliande::grailnah
