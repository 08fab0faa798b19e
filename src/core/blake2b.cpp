#include "core/blake2b.hpp"

#include <algorithm>
#include <bit>

namespace broceliande {
namespace {

constexpr std::size_t kBlock = 128;

/// The fractional parts of the square roots of the first eight primes (RFC 7693, 2.6).
constexpr std::array<std::uint64_t, 8> kStart{
    0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL, 0xa54ff53a5f1d36f1ULL,
    0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL, 0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL};

/// Which words of the block go into each round (RFC 7693, 2.7).
constexpr std::array<std::array<std::uint8_t, 16>, 10> kOrder{{
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}};

using Words = std::array<std::uint64_t, 16>;

void mix(Words& v, const std::array<std::size_t, 4>& at, std::uint64_t x, std::uint64_t y) {
  const auto [a, b, c, d] = at;
  v[a] += v[b] + x;
  v[d] = std::rotr(v[d] ^ v[a], 32);
  v[c] += v[d];
  v[b] = std::rotr(v[b] ^ v[c], 24);
  v[a] += v[b] + y;
  v[d] = std::rotr(v[d] ^ v[a], 16);
  v[c] += v[d];
  v[b] = std::rotr(v[b] ^ v[c], 63);
}

/// The columns and then the diagonals of the 4 × 4 words.
constexpr std::array<std::array<std::size_t, 4>, 8> kMixed{{{0, 4, 8, 12},
                                                            {1, 5, 9, 13},
                                                            {2, 6, 10, 14},
                                                            {3, 7, 11, 15},
                                                            {0, 5, 10, 15},
                                                            {1, 6, 11, 12},
                                                            {2, 7, 8, 13},
                                                            {3, 4, 9, 14}}};

void compress(std::array<std::uint64_t, 8>& state, std::string_view block,
              std::uint64_t bytes_so_far, bool is_last) {
  Words message{};
  for (std::size_t i = 0; i < block.size(); ++i) {
    message[i / 8] |= std::uint64_t{static_cast<unsigned char>(block[i])} << 8 * (i % 8);
  }
  Words v{};
  std::ranges::copy(state, v.begin());
  std::ranges::copy(kStart, v.begin() + 8);
  v[12] ^= bytes_so_far;
  if (is_last) v[14] = ~v[14];
  for (std::size_t round = 0; round < 12; ++round) {
    const auto& order = kOrder[round % kOrder.size()];
    for (std::size_t i = 0; i < kMixed.size(); ++i) {
      mix(v, kMixed[i], message[order[2 * i]], message[order[2 * i + 1]]);
    }
  }
  for (std::size_t i = 0; i < state.size(); ++i) state[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

Digest blake2b(std::string_view message) {
  std::array<std::uint64_t, 8> state = kStart;
  state[0] ^= 0x01010000U ^ sizeof(Digest);
  std::size_t done = 0;
  for (; message.size() - done > kBlock; done += kBlock) {
    compress(state, message.substr(done, kBlock), done + kBlock, false);
  }
  compress(state, message.substr(done), message.size(), true);
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(state[i / 8] >> 8 * (i % 8));
  }
  return digest;
}

std::string hex(const Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace broceliande
