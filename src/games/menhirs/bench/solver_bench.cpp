#include <benchmark/benchmark.h>

#include "engine/worker_threads.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

/// One layout from its first placement, with the slides listed before.
void solve_layout(benchmark::State& run, const char* position) {
  const State state = *read_position(position);
  State other = state;
  other.first_clearing = static_cast<std::uint8_t>(27 - state.first_clearing);
  Solver solver;
  benchmark::DoNotOptimize(solver.solve(other));
  for (auto _ : run) {
    benchmark::DoNotOptimize(solver.solve(state));
    run.PauseTiming();
    // Another layout's question, near its end and so quick, makes the solver drop its tables.
    State last = other;
    last.turn = kTurns - 1;
    last.phase = Phase::slide;
    benchmark::DoNotOptimize(solver.solve(last));
    run.ResumeTiming();
  }
}
BENCHMARK_CAPTURE(solve_layout, menhirs_side3_quiet, "M../.M../M.M../M.M./M.. 1a place - 8a")
    ->Name("solve/menhirs_side3_quiet")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve_layout, menhirs_side3_sharp, "M../.MM./..M../M.../.MM 1a place - 8a")
    ->Name("solve/menhirs_side3_sharp")
    ->Unit(benchmark::kMillisecond);

/// All actions of positions on side 4, one after the other.
void prove_actions(benchmark::State& run, int workers) {
  engine::WorkerThreads pool;
  for (auto _ : run) {
    Solver solver;
    for (const char* position :
         {"...o/.om../..M.mM/omm.m.M/..m.../.M.../.... 8b slide - 8a",
          "..o./.o.mm/..om.o/omM.m../m.Mm../...m./.... 8b slide - 8a",
          "..o./.o.m./.mM.mM/o.M.mm./.mo.../.m.../.... 8b slide c2.c3.d3.e2.f2>SE 8a",
          "..o./.mM../.mMmo./...om../mmo.../.mo.m/.... 8b slide b3.c4.d5>NW 8a"}) {
      benchmark::DoNotOptimize(solver.actions(*read_position(position), {}, workers, &pool));
    }
  }
}
BENCHMARK_CAPTURE(prove_actions, 1_thread, 1)
    ->Name("solve/menhirs_side4_1_thread")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(prove_actions, 2_threads, 2)
    ->Name("solve/menhirs_side4_2_threads")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// All actions of a position at 8a, with the tables of the last turns and without.
void prove_first_clearing(benchmark::State& run, bool with_ends, int workers) {
  engine::WorkerThreads pool;
  const State state =
      *read_position(".m.m/.mm.m/.ooMom/...mm.m/...o.o/M..../.... 8a slide a2.b2.b3.c4.d4.d5>S 8a");
  for (auto _ : run) {
    Solver solver;
    if (with_ends) benchmark::DoNotOptimize(solver.fill_tablebase(state, {}, workers, &pool));
    benchmark::DoNotOptimize(solver.actions(state, {}, workers, &pool));
  }
}
BENCHMARK_CAPTURE(prove_first_clearing, without_ends, false, 1)
    ->Name("solve/menhirs_8a_without_ends")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(prove_first_clearing, with_ends, true, 1)
    ->Name("solve/menhirs_8a_with_ends_1_thread")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(prove_first_clearing, with_ends_2, true, 2)
    ->Name("solve/menhirs_8a_with_ends_2_threads")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void list_slides(benchmark::State& run) {
  for (auto _ : run) {
    ExactSlides slides;
    for (int tiles = 1; tiles <= 11; ++tiles) slides.prepare(tiles);
    benchmark::DoNotOptimize(slides.count(11));
  }
}
BENCHMARK(list_slides)->Name("solve/menhirs_side3_slides")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace broceliande::menhirs
