#pragma once

#include "core/error.hpp"

/// What the server refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoTable{"hall.no-table", "", "there is no such table", ""};
inline constexpr Phrase kNotKept{
    "hall.not-kept", "", "this could not be saved, so nothing was changed: try again in a moment",
    ""};
inline constexpr Phrase kTooFast{"hall.too-fast", "",
                                 "too many requests at once: wait a moment, then try again", ""};
inline constexpr Phrase kOverloaded{"hall.overloaded", "",
                                    "the server is overloaded: try again in a moment", ""};
inline constexpr Phrase kTooManyComputers{
    "hall.too-many-computers", "",
    "you are already playing {0} games with computers: finish or resign one first", ""};
inline constexpr Phrase kContended{"hall.contended", "",
                                   "others kept changing this first: try again", ""};
inline constexpr Phrase kStopping{"hall.stopping", "",
                                  "the server is shutting down: try again in a moment", ""};
inline constexpr Phrase kCannotThink{"hall.cannot-think", "", "the computer cannot play this: {0}",
                                     ""};
inline constexpr Phrase kWrongLogin{"hall.wrong-login", "", "the name or the password is wrong",
                                    ""};
inline constexpr Phrase kWrongPassword{"hall.wrong-password", "", "the password is wrong", ""};
inline constexpr Phrase kWrongRecovery{
    "hall.wrong-recovery", "", "the name or the recovery code is wrong, or the code was used", ""};
inline constexpr Phrase kNoAccount{"hall.no-account", "", "you have no account", ""};
inline constexpr Phrase kNotConfirmed{"hall.not-confirmed", "", "this cannot be undone",
                                      "that you confirm it"};
inline constexpr Phrase kNameTaken{"hall.name-taken", "", "this name is taken", "another one"};
inline constexpr Phrase kHasAccount{"hall.has-account", "", "you already have an account", ""};
inline constexpr Phrase kUnknownVisitor{"hall.no-identity", "", "the server does not know you",
                                        "a cookie from /api/me, or a token"};
inline constexpr Phrase kTooManyTokens{"hall.too-many-tokens", "",
                                       "you already have too many tokens: remove one first", ""};
inline constexpr Phrase kReadOnly{"hall.read-only", "", "this token may only watch",
                                  "a token that may play"};
inline constexpr Phrase kTokenExpired{"hall.token-expired", "", "this token has expired",
                                      "a new one from its owner"};
inline constexpr Phrase kNotForBots{"hall.not-for-bots", "", "a bot's token may not do this",
                                    "the owner's own session"};
inline constexpr Phrase kForeignOrigin{"hall.foreign-origin", "",
                                       "this request comes from another site", ""};
inline constexpr Phrase kWrongRequest{"hall.wrong-request", "",
                                      "'{0}' does not accept this request", "{1}"};

}  // namespace broceliande::server::phrases
