#include <fmt/core.h>

#include "cli/request.hpp"

namespace broceliande::cli {

int run_show(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  const auto drawing = game->drawing(request.position);
  if (!drawing) return complain(english(drawing.error()));
  fmt::print("{}", render(*drawing, wants_colour()));
  return kOk;
}

}  // namespace broceliande::cli
