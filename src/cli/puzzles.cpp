#include "engine/puzzles.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <set>

#include "cli/request.hpp"
#include "core/json.hpp"
#include "opponents/registry.hpp"

namespace broceliande::cli {
namespace {

constexpr int kMostGames = 100'000;

std::string puzzle_line(const AnyGame& game, const engine::Puzzle& puzzle) {
  JsonWriter json;
  json.begin_object().field("game", game.name()).key("options").begin_object();
  for (const auto& [name, value] : game.options()) json.field(name, value);
  json.end_object().field("position", puzzle.position);
  json.field("grade", puzzle.grade).field("actions", puzzle.actions);
  json.field("proof", puzzle.is_proof).key("line").begin_array();
  for (const std::string& action : puzzle.line) json.value(action);
  return json.end_array().end_object().text();
}

}  // namespace

/// One puzzle a game, so that they differ; the progress goes to standard error.
int run_puzzles(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  auto engine = opponents::make_engine(game->name(), game->options());
  if (!engine) return complain(english(engine.error()));
  engine::PuzzleMaker maker(*game, **engine, request.seed.value_or(1), request.depth);
  std::set<std::string> solutions;
  int found = 0;
  for (int played = 1; found < request.games && played <= kMostGames; ++played) {
    maker.search_game([&](const engine::Puzzle& puzzle) {
      if (!solutions.insert(puzzle.position).second) return true;
      ++found;
      fmt::print("{}\n", puzzle_line(*game, puzzle));
      std::fflush(stdout);
      return false;
    });
    fmt::print(stderr, "\r{} puzzles in {} games", found, played);
  }
  fmt::print(stderr, "\n");
  return found < request.games ? kGaveUp : kOk;
}

}  // namespace broceliande::cli
