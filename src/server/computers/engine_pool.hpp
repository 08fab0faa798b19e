#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

#include "server/computers/fair_queue.hpp"
#include "server/scheduler/thread_pool.hpp"
#include "server/tables/table.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Searches on behalf of computer seats. The answer, an action or a preparation, arrives on the
/// requester's thread.
class EngineService {
 public:
  using Answer = std::function<void(Result<std::string>)>;

  virtual ~EngineService() = default;
  /// A later thought for the same table replaces one that has not begun, whose answer never comes.
  virtual void think(const FairQueueKey& whom, ComputerTask task, std::uint64_t seed,
                     Answer answer) = 0;
};

/// The opponents of this program, shared fairly: people take turns. If too many searches are
/// waiting, the answer is a refusal.
class EnginePool final : public EngineService {
 public:
  using Post = std::function<void(std::function<void()>)>;
  struct PoolRules {
    int threads = 1;
    FairQueue<std::function<void()>>::QueueBounds most_waiting{};
    Milliseconds longest{3000};  ///< for one thought; most levels stop much sooner
  };

  /// `post` runs what it is given on the requester's thread.
  EnginePool(const PoolRules& rules, Post post);
  EnginePool(const EnginePool&) = delete;
  EnginePool& operator=(const EnginePool&) = delete;
  /// Ends thoughts early; nobody hears of them.
  ~EnginePool() override { is_stopping_ = true; }

  void think(const FairQueueKey& whom, ComputerTask task, std::uint64_t seed,
             Answer answer) override;
  [[nodiscard]] std::size_t waiting() const;

 private:
  void do_next();
  [[nodiscard]] Result<std::string> thought(const ComputerTask& task, std::uint64_t seed) const;

  PoolRules rules_;
  Post post_;
  std::atomic<bool> is_stopping_{false};
  mutable std::mutex mutex_;
  FairQueue<std::function<void()>> queue_;
  ThreadPool workers_;  ///< ends first
};

}  // namespace broceliande::server
