#include "server/storage/shipping/shipping_thread.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "server/storage/database/address.hpp"
#include "server/storage/shipping/phrases.hpp"
#include "server/storage/shipping/wal_shipper.hpp"

namespace broceliande::server {

using Clock = std::chrono::steady_clock;

/// Shared with the thread, which may outlive its owner where a disk hangs.
struct ShippingThread::CopyJob {
  CopyJob(ShippingOptions wanted, Log& log, std::function<Moment()> clock)
      : options(std::move(wanted)), log_(&log), now(std::move(clock)) {}

  void run() {
    for (bool is_last = false; !is_last;) {
      is_last = is_closing();
      const Clock::time_point began = Clock::now();
      const Result<void> done = do_round(is_last);
      note(done, began);
      if (!done) shipper.reset();
      if (!is_last) wait_until(began + (done ? options.every : options.pause_after_fault));
    }
    shipper.reset();
    const std::scoped_lock lock(mutex);
    has_ended = true;
    changed.notify_all();
  }

  Result<void> do_round(bool is_last) {
    if (!shipper) {
      auto opened = storage::WalShipper::open(options.database, options.folder);
      if (!opened) return pass_on(opened);
      shipper.emplace(*std::move(opened));
    }
    const Clock::time_point began = Clock::now();
    Result<void> shipped = shipper->ship();
    if (!shipped || is_last || !shipper->makes_base()) return shipped;
    while (shipper->makes_base() && !is_closing() && Clock::now() - began < options.every) {
      const Result<void> made = shipper->make_base();
      if (!made) return made;
    }
    if (!shipper->makes_base()) note_base();
    return {};
  }

  void note(const Result<void>& done, Clock::time_point began) {
    const std::scoped_lock lock(mutex);
    if (log_ == nullptr) return;
    if (done && shipper->has_base()) complete = began;
    Log& log = *log_;
    if (!done && !is_failing) {
      log.error(now(), "copy-failed", {{"why", english(done.error())}});
    }
    is_failing = !done;
  }
  void note_base() {
    const std::scoped_lock lock(mutex);
    if (log_ == nullptr) return;
    Log& log = *log_;
    log.info(now(), "copy-begun", {{"bytes", shipper->base_size()}});
  }

  bool is_closing() {
    const std::scoped_lock lock(mutex);
    return closes;
  }
  void wait_until(Clock::time_point moment) {
    std::unique_lock lock(mutex);
    changed.wait_until(lock, moment, [this] { return closes; });
  }

  const ShippingOptions options;
  std::mutex mutex;
  std::condition_variable changed;
  bool closes = false;
  bool has_ended = false;
  Clock::time_point complete = Clock::now();
  Log* log_;  ///< none once the owner has gone
  const std::function<Moment()> now;
  bool is_failing = false;
  std::optional<storage::WalShipper> shipper;  ///< of the thread
};

Result<void> ShippingThread::check(const ShippingOptions& options) {
  if (options.database == ":memory:" || storage::is_postgresql(options.database)) {
    return refuse(phrases::kNothingToCopy, Error::kNoPlace,
                  {storage::without_password(options.database)});
  }
  return storage::CopyFolder::open(options.folder).map([](const auto&) {});
}

ShippingThread::ShippingThread(ShippingOptions options, Log& log, std::function<Moment()> now)
    : job_(std::make_shared<CopyJob>(std::move(options), log, std::move(now))) {
  std::thread([job = job_] { job->run(); }).detach();
}

ShippingThread::~ShippingThread() {
  std::unique_lock lock(job_->mutex);
  job_->closes = true;
  job_->changed.notify_all();
  const bool has_ended =
      job_->changed.wait_for(lock, job_->options.longest_end, [this] { return job_->has_ended; });
  if (!has_ended) {
    Log& log = *job_->log_;
    log.error(job_->now(), "copy-failed", {{"why", english(Error{&phrases::kCopyHangs, {}})}});
  }
  job_->log_ = nullptr;
}

std::chrono::seconds ShippingThread::age() const {
  const std::scoped_lock lock(job_->mutex);
  return std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - job_->complete);
}

}  // namespace broceliande::server
