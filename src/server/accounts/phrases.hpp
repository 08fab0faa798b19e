#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotUtf8{"identity.not-utf8", "", "this is not valid UTF-8 text", ""};
inline constexpr Phrase kUnseen{"identity.unseen", "",
                                "the character {0} is invisible, or changes how others are shown",
                                "visible characters"};
inline constexpr Phrase kUnknownCharacter{"identity.unknown-character", "",
                                          "nobody can say what the character {0} looks like",
                                          "characters of Unicode"};
inline constexpr Phrase kTooManyMarks{"identity.too-many-marks", "",
                                      "a letter has accents that hide each other",
                                      "at most four different accents on one letter"};
inline constexpr Phrase kMixedScripts{"identity.mixed-scripts", "",
                                      "the name mixes letters or digits that look alike",
                                      "those of one writing system"};
inline constexpr Phrase kPasswordLength{"identity.password-length", "",
                                        "the password is {0} bytes long", "8 to 1024 bytes"};
inline constexpr Phrase kAccountLength{
    "identity.account-length", "", "the account name is {0} characters long", "3 to 40 characters"};
inline constexpr Phrase kAccountCharacter{
    "identity.account-character", "", "an account name cannot have {0} here",
    "letters a to z and digits, and between them also - and _"};
inline constexpr Phrase kNicknameLength{"identity.nickname-length", "",
                                        "the name is {0} characters long", "1 to 40 characters"};
inline constexpr Phrase kBlank{"identity.blank", "", "no character in it is visible",
                               "at least one visible character"};
inline constexpr Phrase kChatLength{"identity.chat-length", "",
                                    "the message is {0} characters long", "1 to 300 characters"};
inline constexpr Phrase kNoHash{"identity.no-hash", "",
                                "the password cannot be stored now: out of memory", ""};
inline constexpr Phrase kNoOrigin{"identity.no-origin", "", "'{0}' is not an origin",
                                  "scheme, host and port, such as https://games.example.org"};

}  // namespace broceliande::server::phrases
