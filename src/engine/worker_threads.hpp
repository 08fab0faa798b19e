#pragma once

#include <functional>
#include <thread>
#include <vector>

#include "search/request.hpp"

namespace broceliande::engine {

/// A thread for each worker but the first, which is the caller itself.
class WorkerThreads final : public search::WorkerPool {
 public:
  void run(int workers, const std::function<void(int)>& work) override {
    std::vector<std::jthread> helpers;
    helpers.reserve(static_cast<std::size_t>(workers));
    for (int i = 1; i < workers; ++i) helpers.emplace_back([&work, i] { work(i); });
    work(0);
  }
};

}  // namespace broceliande::engine
