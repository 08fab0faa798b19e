#include <gtest/gtest.h>

#include "engine/crew.hpp"
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

}  // namespace
}  // namespace broceliande::engine
