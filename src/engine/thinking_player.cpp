#include "engine/thinking_player.hpp"

#include <algorithm>

#include "core/game.hpp"
#include "engine/depth_keeper.hpp"
#include "engine/phrases.hpp"

namespace broceliande::engine {

Result<void> ThinkingPlayer::begin_game(std::uint64_t seed) {
  seed_ = seed;
  thinker_->forget();
  return {};
}

Result<std::string> ThinkingPlayer::choose(const Question& question) {
  const std::vector<std::string> actions = without_swaps(question.actions);
  std::size_t failed = 0;
  const auto known = thinker_->set_position(question.start, actions, failed);
  if (!known) return tl::unexpected<Error>(known.error());
  Limits limits = stricter(question.limits, habits_.own);
  if (limits.is_unlimited(question.seat)) limits.movetime = habits_.patience;
  watch_.start(time_to_think(limits, question.seat));
  search::Task task;
  task.nodes = limits.nodes;
  task.depth = limits.depth;
  task.level = habits_.level;
  task.seed = seed_;
  task.workers = habits_.threads;
  task.stop = &watch_;
  task.crew = &crew_;
  DepthKeeper keeper(task.depth, watch_);
  task.listener = &keeper;
  const search::Thought thought = thinker_->think(task);
  if (thought.lines.empty()) return refuse(phrases::kNothing);
  return decision(thought, question.offers_swap);
}

std::vector<std::string> without_swaps(const std::vector<std::string>& actions) {
  std::vector<std::string> moves = actions;
  std::erase(moves, kSwap);
  return moves;
}

std::string decision(const search::Thought& thought, bool offers_swap) {
  const bool is_worse_off = thought.lines.front().score < search::kDraw;
  return offers_swap && is_worse_off ? std::string(kSwap) : thought.best();
}

}  // namespace broceliande::engine
