#include "engine/engine_player.hpp"

#include <algorithm>

#include "core/game.hpp"
#include "engine/depth_limit.hpp"
#include "engine/phrases.hpp"

namespace broceliande::engine {

Result<void> EnginePlayer::begin_game(std::uint64_t seed) {
  seed_ = seed;
  engine_->forget();
  return {};
}

Result<std::string> EnginePlayer::choose(const MoveRequest& turn) {
  const std::vector<std::string> actions = without_swaps(turn.actions);
  std::size_t failed = 0;
  const auto known = engine_->set_position(turn.start, actions, failed);
  if (!known) return pass_on(known);
  Limits limits = stricter(turn.limits, settings_.limits);
  if (limits.is_unlimited(turn.seat)) limits.movetime = settings_.default_time;
  timer_.start(time_to_think(limits, turn.seat));
  search::SearchRequest request;
  request.nodes = limits.nodes;
  request.depth = limits.depth;
  request.level = settings_.level;
  request.seed = seed_;
  request.workers = settings_.threads;
  request.stop = &timer_;
  request.pool = &pool_;
  DepthLimit depth_limit(request.depth, timer_);
  request.observer = &depth_limit;
  const search::SearchResult result = engine_->think(request);
  if (result.lines.empty()) return refuse(phrases::kNothing);
  return search::decision(result, turn.offers_swap);
}

std::vector<std::string> without_swaps(const std::vector<std::string>& actions) {
  std::vector<std::string> moves = actions;
  std::erase(moves, kSwap);
  return moves;
}

}  // namespace broceliande::engine
