#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "search/abdada.hpp"
#include "search/request.hpp"
#include "search/transposition_table.hpp"

namespace broceliande::search {

/// What the workers of one alpha-beta search share: the table, and when to stop.
struct SharedState {
  TranspositionTable& table;
  Stop* stop = nullptr;
  std::uint64_t max_nodes = 0;           ///< of all workers together; 0: no limit
  std::atomic<bool> is_halted = false;   ///< everybody stops
  std::atomic<std::uint64_t> nodes = 0;  ///< of all workers, brought up to date now and then
  std::unique_ptr<BusyActions> busy{};   ///< only of several workers

  /// Stops all workers when it is time; each worker calls it at every node. A single worker stops
  /// exactly at its limit, several together within kNodesPerStopCheck each.
  void check_limits(std::uint64_t nodes_of_worker) {
    if (is_used_up(nodes_of_worker)) is_halted = true;
    if (nodes_of_worker % kNodesPerStopCheck != 0) return;
    const std::uint64_t before = nodes.fetch_add(kNodesPerStopCheck, std::memory_order_relaxed);
    if (is_used_up(before + kNodesPerStopCheck)) is_halted = true;
    if (stop != nullptr && stop->is_set()) is_halted = true;
  }

 private:
  static constexpr std::uint64_t kNodesPerStopCheck = 256;

  [[nodiscard]] bool is_used_up(std::uint64_t count) const {
    return max_nodes != 0 && count >= max_nodes;
  }
};

}  // namespace broceliande::search
