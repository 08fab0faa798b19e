#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace broceliande::tools {

/// Takes an option and its value out of the words; empty where it is not among them.
inline std::string take_option(std::vector<std::string>& words, std::string_view name) {
  const auto option = std::ranges::find(words, name);
  if (option == words.end() || option + 1 == words.end()) return "";
  const std::string value = option[1];
  words.erase(option, option + 2);
  return value;
}

}  // namespace broceliande::tools
