#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "core/playout.hpp"
#include "search/engine.hpp"
#include "search/root_position.hpp"

namespace broceliande::search {

/// Plain upper-confidence tree search (Kocsis, Szepesvári 2006) with random playouts, for any
/// number of seats: each player wants their own seat to win. A yardstick, not an opponent for
/// people.
template <Game G>
class UctEngine final : public Engine {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  explicit UctEngine(G game) : game_(std::move(game)) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto root = read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    state_ = root->state;
    return {};
  }

  SearchResult think(const SearchRequest& request) override {
    if (!state_ || game_.outcome(*state_)) return {};
    Rng rng(request.seed ^ game_.hash(*state_));
    nodes_.assign(1, UctNode{});
    const std::uint64_t playouts = request.nodes == 0 ? kPlayouts : request.nodes;
    for (std::uint64_t i = 0; i < playouts; ++i) {
      if (i % 64 == 0 && request.stop != nullptr && request.stop->is_set()) break;
      play_once(rng);
    }
    const UctNode& root = nodes_.front();
    std::size_t best = root.first_child;
    for (std::size_t i = 0; i < root.children; ++i) {
      if (nodes_[root.first_child + i].visits > nodes_[best].visits) best = root.first_child + i;
    }
    const UctNode& chosen = nodes_[best];
    SearchResult result;
    result.nodes = root.visits;
    const double mean = chosen.visits == 0 ? 0.5 : chosen.total / chosen.visits;
    result.lines.push_back(
        {static_cast<Score>(2000 * (mean - 0.5)), {game_.action_text(*state_, chosen.action)}});
    return result;
  }

  void forget() override {}
  void resize_memory(std::size_t /*bytes*/) override {}

 private:
  static constexpr std::uint64_t kPlayouts = 5'000;
  static constexpr int kLongestPlayout = 2'000;
  static constexpr double kExploration = 1.0;

  struct UctNode {
    Action action{};
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    double total = 0;  ///< for the seat that chose the action
  };

  void play_once(Rng& rng) {
    // Step 1. Selection, and expansion of what was visited before
    State state = *state_;
    path_.assign(1, 0);
    movers_.assign(1, Seat{});
    std::size_t at = 0;
    while (!game_.outcome(state) && (nodes_[at].visits > 0 || at == 0)) {
      if (nodes_[at].children == 0) expand(at, state);
      const Seat mover = game_.to_act(state);
      at = select(at, rng);
      game_.apply(state, nodes_[at].action);
      path_.push_back(at);
      movers_.push_back(mover);
    }

    // Step 2. Playout
    play_out(game_, state, rng, actions_, kLongestPlayout);

    // Step 3. Backpropagation
    const std::optional<Outcome> outcome = game_.outcome(state);
    for (std::size_t i = 0; i < path_.size(); ++i) {
      UctNode& node = nodes_[path_[i]];
      ++node.visits;
      const int verdict = outcome ? static_cast<int>((*outcome)[movers_[i]].verdict) : 0;
      node.total += 0.5 + 0.5 * verdict;
    }
  }

  void expand(std::size_t at, const State& state) {
    actions_.clear();
    game_.legal(state, actions_);
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(actions_.size());
    for (const Action action : actions_) nodes_.push_back({.action = action});
  }

  std::size_t select(std::size_t at, Rng& rng) const {
    const UctNode& node = nodes_[at];
    // Children that were never visited come first, at random.
    std::uint32_t fresh = 0;
    std::size_t chosen = node.first_child;
    double best = -1;
    const double log_visits = std::log(static_cast<double>(node.visits) + 1);
    for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
      const UctNode& child = nodes_[i];
      if (child.visits == 0) {
        if (rng.below(++fresh) == 0) chosen = i;
      } else if (fresh == 0) {
        const double value =
            child.total / child.visits + kExploration * std::sqrt(log_visits / child.visits);
        if (value > best) {
          best = value;
          chosen = i;
        }
      }
    }
    return chosen;
  }

  G game_;
  std::optional<State> state_;
  std::vector<UctNode> nodes_;
  std::vector<Action> actions_;
  std::vector<std::size_t> path_;
  std::vector<Seat> movers_;
};

}  // namespace broceliande::search
