#include "server/accounts/secrets.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/blake2b.hpp"
#include "server/accounts/header_text.hpp"
#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kTokenCharacters = 43;

bool is_token_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

constexpr std::string_view kAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
constexpr std::size_t kCodeCharacters = 20;

std::string random_id(std::size_t length) {
  prepare_sodium();
  std::string id(length, '\0');
  std::ranges::generate(
      id, [&] { return kAlphabet[randombytes_uniform(std::uint32_t{kAlphabet.size()})]; });
  return id;
}

}  // namespace

void prepare_sodium() {
  static const bool is_ready = sodium_init() >= 0;
  if (!is_ready) std::abort();
}

Secret new_token() {
  prepare_sodium();
  std::array<unsigned char, kTokenBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string text(kTokenCharacters + 1, '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();
  return Secret(std::move(text));
}

bool is_token(std::string_view text) {
  return text.size() == kTokenCharacters && std::ranges::all_of(text, is_token_character);
}

std::string token_hash(const Secret& token) { return hex(blake2b(token.reveal())); }

Secret new_recovery_code() {
  constexpr std::size_t kGroup = 5;
  const std::string characters = random_id(kCodeCharacters);
  std::string code;
  for (std::size_t at = 0; at < characters.size(); at += kGroup) {
    code += (at == 0 ? "" : "-") + characters.substr(at, kGroup);
  }
  return Secret(std::move(code));
}

std::optional<Secret> read_recovery_code(std::string_view text) {
  constexpr std::size_t kGroup = 5;
  std::string code;
  std::size_t count = 0;
  for (const char c : text) {
    if (c == ' ' || c == '-') continue;
    const char small = small_letter(c);
    if (kAlphabet.find(small) == std::string_view::npos || count == kCodeCharacters) return {};
    if (count > 0 && count % kGroup == 0) code += '-';
    code += small;
    ++count;
  }
  if (count < kCodeCharacters) return std::nullopt;
  return Secret(std::move(code));
}

std::string new_table_id() { return random_id(10); }

std::string new_identity_id() { return random_id(20); }

std::string new_salt() {
  prepare_sodium();
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::uint64_t new_seed() {
  prepare_sodium();
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

}  // namespace broceliande::server
