#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "engine/player.hpp"
#include "search/engine.hpp"

/// Players and engines for tests, so that these do not depend on how well anybody plays.
namespace broceliande::engine {

/// Plays any legal action, or whatever `spoil` makes of it.
class ScriptedPlayer final : public Player {
 public:
  using Spoil = std::function<Result<std::string>(const MoveRequest&, std::string)>;

  explicit ScriptedPlayer(const AnyGame& game, Spoil spoil = {})
      : game_(game), spoil_(std::move(spoil)) {}

  Result<void> begin_game(std::uint64_t seed) override {
    seed_ = seed;
    known_ = 0;
    return {};
  }
  Result<std::string> choose(const MoveRequest& turn) override {
    // From where it was asked last: games of chance are long.
    if (known_ == 0) position_ = turn.start;
    const std::vector<std::string> since(turn.actions.begin() + static_cast<std::ptrdiff_t>(known_),
                                         turn.actions.end());
    known_ = turn.actions.size();
    std::size_t failed = 0;
    const auto position = game_.apply(position_, since, failed);
    if (!position) return pass_on(position);
    position_ = *position;
    const auto actions = *game_.legal(*position);
    Rng rng(seed_ ^ scatter(turn.actions.size()));
    std::string action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    return spoil_ ? spoil_(turn, std::move(action)) : action;
  }

 private:
  const AnyGame& game_;
  Spoil spoil_;
  std::uint64_t seed_ = 0;
  std::string position_;
  std::size_t known_ = 0;  ///< actions that led to the position
};

/// Thinks of the first legal action; goes on, deeper and deeper, until a limit is met.
class PatientEngine final : public search::Engine {
 public:
  explicit PatientEngine(const AnyGame& game) : game_(game) {}

  Result<void> set_position(std::string_view start, const std::vector<std::string>& actions,
                            std::size_t& failed) override {
    const auto position = game_.apply(start, actions, failed);
    if (!position) return pass_on(position);
    legal_ = *game_.legal(*position);
    return {};
  }
  search::SearchResult think(const search::SearchRequest& request) override {
    search::SearchResult result;
    if (legal_.empty()) return result;
    result.lines = {{0, {legal_.front()}}};
    while (!request.stop->is_set()) {
      ++result.depth;
      result.nodes += 100;
      request.observer->report(result);
      const bool is_enough = (request.depth > 0 && result.depth >= request.depth) ||
                             (request.nodes > 0 && result.nodes >= request.nodes);
      if (is_enough) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return result;
  }
  void forget() override { ++forgotten; }
  void resize_memory(std::size_t bytes) override { memory = bytes; }

  int forgotten = 0;
  std::size_t memory = 0;

 private:
  const AnyGame& game_;
  std::vector<std::string> legal_;
};

}  // namespace broceliande::engine
