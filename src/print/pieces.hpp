#pragma once

#include "print/flow.hpp"
#include "print/press.hpp"

namespace broceliande::print {

/// All that lies on the board or beside it in a new game, kind by kind and seat by seat: what there
/// is to cut out comes from the game itself.
struct Stock {
  struct Item {
    std::string kind;
    int seat = kNobody;
    int count = 0;
  };
  std::vector<Item> items{};           ///< seat by seat, the noblest first
  std::vector<Tableau::Mark> marks{};  ///< castles and whose they are
};

[[nodiscard]] Stock stock_of(const AnyGame& game);

/// Discs for every figure that belongs to a seat, under the name of the seat.
void add_discs(Flow& flow, const Stock& stock, int seat, const std::string& name, double diameter);

/// What a game needs beside its board. Each has a file of its own.
[[nodiscard]] std::vector<Section> menhirs_pieces(const Press& press);
[[nodiscard]] std::vector<Section> grailnah_pieces(const Press& press);
[[nodiscard]] std::vector<Section> graal_pieces(const Press& press);

}  // namespace broceliande::print
