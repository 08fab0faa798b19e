#include "opponents/test_signature.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::menhirs {
namespace {

using opponents::EngineSignature;

constexpr const char* kSlideNearTheEnd =
    ".o../...../....m./..Mo.../omM.m./.o.../..o. 11b slide - 8a";
constexpr const char* kClearNearTheEnd =
    ".o../...../....m./..Mo.../omM.m./.o.../..o. 11a clear d3.e2.e3>SE 8a";

/// Proved within these nodes, or not, depending on the order of equally promising children.
constexpr const char* kHardToProve =
    "m.../...../....../.m....o/.momMo/.mMo./o.mm 8b slide d2.e2.e4.e5.f2.f3.g3.g4>NW 7b";

TEST(MenhirsSignature, IsTheSameOnEveryPlatform) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  EngineSignature small("menhirs", {{"side", "3"}}, 1'000);
  small.add_game(1, 14);
  EXPECT_EQ(small.value(), 0xc9e38aa9416b133fU);
  EngineSignature usual("menhirs", {{"side", "4"}}, 1'000);
  usual.add_game(2, 16);
  usual.add_position(kSlideNearTheEnd);
  usual.add_position(kClearNearTheEnd, 3);
  EXPECT_EQ(usual.value(), 0xf49d7787851a229U);
  EngineSignature hard("menhirs", {{"side", "4"}, {"clearing", "7b"}}, 2'000);
  hard.add_position(kHardToProve, 2);
  EXPECT_EQ(hard.value(), 0xbe0c4f1ecdd7694eU);
  EngineSignature large("menhirs", {{"side", "5"}}, 1'000);
  large.add_game(3, 12);
  EXPECT_EQ(large.value(), 0x469cb3a68ba0a5c4U);
}

}  // namespace
}  // namespace broceliande::menhirs
