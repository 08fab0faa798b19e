#include "server/mail/mailer.hpp"

#include <array>
#include <utility>

#include "server/mail/unsubscribe_token.hpp"

namespace broceliande::server {
namespace {

constexpr RateLimit kMailFailuresLogged{.each = std::chrono::minutes{10}, .burst = 3};
constexpr std::string_view kNotice = "notice";

MailFate fate_of(MailOutcome outcome) {
  switch (outcome) {
    case MailOutcome::sent: return MailFate::sent;
    case MailOutcome::refused: return MailFate::refused;
    case MailOutcome::failed: break;
  }
  return MailFate::failed;
}

}  // namespace

Mailer::Mailer(MailIdentity self, MailOutlet& outlet, std::function<Moment()> now, Log& log,
               ServerMetrics& metrics)
    : self_(std::move(self)),
      outlet_(outlet),
      now_(std::move(now)),
      log_(log),
      metrics_(metrics),
      logged_(kMailFailuresLogged) {}

/// A secret behind # stays in the browser: no server, proxy or log sees it in an address.
void Mailer::mail_confirmation(const Secret& address, std::string_view language,
                               std::string_view account, const Secret& link) {
  const MailWords& words = words_in(self_.words, language);
  const std::string page = self_.origin + "/confirm#" + link.reveal();
  send({.to = address.reveal(),
        .subject = words.confirm_subject,
        .text = filled_in(words.confirm_text, {account, page}),
        .language = std::string(language)},
       "confirmation");
}

void Mailer::mail_recovery(const Secret& address, std::string_view language,
                           std::string_view account, const Secret& link) {
  const MailWords& words = words_in(self_.words, language);
  const std::string page = self_.origin + "/recover#" + link.reveal();
  send({.to = address.reveal(),
        .subject = words.recover_subject,
        .text = filled_in(words.recover_text, {account, page}),
        .language = std::string(language)},
       "recovery");
}

void Mailer::mail_notice(const MailReader& reader, const NoticeMessage& message) {
  const std::string end =
      self_.origin + "/unsubscribe/" + unsubscribe_token(reader.handle, self_.signing_key);
  const std::string body = message.body.empty() ? "" : message.body + "\n\n";
  send({.to = reader.address.reveal(),
        .subject = message.title,
        .text = message.title + "\n" + body + self_.origin + message.path + "\n\n-- \n" +
                filled_in(words_in(self_.words, reader.language).notice_end, {end}) + "\n",
        .language = reader.language,
        .unsubscribe = end},
       kNotice);
}

std::optional<std::string> Mailer::reader_of(std::string_view unsubscribe_token) const {
  return read_unsubscribe_token(unsubscribe_token, self_.signing_key);
}

void Mailer::send(const MailMessage& message, std::string_view kind) {
  const bool is_taken =
      outlet_.send({.from = self_.from.address,
                    .to = Secret(message.to),
                    .text = Secret(mime_text(message, self_.from, new_identity_id(), now_())),
                    .is_notice = kind == kNotice},
                   [this, kind](const MailDelivery& delivery) { note(kind, delivery); });
  if (!is_taken) metrics_.mails(MailFate::dropped).add();
}

void Mailer::note(std::string_view kind, const MailDelivery& delivery) {
  metrics_.mails(fate_of(delivery.outcome)).add();
  if (delivery.outcome == MailOutcome::sent || !logged_.take(now_())) return;
  log_.warn(now_(), "mail-failed",
            {{"kind", kind}, {"code", delivery.code}, {"why", delivery.why}});
}

}  // namespace broceliande::server
