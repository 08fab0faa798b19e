#include "cli/request.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "games/registry.hpp"

namespace broceliande::cli {

int complain(std::string_view what) {
  std::fflush(stdout);
  fmt::print(stderr, "error: {}\n", what);
  return kBadInput;
}

std::unique_ptr<AnyGame> chosen_game(const Request& request) {
  const GameEntry* entry = find_game(request.game);
  if (entry == nullptr) {
    std::string names;
    for (const GameEntry& known : games()) {
      names += names.empty() ? "" : ", ";
      names += known.name;
    }
    complain(fmt::format("there is no game '{}'; expected one of: {}", request.game, names));
    return nullptr;
  }
  auto game = entry->with(request.options);
  if (!game) {
    complain(english(game.error()));
    return nullptr;
  }
  return std::move(*game);
}

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

int answer_lines(Result<std::string> (*answer)(const Request&, const AnyGame&, std::string_view),
                 const Request& request, const AnyGame& game) {
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.ends_with('\r')) line.pop_back();
    const Result<std::string> answered = answer(request, game, line);
    fmt::print("{}\n", answered ? *answered : "error: " + english(answered.error()));
  }
  return kOk;
}

}  // namespace broceliande::cli
