#include "server/mail/unsubscribe_token.hpp"

#include <sodium.h>

#include <array>

#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kHandleLength = 20;
constexpr std::size_t kSignatureLength = 2 * crypto_auth_BYTES;

std::string signature_of(std::string_view handle, const Secret& key) {
  prepare_sodium();
  std::array<unsigned char, crypto_auth_KEYBYTES> bytes{};
  crypto_generichash(bytes.data(), bytes.size(),
                     reinterpret_cast<const unsigned char*>(key.reveal().data()),
                     key.reveal().size(), nullptr, 0);
  const std::string text = "unsubscribe " + std::string(handle);
  std::array<unsigned char, crypto_auth_BYTES> mac{};
  crypto_auth(mac.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
              bytes.data());
  std::string hexadecimal(kSignatureLength + 1, '\0');
  sodium_bin2hex(hexadecimal.data(), hexadecimal.size(), mac.data(), mac.size());
  hexadecimal.pop_back();  // the zero at the end
  return hexadecimal;
}

}  // namespace

std::string new_mail_handle() { return new_identity_id(); }

std::string unsubscribe_token(std::string_view handle, const Secret& key) {
  return std::string(handle) + "-" + signature_of(handle, key);
}

std::optional<std::string> read_unsubscribe_token(std::string_view token, const Secret& key) {
  if (token.size() != kHandleLength + 1 + kSignatureLength || token[kHandleLength] != '-') {
    return std::nullopt;
  }
  const std::string_view handle = token.substr(0, kHandleLength);
  const std::string expected = signature_of(handle, key);
  const std::string_view given = token.substr(kHandleLength + 1);
  if (sodium_memcmp(expected.data(), given.data(), expected.size()) != 0) return std::nullopt;
  return std::string(handle);
}

}  // namespace broceliande::server
