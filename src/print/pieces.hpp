#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "print/flow.hpp"
#include "print/press.hpp"

namespace broceliande::print {

/// All that lies on the board or beside it in a new game, kind by kind and seat by seat: what there
/// is to cut out comes from the game itself.
struct Stock {
  struct StockItem {
    std::string kind;
    int seat = kNobody;
    int count = 0;
  };
  std::vector<StockItem> items{};      ///< seat by seat
  std::vector<Tableau::Mark> marks{};  ///< what is said of cells, and whose they are
};

/// Kinds of a seat come in the order that is told, then those that it leaves out, by name.
[[nodiscard]] Stock stock_of(const AnyGame& game, std::span<const std::string_view> order = {});

/// What the game's words call a seat, by its name, or its colour, by its place.
[[nodiscard]] std::string seat_title(const Press& press, int seat);

/// Discs for every figure that belongs to a seat, under its title.
void add_discs(Flow& flow, const Press& press, const Stock& stock, int seat, double diameter);

/// Discs for all that a game has, where the game does not say what its pieces are.
[[nodiscard]] std::vector<Section> disc_sections(const Press& press);

}  // namespace broceliande::print
