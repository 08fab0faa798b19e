// Every game's thinker, through the door that all programs use.
#include "opponents/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.hpp"
#include "search/strength.hpp"

namespace broceliande::search {
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
  const auto thinker = std::move(*make_thinker(c.game, c.options, kMemory));
  const std::string start = game->deal(seed);
  std::vector<std::string> actions;
  for (int i = 0; i < most; ++i) {
    std::size_t failed = 0;
    EXPECT_TRUE(thinker->set_position(start, actions, failed));
    Task task;
    task.level = level;
    task.nodes = 300;
    task.seed = seed;
    const Thought thought = thinker->think(task);
    if (thought.lines.empty()) break;
    actions.push_back(thought.best());
    const auto after = game->apply(start, actions, failed);
    EXPECT_TRUE(after) << c.game << " level " << level << ": " << actions.back();
    if (!after || game->legal(*after)->empty()) break;
  }
  return actions;
}

TEST(Thinker, PlaysLegalActionsAtEveryLevel) {
  for (const Case& c : cases()) {
    for (int level = 1; level <= kTopLevel; ++level) EXPECT_FALSE(played(c, level, 3, 12).empty());
  }
}

TEST(Thinker, PlaysTheSameFromTheSameSeed) {
  for (const Case& c : cases()) {
    for (const int level : {1, 4, 8}) EXPECT_EQ(played(c, level, 5, 8), played(c, level, 5, 8));
  }
}

TEST(Thinker, SetsOutWithALineOfLegalActions) {
  for (const Case& c : cases()) {
    const auto game = made(c);
    const auto thinker = std::move(*make_thinker(c.game, c.options, kMemory));
    const std::string start = game->deal(1);
    std::size_t failed = 0;
    ASSERT_TRUE(thinker->set_position(start, {}, failed));
    Task task;
    task.nodes = 2'000;
    task.lines = 3;
    const Thought thought = thinker->think(task);
    ASSERT_EQ(thought.lines.size(), 3U) << c.game;
    for (std::size_t i = 0; i < thought.lines.size(); ++i) {
      EXPECT_TRUE(game->apply(start, thought.lines[i].actions, failed)) << c.game;
      // Tree search puts first what it visited most, which need not score best.
      if (c.game == "menhirs") continue;
      EXPECT_LE(thought.lines[i].score, thought.lines[0].score) << c.game;
    }
  }
}

class AtOnce final : public Stop {
 public:
  [[nodiscard]] bool is_set() override { return true; }
};

TEST(Thinker, AnswersEvenWhenStoppedAtOnce) {
  for (const Case& c : cases()) {
    const auto game = made(c);
    const auto thinker = std::move(*make_thinker(c.game, c.options, kMemory));
    const std::string start = game->deal(2);
    std::size_t failed = 0;
    ASSERT_TRUE(thinker->set_position(start, {}, failed));
    AtOnce stop;
    Task task;
    task.stop = &stop;
    const Thought thought = thinker->think(task);
    ASSERT_FALSE(thought.lines.empty()) << c.game;
    EXPECT_TRUE(game->apply(start, {thought.best()}, failed)) << c.game;
  }
}

TEST(Thinker, RefusesWhatIsNoPosition) {
  for (const Case& c : cases()) {
    const auto thinker = std::move(*make_thinker(c.game, c.options, kMemory));
    std::size_t failed = 0;
    EXPECT_FALSE(thinker->set_position("nonsense", {}, failed));
    EXPECT_FALSE(thinker->set_position(made(c)->deal(1), {"nonsense"}, failed));
    EXPECT_EQ(failed, 0U);
    EXPECT_TRUE(thinker->think({}).lines.empty());
  }
}

TEST(Thinker, IsThereForEveryGame) {
  for (const GameEntry& game : games()) EXPECT_TRUE(make_thinker(game.manifest.name, {}, kMemory));
  EXPECT_FALSE(make_thinker("chess", {}));
  EXPECT_FALSE(make_opponent("grandmaster", "menhirs", {}));
}

TEST(Registry, ListsTheGamesWhereThereIsNoSuchGame) {
  const auto refused = make_thinker("chess", {});
  ASSERT_FALSE(refused);
  for (const GameEntry& game : games()) {
    EXPECT_NE(english(refused.error()).find(game.manifest.name), std::string::npos)
        << game.manifest.name;
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
        Task task;
        task.nodes = 20;
        actions.push_back(opponent->think(task).best());
        EXPECT_TRUE(game->apply(start, actions, failed)) << c.game << " " << name;
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::search
