#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/skeletons.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/mail/unsubscribe_token.hpp"
#include "server/protocol/phrases.hpp"

// Where people with an account read mail: named, confirmed, removed; and what is sent there.

namespace broceliande::server {
namespace {

constexpr Milliseconds kConfirmationLasts = std::chrono::hours{24};
constexpr Milliseconds kRecoveryLasts = std::chrono::hours{1};
/// One address may be that of a family.
constexpr int kMostRecoverable = 5;
constexpr std::string_view kUnsubscribePath = "unsubscribe/";

std::string language_in(ObjectReader& body) {
  return std::string(kNoticeLanguages.at(body.choice("language", kNoticeLanguages)));
}

}  // namespace

bool is_unsubscription(std::string_view path) { return path.starts_with(kUnsubscribePath); }

/// How much is asked for from one place, and for one reader: nobody's mailbox is filled by others.
bool AccountApi::may_ask_for_mail(const ApiRequest& request, const std::string& to) {
  return mails_.take(address_key(request.address), now_()) && mails_to_.take(folded(to), now_());
}

void AccountApi::change_mail(const ApiRequest& request, ObjectReader& body,
                             const OptionalUser& user, const Respond& respond) {
  const auto address = body.optional_text("address", kLongestEmailAddress);
  const auto password = body.optional_text("password", kLongestPassword);
  const bool removes = body.optional_boolean("remove").value_or(false);
  const std::string language = address ? language_in(body) : "";
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (removes) return remove_address(request, user, respond);
  if (!address) return list_mail(user, respond);
  name_address(request, user, {.address = Secret(*address), .language = language},
               password.value_or(""), respond);
}

/// The password is asked for, as whoever reads this mail can set a new one.
void AccountApi::name_address(const ApiRequest& request, const OptionalUser& user,
                              const PendingAddress& pending, const std::string& password,
                              const Respond& respond) {
  if (mailer_ == nullptr) return respond(refused(kConflict, phrases::kNoMail));
  if (!is_email_address(pending.address.reveal())) {
    return respond(refused(kBadRequest, phrases::kNoMailAddress));
  }
  verify_password(request, user, password, respond, [=, this](const Account& account) {
    const bool may_ask = may_ask_for_mail(request, pending.address.reveal()) &&
                         mails_to_.take("names " + account.identity, now_());
    if (!may_ask) return respond(refused(kTooMany, phrases::kTooFast));
    send_confirmation(request, *user, pending, respond);
  });
}

void AccountApi::send_confirmation(const ApiRequest& request, const AuthenticatedUser& user,
                                   PendingAddress pending, const Respond& respond) {
  const Secret link = new_token();
  pending.link_hash = token_hash(link);
  pending.handle = new_mail_handle();
  pending.expires = now_() + kConfirmationLasts;
  ask<bool>(
      [identity = user.identity.id, pending](Store& store) {
        return store.put_pending_address(identity, pending).map([] { return true; });
      },
      respond,
      [=, this](bool /*is_done*/) {
        mailer_->mail_confirmation(pending.address, pending.language, user.identity.account, link);
        log_account("address-named", user.identity.account, request);
        list_mail(user, respond);
      });
}

void AccountApi::remove_address(const ApiRequest& request, const OptionalUser& user,
                                const Respond& respond) {
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  ask<bool>([identity = user->identity.id](
                Store& store) { return store.remove_address(identity).map([] { return true; }); },
            respond,
            [=, this](bool /*is_done*/) {
              log_account("address-removed", user->identity.account, request);
              list_mail(user, respond);
            });
}

server_message::MailSettings AccountApi::mail_settings(
    const std::optional<AccountMail>& mail) const {
  return {.is_offered = mailer_ != nullptr,
          .address = mail ? mail->address.reveal() : "",
          .pending = mail ? mail->pending.reveal() : ""};
}

void AccountApi::list_mail(const OptionalUser& user, const Respond& respond) {
  if (!user) return respond(answer_with(server_message::mail(mail_settings(std::nullopt))));
  using Known = std::optional<AccountMail>;
  ask<Known>([identity = user->identity.id](Store& store) { return store.mail_of(identity); },
             respond,
             [this, respond](const Known& known) {
               respond(answer_with(server_message::mail(mail_settings(known))));
             });
}

/// Whoever has the link reads that mail, in whichever browser. It logs nobody in.
void AccountApi::confirm_address(const ApiRequest& request, ObjectReader& body,
                                 const OptionalUser& /*user*/, const Respond& respond) {
  const std::string link_hash = token_hash(Secret(body.text("link", kLongestId)));
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  using Confirmed = std::optional<std::pair<Identity, AccountMail>>;
  ask<Confirmed>(
      [link_hash, now = now_()](Store& store) -> Result<Confirmed> {
        const auto whose = store.confirm_address(link_hash, now);
        if (!whose) return pass_on(whose);
        if (!*whose) return Confirmed{};
        auto identity = store.identity(**whose);
        if (!identity) return pass_on(identity);
        auto mail = store.mail_of(**whose);
        if (!mail) return pass_on(mail);
        if (!*identity || !*mail) return Confirmed{};
        return Confirmed({**std::move(identity), **std::move(mail)});
      },
      respond,
      [=, this](const Confirmed& confirmed) {
        if (!confirmed) return respond(refused(kForbidden, phrases::kWrongLink));
        log_account("address-confirmed", confirmed->first.account, request);
        respond(answer_with(server_message::mail(mail_settings(confirmed->second))));
      });
}

/// The answer goes out before anything is looked up, so neither it nor its time tells anybody
/// which accounts and addresses there are.
void AccountApi::mail_recovery(const ApiRequest& request, ObjectReader& body,
                               const OptionalUser& /*user*/, const Respond& respond) {
  const std::string who = body.text("who", kLongestEmailAddress);
  const std::string language = language_in(body);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (mailer_ == nullptr) return respond(refused(kConflict, phrases::kNoMail));
  if (!may_ask_for_mail(request, who)) return respond(refused(kTooMany, phrases::kTooFast));
  respond(answer_with(server_message::nothing()));
  using Found = Result<std::vector<RecoverableAccount>>;
  storage_.ask<Found>(
      [who](Store& store) { return store.recoverable_accounts(who, kMostRecoverable); },
      [=, this](const Found& found) {
        if (!found) return;
        for (const RecoverableAccount& account : *found) mail_link(request, account, language);
      });
}

void AccountApi::mail_link(const ApiRequest& request, const RecoverableAccount& account,
                           const std::string& language) {
  // However it was asked for, by name or by address.
  if (!mails_to_.take("recovers " + account.identity, now_())) return;
  const Secret link = new_token();
  storage_.ask<Result<void>>(
      [identity = account.identity, hash = token_hash(link), expires = now_() + kRecoveryLasts](
          Store& store) { return store.set_recovery_link(identity, hash, expires); },
      [=, this](const Result<void>& done) {
        if (!done) return;
        log_account("recovery-mailed", account.name, request);
        mailer_->mail_recovery(account.address, language, account.name, link);
      });
}

/// Mail programs ask for this by themselves (RFC 8058): without cookies, from no page of ours. The
/// signature in the address is all that counts.
void AccountApi::unsubscribe(const ApiRequest& request, const Respond& respond) {
  const auto handle = mailer_ == nullptr
                          ? std::nullopt
                          : mailer_->reader_of(request.path.substr(kUnsubscribePath.size()));
  if (!handle) return respond(refused(kNotFound, phrases::kWrongLink));
  ask<bool>(
      [handle](Store& store) { return store.end_mail_notices(*handle).map([] { return true; }); },
      respond, [respond](bool /*is_done*/) { respond(answer_with(server_message::nothing())); });
}

}  // namespace broceliande::server
