#pragma once

#include <cstdint>
#include <string>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// Who plays: a guest, or somebody with an account.
struct Identity {
  std::string id{};
  std::string name{};     ///< what others see; may be empty
  std::string account{};  ///< the name to log in with; empty for guests
  bool takes_chat = false;

  friend bool operator==(const Identity&, const Identity&) = default;
};

enum class TokenKind : std::uint8_t { browser = 0, bot = 1 };

/// A secret that proves an identity, as it is stored: only its hash.
struct Token {
  std::string hash{};  ///< hexadecimal
  std::string identity{};
  TokenKind kind = TokenKind::browser;
  std::string label{};  ///< what its owner calls it
  Moment created{};

  friend bool operator==(const Token&, const Token&) = default;
};

struct Account {
  std::string identity{};
  std::string password_hash{};
};

/// Somebody who comes for the first time.
struct NewIdentity {
  Identity identity{};
  Token token{};
};

}  // namespace broceliande::server
