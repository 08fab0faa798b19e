#include "bench/search_bench.hpp"

namespace broceliande::search {
namespace {

const OptionValues kStock = {{"drawing-up", "stock"}};
BENCHMARK_CAPTURE(deepen, graal_1_thread, "graal", kStock, 9, 1)->UseRealTime();
BENCHMARK_CAPTURE(deepen, graal_2_threads, "graal", kStock, 9, 2)->UseRealTime();
BENCHMARK_CAPTURE(think, graal_1_thread, "graal", kStock, 20, 1)->UseRealTime();
BENCHMARK_CAPTURE(think, graal_2_threads, "graal", kStock, 20, 2)->UseRealTime();

}  // namespace
}  // namespace broceliande::search
