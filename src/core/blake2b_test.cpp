#include "core/blake2b.hpp"

#include <gtest/gtest.h>

namespace broceliande {
namespace {

// Reference values of BLAKE2b-256, at the edges of its blocks of 128 bytes.
TEST(Blake2b, GivesTheReferenceValues) {
  EXPECT_EQ(hex(blake2b("")), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  EXPECT_EQ(hex(blake2b("abc")),
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
  EXPECT_EQ(hex(blake2b(std::string(128, 'a'))),
            "ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450");
  EXPECT_EQ(hex(blake2b(std::string(129, 'a'))),
            "2f64744a6de0d2c0b56e64cf6e29a5aaa255010d415d51c75ccc82f73dccd865");
  EXPECT_EQ(hex(blake2b(std::string(1000, 'a'))),
            "e00b0ddbf1e2cdaf5c898e1a5e8826ea3a2c339bcf2a478da2e5fca9ff126672");
}

}  // namespace
}  // namespace broceliande
