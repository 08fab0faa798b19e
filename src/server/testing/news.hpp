#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

#include "server/storage/store.hpp"

namespace broceliande::server {

/// Collects news from another thread for a test to wait for.
class NewsQueue {
 public:
  [[nodiscard]] std::function<void(const News&)> hear() {
    return [this](const News& news) {
      const std::scoped_lock lock(mutex_);
      news_.push_back(news);
      has_news_.notify_one();
    };
  }

  /// Nothing where none comes in time.
  [[nodiscard]] std::optional<News> next(
      std::chrono::milliseconds timeout = std::chrono::seconds(20)) {
    std::unique_lock lock(mutex_);
    if (!has_news_.wait_for(lock, timeout, [this] { return !news_.empty(); })) {
      return std::nullopt;
    }
    News first = news_.front();
    news_.pop_front();
    return first;
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_news_;
  std::deque<News> news_;
};

}  // namespace broceliande::server
