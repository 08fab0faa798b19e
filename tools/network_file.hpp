#pragma once

#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>

#include "search/network.hpp"

namespace broceliande::tools {

[[nodiscard]] inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Complains on standard error where the file is no network that `kit` takes.
template <class Kit>
[[nodiscard]] std::optional<search::Network> read_network(const Kit& kit, const std::string& path) {
  auto network = search::Network::read(read_file(path));
  if (network && kit.takes(*network)) return std::move(*network);
  std::cerr << path << " is no network for " << Kit::kTitle << '\n';
  return std::nullopt;
}

}  // namespace broceliande::tools
