#include "sheets/registry.hpp"

#include <algorithm>

namespace broceliande::print {

GameSheets sheets_of(std::string_view game) {
  const auto found = std::ranges::find(all_sheets(), game, &GameSheets::game);
  return found == all_sheets().end() ? GameSheets{.game = game} : *found;
}

}  // namespace broceliande::print
