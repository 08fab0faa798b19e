// The engine of a game without one of its own, tried with games that have one.
#include "search/default_engine.hpp"

#include <gtest/gtest.h>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"
#include "games/grailnah/game.hpp"
#include "games/menhirs/game.hpp"
#include "games/registry.hpp"
#include "opponents/engine_entry.hpp"

namespace broceliande::opponents {
namespace {

constexpr std::size_t kTreeMemory = std::size_t{1} << 20;

std::vector<EngineEntry> default_entries() {
  return {default_engine_entry<menhirs::GameType>(), default_engine_entry<grailnah::GameType>(),
          default_engine_entry<graal::GameType>()};
}

TEST(DefaultEngine, PlaysLegalActionsAtEveryLevel) {
  for (const EngineEntry& entry : default_entries()) {
    const auto game = std::move(*find_game(entry.game)->with({}));
    const auto engine = std::move(*entry.engine({}, kTreeMemory));
    const std::string start = game->deal(7);
    std::vector<std::string> actions;
    for (int level = 1; level <= search::kTopLevel; ++level) {
      std::size_t failed = 0;
      ASSERT_TRUE(engine->set_position(start, actions, failed)) << entry.game;
      actions.push_back(engine->think({.nodes = 60, .level = level, .seed = 1}).best());
      EXPECT_TRUE(game->apply(start, actions, failed)) << entry.game << ": " << actions.back();
    }
  }
}

TEST(DefaultEngine, TakesAWinThatIsThere) {
  const grailnah::GameType game = *grailnah::GameType::with({});
  search::DefaultEngine<grailnah::GameType> engine(game, kTreeMemory);
  std::size_t failed = 0;
  ASSERT_TRUE(engine.set_position(
      "N:K@N,Q@N,n@N,n@A10,n@B5,n@G3/S:K@S,Q@B10,n@S,n@S,n@S,n@B13 M@C20,F@G15 N28 -;00;NS en1.1",
      {}, failed));
  const search::SearchResult result = engine.think({.nodes = 2'000, .seed = 1});
  EXPECT_TRUE(search::is_win(result.lines.front().score));
  EXPECT_TRUE(result.is_proof);
}

TEST(DefaultEngine, PreparesWhatIsPreparedInSecret) {
  const graal::GameType game = *graal::GameType::with({});
  search::DefaultEngine<graal::GameType> engine(game, kTreeMemory);
  const auto prepared = engine.prepare(1, 5);
  ASSERT_TRUE(prepared);
  EXPECT_TRUE(game.review(1, *prepared)->is_complete);
  EXPECT_EQ(prepared, engine.prepare(1, 5));
  EXPECT_FALSE(search::DefaultEngine<menhirs::GameType>(*menhirs::GameType::with({}), kTreeMemory)
                   .prepare(0, 5));
}

TEST(DefaultEngine, HasTheSimpleOpponentsBesideIt) {
  for (const EngineEntry& entry : default_entries()) {
    for (const std::string_view name : {"random", "greedy", "uct"}) {
      EXPECT_NE(*entry.opponent(name, {}), nullptr) << entry.game << " " << name;
    }
    EXPECT_EQ(*entry.opponent("grandmaster", {}), nullptr);
  }
}

}  // namespace
}  // namespace broceliande::opponents
