#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "search/score.hpp"

namespace broceliande::search {

/// How a search learns that it is enough: asked every few hundred positions. Clocks and buttons
/// live behind it, so that searches know neither.
class Stop {
 public:
  virtual ~Stop() = default;
  [[nodiscard]] virtual bool is_set() = 0;
};

/// Who runs several workers at once. Without one, a search has a single worker.
class WorkerPool {
 public:
  virtual ~WorkerPool() = default;
  /// Calls `work(0)` … `work(workers - 1)`, at the same time where it can, and waits for all.
  virtual void run(int workers, const std::function<void(int)>& work) = 0;
};

/// How many workers there are: without a pool one, whatever was wished.
[[nodiscard]] inline int workers_at_once(int wished, const WorkerPool* pool) {
  return pool == nullptr || wished < 1 ? 1 : wished;
}

/// Lets so many of them work, and waits for all; a single one needs no pool.
inline void run_workers(int workers, WorkerPool* pool, const std::function<void(int)>& work) {
  if (workers == 1) return work(0);
  pool->run(workers, work);
}

/// One way to go on, and what it is worth to the seat that has to act.
struct Variation {
  Score score = 0;
  std::vector<std::string> actions;
};

/// What a search has found so far.
struct SearchResult {
  std::vector<Variation> lines;  ///< best first; empty only where there is nothing to decide
  int depth = 0;
  std::uint64_t nodes = 0;
  bool is_proof = false;  ///< the end that the first line scores is certain, if not the soonest

  [[nodiscard]] const std::string& best() const { return lines.front().actions.front(); }
};

/// What to play: the best line's first action, or a change of seats where that is offered and the
/// mover is worse off.
[[nodiscard]] inline std::string decision(const SearchResult& result, bool offers_swap) {
  const bool is_worse_off = result.lines.front().score < kDraw;
  return offers_swap && is_worse_off ? std::string(kSwap) : result.best();
}

/// Told of every deeper result.
class SearchObserver {
 public:
  virtual ~SearchObserver() = default;
  virtual void report(const SearchResult& result) = 0;
};

inline constexpr int kTopLevel = 8;

/// What is asked of a search. Nothing set means: think until stopped.
struct SearchRequest {
  std::uint64_t nodes = 0;  ///< at most so many positions; 0: as many as time allows
  int depth = 0;            ///< at most so deep; 0: as deep as time allows
  int level = kTopLevel;
  std::uint64_t seed = 0;  ///< of what a level overlooks, and of choices between equals
  int lines = 1;           ///< how many first actions to tell about
  int workers = 1;
  Stop* stop = nullptr;
  WorkerPool* pool = nullptr;
  SearchObserver* observer = nullptr;

  [[nodiscard]] int workers_at_once() const { return search::workers_at_once(workers, pool); }
};

}  // namespace broceliande::search
