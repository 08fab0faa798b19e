#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/notices/push_key.hpp"

namespace broceliande::server {

/// To whom a message is encrypted: what a browser says when it subscribes.
struct PushRecipient {
  PushKey key;       ///< its public half
  std::string auth;  ///< 16 bytes that only the browser and its server know
};

/// From the two texts of a subscription, `p256dh` and `auth`, in base64url; nothing where they are
/// no such keys.
[[nodiscard]] std::optional<PushRecipient> push_recipient(std::string_view p256dh,
                                                          std::string_view auth);

/// How much one message may say: one record of 4,096 bytes, with all that belongs to it, is what
/// every push service takes.
inline constexpr std::size_t kLongestPush = 3'993;

/// What is drawn anew for each message.
struct PushNonce {
  PushKey key;
  std::string salt;  ///< 16 bytes
};
[[nodiscard]] std::optional<PushNonce> new_push_nonce();

/// The body of a push message (RFC 8291; `aes128gcm` of RFC 8188, one record): salt, size of the
/// record, the server's key of this message, and the text, which only the recipient can read.
/// Nothing where it is too long, or OpenSSL fails.
[[nodiscard]] std::optional<std::string> encrypt_push(std::string_view text,
                                                      const PushRecipient& recipient,
                                                      const PushNonce& nonce);

}  // namespace broceliande::server
