#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace broceliande::tools {

using Clock = std::chrono::steady_clock;

/// Does pieces of work 0, 1, … `count - 1` on several threads, and writes what came of them in
/// order, so that the number of threads changes nothing. Past the deadline no piece is begun; those
/// that were are finished, so all up to some number are done. Answers how many.
///
/// `make_worker()` is called once in each thread; what it answers is called with numbers of pieces.
template <class MakeWorker, class Write>
std::uint64_t do_in_order(int threads, std::uint64_t count, Clock::time_point deadline,
                          const MakeWorker& make_worker, const Write& write) {
  using Product = decltype(make_worker()(std::uint64_t{}));
  std::mutex mutex;
  std::uint64_t begun = 0;
  std::uint64_t written = 0;
  std::map<std::uint64_t, Product> done;
  const auto work = [&] {
    auto worker = make_worker();
    std::unique_lock lock(mutex);
    while (begun < count && Clock::now() < deadline) {
      const std::uint64_t piece = begun++;
      lock.unlock();
      Product product = worker(piece);
      lock.lock();
      done.emplace(piece, std::move(product));
      for (auto next = done.begin(); next != done.end() && next->first == written; ++written) {
        write(next->second);
        next = done.erase(next);
      }
    }
  };
  std::vector<std::jthread> pool;
  for (int i = 0; i < threads; ++i) pool.emplace_back(work);
  pool.clear();
  return written;
}

}  // namespace broceliande::tools
