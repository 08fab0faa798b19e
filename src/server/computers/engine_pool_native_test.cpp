#include <gtest/gtest.h>

#include "server/computers/engine_pool.hpp"
#include "server/testing/test_server.hpp"

// The opponents of this program, beside the thread that asks them.
namespace broceliande::server {
namespace {

class ThinkersTest : public testing::Test {
 protected:
  EnginePool::Post post() {
    return [this](std::function<void()> work) { queue.post(std::move(work)); };
  }
  template <class Condition>
  void run_until(const Condition& condition) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (!condition() && std::chrono::steady_clock::now() < limit) {
      queue.run_all();
      std::this_thread::yield();
    }
  }
  Result<std::string> thought(EnginePool& engines, const ComputerTask& task) {
    std::optional<Result<std::string>> found;
    engines.think({"home", "somebody", "a table"}, task, 7,
                  [&](Result<std::string> text) { found = std::move(text); });
    run_until([&] { return found.has_value(); });
    return found.value_or(std::string());
  }
  static ComputerTask task_of(const std::string& game, const OptionValues& options = {}) {
    ComputerTask task;
    task.game = game;
    task.options = options;
    const auto rules = find_game(game)->with(options);
    task.start = (*rules)->deal(3);
    return task;
  }

  TestQueue queue;
};

TEST_F(ThinkersTest, PlayEveryGame) {
  EnginePool engines({}, post());
  for (const GameEntry& entry : games()) {
    const ComputerTask task = task_of(std::string(entry.manifest.name));
    const auto action = thought(engines, task);
    ASSERT_TRUE(action.has_value()) << entry.manifest.name;
    const auto legal = *(*entry.with({}))->legal(task.start);
    EXPECT_NE(std::ranges::find(legal, *action), legal.end()) << *action;
  }
}

TEST_F(ThinkersTest, PrepareForACamp) {
  EnginePool engines({}, post());
  ComputerTask task = task_of("graal");
  for (const int party : {0, 1}) {
    task.party = party;
    const auto text = thought(engines, task);
    ASSERT_TRUE(text.has_value());
    EXPECT_TRUE((*find_game("graal")->with({}))->preparation()->review(party, *text)->is_complete);
  }
}

TEST_F(ThinkersTest, RefuseWhatTheyCannotPlay) {
  EnginePool engines({}, post());
  ComputerTask task = task_of("menhirs");
  task.options = {{"colour", "red"}};
  EXPECT_FALSE(thought(engines, task).has_value());
  task = task_of("menhirs");
  task.party = 0;
  EXPECT_EQ(thought(engines, task).error().key(), "server.cannot-think");
}

TEST_F(ThinkersTest, RefuseWhereTooMuchWaits) {
  EnginePool engines({.threads = 0, .most_waiting = {.in_all = 2}}, post());
  int answers = 0;
  std::string refusal;
  for (int i = 0; i < 3; ++i) {
    engines.think({"home", "somebody", std::to_string(i)}, task_of("menhirs"), 1,
                  [&](const Result<std::string>& text) {
                    ++answers;
                    if (!text) refusal = text.error().key();
                  });
  }
  EXPECT_EQ(answers, 0) << "never at once";
  queue.run_all();
  EXPECT_EQ(answers, 1);
  EXPECT_EQ(refusal, "server.overloaded");
  EXPECT_EQ(engines.waiting(), 2U);
}

TEST_F(ThinkersTest, LetNobodyWaitForAllOfSomebodyElsesTables) {
  constexpr int kTables = 20;
  EnginePool engines({.threads = 1, .longest = Milliseconds(30)}, post());
  std::vector<std::string> heard;
  const auto think = [&](const std::string& person, int table, int level) {
    ComputerTask task = task_of("menhirs");
    task.level = level;
    engines.think({"home", person, person + std::to_string(table)}, task, 1,
                  [&heard, person](const Result<std::string>& text) {
                    EXPECT_TRUE(text.has_value());
                    heard.push_back(person);
                  });
  };
  for (int i = 0; i < kTables; ++i) think("greedy", i, 8);
  run_until([&] { return heard.size() >= 2; });
  const std::size_t before = heard.size();
  think("modest", 0, 1);
  run_until([&] { return heard.size() == kTables + 1; });
  const auto modest = std::ranges::find(heard, "modest");
  ASSERT_NE(modest, heard.end());
  // One thought may be under way, and one may have ended before its answer was heard.
  EXPECT_LE(modest - heard.begin(), static_cast<std::ptrdiff_t>(before) + 2);
}

TEST_F(ThinkersTest, EndWithoutBeingHeard) {
  {
    EnginePool engines({}, post());
    for (int i = 0; i < 20; ++i) {
      engines.think({"home", "somebody", std::to_string(i)}, task_of("grailnah"), 1,
                    [](const Result<std::string>&) {});
    }
  }
  SUCCEED();
}

}  // namespace
}  // namespace broceliande::server
