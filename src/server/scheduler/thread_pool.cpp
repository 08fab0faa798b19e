#include "server/scheduler/thread_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace broceliande::server {
namespace {

/// On Linux each thread has a priority of its own.
void be_patient() {
  constexpr int kLowPriority = 15;
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kLowPriority);
}

}  // namespace

ThreadPool::ThreadPool(int threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

ThreadPool::~ThreadPool() {
  {
    const std::scoped_lock lock(mutex_);
    is_stopping_ = true;
  }
  has_work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool ThreadPool::take(std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (works_.size() >= most_waiting_) return false;
    works_.push_back(std::move(work));
  }
  has_work_.notify_one();
  return true;
}

std::size_t ThreadPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return works_.size();
}

void ThreadPool::run() {
  be_patient();
  for (;;) {
    std::unique_lock lock(mutex_);
    has_work_.wait(lock, [this] { return is_stopping_ || !works_.empty(); });
    if (is_stopping_) return;
    const auto work = std::move(works_.front());
    works_.pop_front();
    lock.unlock();
    work();
  }
}

}  // namespace broceliande::server
