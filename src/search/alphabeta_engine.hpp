#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "search/engine.hpp"
#include "search/iterative_deepening.hpp"
#include "search/root_position.hpp"

namespace broceliande::search {

/// An alpha-beta engine for a two-sided game.
template <Evaluator E>
class AlphaBetaEngine : public Engine {
 public:
  using Game = typename E::Game;

  AlphaBetaEngine(Game game, const Levels& levels, std::size_t memory)
      : game_(std::move(game)), levels_(levels), table_(memory) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto root = read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    root_ = std::move(*root);
    return {};
  }

  SearchResult think(const SearchRequest& wanted) override {
    if (!root_ || game_.outcome(root_->state)) return {};
    const auto [request, handicap] =
        at_level(wanted, levels_[static_cast<std::size_t>(wanted.level - 1)]);
    const E evaluator(game_, root_->state);
    std::vector<std::uint64_t> before;
    for (const auto& state : root_->before) before.push_back(evaluator.key(state));
    return IterativeDeepening<E>(evaluator, table_, request, handicap).think(root_->state, before);
  }

  void forget() override { table_.clear(); }
  void resize_memory(std::size_t bytes) override { table_.resize(bytes); }

 protected:
  [[nodiscard]] const Game& game() const { return game_; }
  /// Null before a position was set.
  [[nodiscard]] const typename Game::State* state() const {
    return root_ ? &root_->state : nullptr;
  }

 private:
  Game game_;
  Levels levels_;
  TranspositionTable table_;
  std::optional<RootPosition<Game>> root_;
};

}  // namespace broceliande::search
