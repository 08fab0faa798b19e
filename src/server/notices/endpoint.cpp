#include "server/notices/endpoint.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <span>

namespace broceliande::server {
namespace {

/// The addresses whose first bits are these.
template <std::size_t Bytes>
struct AddressBlock {
  std::array<std::uint8_t, Bytes> first;
  unsigned bits;

  [[nodiscard]] bool contains(std::span<const std::uint8_t> address) const {
    for (unsigned bit = 0; bit < bits; ++bit) {
      const unsigned byte = bit / 8;
      const auto mask = static_cast<std::uint8_t>(0x80U >> (bit % 8));
      if ((address[byte] & mask) != (first[byte] & mask)) return false;
    }
    return true;
  }
};

/// IANA's registry of IPv4 addresses for special purposes, and all that is multicast or reserved.
constexpr auto kSpecial4 = std::to_array<AddressBlock<4>>({
    {{0, 0, 0, 0}, 8},
    {{10, 0, 0, 0}, 8},
    {{100, 64, 0, 0}, 10},
    {{127, 0, 0, 0}, 8},
    {{169, 254, 0, 0}, 16},
    {{172, 16, 0, 0}, 12},
    {{192, 0, 0, 0}, 24},
    {{192, 0, 2, 0}, 24},
    {{192, 88, 99, 0}, 24},
    {{192, 168, 0, 0}, 16},
    {{198, 18, 0, 0}, 15},
    {{198, 51, 100, 0}, 24},
    {{203, 0, 113, 0}, 24},
    {{224, 0, 0, 0}, 3},
});

/// What is given out to networks, 2000::/3, is public; of that, not these.
constexpr AddressBlock<16> kGlobal6{{0x20}, 3};
constexpr auto kSpecial6 = std::to_array<AddressBlock<16>>({
    {{0x20, 0x01, 0x00}, 23},        // protocols, Teredo among them
    {{0x20, 0x01, 0x0d, 0xb8}, 32},  // documents
    {{0x20, 0x02}, 16},              // 6to4: an IPv4 address in disguise
    {{0x3f, 0xff, 0x00}, 20},        // documents
});
/// NAT64 carries an IPv4 address in its last four bytes.
constexpr AddressBlock<16> kNat64{{0x00, 0x64, 0xff, 0x9b}, 96};
constexpr AddressBlock<16> kMapped{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff}, 96};

bool is_public4(std::span<const std::uint8_t> address) {
  return std::ranges::none_of(kSpecial4,
                              [&](const auto& block) { return block.contains(address); });
}

bool is_public6(std::span<const std::uint8_t> address) {
  if (kNat64.contains(address) || kMapped.contains(address)) return is_public4(address.last(4));
  return kGlobal6.contains(address) && std::ranges::none_of(kSpecial6, [&](const auto& block) {
           return block.contains(address);
         });
}

/// Letters, digits, hyphens and dots, or an IPv6 address in brackets.
bool is_host(std::string_view host) {
  const auto is_name = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.';
  };
  if (host.starts_with('[') && host.ends_with(']')) {
    const std::string inside(host.substr(1, host.size() - 2));
    in6_addr ignored{};
    return inet_pton(AF_INET6, inside.c_str(), &ignored) == 1;
  }
  return !host.empty() && host.front() != '.' && host.front() != '-' &&
         std::ranges::all_of(host, is_name);
}

/// Whether a host is written as an address, and then whether that is a public one. Whatever else
/// might be an address in disguise (0x7f000001, 127.1) is judged when it is called.
bool may_be_public(std::string_view host) {
  const std::string text(host);
  sockaddr_in four{};
  four.sin_family = AF_INET;
  if (inet_pton(AF_INET, text.c_str(), &four.sin_addr) == 1) {
    return is_public(reinterpret_cast<const sockaddr&>(four));
  }
  if (text.starts_with('[')) {
    sockaddr_in6 six{};
    six.sin6_family = AF_INET6;
    (void)inet_pton(AF_INET6, text.substr(1, text.size() - 2).c_str(), &six.sin6_addr);
    return is_public(reinterpret_cast<const sockaddr&>(six));
  }
  // A name without a dot belongs to the network that this machine is in.
  return text.find('.') != std::string::npos && !text.ends_with(".localhost") &&
         !text.ends_with(".local") && !text.ends_with(".internal");
}

bool is_port(std::string_view text) {
  const bool is_number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (text.empty() || text.size() > 5 || !is_number) return false;
  const int port = std::stoi(std::string(text));
  return port > 0 && port < 65'536;
}

}  // namespace

std::optional<OutgoingEndpoint> read_endpoint(std::string_view url, EndpointScope scope) {
  const bool is_plain = scope == EndpointScope::any && url.starts_with("http://");
  if (url.size() > kLongestEndpoint || !(is_plain || url.starts_with("https://"))) {
    return std::nullopt;
  }
  // RFC 3986, 2: no spaces, no quotation marks, nothing that is no ASCII.
  const bool is_clean = std::ranges::all_of(url, [](char c) {
    return c > ' ' && c < '\x7f' &&
           std::string_view("\"<>\\^`{|}").find(c) == std::string_view::npos;
  });
  if (!is_clean) return std::nullopt;
  const std::size_t start = url.find("//") + 2;
  const std::size_t end = std::min(url.find_first_of("/?#", start), url.size());
  const std::string_view authority = url.substr(start, end - start);
  if (authority.find('@') != std::string_view::npos) return std::nullopt;
  const std::size_t bracket = authority.rfind(']');
  const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
  const std::string_view host = authority.substr(0, colon);
  const bool has_port = colon != std::string_view::npos;
  if (!is_host(host) || (has_port && !is_port(authority.substr(colon + 1)))) return std::nullopt;
  if (scope == EndpointScope::public_only && !may_be_public(host)) return std::nullopt;
  return OutgoingEndpoint{.url = std::string(url.substr(0, url.find('#'))),
                          .origin = std::string(url.substr(0, end)),
                          .host = std::string(host)};
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    return is_public4(
        std::span(reinterpret_cast<const std::uint8_t*>(&four.sin_addr), sizeof four.sin_addr));
  }
  if (address.sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
    return is_public6(
        std::span(reinterpret_cast<const std::uint8_t*>(&six.sin6_addr), sizeof six.sin6_addr));
  }
  return false;
}

}  // namespace broceliande::server
