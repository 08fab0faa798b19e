#include "bench/search_bench.hpp"

namespace broceliande::search {
namespace {

BENCHMARK_CAPTURE(think, menhirs_1_thread, "menhirs", {}, 6, 1)->UseRealTime();
BENCHMARK_CAPTURE(think, menhirs_2_threads, "menhirs", {}, 6, 2)->UseRealTime();

}  // namespace
}  // namespace broceliande::search
