#pragma once

#include "core/error.hpp"

/// What the server refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoTable{"hall.no-table", "", "there is no such table", ""};
inline constexpr Phrase kNotKept{"hall.not-kept", "",
                                 "this could not be kept, so nothing was changed",
                                 "another try in a moment"};
inline constexpr Phrase kTooFast{"hall.too-fast", "", "this is too much at once",
                                 "a little patience"};
inline constexpr Phrase kOverloaded{"hall.overloaded", "", "the server has too much to do",
                                    "another try in a moment"};
inline constexpr Phrase kTooManyComputers{"hall.too-many-computers", "",
                                          "you are playing {0} games with computers already",
                                          "one of them finished or given up first"};
inline constexpr Phrase kContended{"hall.contended", "", "others were first several times",
                                   "another try"};
inline constexpr Phrase kStopping{"hall.stopping", "", "the server is being stopped",
                                  "another try in a moment"};
inline constexpr Phrase kCannotThink{"hall.cannot-think", "", "the computer cannot play this: {0}",
                                     ""};
inline constexpr Phrase kWrongLogin{"hall.wrong-login", "", "name or password is not right", ""};
inline constexpr Phrase kWrongPassword{"hall.wrong-password", "", "this password is not right", ""};
inline constexpr Phrase kWrongRecovery{
    "hall.wrong-recovery", "", "name or recovery code is not right, or it was used already", ""};
inline constexpr Phrase kNoAccount{"hall.no-account", "", "you have no account", ""};
inline constexpr Phrase kNotConfirmed{"hall.not-confirmed", "", "this cannot be undone",
                                      "that you confirm it"};
inline constexpr Phrase kNameTaken{"hall.name-taken", "", "this name is taken", "another one"};
inline constexpr Phrase kHasAccount{"hall.has-account", "", "you have an account already", ""};
inline constexpr Phrase kUnknownVisitor{"hall.no-identity", "", "nobody knows who you are",
                                        "a cookie from /api/me, or a token"};
inline constexpr Phrase kTooManyTokens{"hall.too-many-tokens", "", "you have many tokens already",
                                       "one of them removed first"};
inline constexpr Phrase kReadOnly{"hall.read-only", "", "this token is for looking only",
                                  "a token that may play"};
inline constexpr Phrase kTokenExpired{"hall.token-expired", "", "this token has expired",
                                      "a new one, made by its owner"};
inline constexpr Phrase kNotForBots{"hall.not-for-bots", "",
                                    "tokens of bots are for playing: this is for their owner",
                                    "the owner's own session"};
inline constexpr Phrase kForeignOrigin{"hall.foreign-origin", "",
                                       "this comes from a page of somebody else", ""};
inline constexpr Phrase kWrongRequest{"hall.wrong-request", "", "nothing is done at '{0}'", "{1}"};

}  // namespace broceliande::server::phrases
