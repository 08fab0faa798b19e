#include <gtest/gtest.h>

#include "engine/crew.hpp"
#include "games/registry.hpp"
#include "search/grailnah/test_wins.hpp"
#include "search/thinker.hpp"

namespace broceliande::engine {
namespace {

TEST(Crew, SeveralWorkersFindForcedWins) {
  const auto thinker = std::move(*search::make_thinker("grailnah", {}, std::size_t{8} << 20));
  ThreadCrew crew;
  for (const auto& [plies, action, position] : grailnah::wins()) {
    if (plies % 2 == 0) continue;  // three players
    std::size_t failed = 0;
    ASSERT_TRUE(thinker->set_position(position, {}, failed)) << position;
    search::Task task;
    task.depth = plies + 1;
    task.workers = 3;
    task.crew = &crew;
    const search::Thought thought = thinker->think(task);
    EXPECT_EQ(thought.best(), action) << position;
    EXPECT_TRUE(search::is_win(thought.lines.front().score)) << position;
  }
}

TEST(Crew, SeveralWorkersGrowOneTree) {
  ThreadCrew crew;
  for (const std::string_view players : {"2", "3"}) {
    const std::string_view game = players == "3" ? "grailnah" : "menhirs";
    OptionValues options;
    if (players == "3") options.push_back({"players", "3"});
    const auto thinker = std::move(*search::make_thinker(game, options, std::size_t{1} << 20));
    const auto rules = std::move(*find_game(game)->with(options));
    std::size_t failed = 0;
    ASSERT_TRUE(thinker->set_position(rules->deal(1), {}, failed));
    search::Task task;
    task.nodes = 20'000;
    task.workers = 3;
    task.crew = &crew;
    const search::Thought thought = thinker->think(task);
    EXPECT_EQ(thought.nodes, task.nodes) << "begun by one worker or another, but never twice";
    EXPECT_TRUE(rules->apply(rules->deal(1), {thought.best()}, failed)) << thought.best();
  }
}

}  // namespace
}  // namespace broceliande::engine
