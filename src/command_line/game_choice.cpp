#include "command_line/game_choice.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <random>

#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
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

OptionValues GameChoice::options() const {
  OptionValues values;
  for (const auto& [option, value] : chosen) {
    if (!value.empty()) values.emplace_back(option, value);
  }
  return values;
}

std::unique_ptr<AnyGame> chosen_game(const GameChoice& choice) {
  const GameEntry* entry = find_game(choice.name);
  if (entry == nullptr) {
    complain(fmt::format("there is no game '{}'; expected one of: {}", choice.name, game_names()));
    return nullptr;
  }
  auto game = entry->with(with_files_read(*entry, choice.options()));
  if (!game) {
    complain(english(game.error()));
    return nullptr;
  }
  return std::move(*game);
}

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace broceliande::cli
