#pragma once

#include "core/error.hpp"

/// What the server refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoTable{"server.no-table", "", "there is no such table", ""};
inline constexpr Phrase kNotKept{
    "server.not-kept", "", "this could not be saved, so nothing was changed: try again in a moment",
    ""};
inline constexpr Phrase kTooFast{"server.too-fast", "",
                                 "too many requests at once: wait a moment, then try again", ""};
inline constexpr Phrase kOverloaded{"server.overloaded", "",
                                    "the server is overloaded: try again in a moment", ""};
inline constexpr Phrase kTooManyComputers{
    "server.too-many-computers", "",
    "you are already playing {0} games with computers: finish or resign one first", ""};
inline constexpr Phrase kTooManyOpenTables{
    "server.too-many-open-tables", "",
    "you already have a seat at {0} tables that have not begun: leave one first", ""};
inline constexpr Phrase kAddressHasTables{
    "server.too-many-tables-here", "",
    "too many tables that have not begun were opened from your network: try again later", ""};
inline constexpr Phrase kContended{"server.contended", "",
                                   "others kept changing this first: try again", ""};
inline constexpr Phrase kStopping{"server.stopping", "",
                                  "the server is shutting down: try again in a moment", ""};
inline constexpr Phrase kCannotThink{"server.cannot-think", "",
                                     "the computer cannot play this: {0}", ""};
inline constexpr Phrase kWrongLogin{"server.wrong-login", "", "the name or the password is wrong",
                                    ""};
inline constexpr Phrase kWrongPassword{"server.wrong-password", "", "the password is wrong", ""};
inline constexpr Phrase kWrongRecovery{
    "server.wrong-recovery", "", "the name or the recovery code is wrong, or the code was used",
    ""};
inline constexpr Phrase kNoAccount{"server.no-account", "", "you have no account", ""};
inline constexpr Phrase kNotConfirmed{"server.not-confirmed", "", "this cannot be undone",
                                      "that you confirm it"};
inline constexpr Phrase kNameTaken{"server.name-taken", "",
                                   "this name, or one that looks like it, is taken", "another one"};
inline constexpr Phrase kHasAccount{"server.has-account", "", "you already have an account", ""};
inline constexpr Phrase kNotAuthenticated{"server.no-identity", "", "the server does not know you",
                                          "a cookie from /api/me, or a token"};
inline constexpr Phrase kTooManyTokens{"server.too-many-tokens", "",
                                       "you already have too many tokens: remove one first", ""};
inline constexpr Phrase kReadOnly{"server.read-only", "", "this token may only watch",
                                  "a token that may play"};
inline constexpr Phrase kTokenExpired{"server.token-expired", "", "this token has expired",
                                      "a new one from its owner"};
inline constexpr Phrase kNotForBots{"server.not-for-bots", "", "a bot's token may not do this",
                                    "the owner's own session"};
inline constexpr Phrase kNoPerson{"server.no-person", "", "no other person is at this place",
                                  "the place of another person"};
inline constexpr Phrase kTooManyBlocks{"server.too-many-blocks", "",
                                       "you have blocked too many people: unblock some first", ""};
inline constexpr Phrase kTooManyReports{
    "server.too-many-reports", "",
    "an operator has to look at your earlier reports first: try again later", ""};
inline constexpr Phrase kNoPush{"server.no-push", "", "this server sends no push messages", ""};
inline constexpr Phrase kNoWebhooks{"server.no-webhooks", "", "this server calls no webhooks", ""};
inline constexpr Phrase kNoSuchToken{"server.no-token", "", "you have no bot with this token", ""};
inline constexpr Phrase kNoEndpoint{"server.no-endpoint", "",
                                    "no message can be sent to this address",
                                    "an https address of the public internet"};
inline constexpr Phrase kNoMail{"server.no-mail", "", "this server sends no e-mail", ""};
inline constexpr Phrase kNoMailAddress{"server.no-mail-address", "",
                                       "this is not an e-mail address", "such as ada@example.org"};
inline constexpr Phrase kWrongLink{"server.wrong-link", "",
                                   "this link was used, has expired or is incomplete", ""};
inline constexpr Phrase kForeignOrigin{"server.foreign-origin", "",
                                       "this request comes from another site", ""};
inline constexpr Phrase kWrongRequest{"server.wrong-request", "",
                                      "'{0}' does not accept this request", "{1}"};

}  // namespace broceliande::server::phrases
