#include "cli/request.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>

#include "cli/record_file.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {

namespace {

/// Where an option takes data of the user's own, the name of a file stands for what it holds.
OptionValues with_files_read(const GameEntry& entry, OptionValues options) {
  for (auto& [name, value] : options) {
    for (const OptionSpec& spec : entry.manifest.options) {
      if (spec.name != name || !spec.open) continue;
      const bool is_known = std::ranges::find(spec.values, value) != spec.values.end();
      if (is_known) continue;
      if (auto content = read_file(value)) value = std::move(*content);
    }
  }
  return options;
}

}  // namespace

int complain(std::string_view what) {
  std::fflush(stdout);
  fmt::print(stderr, "error: {}\n", what);
  return kBadInput;
}

std::unique_ptr<AnyGame> chosen_game(const Request& request) {
  const GameEntry* entry = find_game(request.game);
  if (entry == nullptr) {
    complain(fmt::format("there is no game '{}'; expected one of: {}", request.game, game_names()));
    return nullptr;
  }
  auto game = entry->with(with_files_read(*entry, request.options));
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
