#include "games/graal/search/network_evaluator.hpp"

#include <span>

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

namespace {

/// Rows of one perspective that have come or gone.
class ChangedRows {
 public:
  void add(std::size_t row) { rows_[count_++] = static_cast<std::uint16_t>(row); }
  [[nodiscard]] std::span<const std::uint16_t> all() const {
    return std::span(rows_).first(count_);
  }

 private:
  std::array<std::uint16_t, kSquares> rows_;
  std::size_t count_ = 0;
};

}  // namespace

void NetworkEvaluator::go_to(const Figures& figures) const {
  const Squares differing = figures.differing_from(last_);
  for (const Camp perspective : {Camp::south, Camp::north}) {
    ChangedRows come;
    ChangedRows gone;
    const auto row = [perspective](const Figures& of, Square at) {
      return NetworkTable::row(perspective, of.camp_at(at), of.kind_at(at), at);
    };
    differing.each([&](Square at) {
      if (!last_.is_free(at)) gone.add(row(last_, at));
      if (!figures.is_free(at)) come.add(row(figures, at));
    });
    table_.rows().change(accumulators_[static_cast<std::size_t>(perspective)], come.all(),
                         gone.all());
  }
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
