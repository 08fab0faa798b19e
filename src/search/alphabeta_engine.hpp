#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "search/engine.hpp"
#include "search/iterative_deepening.hpp"
#include "search/root_position.hpp"

namespace broceliande::search {

/// What all alpha-beta engines of a two-sided game share, whatever they evaluate positions with.
template <class G>
class AlphaBetaEngineBase : public Engine {
 public:
  using Game = G;

  AlphaBetaEngineBase(Game game, const Levels& levels, std::size_t memory)
      : game_(std::move(game)), levels_(levels), table_(memory) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto root = read_root_position(game_, start, actions, failed);
    if (!root) return pass_on(root);
    root_ = std::move(*root);
    return {};
  }

  void forget() override { table_.clear(); }
  void resize_memory(std::size_t bytes) override { table_.resize(bytes); }

 protected:
  [[nodiscard]] const Game& game() const { return game_; }
  /// Null before a position was set.
  [[nodiscard]] const typename Game::State* state() const {
    return root_ ? &root_->state : nullptr;
  }
  [[nodiscard]] bool has_decision() const { return root_ && !game_.outcome(root_->state); }

  /// Where there is a decision.
  template <EvaluatorLike E>
  [[nodiscard]] SearchResult think_with(const E& evaluator, const SearchRequest& wanted) {
    const auto [request, handicap] =
        at_level(wanted, levels_[static_cast<std::size_t>(wanted.level - 1)]);
    std::vector<std::uint64_t> before;
    for (const auto& state : root_->before) before.push_back(evaluator.key(state));
    return IterativeDeepening<E>(evaluator, table_, request, handicap).think(root_->state, before);
  }

 private:
  Game game_;
  Levels levels_;
  TranspositionTable table_;
  std::optional<RootPosition<Game>> root_;
};

/// An alpha-beta engine for a two-sided game.
template <EvaluatorLike E>
class AlphaBetaEngine : public AlphaBetaEngineBase<typename E::Game> {
 public:
  using AlphaBetaEngineBase<typename E::Game>::AlphaBetaEngineBase;

  SearchResult think(const SearchRequest& wanted) override {
    if (!this->has_decision()) return {};
    return this->think_with(E(this->game(), *this->state()), wanted);
  }
};

}  // namespace broceliande::search
