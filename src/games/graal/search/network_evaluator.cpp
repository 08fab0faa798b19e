#include "games/graal/search/network_evaluator.hpp"

namespace broceliande::graal {

NetworkTable::NetworkTable(const search::Network& network, const Variant& variant,
                           const State& state)
    : network_(network), castles_(state.castles), map_(state.map), rows_(network, kRows) {
  const NetworkFeatures features(variant, state);
  for (const Camp perspective : {Camp::south, Camp::north}) {
    for (const Camp owner : {Camp::south, Camp::north}) {
      for (int k = 0; k < kKinds; ++k) {
        const auto kind = static_cast<Kind>(k);
        kBoard.each([&](Square at) {
          rows_.set(row(perspective, owner, kind, at), network,
                    features.of(perspective, owner, kind, at));
        });
      }
    }
  }
}

void NetworkEvaluator::go_to(const Figures& figures) const {
  const search::NetworkRows& rows = table_.rows();
  figures.differing_from(last_).each([&](Square at) {
    for (const Camp perspective : {Camp::south, Camp::north}) {
      auto& accumulator = accumulators_[static_cast<std::size_t>(perspective)];
      if (!last_.is_free(at)) {
        const std::size_t row =
            NetworkTable::row(perspective, last_.camp_at(at), last_.kind_at(at), at);
        rows.remove(accumulator, row);
      }
      if (!figures.is_free(at)) {
        const std::size_t row =
            NetworkTable::row(perspective, figures.camp_at(at), figures.kind_at(at), at);
        rows.add(accumulator, row);
      }
    }
  });
  last_ = figures;
}

Score NetworkEvaluator::evaluate(const State& state) const {
  go_to(state.figures);
  const search::Network& network = table_.network();
  const Camp camp = to_act(state).camp();
  const Score base = network.uses_base() ? graal::evaluate(game().variant(), weights(), state) : 0;
  const Score score = network.evaluate(accumulators_[static_cast<std::size_t>(camp)],
                                       accumulators_[static_cast<std::size_t>(enemy_of(camp))],
                                       NetworkFeatures::bucket_of(state), base);
  return damped(score, state);
}

}  // namespace broceliande::graal
