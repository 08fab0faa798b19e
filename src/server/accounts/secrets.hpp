#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace broceliande::server {

/// A text that must not be shown. It does not convert to other text types, so it cannot get into
/// logs and messages by accident.
class Secret {
 public:
  explicit Secret(std::string text) : text_(std::move(text)) {}

  /// For those few who hand it to its owner.
  [[nodiscard]] const std::string& reveal() const { return text_; }

 private:
  std::string text_;
};

/// What proves an identity: 32 random bytes in base64url, 43 characters.
[[nodiscard]] Secret new_token();

/// Whether a text has the form of a token.
[[nodiscard]] bool is_token(std::string_view text);

/// What is stored of a token or a recovery code: BLAKE2b in hexadecimal. Both are random, so no
/// salt is needed, and nobody can try all of them.
[[nodiscard]] std::string token_hash(const Secret& token);

/// Stands for a forgotten password, on paper: 20 letters and digits in groups of five, 99 bits.
[[nodiscard]] Secret new_recovery_code();

/// A recovery code as new_recovery_code() makes it, however it was typed: capitals, and spaces or
/// hyphens anywhere, do not count. Nothing if it cannot be one.
[[nodiscard]] std::optional<Secret> read_recovery_code(std::string_view text);

/// 10 of 31 letters and digits, none of which looks like another: 49 bits.
[[nodiscard]] std::string new_table_id();

/// 20 of the same: 99 bits.
[[nodiscard]] std::string new_identity_id();

/// 32 hexadecimal characters.
[[nodiscard]] std::string new_salt();

[[nodiscard]] std::uint64_t new_seed();

}  // namespace broceliande::server
