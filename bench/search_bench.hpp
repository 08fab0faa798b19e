#pragma once

// Positions a second of the searches, on one and on two threads, and how soon they look how deep.
// Each game measures its own engine with them.
#include <benchmark/benchmark.h>

#include <string>

#include "core/rng.hpp"
#include "engine/worker_threads.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"

namespace broceliande::search {

/// Played on a little by a low level, so that the position is one of a game.
inline std::string middle_game(const std::string& name, const OptionValues& options, int plies,
                               std::uint64_t seed = 1) {
  const auto game = std::move(*find_game(name)->with(options));
  const auto engine = std::move(*opponents::make_engine(name, options));
  std::string position = game->deal(seed);
  for (int i = 0; i < plies; ++i) {
    std::size_t failed = 0;
    (void)engine->set_position(position, {}, failed);
    SearchRequest request;
    request.nodes = 5'000;
    const SearchResult result = engine->think(request);
    if (result.lines.empty()) break;
    position = *game->apply(position, {result.best()}, failed);
  }
  return position;
}

/// Items are positions searched; wall time, since workers run at the same time.
inline void think(benchmark::State& run, const char* name, const OptionValues& options, int plies,
                  int workers) {
  const std::string position = middle_game(name, options, plies);
  engine::WorkerThreads pool;
  const auto engine = std::move(*opponents::make_engine(name, options));
  std::uint64_t nodes = 0;
  for (auto _ : run) {
    engine->forget();
    std::size_t failed = 0;
    (void)engine->set_position(position, {}, failed);
    SearchRequest request;
    request.nodes = 1'000'000;
    request.workers = workers;
    request.pool = &pool;
    nodes += engine->think(request).nodes;
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

/// How long it takes to look so deep in some positions: where workers help each other rather than
/// do the same, several are quicker.
inline void deepen(benchmark::State& run, const char* name, const OptionValues& options, int depth,
                   int workers) {
  std::vector<std::string> positions;
  for (int i = 0; i < 24; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    positions.push_back(middle_game(name, options, 4 + i, seed));
  }
  engine::WorkerThreads pool;
  const auto engine = std::move(*opponents::make_engine(name, options));
  for (auto _ : run) {
    for (const std::string& position : positions) {
      engine->forget();
      std::size_t failed = 0;
      (void)engine->set_position(position, {}, failed);
      SearchRequest request;
      request.depth = depth;
      request.workers = workers;
      request.pool = &pool;
      benchmark::DoNotOptimize(engine->think(request).nodes);
    }
  }
}

}  // namespace broceliande::search
