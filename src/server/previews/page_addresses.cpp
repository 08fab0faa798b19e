#include "server/previews/page_addresses.hpp"

#include <algorithm>

namespace broceliande::server {
namespace {

bool matches(std::string_view pattern, const std::vector<std::string_view>& given,
             const PageAddresses::IsGame& is_game) {
  const auto expected = parts_of(pattern);
  if (given.size() > expected.size()) return false;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const std::string_view part = expected[i];
    const bool is_place = part.starts_with(':');
    if (i == given.size()) return is_place && part.ends_with('?');
    if (!is_place && given[i] != part) return false;
    if (part == ":game" && !is_game(given[i])) return false;
  }
  return true;
}

}  // namespace

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end > 0) parts.push_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
}

bool PageAddresses::contain(std::string_view path, const IsGame& is_game) const {
  const auto given = parts_of(path);
  return std::ranges::any_of(
      patterns_, [&](const std::string& pattern) { return matches(pattern, given, is_game); });
}

}  // namespace broceliande::server
