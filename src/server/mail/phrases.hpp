#pragma once

#include "core/error.hpp"

/// What this module refuses; operators read it.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoSmtpAddress{"mail.no-smtp-address", "",
                                       "'{0}' is not the address of a mail server",
                                       "one such as smtp://mail.example.org:587, without a user"};
inline constexpr Phrase kNoMailFrom{"mail.no-from", "", "'{0}' is not a sender of e-mail",
                                    "--mail-from 'Games <games@example.org>' beside --smtp"};
inline constexpr Phrase kNoMailOrigin{"mail.no-origin", "", "e-mails contain links to this server",
                                      "--public-origin beside --smtp"};
inline constexpr Phrase kNoMailWords{"mail.no-words", "",
                                     "the client has no words for messages in {0}",
                                     "a client that was built with this program"};
inline constexpr Phrase kNoSmtpPassword{"mail.no-password", "",
                                        "there is a user for the mail server and no password, or "
                                        "the other way round",
                                        "--smtp-user, and --smtp-password-file or "
                                        "BROCELIANDE_SMTP_PASSWORD in the environment"};
inline constexpr Phrase kBadPasswordFile{"mail.password-file", "",
                                         "cannot use the password in '{0}'",
                                         "a file that its owner alone may read, with one line"};

}  // namespace broceliande::server::phrases
