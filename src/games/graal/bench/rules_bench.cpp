#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"
#include "games/graal/plain.hpp"

namespace broceliande::graal {
namespace {

constexpr auto kStart =
    "5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/7E8/12A1L1/3L3A8/9AE4A/6N4E1S1N/"
    "3N1D2SS1LL3/7P2K5 k1l1,p15p16 S1 - 0 1@world-of-art";

/// Positions from the middle of random games.
std::vector<State> middle_game(const Graal& game, std::size_t count) {
  std::vector<State> states;
  std::vector<Action> actions;
  for (std::uint64_t seed = 0; states.size() < count; ++seed) {
    Rng rng(seed);
    State state = game.deal(rng);
    play_out(game, state, rng, actions, static_cast<int>(20 + rng.below(60)));
    if (!state.is_over() && !state.is_shot_pending()) states.push_back(state);
  }
  return states;
}

/// Items are full lists of legal actions.
void legal_lists(benchmark::State& run) {
  const Graal game = *Graal::with({});
  const std::vector<State> states = middle_game(game, 500);
  std::vector<Action> actions;
  std::int64_t lists = 0;
  for (auto _ : run) {
    for (const State& state : states) {
      actions.clear();
      game.legal(state, actions);
      benchmark::DoNotOptimize(actions.data());
    }
    lists += static_cast<std::int64_t>(states.size());
  }
  run.SetItemsProcessed(lists);
}
BENCHMARK(legal_lists)->Name("legal_lists/graal");

void legal_lists_plain(benchmark::State& run) {
  const Graal game = *Graal::with({});
  std::vector<std::string> positions;
  for (const State& state : middle_game(game, 100)) positions.push_back(game.position_text(state));
  std::int64_t lists = 0;
  for (auto _ : run) {
    for (const std::string& position : positions) {
      benchmark::DoNotOptimize(plain::legal(position, {}));
    }
    lists += static_cast<std::int64_t>(positions.size());
  }
  run.SetItemsProcessed(lists);
}
BENCHMARK(legal_lists_plain)->Name("legal_lists/graal_plain");

/// Items are leaves.
void opening_perft(benchmark::State& run) {
  const Graal game = *Graal::with({});
  const State state = *game.read_position(kStart);
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += game.perft(state, 3);
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(opening_perft)->Name("perft/graal");

void opening_perft_plain(benchmark::State& run) {
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += *plain::perft(kStart, 2, {});
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(opening_perft_plain)->Name("perft/graal_plain");

}  // namespace
}  // namespace broceliande::graal
