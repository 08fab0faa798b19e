#pragma once

#include <sys/socket.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

/// Where strangers may let this server send messages. What they name is called from inside the
/// operator's network, so only addresses that anybody could call are called.
enum class EndpointScope : std::uint8_t {
  public_only,  ///< https, and no address of this machine or of its network
  any,          ///< for tests
};

/// An address that a message can be sent to.
struct OutgoingEndpoint {
  std::string url;
  std::string origin;  ///< scheme, host and port
  std::string host;    ///< for logs: the rest may be a secret
};

inline constexpr std::size_t kLongestEndpoint = 1'024;

/// Nothing where it is no URL of such an address. A name is looked up only when it is called, and
/// is_public() then decides about what it stands for.
[[nodiscard]] std::optional<OutgoingEndpoint> read_endpoint(std::string_view url,
                                                            EndpointScope scope);

/// Whether an address is one of the public internet: not of this machine, nor of a private network,
/// nor one that is reserved, nor an IPv6 address that stands for such an IPv4 one.
[[nodiscard]] bool is_public(const sockaddr& address);

}  // namespace broceliande::server
