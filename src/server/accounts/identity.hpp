#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/accounts/moderation.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Who plays: a guest, or somebody with an account.
struct Identity {
  std::string id{};
  std::string name{};     ///< what others see; may be empty
  std::string account{};  ///< the name to log in with; empty for guests
  bool takes_chat = false;
  Moment muted_until{};  ///< by an operator; they play on and do not chat

  friend bool operator==(const Identity&, const Identity&) = default;
};

/// A browser may do everything; a bot plays, and never touches the account.
enum class TokenKind : std::uint8_t { browser = 0, bot = 1 };

/// What a bot may do: play for its owner, or only look at what the owner sees.
enum class TokenScope : std::uint8_t { play = 0, read = 1 };

/// When and from where a token was used last, no more exactly than people need to recognise it.
struct TokenUse {
  Moment at{};
  std::string browser{};  ///< such as Firefox; empty where it is not known
  std::string system{};   ///< such as Windows
  std::string network{};  ///< the first half of an address

  friend bool operator==(const TokenUse&, const TokenUse&) = default;
};

/// A secret that proves an identity, as it is stored: only its hash.
struct Token {
  std::string hash{};  ///< hexadecimal
  std::string identity{};
  TokenKind kind = TokenKind::browser;
  std::string label{};  ///< what its owner calls it
  Moment created{};
  TokenScope scope = TokenScope::play;  ///< of a bot
  std::optional<Moment> expires{};      ///< of a bot; those made before tokens expired never do
  TokenUse used{};

  friend bool operator==(const Token&, const Token&) = default;
};

/// Browsers that have not been used for so long have to log in again.
inline constexpr Milliseconds kBrowserExpiry = std::chrono::days{365};

[[nodiscard]] constexpr Moment expiry_of(const Token& token) {
  if (token.kind == TokenKind::browser) return token.used.at + kBrowserExpiry;
  return token.expires.value_or(Moment::max());
}

/// Who sends a request or holds a connection, guests included, and by which token.
struct AuthenticatedUser {
  Identity identity{};
  Token token{};
  BlockedPeople people{};

  [[nodiscard]] bool is_bot() const { return token.kind == TokenKind::bot; }
  [[nodiscard]] bool may_play() const { return !is_bot() || token.scope == TokenScope::play; }
};

struct Account {
  std::string identity{};
  std::string password_hash{};
  std::string recovery_hash{};  ///< empty where there is no recovery code
  Moment recovery_made{};
};

/// Somebody who comes for the first time.
struct NewIdentity {
  Identity identity{};
  Token token{};
};

}  // namespace broceliande::server
