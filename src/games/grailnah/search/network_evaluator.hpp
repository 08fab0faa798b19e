#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/search/network_features.hpp"
#include "search/network.hpp"

namespace broceliande::grailnah {

/// A network prepared for two players or for four: what each row adds to the first layer, and where
/// each seat sees it.
class NetworkTable {
 public:
  /// The network must fit and live longer than this.
  NetworkTable(const search::Network& network, int players);

  [[nodiscard]] static bool fits(const search::Network& network, int players) {
    return network.shape().inputs == NetworkFeatures::inputs(players) &&
           network.shape().buckets == NetworkView::kBuckets;
  }
  [[nodiscard]] const search::Network& network() const { return network_; }
  [[nodiscard]] int players() const { return players_; }

  /// What has come and gone, as the seat at `site` sees it.
  void change(search::Network::Accumulator& accumulator, int site, const NetworkView::Rows& come,
              const NetworkView::Rows& gone) const;

 private:
  const search::Network& network_;
  int players_;
  search::NetworkRows rows_;
  std::array<std::array<std::uint16_t, NetworkView::kRows>, kSites> turned_{};  ///< by seat
};

/// What alpha-beta knows of Grailnah, with a network for its evaluation.
///
/// Positions that are evaluated one after the other differ by a few pieces, so the accumulators of
/// the last one are kept, and only what differs is added and removed. Hence not for several threads
/// at once: each worker has a copy, and all copies share the table.
class NetworkEvaluator : public EvaluatorBase {
 public:
  /// For positions that `NetworkView::sees`, with as many players as the table is for.
  NetworkEvaluator(const Grailnah& game, const State& state, const NetworkTable& table);

  [[nodiscard]] Score evaluate(const State& state) const;

 private:
  /// What a seat saw last, and the accumulator of that.
  struct SeatAccumulator {
    NetworkView last;
    search::Network::Accumulator accumulator;
  };

  void go_to(const NetworkView& view, int own, int rival) const;

  const NetworkTable& table_;
  mutable std::array<SeatAccumulator, kSites>
      seats_;  ///< two players see the same, which White's seat keeps
};
static_assert(search::EvaluatorLike<NetworkEvaluator>);

}  // namespace broceliande::grailnah
