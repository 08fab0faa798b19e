#include "bench/search_bench.hpp"

namespace broceliande::search {
namespace {

BENCHMARK_CAPTURE(deepen, grailnah_1_thread, "grailnah", {}, 13, 1)->UseRealTime();
BENCHMARK_CAPTURE(deepen, grailnah_2_threads, "grailnah", {}, 13, 2)->UseRealTime();
BENCHMARK_CAPTURE(think, grailnah_1_thread, "grailnah", {}, 8, 1)->UseRealTime();
BENCHMARK_CAPTURE(think, grailnah_2_threads, "grailnah", {}, 8, 2)->UseRealTime();
const OptionValues kThree = {{"players", "3"}};
BENCHMARK_CAPTURE(think, grailnah_3_players_1_thread, "grailnah", kThree, 8, 1)->UseRealTime();
BENCHMARK_CAPTURE(think, grailnah_3_players_2_threads, "grailnah", kThree, 8, 2)->UseRealTime();
BENCHMARK_CAPTURE(think, grailnah_4_players, "grailnah", {{"players", "4"}}, 8, 1)->UseRealTime();

}  // namespace
}  // namespace broceliande::search
