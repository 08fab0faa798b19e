#include "server/accounts/secrets.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/blake2b.hpp"
#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kTokenCharacters = 43;

bool is_token_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

std::string random_id(std::size_t length) {
  constexpr std::string_view kAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
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
