#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace broceliande::server {

/// A few low-priority threads for long work, so that it never slows down people's moves.
class ThreadPool {
 public:
  ThreadPool(int threads, std::size_t most_waiting);
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;
  /// Waits for what is under way; what waits is not begun.
  ~ThreadPool();

  /// False, and nothing is done, where too much waits already.
  [[nodiscard]] bool take(std::function<void()> work);
  [[nodiscard]] std::size_t waiting() const;

 private:
  void run();

  std::size_t most_waiting_;
  bool is_stopping_ = false;
  mutable std::mutex mutex_;
  std::condition_variable has_work_;
  std::deque<std::function<void()>> works_;
  std::vector<std::thread> threads_;
};

}  // namespace broceliande::server
