// Every game's engine, through the door that all programs use.
#include "opponents/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.hpp"
#include "search/strength.hpp"

namespace broceliande::opponents {
namespace {

struct Case {
  std::string game;
  OptionValues options;
};

std::vector<Case> cases() {
  return {{"menhirs", {{"side", "3"}}},
          {"menhirs", {{"side", "4"}}},
          {"grailnah", {{"players", "2"}}},
          {"grailnah", {{"players", "3"}}},
          {"grailnah", {{"players", "4"}}},
          {"graal", {{"drawing-up", "stock"}}},
          {"graal", {{"armies", "2"}, {"drawing-up", "stock"}}}};
}

std::unique_ptr<AnyGame> made(const Case& c) {
  return std::move(*find_game(c.game)->with(c.options));
}

constexpr std::size_t kMemory = std::size_t{1} << 20;

/// The actions that a level plays against itself.
std::vector<std::string> played(const Case& c, int level, std::uint64_t seed, int most) {
  const auto game = made(c);
  const auto engine = std::move(*make_engine(c.game, c.options, kMemory));
  const std::string start = game->deal(seed);
  std::vector<std::string> actions;
  for (int i = 0; i < most; ++i) {
    std::size_t failed = 0;
    EXPECT_TRUE(engine->set_position(start, actions, failed));
    search::SearchRequest request;
    request.level = level;
    request.nodes = 300;
    request.seed = seed;
    const search::SearchResult result = engine->think(request);
    if (result.lines.empty()) break;
    actions.push_back(result.best());
    const auto after = game->apply(start, actions, failed);
    EXPECT_TRUE(after) << c.game << " level " << level << ": " << actions.back();
    if (!after || game->legal(*after)->empty()) break;
  }
  return actions;
}

TEST(Engine, PlaysLegalActionsAtEveryLevel) {
  for (const Case& c : cases()) {
    for (int level = 1; level <= search::kTopLevel; ++level)
      EXPECT_FALSE(played(c, level, 3, 12).empty());
  }
}

TEST(Engine, PlaysTheSameFromTheSameSeed) {
  for (const Case& c : cases()) {
    for (const int level : {1, 4, 8}) EXPECT_EQ(played(c, level, 5, 8), played(c, level, 5, 8));
  }
}

TEST(Engine, SetsOutWithALineOfLegalActions) {
  for (const Case& c : cases()) {
    const auto game = made(c);
    const auto engine = std::move(*make_engine(c.game, c.options, kMemory));
    const std::string start = game->deal(1);
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(start, {}, failed));
    search::SearchRequest request;
    request.nodes = 2'000;
    request.lines = 3;
    const search::SearchResult result = engine->think(request);
    ASSERT_EQ(result.lines.size(), 3U) << c.game;
    for (std::size_t i = 0; i < result.lines.size(); ++i) {
      EXPECT_TRUE(game->apply(start, result.lines[i].actions, failed)) << c.game;
      // Tree search puts first what it visited most, which need not score best.
      if (c.game == "menhirs") continue;
      EXPECT_LE(result.lines[i].score, result.lines[0].score) << c.game;
    }
  }
}

class AtOnce final : public search::Stop {
 public:
  [[nodiscard]] bool is_set() override { return true; }
};

TEST(Engine, AnswersEvenWhenStoppedAtOnce) {
  for (const Case& c : cases()) {
    const auto game = made(c);
    const auto engine = std::move(*make_engine(c.game, c.options, kMemory));
    const std::string start = game->deal(2);
    std::size_t failed = 0;
    ASSERT_TRUE(engine->set_position(start, {}, failed));
    AtOnce stop;
    search::SearchRequest request;
    request.stop = &stop;
    const search::SearchResult result = engine->think(request);
    ASSERT_FALSE(result.lines.empty()) << c.game;
    EXPECT_TRUE(game->apply(start, {result.best()}, failed)) << c.game;
  }
}

TEST(Engine, RefusesWhatIsNoPosition) {
  for (const Case& c : cases()) {
    const auto engine = std::move(*make_engine(c.game, c.options, kMemory));
    std::size_t failed = 0;
    EXPECT_FALSE(engine->set_position("nonsense", {}, failed));
    EXPECT_FALSE(engine->set_position(made(c)->deal(1), {"nonsense"}, failed));
    EXPECT_EQ(failed, 0U);
    EXPECT_TRUE(engine->think({}).lines.empty());
  }
}

TEST(Engine, IsThereForEveryGame) {
  for (const GameEntry& game : games()) EXPECT_TRUE(make_engine(game.manifest.name, {}, kMemory));
  EXPECT_FALSE(make_engine("chess", {}));
  EXPECT_FALSE(make_opponent("grandmaster", "menhirs", {}));
}

TEST(Registry, ListsTheGamesWhereThereIsNoSuchGame) {
  const auto refused = make_engine("chess", {});
  ASSERT_FALSE(refused);
  for (const GameEntry& game : games()) {
    const bool is_named = english(refused.error()).find(game.manifest.name) != std::string::npos;
    EXPECT_EQ(is_named, game.manifest.is_listed) << game.manifest.name;
  }
}

TEST(Opponents, PlayLegalActions) {
  for (const Case& c : cases()) {
    const auto game = made(c);
    for (const std::string_view name : {"random", "greedy", "uct"}) {
      const auto opponent = std::move(*make_opponent(name, c.game, c.options));
      const std::string start = game->deal(4);
      std::vector<std::string> actions;
      for (int i = 0; i < 6; ++i) {
        std::size_t failed = 0;
        ASSERT_TRUE(opponent->set_position(start, actions, failed));
        search::SearchRequest request;
        request.nodes = 20;
        actions.push_back(opponent->think(request).best());
        EXPECT_TRUE(game->apply(start, actions, failed)) << c.game << " " << name;
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::opponents
