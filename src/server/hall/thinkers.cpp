#include "server/hall/thinkers.hpp"

#include <utility>

#include "engine/players.hpp"
#include "games/registry.hpp"
#include "server/hall/phrases.hpp"

namespace broceliande::server {

Thinkers::Thinkers(const Rules& rules, Post post)
    : rules_(rules), post_(std::move(post)), workers_(rules.threads, rules.most_waiting) {}

void Thinkers::think(ComputerTask task, std::uint64_t seed, Answer answer) {
  const bool is_taken = workers_.take([this, task = std::move(task), seed, answer] {
    auto result = thought(task, seed);
    if (is_stopping_) return;
    post_([answer, result = std::move(result)] { answer(result); });
  });
  if (!is_taken) post_([answer] { answer(refuse(phrases::kTooFast)); });
}

Result<std::string> Thinkers::thought(const ComputerTask& task, std::uint64_t seed) const {
  const auto game = find_game(task.game)->with(task.options);
  if (!game) return tl::unexpected<Error>(game.error());
  engine::PlayerOrder order;
  order.habits.level = task.level;
  order.habits.own.movetime = rules_.longest;
  const auto player = engine::make_player(order, **game, &is_stopping_);
  if (!player) return tl::unexpected<Error>(player.error());
  if (task.party) {
    auto prepared = (*player)->prepare(*task.party, seed);
    if (!prepared) return refuse(phrases::kCannotThink, Error::kNoPlace, {task.game});
    return *std::move(prepared);
  }
  const auto begun = (*player)->begin_game(seed);
  if (!begun) return tl::unexpected<Error>(begun.error());
  return (*player)->choose({.start = task.start,
                            .actions = task.actions,
                            .seat = task.seat,
                            .offers_swap = task.offers_swap,
                            .limits = {}});
}

}  // namespace broceliande::server
