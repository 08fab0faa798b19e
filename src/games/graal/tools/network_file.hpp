#pragma once

#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>

#include "games/graal/search/network_engine.hpp"

namespace broceliande::graal {

[[nodiscard]] inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Complains on standard error where the file is no network for Graal.
[[nodiscard]] inline std::optional<search::Network> read_network(const std::string& path) {
  auto network = search::Network::read(read_file(path));
  if (network && takes_network(*network)) return std::move(*network);
  std::cerr << path << " is no network for Graal\n";
  return std::nullopt;
}

}  // namespace broceliande::graal
