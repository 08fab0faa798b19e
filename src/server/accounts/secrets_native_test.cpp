#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <type_traits>

#include "server/accounts/secrets.hpp"

namespace broceliande::server {
namespace {

TEST(Secrets, TokensAreLongAndAllDifferent) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const Secret token = new_token();
    EXPECT_TRUE(is_token(token.reveal())) << token.reveal();
    seen.insert(token.reveal());
  }
  EXPECT_EQ(seen.size(), 1000U);
}

TEST(Secrets, KnowsTheFormOfATokenOnly) {
  const std::string sound(43, 'a');
  EXPECT_TRUE(is_token(sound));
  EXPECT_TRUE(is_token("-_" + sound.substr(2)));
  for (const std::string& text :
       {std::string(), sound + "a", sound.substr(1), "+" + sound.substr(1), "=" + sound.substr(1),
        " " + sound.substr(1), std::string(43, '\0'), std::string(43, '\xE9')}) {
    EXPECT_FALSE(is_token(text)) << text;
  }
}

TEST(Secrets, HashesTokensWithBlake2b) {
  // The reference value of BLAKE2b-256 for "abc".
  EXPECT_EQ(token_hash(Secret("abc")),
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Secrets, IdsAreOfCharactersThatLookLikeNoOther) {
  constexpr std::string_view kAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  std::set<std::string> seen;
  std::array<int, 256> counts{};
  constexpr int kIds = 3100;
  for (int i = 0; i < kIds; ++i) {
    const std::string id = new_table_id();
    ASSERT_EQ(id.size(), 10U);
    ASSERT_EQ(id.find_first_not_of(kAlphabet), std::string::npos) << id;
    for (const char c : id) ++counts[static_cast<unsigned char>(c)];
    seen.insert(id);
  }
  EXPECT_EQ(seen.size(), std::size_t{kIds});
  // 1000 expected of each, with a standard deviation of 31.
  for (const char c : kAlphabet) {
    EXPECT_NEAR(counts[static_cast<unsigned char>(c)], 1000, 250) << c;
  }
  EXPECT_EQ(new_identity_id().size(), 20U);
  EXPECT_NE(new_identity_id(), new_identity_id());
}

TEST(Secrets, SaltsAndSeedsAreFresh) {
  const std::string salt = new_salt();
  EXPECT_EQ(salt.size(), 32U);
  EXPECT_EQ(salt.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_NE(salt, new_salt());
  EXPECT_NE(new_seed(), new_seed());
}

TEST(Secrets, TurnIntoNoOtherText) {
  static_assert(!std::is_convertible_v<Secret, std::string_view>);
  static_assert(!std::is_convertible_v<Secret, std::string>);
  static_assert(!std::is_convertible_v<std::string, Secret>);
}

TEST(RecoveryCodes, AreReadHoweverTheyAreTyped) {
  const Secret code = new_recovery_code();
  const std::string text = code.reveal();
  EXPECT_EQ(text.size(), 23U) << text;
  EXPECT_NE(text, new_recovery_code().reveal());
  std::string loud;
  for (const char c : text) loud += c == '-' ? ' ' : static_cast<char>(std::toupper(c));
  std::string close = text;
  std::erase(close, '-');
  for (const std::string& typed : {text, loud, close, " " + text + " "}) {
    const auto read = read_recovery_code(typed);
    ASSERT_TRUE(read.has_value()) << typed;
    EXPECT_EQ(token_hash(*read), token_hash(code));
  }
  for (const std::string& typed : {std::string(), text.substr(1), text + "a", text + "é",
                                   std::string("l") + text.substr(1), std::string(23, '-')}) {
    EXPECT_FALSE(read_recovery_code(typed).has_value()) << typed;
  }
}

}  // namespace
}  // namespace broceliande::server
