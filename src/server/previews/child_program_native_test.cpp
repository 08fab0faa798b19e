#include <gtest/gtest.h>

#include <chrono>

#include "server/previews/child_program.hpp"

namespace broceliande::server {
namespace {

using Words = std::vector<std::string>;

TEST(ChildProgram, AnswersWhatItWasGiven) {
  const std::string long_text(1'000'000, 'x');
  EXPECT_EQ(run_child({"cat"}, long_text), long_text);
  EXPECT_EQ(run_child({"cat"}, ""), "");
  EXPECT_EQ(run_child({"printf", "%s", "a b;$c"}, ""), "a b;$c") << "no shell reads it";
}

TEST(ChildProgram, IsNothingWhereItIsMissingOrFails) {
  EXPECT_EQ(run_child({}, ""), std::nullopt);
  EXPECT_EQ(run_child({"/no/such/program"}, ""), std::nullopt);
  EXPECT_EQ(run_child({"false"}, ""), std::nullopt);
  EXPECT_EQ(run_child({"sh", "-c", "echo half; kill -9 $$"}, ""), std::nullopt);
}

TEST(ChildProgram, IsEndedWhereItTakesTooLongOrSaysTooMuch) {
  const ChildLimits hasty{.time = Milliseconds{100}, .output_bytes = 1'000};
  EXPECT_EQ(run_child({"sleep", "600"}, "", hasty), std::nullopt);
  EXPECT_EQ(run_child({"sh", "-c", "exec >&-; sleep 600"}, "", hasty), std::nullopt)
      << "though it has nothing more to say";
  EXPECT_EQ(run_child({"yes"}, "", {.time = Milliseconds{20'000}, .output_bytes = 1'000}),
            std::nullopt);
}

}  // namespace
}  // namespace broceliande::server
