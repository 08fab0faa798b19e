#include "print/chosen.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "games/registry.hpp"

namespace broceliande::print {

std::vector<std::string> chosen(const Press& press, std::string_view prefix) {
  std::vector<std::string> all;
  const GameEntry* entry = find_game(press.game.name());
  if (entry == nullptr) return all;
  const OptionValues options = press.game.options();
  for (const OptionSpec& spec : entry->manifest.options) {
    const std::string_view value = value_of(options, spec.name);
    const bool is_known = std::ranges::find(spec.values, value) != spec.values.end();
    const auto words =
        press.words.find(fmt::format("{}.{}.{}", prefix, spec.name, is_known ? value : "own"));
    if (words) all.push_back(*words);
  }
  return all;
}

std::unique_ptr<AnyGame> changed_game(const Press& press, const OptionValues& changed) {
  const GameEntry* entry = find_game(press.game.name());
  if (entry == nullptr) return nullptr;
  OptionValues options = press.game.options();
  for (const auto& [name, value] : changed) choose(options, name, value);
  auto game = entry->with(options);
  for (const OptionSpec& spec : entry->manifest.options) {
    if (game) break;
    if (!value_of(changed, spec.name).empty()) continue;
    choose(options, std::string(spec.name), std::string(spec.values.front()));
    game = entry->with(options);
  }
  return game ? std::move(*game) : nullptr;
}

}  // namespace broceliande::print
