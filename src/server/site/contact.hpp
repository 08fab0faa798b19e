#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::server {

/// Where players can write to, as a link: an e-mail address gets its scheme, a URL stays as it is,
/// and nothing stays nothing. What is neither is refused.
[[nodiscard]] Result<std::string> contact_link(std::string_view text);

/// What the client asks for at /site.json. The link must be one of contact_link().
[[nodiscard]] std::string site_settings(std::string_view contact);

}  // namespace broceliande::server
