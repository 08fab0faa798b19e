#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/accounts/token_bucket.hpp"
#include "server/mail/mail_message.hpp"
#include "server/mail/mail_outlet.hpp"
#include "server/mail/mail_words.hpp"
#include "server/notices/notice_mailer.hpp"
#include "server/telemetry/log.hpp"
#include "server/telemetry/server_metrics.hpp"

namespace broceliande::server {

/// Who the server is in messages.
struct MailIdentity {
  NamedAddress from{};
  std::string origin{};    ///< that links lead to, such as https://games.example.org
  Secret signing_key{""};  ///< of links that end notices
  MailLanguages words{};
};

/// Writes messages in the reader's language and hands them to the outlet; counts what becomes of
/// them, and logs failures, a few at a time, without addresses.
class Mailer final : public NoticeMailer {
 public:
  Mailer(MailIdentity self, MailOutlet& outlet, std::function<Moment()> now, Log& log,
         ServerMetrics& metrics);

  /// A link that confirms an address.
  void mail_confirmation(const Secret& address, std::string_view language, std::string_view account,
                         const Secret& link);
  /// A link for a new password.
  void mail_recovery(const Secret& address, std::string_view language, std::string_view account,
                     const Secret& link);
  void mail_notice(const MailReader& reader, const NoticeMessage& message) override;

  /// Whose notices a link ends; nothing where this server has not signed it.
  [[nodiscard]] std::optional<std::string> reader_of(std::string_view unsubscribe_token) const;
  [[nodiscard]] std::size_t waiting() const { return outlet_.waiting(); }

 private:
  void send(const MailMessage& message, std::string_view kind);
  void note(std::string_view kind, const MailDelivery& delivery);

  MailIdentity self_;
  MailOutlet& outlet_;
  std::function<Moment()> now_;
  Log& log_;
  ServerMetrics& metrics_;
  TokenBucket logged_;
};

}  // namespace broceliande::server
