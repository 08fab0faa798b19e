
#include "engine/puzzles.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <set>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "opponents/registry.hpp"

namespace broceliande::cli {
namespace {

struct PuzzlesRequest {
  GameChoice game;
  int count = 1;
  std::uint64_t seed = 1;
  int shortest = 0;
};

void declare(Syntax& syntax, PuzzlesRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.add("--count", request.count, "How many puzzles to make").in_range(1, 100'000);
  syntax.add("--seed", request.seed, "Deal from this seed; the same seed makes the same puzzles");
  syntax.add("--shortest", request.shortest, "Only wins that take at least this many actions")
      .in_range(1, 100);
}

std::string puzzles_example() {
  return fmt::format("broceliande puzzles {} --count 30 --seed 1",
                     example_for_many().manifest.name);
}

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

/// One puzzle a game, so that they differ; the progress goes to standard error.
int run(const PuzzlesRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  auto engine = opponents::make_engine(game->name(), game->options());
  if (!engine) return complain(english(engine.error()));
  engine::PuzzleMaker maker(*game, **engine, request.seed, request.shortest);
  std::set<std::string> solutions;
  int found = 0;
  for (int played = 1; found < request.count && played <= kMostGames; ++played) {
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
  return found < request.count ? kGaveUp : kOk;
}

}  // namespace

Command puzzles_command() {
  return make_command<PuzzlesRequest>(
      "puzzles", "Make puzzles: positions with one winning action, as JSON lines",
      puzzles_example());
}

}  // namespace broceliande::cli
