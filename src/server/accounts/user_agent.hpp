#pragma once

#include <string_view>

namespace broceliande::server {

/// What somebody plays with, by the names that people know it by; empty where it is not known.
struct UserAgent {
  std::string_view browser;
  std::string_view system;
};

/// From a User-Agent header: which browser of which system, and nothing that tells people apart.
[[nodiscard]] UserAgent user_agent(std::string_view header);

}  // namespace broceliande::server
