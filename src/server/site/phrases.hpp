#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoIndex{
    "server.no-index", "", "there is no index.html in '{0}'",
    "the built web client; ./run builds it, and so does 'npm run build' in web/"};
inline constexpr Phrase kNoContact{
    "server.no-contact", "", "'{0}' is not a contact",
    "an e-mail address or a URL: ada@example.org, https://example.org/contact"};
inline constexpr Phrase kUnreadable{"server.unreadable", "", "cannot read '{0}'", ""};

}  // namespace broceliande::server::phrases
