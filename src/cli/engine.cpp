#include <fmt/core.h>

#include <iostream>

#include "cli/request.hpp"
#include "engine/ugi_session.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"

namespace broceliande::cli {

int run_engine(const Request& request) {
  auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  const auto make_engine = [](const AnyGame& of, std::size_t memory) {
    return opponents::make_engine(of.name(), of.options(), memory);
  };
  const auto say = [](const std::string& line) {
    fmt::print("{}\n", line);
    std::fflush(stdout);
  };
  const OptionValues game_options = game->options();
  engine::UgiSession session(*find_game(request.game), std::move(game), game_options, make_engine,
                             say);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!session.obey(line)) return kOk;
  }
  session.finish();
  return kOk;
}

}  // namespace broceliande::cli
