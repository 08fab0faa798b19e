#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/game_of.hpp"
#include "games/menhirs/game.hpp"
#include "games/menhirs/plain.hpp"

namespace broceliande::menhirs {
namespace {

constexpr auto kSlides = ".m../..m../....M./.mMMMm./.M..../.M.../.M.. 3a slide - 7b";

Menhirs side(const char* cells) { return *Menhirs::with({{"side", cells}}); }

void random_games(benchmark::State& run, const char* cells) {
  const Menhirs game = side(cells);
  std::vector<Action> actions;
  Rng rng(1);
  for (auto _ : run) {
    State state = game.deal(rng);
    benchmark::DoNotOptimize(play_out(game, state, rng, actions));
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK_CAPTURE(random_games, menhirs_side3, "3");
BENCHMARK_CAPTURE(random_games, menhirs_side4, "4");
BENCHMARK_CAPTURE(random_games, menhirs_side5, "5");

void random_games_plain(benchmark::State& run) {
  const Menhirs game = side("4");
  Rng rng(1);
  for (auto _ : run) {
    std::string position = game.position_text(game.deal(rng));
    for (;;) {
      const std::vector<std::string> actions = plain::legal(position);
      if (actions.empty()) break;
      position =
          plain::apply(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(random_games_plain)->Name("random_games/menhirs_side4_plain");

/// Items are leaves.
void slide_perft(benchmark::State& run) {
  const Menhirs game = side("4");
  const State state = *game.read_position(kSlides);
  std::vector<Action> stack;
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += perft(game, state, 4, stack);
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(slide_perft)->Name("perft/menhirs_side4");

void slide_perft_plain(benchmark::State& run) {
  std::uint64_t leaves = 0;
  for (auto _ : run) leaves += plain::perft(kSlides, 2);
  run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(slide_perft_plain)->Name("perft/menhirs_side4_plain");

}  // namespace
}  // namespace broceliande::menhirs
