#include <gtest/gtest.h>

#include <chrono>

#include "server/subprocess/child_program.hpp"

namespace broceliande::server {
namespace {

using Words = std::vector<std::string>;

std::string refusal(const Words& words, const ChildLimits& limits = {}) {
  const auto answer = run_child(words, "", limits);
  return answer ? "it did not fail" : english(answer.error());
}

TEST(ChildProgram, AnswersWhatItWasGiven) {
  const std::string long_text(1'000'000, 'x');
  EXPECT_EQ(*run_child({"cat"}, long_text), long_text);
  EXPECT_EQ(*run_child({"cat"}, ""), "");
  EXPECT_EQ(*run_child({"printf", "%s", "a b;$c"}, ""), "a b;$c") << "no shell reads it";
}

TEST(ChildProgram, SaysWhyItFailed) {
  EXPECT_FALSE(run_child({}, ""));
  EXPECT_EQ(refusal({"/no/such/program"}), "cannot run 'program': No such file or directory");
  EXPECT_EQ(refusal({"false"}), "'false' failed with status 1: ");
  EXPECT_EQ(refusal({"sh", "-c", "echo half; kill -9 $$"}), "'sh' failed with signal 9: ");
  EXPECT_EQ(refusal({"sh", "-c", "echo no paper >&2; echo at all >&2; exit 2"}),
            "'sh' failed with status 2: no paper");
}

TEST(ChildProgram, MayComplainAtLength) {
  const auto answer =
      run_child({"sh", "-c", "yes 2>/dev/null | head -c 100000 >&2; echo done"}, "");
  ASSERT_TRUE(answer) << english(answer.error());
  EXPECT_EQ(*answer, "done\n");
}

TEST(ChildProgram, IsEndedWhereItTakesTooLongOrSaysTooMuch) {
  const ChildLimits hasty{.time = Milliseconds{100}, .output_bytes = 1'000};
  EXPECT_EQ(refusal({"sleep", "600"}, hasty), "'sleep' took longer than 100 ms");
  EXPECT_EQ(refusal({"sh", "-c", "exec >&-; sleep 600"}, hasty), "'sh' took longer than 100 ms")
      << "though it has nothing more to say";
  EXPECT_EQ(refusal({"yes"}, {.time = Milliseconds{20'000}, .output_bytes = 1'000}),
            "'yes' wrote more than 1000 bytes");
}

}  // namespace
}  // namespace broceliande::server
