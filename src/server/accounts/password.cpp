#include "server/accounts/password.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/accounts/phrases.hpp"
#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kFewestBytes = 8;
constexpr std::size_t kMostBytes = 1024;

/// As libsodium wants it: NUL-terminated. What is too long is no hash, and comes back empty.
using HashText = std::array<char, crypto_pwhash_STRBYTES>;

HashText hash_text(std::string_view hash) {
  HashText text{};
  if (hash.size() < text.size()) std::ranges::copy(hash, text.begin());
  return text;
}

}  // namespace

Result<void> check_password(std::string_view password) {
  const bool is_sound = password.size() >= kFewestBytes && password.size() <= kMostBytes;
  if (is_sound) return {};
  return refuse(phrases::kPasswordLength, Error::kNoPlace, {password.size()});
}

Result<std::string> hash_password(std::string_view password, const PasswordCost& cost) {
  if (auto checked = check_password(password); !checked) {
    return pass_on(checked);
  }
  prepare_sodium();
  HashText text{};
  const int failed = crypto_pwhash_str_alg(text.data(), password.data(), password.size(),
                                           cost.passes, cost.memory, crypto_pwhash_ALG_ARGON2ID13);
  if (failed != 0) return refuse(phrases::kNoHash);
  return std::string(text.data());
}

bool is_password(std::string_view hash, std::string_view password, const PasswordCost& cost) {
  if (!check_password(password)) return false;
  if (hash.empty()) {
    static_cast<void>(hash_password(password, cost));
    return false;
  }
  prepare_sodium();
  return crypto_pwhash_str_verify(hash_text(hash).data(), password.data(), password.size()) == 0;
}

bool needs_rehash(std::string_view hash, const PasswordCost& cost) {
  prepare_sodium();
  return crypto_pwhash_str_needs_rehash(hash_text(hash).data(), cost.passes, cost.memory) != 0;
}

}  // namespace broceliande::server
