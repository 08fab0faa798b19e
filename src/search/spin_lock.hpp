#pragma once

#include <atomic>

namespace broceliande::search {

/// A lock for sections that take less time than sleeping and waking up would. It uses no thread
/// library, so it works in browsers too.
class SpinLock {
 public:
  void lock() {
    while (is_taken_.test_and_set(std::memory_order_acquire)) {
      // Looking on disturbs the owner less than trying to take it.
      while (is_taken_.test(std::memory_order_relaxed)) {
      }
    }
  }
  void unlock() { is_taken_.clear(std::memory_order_release); }

 private:
  std::atomic_flag is_taken_;
};

}  // namespace broceliande::search
