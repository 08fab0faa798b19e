#include <gtest/gtest.h>
#include <openssl/core_names.h>

#include <array>

#include "server/notices/base64url.hpp"
#include "server/notices/openssl.hpp"
#include "server/notices/push_encryption.hpp"

namespace broceliande::server {
namespace {

/// RFC 8291, section 5 and appendix A.
namespace rfc8291 {

constexpr auto kText = "When I grow up, I want to be a watermelon";
constexpr auto kServerSecret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr auto kServerPublic =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr auto kBrowserSecret = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
constexpr auto kBrowserPublic =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr auto kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr auto kAuth = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr auto kBody =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN";

}  // namespace rfc8291

std::string read(std::string_view text) { return read_base64url(text).value_or("no base64url"); }

PushNonce nonce_of_the_rfc() {
  return {.key = *PushKey::from(read(rfc8291::kServerSecret), read(rfc8291::kServerPublic)),
          .salt = read(rfc8291::kSalt)};
}

/// HKDF by its definition in RFC 5869, in HMACs: another way than the one of the module.
std::string hmac(std::string_view key, std::string_view text) {
  std::string made(32, '\0');
  std::size_t length = 0;
  EVP_Q_mac(nullptr, "HMAC", nullptr, "SHA256", nullptr, key.data(), key.size(),
            openssl::bytes(text), text.size(), openssl::bytes(made), made.size(), &length);
  return made;
}
std::string expanded(std::string_view salt, std::string_view key, std::string info,
                     std::size_t length) {
  return hmac(hmac(salt, key), info + '\1').substr(0, length);
}

/// As a browser reads it.
std::optional<std::string> decrypted(std::string_view body, const PushKey& key,
                                     const std::string& auth) {
  const std::string salt(body.substr(0, 16));
  const auto id_length = static_cast<std::size_t>(static_cast<unsigned char>(body[20]));
  const std::string id(body.substr(21, id_length));
  std::string_view record = body.substr(21 + id_length);
  const auto sender = PushKey::from_public(id);
  if (!sender) return std::nullopt;
  using namespace std::string_literals;
  const std::string input =
      expanded(auth, *key.shared_secret(*sender), "WebPush: info\0"s + key.public_half() + id, 32);
  const std::string content_key = expanded(salt, input, "Content-Encoding: aes128gcm\0"s, 16);
  const std::string iv = expanded(salt, input, "Content-Encoding: nonce\0"s, 12);
  std::string tag(record.substr(record.size() - 16));
  record.remove_suffix(16);
  std::string text(record.size(), '\0');
  int length = 0;
  const openssl::Cipher cipher(EVP_CIPHER_CTX_new());
  EVP_DecryptInit_ex2(cipher.get(), EVP_aes_128_gcm(),
                      openssl::bytes(std::string_view(content_key)),
                      openssl::bytes(std::string_view(iv)), nullptr);
  EVP_DecryptUpdate(cipher.get(), openssl::bytes(text), &length, openssl::bytes(record),
                    static_cast<int>(record.size()));
  EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_SET_TAG, 16, tag.data());
  if (EVP_DecryptFinal_ex(cipher.get(), openssl::bytes(text) + length, &length) != 1) {
    return std::nullopt;
  }
  if (text.empty() || text.back() != '\2') return std::nullopt;
  text.pop_back();
  return text;
}

TEST(PushEncryption, SaysWhatTheRfcSays) {
  const auto recipient = push_recipient(rfc8291::kBrowserPublic, rfc8291::kAuth);
  ASSERT_TRUE(recipient.has_value());
  const auto body = encrypt_push(rfc8291::kText, *recipient, nonce_of_the_rfc());
  ASSERT_TRUE(body.has_value());
  EXPECT_EQ(base64url(*body), rfc8291::kBody);
}

TEST(PushEncryption, IsReadByTheBrowserOfTheRfcAndByNobodyElse) {
  const auto browser = PushKey::from(read(rfc8291::kBrowserSecret), read(rfc8291::kBrowserPublic));
  ASSERT_TRUE(browser.has_value());
  EXPECT_EQ(decrypted(read(rfc8291::kBody), *browser, read(rfc8291::kAuth)), rfc8291::kText);
  EXPECT_EQ(decrypted(read(rfc8291::kBody), *browser, std::string(16, 'x')), std::nullopt);
  EXPECT_EQ(decrypted(read(rfc8291::kBody), *PushKey::generate(), read(rfc8291::kAuth)),
            std::nullopt);
}

TEST(PushEncryption, TellsEachBrowserInWordsThatNoOtherMessageHas) {
  const PushKey browser = *PushKey::generate();
  const std::string auth(16, 'a');
  const auto recipient = push_recipient(base64url(browser.public_half()), base64url(auth) + "==");
  ASSERT_TRUE(recipient.has_value());
  std::string before;
  for (const std::size_t length :
       {std::size_t{0}, std::size_t{1}, std::size_t{500}, kLongestPush}) {
    const std::string text(length, 't');
    const auto body = encrypt_push(text, *recipient, *new_push_nonce());
    ASSERT_TRUE(body.has_value()) << length;
    EXPECT_LE(body->size(), 4'096U);
    EXPECT_EQ(decrypted(*body, browser, auth), text);
    EXPECT_NE(body->substr(0, 86), before.substr(0, 86)) << "salt and key are new";
    before = *body;
  }
  EXPECT_FALSE(encrypt_push(std::string(kLongestPush + 1, 't'), *recipient, *new_push_nonce()));
}

TEST(PushEncryption, TakesNoKeysThatAreNone) {
  const std::string_view good = rfc8291::kBrowserPublic;
  EXPECT_TRUE(push_recipient(good, rfc8291::kAuth).has_value());
  EXPECT_FALSE(push_recipient("", rfc8291::kAuth).has_value());
  EXPECT_FALSE(push_recipient(good.substr(2), rfc8291::kAuth).has_value());
  EXPECT_FALSE(push_recipient(std::string(good) + "AA", rfc8291::kAuth).has_value());
  EXPECT_FALSE(push_recipient("no base64url!", rfc8291::kAuth).has_value());
  EXPECT_FALSE(push_recipient(good, "short").has_value());
  std::string elsewhere = read(good);
  elsewhere.back() = static_cast<char>(elsewhere.back() ^ 1);
  EXPECT_FALSE(push_recipient(base64url(elsewhere), rfc8291::kAuth).has_value())
      << "no point of the curve";
  elsewhere = std::string(65, '\0');
  EXPECT_FALSE(push_recipient(base64url(elsewhere), rfc8291::kAuth).has_value());
}

}  // namespace
}  // namespace broceliande::server
