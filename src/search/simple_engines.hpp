#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "search/engine.hpp"
#include "search/root_position.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::search {

/// Chooses among the actions of a position without looking further ahead; shared by random and
/// greedy.
template <Game G>
class OnePlyEngine : public Engine {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto root = read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    state_ = root->state;
    return {};
  }
  SearchResult think(const SearchRequest& request) override {
    std::vector<Action> actions;
    if (state_) game_.legal(*state_, actions);
    if (actions.empty()) return {};
    Rng rng(request.seed ^ game_.hash(*state_));
    SearchResult result;
    result.depth = 1;
    result.nodes = actions.size();
    const Action chosen = choose(*state_, actions, rng);
    result.lines.push_back({0, {game_.action_text(*state_, chosen)}});
    return result;
  }
  void forget() override {}
  void resize_memory(std::size_t /*bytes*/) override {}

 protected:
  explicit OnePlyEngine(G game) : game_(std::move(game)) {}
  [[nodiscard]] const G& game() const { return game_; }

 private:
  virtual Action choose(const State& state, const std::vector<Action>& actions, Rng& rng) = 0;

  G game_;
  std::optional<State> state_;
};

template <Game G>
class RandomEngine final : public OnePlyEngine<G> {
 public:
  explicit RandomEngine(G game) : OnePlyEngine<G>(std::move(game)) {}

 private:
  typename G::Action choose(const typename G::State& /*state*/,
                            const std::vector<typename G::Action>& actions, Rng& rng) override {
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }
};

/// Takes the action after which the evaluation is best for the mover.
template <SeatEvaluatorLike E>
class GreedyEngine final : public OnePlyEngine<typename E::Game> {
 public:
  using Game = typename E::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  explicit GreedyEngine(Game game)
      : OnePlyEngine<Game>(std::move(game)), evaluator_(this->game()) {}

 private:
  Action choose(const State& state, const std::vector<Action>& actions, Rng& rng) override {
    const Seat mover = this->game().to_act(state);
    Action best = actions.front();
    double most = -1;
    std::uint32_t equals = 0;
    for (const Action action : actions) {
      State after = state;
      this->game().apply(after, action);
      const auto outcome = this->game().outcome(after);
      const Expectations all = outcome ? expectations_of(*outcome) : evaluator_.expectations(after);
      const double value = all[mover.index];
      if (value < most) continue;
      equals = value > most ? 1 : equals + 1;
      most = value;
      if (rng.below(equals) == 0) best = action;
    }
    return best;
  }

  E evaluator_;
};

}  // namespace broceliande::search
