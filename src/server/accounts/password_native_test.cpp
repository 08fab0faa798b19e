#include <gtest/gtest.h>

#include "server/accounts/password.hpp"

namespace broceliande::server {
namespace {

constexpr PasswordCost kCheap{1, 8192};
constexpr std::string_view kPassword = "Excalibur";

TEST(Password, IsKnownAgainByItsHash) {
  const auto hash = hash_password(kPassword, kCheap);
  ASSERT_TRUE(hash);
  EXPECT_TRUE(hash->starts_with("$argon2id$")) << *hash;
  EXPECT_TRUE(is_password(*hash, kPassword, kCheap));
  EXPECT_FALSE(is_password(*hash, "Excaliburs", kCheap));
  EXPECT_FALSE(is_password(*hash, "excalibur", kCheap));
}

TEST(Password, HashesDifferByTheirSalt) {
  EXPECT_NE(hash_password(kPassword, kCheap).value(), hash_password(kPassword, kCheap).value());
}

TEST(Password, MayHoldAnyBytes) {
  const std::string password("\0\xFF\nabcdef", 9);
  const auto hash = hash_password(password, kCheap);
  ASSERT_TRUE(hash);
  EXPECT_TRUE(is_password(*hash, password, kCheap));
  EXPECT_FALSE(is_password(*hash, std::string("\0\xFF\nabcdeg", 9), kCheap));
}

TEST(Password, MatchesNothingThatIsNoHash) {
  for (const std::string& hash :
       {std::string(), std::string("$argon2id$"), std::string(5000, 'a'), std::string(127, '$'),
        std::string("$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA"), std::string(10, '\0')}) {
    EXPECT_FALSE(is_password(hash, kPassword, kCheap)) << hash;
  }
}

TEST(Password, HasEightToThousandBytes) {
  for (const std::size_t size : {8U, 9U, 1024U}) {
    EXPECT_TRUE(check_password(std::string(size, 'x'))) << size;
  }
  for (const std::size_t size : {0U, 1U, 7U, 1025U, 100000U}) {
    const std::string password(size, 'x');
    ASSERT_FALSE(check_password(password)) << size;
    EXPECT_FALSE(hash_password(password, kCheap));
    EXPECT_FALSE(is_password("", password, kCheap));
  }
  EXPECT_EQ(english(check_password("short").error()),
            "the password is 5 bytes long; expected 8 to 1024 bytes");
}

TEST(Password, IsHashedAnewWhereItsCostIsAnother) {
  const auto hash = hash_password(kPassword, kCheap);
  EXPECT_FALSE(needs_rehash(*hash, kCheap));
  EXPECT_TRUE(needs_rehash(*hash, {kCheap.passes + 1, kCheap.memory}));
  EXPECT_TRUE(needs_rehash(*hash, {kCheap.passes, 2 * kCheap.memory}));
  EXPECT_TRUE(needs_rehash("", kCheap));
}

TEST(Password, IsRefusedWhereThereIsNoMemoryForIt) {
  const auto hash = hash_password(kPassword, {1, std::size_t{1} << 50U});
  ASSERT_FALSE(hash);
  EXPECT_EQ(hash.error().key(), "identity.no-hash");
}

}  // namespace
}  // namespace broceliande::server
