#include "print/pieces.hpp"

#include <algorithm>
#include <array>

#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

void count_in(Stock& stock, std::string_view kind, int seat, int count) {
  const auto same = [&](const Stock::Item& item) { return item.kind == kind && item.seat == seat; };
  const auto found = std::ranges::find_if(stock.items, same);
  if (found != stock.items.end()) {
    found->count += count;
  } else {
    stock.items.push_back({std::string(kind), seat, count});
  }
}

/// The order in which figures are listed, the noblest first.
int rank_of(const Stock::Item& item) {
  constexpr std::array<std::string_view, 9> kOrder{
      "king", "queen", "prince", "duke", "knight", "sergeant", "squire", "archer", "pikeman"};
  return static_cast<int>(std::ranges::find(kOrder, item.kind) - kOrder.begin());
}

}  // namespace

Stock stock_of(const AnyGame& game) {
  Stock stock;
  const Result<Tableau> tableau = game.tableau(game.deal(1));
  if (!tableau) return stock;  // cannot be: the game dealt it
  for (const Tableau::Figure& figure : tableau->figures)
    count_in(stock, figure.kind, figure.seat, 1);
  for (const Tableau::Reserve& reserve : tableau->reserves) {
    count_in(stock, reserve.kind, reserve.seat, reserve.count);
  }
  std::ranges::sort(stock.items, {},
                    [](const Stock::Item& item) { return std::pair(item.seat, rank_of(item)); });
  stock.marks = tableau->marks;
  return stock;
}

void add_discs(Flow& flow, const Stock& stock, int seat, const std::string& name, double diameter) {
  flow.heading(name, diameter);
  for (const Stock::Item& item : stock.items) {
    if (item.seat != seat) continue;
    const std::string disc = seat_disc("figure-" + item.kind, seat, diameter);
    flow.add(centred(diameter, diameter, disc), item.count);
  }
}

}  // namespace broceliande::print
