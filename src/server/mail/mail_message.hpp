#pragma once

#include <string>
#include <string_view>

#include "server/mail/email_address.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What one person is written.
struct MailMessage {
  std::string to{};  ///< is_email_address()
  std::string subject{};
  std::string text{};         ///< UTF-8, lines ended by \n
  std::string language{};     ///< such as fr
  std::string unsubscribe{};  ///< where a POST ends such messages (RFC 8058); empty for none
};

/// The message as it is sent (RFC 5322, MIME): all ASCII, no line longer than 78 bytes but those of
/// long links in headers, and no header but those made here, whatever the texts hold. `id` names it
/// for ever.
[[nodiscard]] std::string mime_text(const MailMessage& message, const NamedAddress& from,
                                    std::string_view id, Moment now);

/// RFC 2045, 6.7; lines are ended by CRLF.
[[nodiscard]] std::string quoted_printable(std::string_view text);

/// A text for a header: as it is where it is short and plain, otherwise in encoded words (RFC 2047)
/// on lines of their own.
[[nodiscard]] std::string header_words(std::string_view text);

/// RFC 5322, 3.3, in UTC.
[[nodiscard]] std::string mail_date(Moment now);

}  // namespace broceliande::server
