#pragma once

#include <functional>

#include "server/storage/outage_reporter.hpp"
#include "server/telemetry/log.hpp"
#include "server/telemetry/metrics.hpp"

namespace broceliande::server {

/// Counts and logs the failures of storage: `storage-failed` with the cause when an outage begins,
/// `storage-works` when it has ended, and `storage-refused` for what no storage can hold, which is
/// not counted. For one thread.
class StorageLog {
 public:
  StorageLog(Log& log, CounterMetric& failures, std::function<Moment()> now)
      : log_(log), failures_(failures), now_(std::move(now)) {}

  /// One answer: nothing where all is well.
  void note(const Error* fault);

 private:
  Log& log_;
  CounterMetric& failures_;
  std::function<Moment()> now_;
  OutageReporter outages_;
  OutageReporter refusals_;  ///< what cannot be kept, told as seldom
};

}  // namespace broceliande::server
