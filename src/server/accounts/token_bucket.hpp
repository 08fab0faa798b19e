#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// How often something may be done: once every `each` in the long run, and `burst` times at once; a
/// burst of 0 is no limit.
struct RateLimit {
  Milliseconds each{1000};
  int burst = 1;
};

/// What one party may still do: full at first, and it fills again as time passes. Exact, since it
/// counts in time and not in fractions. A clock that goes back costs nothing but the time lost.
class TokenBucket {
 public:
  explicit TokenBucket(const RateLimit& limit) : limit_(limit), level_(capacity()) {}

  /// Takes so much out (1 or more); or nothing, and says false, where there is less.
  [[nodiscard]] bool take(Moment now, int cost = 1);

  [[nodiscard]] bool is_full(Moment now) const { return level_at(now) == capacity(); }

 private:
  [[nodiscard]] Milliseconds capacity() const { return limit_.each * limit_.burst; }
  [[nodiscard]] Milliseconds level_at(Moment now) const;

  RateLimit limit_;
  Milliseconds level_;
  Moment filled_;
};

/// A bucket for each key, such as an address. Keeps at most so many: those that are full again are
/// forgotten, and where all are in use the one that was used least recently. Each call takes
/// constant time. For one thread.
class TokenBuckets {
 public:
  /// `most` is 1 or more.
  TokenBuckets(const RateLimit& limit, std::size_t most) : limit_(limit), most_(most) {}
  TokenBuckets(const TokenBuckets&) = delete;
  TokenBuckets& operator=(const TokenBuckets&) = delete;

  [[nodiscard]] bool take(std::string_view key, Moment now, int cost = 1);

  [[nodiscard]] std::size_t size() const { return entries_.size(); }

 private:
  struct BucketEntry {
    std::string key;
    TokenBucket bucket;
  };

  TokenBucket& bucket_of(std::string_view key);
  void forget_last();

  RateLimit limit_;
  std::size_t most_;
  std::list<BucketEntry> entries_;  ///< the one used last comes first
  std::unordered_map<std::string_view, std::list<BucketEntry>::iterator> places_;
};

}  // namespace broceliande::server
