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

}  // namespace broceliande::print
