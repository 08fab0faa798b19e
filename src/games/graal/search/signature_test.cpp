#include "opponents/test_signature.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::graal {
namespace {

using opponents::EngineSignature;

// North's Knight in the courtyard is shot at and must retreat.
constexpr const char* kShotAt =
    "l4k10/6l2p6/4ea10/5e4n5/a15/1l1a12/16/6e1a7/16/15D/16/8s7/13n2/16/9A5A/14S1 n5n4,f16e16 S1 "
    "p2*n4 2 1@world-of-art";

TEST(GraalSignature, IsTheSameOnEveryPlatform) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  EngineSignature one("graal", {{"drawing-up", "stock"}}, 3'000);
  one.add_game(1, 48);
  one.add_position(kShotAt, 3);
  EngineSignature two("graal", {{"armies", "2"}, {"drawing-up", "stock"}}, 3'000);
  two.add_game(2, 32);
  EngineSignature three("graal", {{"armies", "3"}, {"drawing-up", "stock"}}, 3'000);
  three.add_game(3, 24);
  EXPECT_EQ(one.value(), 0x925a6e8a10376a0aU);
  EXPECT_EQ(two.value(), 0xe068de3c99a7e479U);
  EXPECT_EQ(three.value(), 0x45c9d64627a55729U);
}

TEST(GraalSignature, OfDrawingUpIsTheSameOnEveryPlatform) {
  EngineSignature signature("graal", {}, 0);
  signature.add_preparation(0, 1);
  EXPECT_EQ(signature.value(), 0xf61f352d32dfc13dU);
}

}  // namespace
}  // namespace broceliande::graal
