#pragma once

#include <chrono>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// The time of day when the server started, and then a clock that never jumps.
class WallClock {
 public:
  [[nodiscard]] Moment now() const {
    const auto passed = std::chrono::steady_clock::now() - began_;
    return day_ + std::chrono::duration_cast<Milliseconds>(passed);
  }

 private:
  Moment day_ = std::chrono::time_point_cast<Milliseconds>(std::chrono::system_clock::now());
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace broceliande::server
