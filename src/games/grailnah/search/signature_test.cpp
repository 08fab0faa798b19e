#include "opponents/test_signature.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::grailnah {
namespace {

using opponents::EngineSignature;

constexpr const char* kLateAmongThree =
    "N:K@B2,Q@N,n@N,n@A5,n@D3,n@D20/E:K@B6,Q@E,n@E,n@A8,n@A15,n@E5/W:K@B16,Q@W,n@W,n@W,n@D18,n@E15 "
    "M@B15,F@G5 N47 -;000;NEW en1.1";

TEST(GrailnahSignature, IsTheSameOnEveryPlatform) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  EngineSignature two("grailnah", {{"players", "2"}}, 3'000);
  two.add_game(1, 64);
  EngineSignature three("grailnah", {{"players", "3"}}, 3'000);
  three.add_game(2, 48);
  three.add_position(kLateAmongThree, 3);
  EngineSignature four("grailnah", {{"players", "4"}}, 3'000);
  four.add_game(3, 48);
  EXPECT_EQ(two.value(), 0xc92b46b149dd62f1U);
  EXPECT_EQ(three.value(), 0x35d083b1b8dfd9bfU);
  EXPECT_EQ(four.value(), 0xbed94e3cfbad5a9aU);
}

}  // namespace
}  // namespace broceliande::grailnah
