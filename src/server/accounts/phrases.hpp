#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotUtf8{"identity.not-utf8", "", "this is not valid UTF-8 text", ""};
inline constexpr Phrase kUnseen{"identity.unseen", "",
                                "the character {0} cannot be seen, or changes how others are read",
                                "characters that can be seen"};
inline constexpr Phrase kPasswordLength{"identity.password-length", "", "a password of {0} bytes",
                                        "8 to 1024 bytes"};
inline constexpr Phrase kAccountLength{"identity.account-length", "",
                                       "an account name of {0} characters", "3 to 40 characters"};
inline constexpr Phrase kAccountCharacter{
    "identity.account-character", "", "an account name cannot have {0} here",
    "letters and digits, and between them also . _ - or single spaces"};
inline constexpr Phrase kNicknameLength{"identity.nickname-length", "", "a name of {0} characters",
                                        "1 to 40 characters"};
inline constexpr Phrase kBlank{"identity.blank", "", "there is nothing visible in it",
                               "at least one visible character"};
inline constexpr Phrase kChatLength{"identity.chat-length", "", "a message of {0} characters",
                                    "1 to 300 characters"};
inline constexpr Phrase kNoHash{"identity.no-hash", "",
                                "the password cannot be kept now: not enough memory", ""};
inline constexpr Phrase kNoOrigin{"identity.no-origin", "", "'{0}' is not an origin",
                                  "scheme, host and port, such as https://games.example.org"};

}  // namespace broceliande::server::phrases
