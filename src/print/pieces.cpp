#include "print/pieces.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

void count_in(Stock& stock, std::string_view kind, int seat, int count) {
  const auto same = [&](const Stock::StockItem& item) {
    return item.kind == kind && item.seat == seat;
  };
  const auto found = std::ranges::find_if(stock.items, same);
  if (found != stock.items.end()) {
    found->count += count;
  } else {
    stock.items.push_back({std::string(kind), seat, count});
  }
}

}  // namespace

Stock stock_of(const AnyGame& game, std::span<const std::string_view> order) {
  Stock stock;
  const Result<Tableau> tableau = game.tableau(game.deal(1));
  if (!tableau) return stock;  // cannot be: the game dealt it
  for (const Tableau::PlacedFigure& figure : tableau->figures)
    count_in(stock, figure.kind, figure.seat, 1);
  for (const Tableau::Reserve& reserve : tableau->reserves) {
    count_in(stock, reserve.kind, reserve.seat, reserve.count);
  }
  std::ranges::sort(stock.items, {}, [&](const Stock::StockItem& item) {
    const auto rank = std::ranges::find(order, item.kind) - order.begin();
    return std::tuple(item.seat, rank, std::string_view(item.kind));
  });
  stock.marks = tableau->marks;
  return stock;
}

std::string seat_title(const Press& press, int seat) {
  const std::string name = press.game.seat_names()[static_cast<std::size_t>(seat)];
  const std::optional<std::string> own = press.words.find("seat." + name);
  return own ? *own : press.words.find("seat." + std::to_string(seat)).value_or(name);
}

void add_discs(Flow& flow, const Press& press, const Stock& stock, int seat, double diameter) {
  int discs = 0;
  for (const Stock::StockItem& item : stock.items) discs += item.seat == seat ? item.count : 0;
  flow.heading(seat == kNobody ? press.words("pieces.shared") : seat_title(press, seat),
               flow.rows_height({diameter, diameter}, discs));
  for (const Stock::StockItem& item : stock.items) {
    if (item.seat != seat) continue;
    const Tableau::PlacedFigure figure{.kind = item.kind, .seat = seat, .cell = ""};
    flow.add(centred(diameter, diameter, disc_token(press, figure, diameter).markup), item.count);
  }
}

std::vector<Section> disc_sections(const Press& press) {
  const Words& words = press.words;
  const Stock stock = stock_of(press.game);
  std::set<int> seats;
  for (const Stock::StockItem& item : stock.items) seats.insert(item.seat);
  if (seats.empty()) return {};
  Flow flow(press, words("pieces"), words("pieces.cut"));
  for (const int seat : seats) add_discs(flow, press, stock, seat, kDiscDiameter);
  std::vector<Section> sections;
  sections.push_back({words("pieces"), std::move(flow).sheets()});
  return sections;
}

}  // namespace broceliande::print
