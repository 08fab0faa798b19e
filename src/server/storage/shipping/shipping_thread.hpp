#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "core/error.hpp"
#include "server/telemetry/log.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

struct ShippingOptions {
  std::string database;  ///< a file that a store has open
  std::string folder;
  std::chrono::milliseconds every{1'000};
  std::chrono::milliseconds pause_after_fault{10'000};
  std::chrono::milliseconds longest_end{6'000};  ///< a disk may hang
};

/// Keeps a copy of a SQLite database up to date on a thread of its own (WalShipper). After a fault
/// it begins again with a new base, and goes on trying.
class ShippingThread {
 public:
  /// Refuses what cannot be copied, and a folder that cannot be written to.
  [[nodiscard]] static Result<void> check(const ShippingOptions& options);

  ShippingThread(ShippingOptions options, Log& log, std::function<Moment()> now);
  ShippingThread(const ShippingThread&) = delete;
  ShippingThread& operator=(const ShippingThread&) = delete;
  /// Copies what was committed before. Where that takes too long, the thread is left alone.
  ~ShippingThread();

  /// How long ago the copy had everything; since the beginning where it never did.
  [[nodiscard]] std::chrono::seconds age() const;

 private:
  struct CopyJob;

  std::shared_ptr<CopyJob> job_;
};

}  // namespace broceliande::server
