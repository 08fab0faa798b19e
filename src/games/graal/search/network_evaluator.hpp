#pragma once

#include <array>
#include <cstddef>

#include "games/graal/search/evaluator.hpp"
#include "games/graal/search/network_features.hpp"
#include "search/network.hpp"

namespace broceliande::graal {

/// A network prepared for all positions with the castles and the map of one: what a figure adds to
/// the first layer, for every kind, camp, square and perspective.
class NetworkTable {
 public:
  /// The network must fit Graal and live longer than this.
  NetworkTable(const search::Network& network, const Variant& variant, const State& state);

  [[nodiscard]] static bool fits(const search::Network& network) {
    return network.shape().inputs == NetworkFeatures::kInputs &&
           network.shape().buckets == NetworkFeatures::kBuckets;
  }
  [[nodiscard]] bool serves(const State& state) const {
    return state.castles == castles_ && state.map == map_;
  }
  [[nodiscard]] const search::Network& network() const { return network_; }
  [[nodiscard]] const search::NetworkRows& rows() const { return rows_; }
  [[nodiscard]] static std::size_t row(Camp perspective, Camp owner, Kind kind, Square at) {
    const auto side = std::size_t{2} * static_cast<std::size_t>(perspective) +
                      static_cast<std::size_t>(perspective != owner);
    return (side * kKinds + static_cast<std::size_t>(kind)) * kSquares + at.index;
  }

 private:
  static constexpr std::size_t kRows = std::size_t{4} * kKinds * kSquares;

  const search::Network& network_;
  std::array<Castle, 2> castles_;
  std::uint8_t map_;
  search::NetworkRows rows_;
};

/// What alpha-beta knows of Graal, with a network for its evaluation.
///
/// Positions that are evaluated one after the other differ by a few figures, so the accumulators of
/// the last one are kept, and only what differs is added and removed. Hence not for several threads
/// at once: each worker has a copy, and all copies share the table.
class NetworkEvaluator : public EvaluatorBase {
 public:
  NetworkEvaluator(const Graal& game, const State& state, const NetworkTable& table)
      : EvaluatorBase(game, state),
        table_(table),
        accumulators_{table.network().empty(), table.network().empty()} {}

  [[nodiscard]] Score evaluate(const State& state) const;

 private:
  void go_to(const Figures& figures) const;

  const NetworkTable& table_;
  mutable Figures last_;  ///< whose accumulators these are
  mutable std::array<search::Network::Accumulator, 2> accumulators_;  ///< by camp
};
static_assert(search::EvaluatorLike<NetworkEvaluator>);

}  // namespace broceliande::graal
