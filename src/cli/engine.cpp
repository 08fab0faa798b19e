#include <fmt/core.h>

#include <iostream>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "engine/ugi_session.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"

namespace broceliande::cli {
namespace {

struct EngineRequest {
  GameChoice game;
};

void declare(Syntax& syntax, EngineRequest& request) {
  syntax.game(request.game, GameOptions::all);
}

std::string engine_example() {
  return fmt::format("printf 'position startpos\\ngo nodes 5000\\n' | broceliande engine {}",
                     example_game().manifest.name);
}

int run(const EngineRequest& request) {
  auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  const auto make_engine = [](const AnyGame& of, std::size_t memory,
                              const search::Network* network) {
    if (network == nullptr) return opponents::make_engine(of.name(), of.options(), memory);
    return opponents::make_network_engine(of.name(), of.options(), *network, memory);
  };
  const auto say = [](const std::string& line) {
    fmt::print("{}\n", line);
    std::fflush(stdout);
  };
  const OptionValues game_options = game->options();
  engine::UgiSession session(*find_game(request.game.name), std::move(game), game_options,
                             make_engine, say);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!session.obey(line)) return kOk;
  }
  session.finish();
  return kOk;
}

}  // namespace

Command engine_command() {
  return make_command<EngineRequest>(
      "engine", "Speak UGI, the Universal Game Interface, on standard input", engine_example());
}

}  // namespace broceliande::cli
