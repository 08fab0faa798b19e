#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "search/deepening.hpp"
#include "search/situation.hpp"
#include "search/thinker.hpp"

namespace broceliande::search {

/// A thinker by alpha-beta for a game of two sides.
template <Insight I>
class TwoSidedThinker : public Thinker {
 public:
  using Game = typename I::Game;

  TwoSidedThinker(Game game, const Levels& levels, std::size_t memory)
      : game_(std::move(game)), levels_(levels), table_(memory) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    auto situation = read_situation(game_, start, actions, failed);
    if (!situation) return tl::unexpected<Error>(situation.error());
    situation_ = std::move(*situation);
    return {};
  }

  Thought think(const Task& wanted) override {
    if (!situation_ || game_.outcome(situation_->state)) return {};
    const auto [task, handicap] =
        at_level(wanted, levels_[static_cast<std::size_t>(wanted.level - 1)]);
    const I insight(game_, situation_->state);
    std::vector<std::uint64_t> before;
    for (const auto& state : situation_->before) before.push_back(insight.key(state));
    return Deepening<I>(insight, table_, task, handicap).think(situation_->state, before);
  }

  void forget() override { table_.clear(); }
  void resize_memory(std::size_t bytes) override { table_.resize(bytes); }

 protected:
  [[nodiscard]] const Game& game() const { return game_; }
  /// Null before a position was set.
  [[nodiscard]] const typename Game::State* state() const {
    return situation_ ? &situation_->state : nullptr;
  }

 private:
  Game game_;
  Levels levels_;
  Table table_;
  std::optional<Situation<Game>> situation_;
};

}  // namespace broceliande::search
