#pragma once

#include <functional>

#include "server/storage/outage_reporter.hpp"
#include "server/telemetry/log.hpp"

namespace broceliande::server {

/// Logs the failures of storage: `storage-failed` with the cause when an outage begins,
/// `storage-works` when it has ended, and `storage-refused` for what no storage can hold. For one
/// thread.
class StorageLog {
 public:
  StorageLog(Log& log, std::function<Moment()> now) : log_(log), now_(std::move(now)) {}

  /// One answer: nothing where all is well.
  void note(const Error* fault);

 private:
  Log& log_;
  std::function<Moment()> now_;
  OutageReporter outages_;
  OutageReporter refusals_;  ///< what cannot be kept, told as seldom
};

}  // namespace broceliande::server
