#include "games/grailnah/search/network_evaluator.hpp"

namespace broceliande::grailnah {

NetworkTable::NetworkTable(const search::Network& network, int players)
    : network_(network), seats_(players == 2 ? 0b0101 : 0b1111), rows_(network, NetworkView::kRows) {
  for (std::size_t row = 0; row < NetworkView::kRows; ++row) {
    rows_.set(row, network, NetworkFeatures::parts(players, row).all());
    for (int site = 0; site < kSites; ++site) {
      turned_[static_cast<std::size_t>(site)][row] =
          static_cast<std::uint16_t>(NetworkFeatures::turned(site, row));
    }
  }
}

NetworkEvaluator::NetworkEvaluator(const Grailnah& game, const State& state,
                                   const NetworkTable& table)
    : Evaluator(game, state), table_(table) {
  accumulators_.fill(table.network().empty());
}

void NetworkEvaluator::go_to(const State& state) const {
  const NetworkView view(game().rules(), state);
  const auto for_all_seats = [&](const auto& change) {
    for (int site = 0; site < kSites; ++site) {
      if (has(table_.seats(), site)) change(accumulators_[static_cast<std::size_t>(site)], site);
    }
  };
  view.each_difference(
      last_,
      [&](std::size_t row) {
        for_all_seats([&](auto& accumulator, int site) { table_.add(accumulator, site, row); });
      },
      [&](std::size_t row) {
        for_all_seats([&](auto& accumulator, int site) { table_.remove(accumulator, site, row); });
      });
  last_ = view;
}

Score NetworkEvaluator::evaluate(const State& state) const {
  go_to(state);
  const search::Network& network = table_.network();
  const Score base = network.uses_base() ? Evaluator::evaluate(state) : 0;
  return network.evaluate(accumulators_[state.to_move],
                          accumulators_[static_cast<std::size_t>(next_rival(state))],
                          NetworkFeatures::bucket_of(game().rules().board, state), base);
}

}  // namespace broceliande::grailnah
