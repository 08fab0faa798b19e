#include "server/storage/storage_log.hpp"

namespace broceliande::server {

void StorageLog::note(const Error* fault) {
  const Moment now = now_();
  if (fault == nullptr) {
    (void)refusals_.succeed(now);
    if (const auto ended = outages_.succeed(now)) {
      log_.info(now, "storage-works",
                {{"outage_ms", ended->lasted}, {"failures", ended->failures}});
    }
    return;
  }
  if (!is_outage(*fault)) {
    if (refusals_.fail(now, *fault)) {
      log_.warn(now, "storage-refused", {{"cause", fault->key()}, {"why", english(*fault)}});
    }
    return;
  }
  failures_.add();
  if (outages_.fail(now, *fault)) {
    log_.error(now, "storage-failed", {{"cause", fault->key()}, {"why", english(*fault)}});
  }
}

}  // namespace broceliande::server
