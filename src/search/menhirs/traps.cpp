#include "search/menhirs/traps.hpp"

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

std::optional<Action> Traps::best(const State& state, int turns) {
  const std::optional<Trap> trap = set(state, turns);
  if (!trap) return std::nullopt;
  return trap->action;
}

std::optional<Traps::Trap> Traps::set(const State& state, int turns) {
  const auto proven = ask(state);
  if (!proven) return std::nullopt;
  Trap best{proven->front().action};
  for (const auto& [action, proof] : *proven) {
    if (proof.value != 0) continue;
    State after = state;
    apply(after, action);
    double chance = 0;
    if (after.phase != Phase::over && after.turn == state.turn) {
      const std::optional<Trap> with_clear = set(after, turns);
      if (!with_clear) return std::nullopt;
      chance = with_clear->chance;
    } else if (after.phase != Phase::over) {
      const std::optional<double> error = chance_of_error(after, turns);
      if (!error) return std::nullopt;
      chance = *error;
    }
    if (chance > best.chance) best = {action, chance};
  }
  return best;
}

std::optional<double> Traps::chance_of_error(const State& state, int turns) {
  const auto proven = ask(state);
  if (!proven) return std::nullopt;
  double total = 0;
  double considered = 0;
  for (const auto& [action, proof] : *proven) {
    const bool is_seen = proof.value < 0 && proof.turn <= state.turn + 1;
    if (is_seen) continue;
    considered += 1;
    if (proof.value < 0) {
      total += 1;
      continue;
    }
    State after = state;
    apply(after, action);
    if (after.phase == Phase::over) continue;
    if (after.turn == state.turn) {
      const std::optional<double> error = chance_of_error(after, turns);
      if (!error) return std::nullopt;
      total += *error;
    } else if (turns > 1) {
      const std::optional<Trap> next = set(after, turns - 1);
      if (!next) return std::nullopt;
      total += next->chance;
    }
  }
  return considered == 0 ? 0 : total / considered;
}

}  // namespace broceliande::menhirs
