#include "engine/eval_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "engine/phrases.hpp"
#include "engine/ugi_options.hpp"
#include "opponents/registry.hpp"

namespace broceliande::engine {
namespace {

std::optional<std::string> read_file(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

const Phrase& phrase_of(search::NetworkFault fault) {
  switch (fault) {
    case search::NetworkFault::version: return phrases::kNetworkVersion;
    case search::NetworkFault::sizes: return phrases::kNetworkSizes;
    case search::NetworkFault::length: return phrases::kNetworkLength;
    case search::NetworkFault::checksum: return phrases::kNetworkChecksum;
    case search::NetworkFault::foreign: break;
  }
  return phrases::kNoNetwork;
}

}  // namespace

bool is_eval_file(std::string_view name) { return is_same_option(name, kEvalFile); }

Result<search::Network> load_eval_file(const std::string& path, std::string_view game) {
  const auto bytes = read_file(path);
  if (!bytes) return refuse(phrases::kUnreadable, Error::kNoPlace, {path});
  auto network = search::Network::read(*bytes);
  if (!network) return refuse(phrase_of(network.error()), Error::kNoPlace, {path});
  if (!opponents::takes_network(game, *network)) {
    return refuse(phrases::kOtherGame, Error::kNoPlace, {path, std::string(game)});
  }
  return std::move(*network);
}

}  // namespace broceliande::engine
