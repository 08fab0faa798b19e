#include "server/notices/push_encryption.hpp"

#include <openssl/core_names.h>
#include <openssl/rand.h>

#include <array>
#include <utility>

#include "server/notices/base64url.hpp"
#include "server/notices/openssl.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kSalt = 16;
constexpr std::size_t kAuth = 16;
constexpr std::size_t kContentKey = 16;
constexpr std::size_t kNonce = 12;
constexpr std::size_t kTag = 16;
constexpr std::size_t kInputKey = 32;
constexpr std::uint32_t kRecordSize = 4'096;
/// RFC 8188, 2: what comes after the text in the last record.
constexpr char kLastRecord = '\2';

/// HKDF with SHA-256 (RFC 5869).
std::optional<std::string> derived(std::string_view salt, std::string_view key,
                                   std::string_view info, std::size_t length) {
  const openssl::Derivation hkdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
  const openssl::DerivationContext context(hkdf ? EVP_KDF_CTX_new(hkdf.get()) : nullptr);
  if (!context) return std::nullopt;
  std::string digest = "SHA256";
  std::string salt_bytes(salt);
  std::string key_bytes(key);
  std::string info_bytes(info);
  const std::array parameters{
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt_bytes.data(), salt_bytes.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, key_bytes.data(), key_bytes.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info_bytes.data(), info_bytes.size()),
      OSSL_PARAM_construct_end()};
  std::string made(length, '\0');
  const int result =
      EVP_KDF_derive(context.get(), openssl::bytes(made), made.size(), parameters.data());
  if (result != 1) return std::nullopt;
  return made;
}

/// AES-128-GCM: the text, then the tag.
std::optional<std::string> sealed(std::string_view key, std::string_view nonce,
                                  std::string_view text) {
  const openssl::Cipher cipher(EVP_CIPHER_CTX_new());
  std::string made(text.size() + kTag, '\0');
  int length = 0;
  int rest = 0;
  const bool is_done =
      cipher &&
      EVP_EncryptInit_ex2(cipher.get(), EVP_aes_128_gcm(), openssl::bytes(key),
                          openssl::bytes(nonce), nullptr) == 1 &&
      EVP_EncryptUpdate(cipher.get(), openssl::bytes(made), &length, openssl::bytes(text),
                        static_cast<int>(text.size())) == 1 &&
      EVP_EncryptFinal_ex(cipher.get(), openssl::bytes(made) + length, &rest) == 1 &&
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_GET_TAG, static_cast<int>(kTag),
                          openssl::bytes(made) + text.size()) == 1;
  if (!is_done) return std::nullopt;
  return made;
}

/// A text with the zero that ends the names of RFC 8188 and RFC 8291.
std::string with_zero(std::string_view name) { return std::string(name) + '\0'; }

/// The header of RFC 8188, 2.1, with the server's key of this message as the name of the key.
std::string header(const PushNonce& nonce) {
  const std::string& id = nonce.key.public_half();
  std::string made = nonce.salt;
  for (int shift = 24; shift >= 0; shift -= 8) {
    made += static_cast<char>((kRecordSize >> static_cast<unsigned>(shift)) & 0xffU);
  }
  made += static_cast<char>(id.size());
  return made + id;
}

}  // namespace

std::optional<PushRecipient> push_recipient(std::string_view p256dh, std::string_view auth) {
  const auto point = read_base64url(p256dh);
  auto secret = read_base64url(auth);
  if (!point || !secret || secret->size() != kAuth) return std::nullopt;
  auto key = PushKey::from_public(*point);
  if (!key) return std::nullopt;
  return PushRecipient{.key = *std::move(key), .auth = *std::move(secret)};
}

std::optional<PushNonce> new_push_nonce() {
  auto key = PushKey::generate();
  std::string salt(kSalt, '\0');
  if (!key || RAND_bytes(openssl::bytes(salt), static_cast<int>(kSalt)) != 1) return std::nullopt;
  return PushNonce{.key = *std::move(key), .salt = std::move(salt)};
}

std::optional<std::string> encrypt_push(std::string_view text, const PushRecipient& recipient,
                                        const PushNonce& nonce) {
  if (text.size() > kLongestPush) return std::nullopt;
  const auto common = nonce.key.shared_secret(recipient.key);
  if (!common) return std::nullopt;
  const auto input_key =
      derived(recipient.auth, *common,
              with_zero("WebPush: info") + recipient.key.public_half() + nonce.key.public_half(),
              kInputKey);
  if (!input_key) return std::nullopt;
  const auto content_key =
      derived(nonce.salt, *input_key, with_zero("Content-Encoding: aes128gcm"), kContentKey);
  const auto iv = derived(nonce.salt, *input_key, with_zero("Content-Encoding: nonce"), kNonce);
  if (!content_key || !iv) return std::nullopt;
  const auto record = sealed(*content_key, *iv, std::string(text) + kLastRecord);
  if (!record) return std::nullopt;
  return header(nonce) + *record;
}

}  // namespace broceliande::server
