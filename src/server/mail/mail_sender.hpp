#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/mail/mail_outlet.hpp"
#include "server/mail/smtp_settings.hpp"
#include "server/notices/retry.hpp"

namespace broceliande::server {

/// Hands messages to a mail server by SMTP, one after another over one connection, on a thread of
/// its own. What fails for a while is tried again, while others go on; what somebody waits for goes
/// before notices. What waits when it is destroyed is lost.
class MailSender final : public MailOutlet {
 public:
  struct MailRules {
    RetryRules retry{.most_tries = 6,
                     .first = std::chrono::seconds{10},
                     .growth = 4,
                     .longest = std::chrono::minutes{30}};
    Milliseconds connect_timeout{10'000};
    Milliseconds timeout{30'000};  ///< of one try
    std::size_t most_notices = 1'000;
    std::size_t most_waiting = 1'200;  ///< with those that somebody waits for
  };
  using Post = std::function<void(std::function<void()>)>;

  MailSender(const SmtpSettings& settings, Post post, MailRules rules);
  MailSender(const MailSender&) = delete;
  MailSender& operator=(const MailSender&) = delete;
  /// Gives up what is under way.
  ~MailSender() override;

  /// The answer comes through `post`.
  [[nodiscard]] bool send(OutgoingMail mail, Answer answer) override;
  [[nodiscard]] std::size_t waiting() const override;

 private:
  class MailCarrier;
  std::unique_ptr<MailCarrier> carrier_;
};

/// What the answer of a mail server means: an outcome, or nothing where it is worth trying again.
/// `code` is its last answer to us, 0 for none; `is_about_mail` says that the message or its
/// recipient was refused, and not this server.
[[nodiscard]] std::optional<MailOutcome> mail_outcome(bool is_taken, long code, bool is_about_mail,
                                                      int tries, const RetryRules& rules);

}  // namespace broceliande::server
