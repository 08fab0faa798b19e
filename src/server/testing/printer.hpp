#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "print/order/printing.hpp"

namespace broceliande::server {

/// A printer for tests: it notes what it is asked for, and waits or fails where it is told to. Any
/// thread may talk to it.
class TestPrinter {
 public:
  Result<std::string> print(const AnyGame& game, const print::Printing& printing) {
    std::string order = std::string(game.name()) + ' ' + printing.language + ' ' + printing.colour;
    for (const auto& [name, value] : game.options()) order += ' ' + value;
    std::unique_lock lock(mutex_);
    orders_.push_back(std::move(order));
    changed_.notify_all();
    changed_.wait(lock, [this] { return !is_held_; });
    if (is_broken_) return refuse(kBroken);
    return std::string(kBytes, 'p');
  }

  void hold() { set(is_held_, true); }
  void let_go() { set(is_held_, false); }
  void break_down() { set(is_broken_, true); }
  void repair() { set(is_broken_, false); }

  [[nodiscard]] std::vector<std::string> orders() const {
    const std::scoped_lock lock(mutex_);
    return orders_;
  }
  /// Until that many booklets have been begun.
  void await(std::size_t orders) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this, orders] { return orders_.size() >= orders; });
  }

  static constexpr std::size_t kBytes = 100;  ///< of every booklet

 private:
  static constexpr Phrase kBroken{"test.broken", "", "the test broke the printer", ""};

  void set(bool& what, bool value) {
    const std::scoped_lock lock(mutex_);
    what = value;
    changed_.notify_all();
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> orders_;
  bool is_held_ = false;
  bool is_broken_ = false;
};

}  // namespace broceliande::server
