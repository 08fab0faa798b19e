#include "server/computers/engine_pool.hpp"

#include <utility>

#include "engine/players.hpp"
#include "games/registry.hpp"
#include "server/protocol/phrases.hpp"

namespace broceliande::server {

static_assert(kFullStrengthOnline == search::kFullStrength);

EnginePool::EnginePool(const PoolRules& rules, Post post)
    : rules_(rules),
      post_(std::move(post)),
      queue_(rules.most_waiting),
      workers_(rules.threads, rules.most_waiting.in_all) {}

/// The thread pool gets anonymous jobs; a thread that becomes free decides whose search it runs.
void EnginePool::think(const FairQueueKey& whom, ComputerTask task, std::uint64_t seed,
                       Answer answer) {
  using Pushed = FairQueue<std::function<void()>>::Pushed;
  const auto work = [this, task = std::move(task), seed, answer] {
    auto result = thought(task, seed);
    if (is_stopping_) return;
    post_([answer, result = std::move(result)] { answer(result); });
  };
  const Pushed pushed = [&] {
    const std::scoped_lock lock(mutex_);
    return queue_.push(whom, work);
  }();
  if (pushed == Pushed::refused) return post_([answer] { answer(refuse(phrases::kOverloaded)); });
  if (pushed == Pushed::added) (void)workers_.take([this] { do_next(); });  // has as much room
}

void EnginePool::do_next() {
  std::unique_lock lock(mutex_);
  const auto work = queue_.pop();
  lock.unlock();
  if (work) (*work)();
}

std::size_t EnginePool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

Result<std::string> EnginePool::thought(const ComputerTask& task, std::uint64_t seed) const {
  const auto game = find_game(task.game)->with(task.options);
  if (!game) return pass_on(game);
  engine::PlayerSpec spec = engine::player_spec_for(task.level);
  spec.settings.limits.movetime = rules_.longest;
  const auto player = engine::make_player(spec, **game, &is_stopping_);
  if (!player) return pass_on(player);
  if (task.party) {
    auto prepared = (*player)->prepare(*task.party, seed);
    if (!prepared) return refuse(phrases::kCannotThink, Error::kNoPlace, {task.game});
    return *std::move(prepared);
  }
  const auto begun = (*player)->begin_game(seed);
  if (!begun) return pass_on(begun);
  return (*player)->choose({.start = task.start,
                            .actions = task.actions,
                            .seat = task.seat,
                            .offers_swap = task.offers_swap,
                            .limits = {}});
}

}  // namespace broceliande::server
