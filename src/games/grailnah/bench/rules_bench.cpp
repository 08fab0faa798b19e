#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/game_of.hpp"
#include "games/grailnah/game.hpp"
#include "games/grailnah/plain.hpp"

namespace broceliande::grailnah {
namespace {

constexpr auto kThree =
    "N:K@N,Q@B1,n@N,n@C3,n@G7/E:K@W,Q@B16,n@E,n@D8,n@F15/W:K@W,Q@W,n@W,n@A15,n@G12 M@F7,F@* E40 "
    "-;020;NEW nl2004";

/// Items are actions.
void random_actions(benchmark::State& run, const char* players) {
  const Grailnah game = *Grailnah::with({{"players", players}});
  std::vector<Action> actions;
  Rng rng(1);
  std::int64_t played = 0;
  for (auto _ : run) {
    State state = game.deal(rng);
    played += play_out(game, state, rng, actions);
  }
  run.SetItemsProcessed(played);
}
BENCHMARK_CAPTURE(random_actions, grailnah_2, "2");
BENCHMARK_CAPTURE(random_actions, grailnah_3, "3");
BENCHMARK_CAPTURE(random_actions, grailnah_4, "4");

void random_actions_plain(benchmark::State& run) {
  const Grailnah game = *Grailnah::with({});
  Rng rng(1);
  std::int64_t played = 0;
  for (auto _ : run) {
    std::string position = game.position_text(game.deal(rng));
    for (;;) {
      const auto actions = *plain::legal(position, {});
      if (actions.empty()) break;
      const auto& chosen = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      position = *plain::apply(position, chosen, {});
      ++played;
    }
  }
  run.SetItemsProcessed(played);
}
BENCHMARK(random_actions_plain)->Name("random_actions/grailnah_2_plain");

/// Items are leaves.
void three_player_perft(benchmark::State& run) {
  const Grailnah game = *Grailnah::with({});
  const State state = *game.read_position(kThree);
  std::vector<Action> stack;
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += perft(game, state, 3, stack);
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(three_player_perft)->Name("perft/grailnah_3");

void three_player_perft_plain(benchmark::State& run) {
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += *plain::perft(kThree, 2, {});
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(three_player_perft_plain)->Name("perft/grailnah_3_plain");

}  // namespace
}  // namespace broceliande::grailnah
