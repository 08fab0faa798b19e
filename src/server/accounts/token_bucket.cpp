#include "server/accounts/token_bucket.hpp"

#include <algorithm>

namespace broceliande::server {

bool TokenBucket::take(Moment now, int cost) {
  if (limit_.burst == 0) return true;
  level_ = level_at(now);
  filled_ = now;
  const Milliseconds price = limit_.each * cost;
  if (level_ < price) return false;
  level_ -= price;
  return true;
}

Milliseconds TokenBucket::level_at(Moment now) const {
  const Milliseconds passed = std::clamp(now - filled_, Milliseconds(0), capacity());
  return std::min(level_ + passed, capacity());
}

bool TokenBuckets::take(std::string_view key, Moment now, int cost) {
  if (limit_.burst == 0) return true;
  // Two at most are looked at for one that is added, so the full ones go faster than new ones come.
  for (int i = 0; i < 2 && !entries_.empty() && entries_.back().bucket.is_full(now); ++i) {
    forget_last();
  }
  return bucket_of(key).take(now, cost);
}

TokenBucket& TokenBuckets::bucket_of(std::string_view key) {
  if (const auto found = places_.find(key); found != places_.end()) {
    entries_.splice(entries_.begin(), entries_, found->second);
    return entries_.front().bucket;
  }
  if (entries_.size() >= most_) forget_last();
  entries_.push_front({std::string(key), TokenBucket(limit_)});
  places_.emplace(entries_.front().key, entries_.begin());
  return entries_.front().bucket;
}

void TokenBuckets::forget_last() {
  places_.erase(entries_.back().key);
  entries_.pop_back();
}

}  // namespace broceliande::server
