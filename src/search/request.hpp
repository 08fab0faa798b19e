#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "search/score.hpp"

namespace broceliande::search {

/// Tells a search when to stop; it is asked every few hundred positions. Clocks and buttons are
/// hidden behind it, so searches know neither.
class Stop {
 public:
  virtual ~Stop() = default;
  [[nodiscard]] virtual bool is_set() = 0;
};

/// Runs several workers at once. Without one, a search has a single worker.
class WorkerPool {
 public:
  virtual ~WorkerPool() = default;
  /// Calls `work(0)` … `work(workers - 1)`, at the same time where it can, and waits for all.
  virtual void run(int workers, const std::function<void(int)>& work) = 0;
};

/// The number of workers: one if there is no pool, whatever was requested.
[[nodiscard]] inline int workers_at_once(int wished, const WorkerPool* pool) {
  return pool == nullptr || wished < 1 ? 1 : wished;
}

/// Runs that many workers and waits for all of them; a single one needs no pool.
inline void run_workers(int workers, WorkerPool* pool, const std::function<void(int)>& work) {
  if (workers == 1) return work(0);
  pool->run(workers, work);
}

/// A line of play, and its value for the seat to act.
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

/// What to play: the first action of the best line, or a swap of seats if that is offered and the
/// mover is worse off.
[[nodiscard]] inline std::string decision(const SearchResult& result, bool offers_swap) {
  const bool is_worse_off = result.lines.front().score < kDraw;
  return offers_swap && is_worse_off ? std::string(kSwap) : result.best();
}

/// Receives every deeper result.
class SearchObserver {
 public:
  virtual ~SearchObserver() = default;
  virtual void report(const SearchResult& result) = 0;
};

inline constexpr int kTopLevel = 8;
/// The top level with the network of its game, where there is one: a level to those who choose an
/// opponent, never to a search.
inline constexpr int kFullStrength = kTopLevel + 1;

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
