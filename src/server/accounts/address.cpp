#include "server/accounts/address.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "server/accounts/header_text.hpp"

namespace broceliande::server {
namespace {

using Bytes = std::array<unsigned char, 16>;

constexpr Bytes kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr std::size_t kMappedPrefix = 12;

std::string written(int family, const unsigned char* bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(family, bytes, text.data(), text.size());
  return text.data();
}

/// In 16 bytes, IPv4 as mapped into IPv6.
std::optional<Bytes> read_address(std::string_view address) {
  const bool is_sound = address.size() < 64 && address.find('\0') == std::string_view::npos;
  if (!is_sound) return std::nullopt;
  // What follows % is the name of an interface.
  const std::string text(address.substr(0, address.find('%')));
  Bytes bytes = kMapped;
  if (inet_pton(AF_INET, text.c_str(), bytes.data() + kMappedPrefix) == 1) return bytes;
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) return bytes;
  return std::nullopt;
}

bool is_mapped(const Bytes& bytes) {
  return std::equal(bytes.begin(), bytes.begin() + kMappedPrefix, kMapped.begin());
}

}  // namespace

std::string network_of(std::string_view address) {
  auto bytes = read_address(address);
  if (!bytes) return "";
  const bool is_ipv4 = is_mapped(*bytes);
  std::fill(bytes->begin() + (is_ipv4 ? kMappedPrefix + 2 : 4), bytes->end(), 0);
  if (!is_ipv4) {
    const std::string text = written(AF_INET6, bytes->data());  // such as 2001:db8::
    return text.size() > 2 ? text.substr(0, text.size() - 1) + "*" : "";
  }
  const std::string text = written(AF_INET, bytes->data() + kMappedPrefix);  // such as 192.0.0.0
  return text.substr(0, text.find('.', text.find('.') + 1)) + ".*";
}

std::string address_key(std::string_view address) {
  auto bytes = read_address(address);
  if (!bytes) return "unknown";
  if (is_mapped(*bytes)) {
    return written(AF_INET, bytes->data() + kMappedPrefix);
  }
  std::fill(bytes->begin() + 8, bytes->end(), 0);
  return written(AF_INET6, bytes->data()) + "/64";
}

std::optional<std::string> forwarded_address(std::string_view forwarded_for) {
  const std::size_t comma = forwarded_for.rfind(',');
  const std::string_view last = without_padding(
      comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1));
  if (!read_address(last)) return std::nullopt;
  return std::string(last);
}

}  // namespace broceliande::server
