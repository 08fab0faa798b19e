#include "games/grailnah/search/network_evaluator.hpp"

namespace broceliande::grailnah {

NetworkTable::NetworkTable(const search::Network& network, int players)
    : network_(network), players_(players), rows_(network, NetworkView::kRows) {
  for (std::size_t row = 0; row < NetworkView::kRows; ++row) {
    rows_.set(row, network, NetworkFeatures::parts(players, row).all());
    for (int site = 0; site < kSites; ++site) {
      turned_[static_cast<std::size_t>(site)][row] =
          static_cast<std::uint16_t>(NetworkFeatures::turned(site, row));
    }
  }
}

void NetworkTable::change(search::Network::Accumulator& accumulator, int site,
                          const NetworkView::Rows& come, const NetworkView::Rows& gone) const {
  const auto& turned = turned_[static_cast<std::size_t>(site)];
  NetworkView::Rows added;
  NetworkView::Rows removed;
  for (const std::uint16_t row : come.all()) added.add(turned[row]);
  for (const std::uint16_t row : gone.all()) removed.add(turned[row]);
  rows_.change(accumulator, added.all(), removed.all());
}

NetworkEvaluator::NetworkEvaluator(const Grailnah& game, const State& state,
                                   const NetworkTable& table)
    : EvaluatorBase(game, state), table_(table) {
  for (SeatAccumulator& seat : seats_) seat.accumulator = table.network().empty();
}

void NetworkEvaluator::go_to(const NetworkView& view, int own, int rival) const {
  const auto seat = [&](int site) -> SeatAccumulator& {
    return seats_[static_cast<std::size_t>(site)];
  };
  const auto go = [&](NetworkView& last, std::initializer_list<int> sites) {
    NetworkView::Rows come;
    NetworkView::Rows gone;
    view.compare(last, come, gone);
    for (const int site : sites) table_.change(seat(site).accumulator, site, come, gone);
    last = view;
  };
  if (table_.players() == 2) return go(seats_[0].last, {own, rival});
  go(seat(own).last, {own});
  go(seat(rival).last, {rival});
}

Score NetworkEvaluator::evaluate(const State& state) const {
  const int own = state.to_move;
  const int rival = next_rival(state);
  const Sight sight(game().rules(), state);
  const NetworkView view(game().rules().board, state, sight);
  go_to(view, own, rival);
  const search::Network& network = table_.network();
  const Score base = network.uses_base() ? judge(state, sight) : 0;
  return network.evaluate(seats_[static_cast<std::size_t>(own)].accumulator,
                          seats_[static_cast<std::size_t>(rival)].accumulator, view.bucket(), base);
}

}  // namespace broceliande::grailnah
