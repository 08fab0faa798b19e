#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/error.hpp"
#include "print/game_sheets.hpp"
#include "print/order/printing.hpp"
#include "print/sheet.hpp"

namespace broceliande::print {

/// A game to print, cut out and play.
struct Booklet {
  std::string title;
  Paper paper;
  std::vector<std::string> pages;  ///< SVG, each as large as the paper
};

/// The pages for a game under its options. What the game itself adds to them is told, since the
/// press knows no game.
[[nodiscard]] Result<Booklet> booklet(const AnyGame& game, const GameSheets& sheets,
                                      const Printing& printing);

}  // namespace broceliande::print
