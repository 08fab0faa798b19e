#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/accounts/secrets.hpp"

namespace broceliande::server {

/// A new name for somebody in links that end messages: it says nothing of the person.
[[nodiscard]] std::string new_mail_handle();

/// What stands in such a link: the handle and its signature (HMAC-SHA512-256), letters, digits,
/// hyphens and underscores. It stays good for ever, since it is in messages that were sent long
/// ago.
[[nodiscard]] std::string unsubscribe_token(std::string_view handle, const Secret& key);

/// The handle in a token that was signed with this key.
[[nodiscard]] std::optional<std::string> read_unsubscribe_token(std::string_view token,
                                                                const Secret& key);

}  // namespace broceliande::server
