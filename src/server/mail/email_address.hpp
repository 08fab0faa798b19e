#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

inline constexpr std::size_t kLongestEmailAddress = 254;  ///< RFC 5321, 4.5.3.1.3, less < and >

/// Whether a text is an address that mail can be sent to: a dot-atom and a domain with at least two
/// labels, all ASCII. Nothing in it can be mistaken for anything else in a header or in SMTP.
/// Quoted names, comments and addresses of machines are refused: nobody has them.
[[nodiscard]] bool is_email_address(std::string_view text);

/// An address with the name that is shown beside it.
struct NamedAddress {
  std::string name{};  ///< UTF-8; may be empty
  std::string address{};

  friend bool operator==(const NamedAddress&, const NamedAddress&) = default;
};

/// `Name <address>` or an address alone; nothing where it is neither.
[[nodiscard]] std::optional<NamedAddress> read_named_address(std::string_view text);

}  // namespace broceliande::server
