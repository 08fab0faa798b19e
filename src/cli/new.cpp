#include <fmt/core.h>

#include "cli/request.hpp"
#include "core/json.hpp"

namespace broceliande::cli {

int run_new(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  const std::uint64_t seed = request.seed.value_or(random_seed());
  const std::string position = game->deal(seed);
  if (!request.json) {
    fmt::print("{}\n", position);
    return kOk;
  }
  JsonWriter json;
  json.begin_object().field("game", game->name()).field("seed", seed);
  json.key("options").begin_object();
  for (const auto& [name, value] : game->options()) json.field(name, value);
  json.end_object().field("position", position).end_object();
  fmt::print("{}\n", json.text());
  return kOk;
}

}  // namespace broceliande::cli
