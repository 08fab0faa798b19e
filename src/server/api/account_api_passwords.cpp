#include <utility>

#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// Passwords changed by who knows them, and recovered by who has written down a code or follows a
// link.

namespace broceliande::server {

/// Goes on where this is the password of the user's account. Trying is limited as logging in is,
/// but for itself.
void AccountApi::verify_password(const ApiRequest& request, const OptionalUser& user,
                                 const std::string& password, const Respond& respond,
                                 std::function<void(const Account&)> then) {
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const std::string name = user->identity.account;
  if (name.empty()) return respond(refused(kConflict, phrases::kNoAccount));
  if (!may_verify_password(request, user->identity))
    return respond(refused(kTooMany, phrases::kTooFast));
  using Known = std::optional<Account>;
  ask<Known>([name](Store& store) { return store.account(name); }, respond,
             [=, this, then = std::move(then)](const Known& known) {
               const Account account = known.value_or(Account{});
               verify_on_worker(account.password_hash, password, respond, [=, this](bool is_right) {
                 if (is_right) return then(account);
                 log_refused_login(request, name);
                 respond(refused(kForbidden, phrases::kWrongPassword));
               });
             });
}

void AccountApi::change_password(const ApiRequest& request, ObjectReader& body,
                                 const OptionalUser& user, const Respond& respond) {
  const std::string password = body.text("password", kLongestPassword);
  const std::string fresh = body.text("newPassword", kLongestPassword);
  const bool ends_others = body.optional_boolean("endOthers").value_or(false);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (const auto fit = check_password(fresh); !fit) {
    return respond(refused(kBadRequest, fit.error()));
  }
  verify_password(request, user, password, respond, [=, this](const Account& account) {
    hash_on_worker(fresh, respond, [=, this](const std::string& hash) {
      save_password(request, *user, {account.password_hash, hash, ends_others}, respond);
    });
  });
}

void AccountApi::save_password(const ApiRequest& request, const AuthenticatedUser& user,
                               const PasswordChange& change, const Respond& respond) {
  using Ended = std::optional<int>;  // nothing where the password was changed meanwhile
  ask<Ended>(
      [change, token = user.token](Store& store) -> Result<Ended> {
        const auto is_changed =
            store.change_password(token.identity, change.old_hash, change.new_hash);
        if (!is_changed) return pass_on(is_changed);
        if (!*is_changed) return Ended{};
        if (!change.ends_others) return Ended{0};
        const auto ended = store.end_sessions(token.identity, token.hash);
        if (!ended) return pass_on(ended);
        return Ended{*ended};
      },
      respond,
      [=, this](const Ended& ended) {
        if (!ended) return respond(refused(kForbidden, phrases::kWrongPassword));
        log_account("password-changed", user.identity.account, request);
        if (*ended > 0) {
          log_ended_sessions(user, *ended, "password-changed");
          service_.end_connections(user.identity.id);
        }
        respond(answer_with(server_message::me(me_of(user.identity))));
      });
}

void AccountApi::make_recovery_code(const ApiRequest& request, ObjectReader& body,
                                    const OptionalUser& user, const Respond& respond) {
  const auto password = body.optional_text("password", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!password) return show_recovery(user, respond);
  verify_password(request, user, *password, respond, [=, this](const Account& account) {
    const Secret code = new_recovery_code();
    const Moment now = now_();
    ask<bool>(
        [identity = account.identity, hash = token_hash(code), now](Store& store) {
          return store.set_recovery_code(identity, hash, now).map([] { return true; });
        },
        respond,
        [=, this](bool /*is_done*/) {
          log_account("recovery-code-made", user->identity.account, request);
          respond(answer_with(server_message::recovery(code.reveal(), now)));
        });
  });
}

void AccountApi::show_recovery(const OptionalUser& user, const Respond& respond) {
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  if (user->identity.account.empty()) return respond(refused(kConflict, phrases::kNoAccount));
  using Known = std::optional<Account>;
  ask<Known>([name = user->identity.account](Store& store) { return store.account(name); }, respond,
             [respond](const Known& known) {
               const bool has_code = known && !known->recovery_hash.empty();
               respond(answer_with(server_message::recovery(
                   "", has_code ? std::optional(known->recovery_made) : std::nullopt)));
             });
}

/// Whoever finds an account by a code logs in by it too, and everybody else is logged out.
void AccountApi::recover(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                         const Respond& respond) {
  if (body.has("link")) return recover_by_link(request, body, user, respond);
  const std::string name = body.text("account", kLongestName);
  const std::string typed = body.text("code", kLongestName);
  const std::string password = body.text("newPassword", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (const auto fit = check_password(password); !fit) {
    return respond(refused(kBadRequest, fit.error()));
  }
  // Only by address: nobody guesses 99 bits, and guesses of the password must not keep the owner
  // out.
  if (!may_try_password(request, name)) return respond(refused(kTooMany, phrases::kTooFast));
  const auto code = read_recovery_code(typed);
  const std::string code_hash = code ? token_hash(*code) : "";
  using Known = std::optional<Account>;
  ask<Known>([name](Store& store) { return store.account(name); }, respond,
             [=, this](const Known& known) {
               const bool is_right =
                   known && !code_hash.empty() && known->recovery_hash == code_hash;
               if (!is_right) {
                 log_refused_login(request, known ? name : "");
                 return respond(refused(kForbidden, phrases::kWrongRecovery));
               }
               hash_on_worker(password, respond, [=, this](const std::string& hash) {
                 save_recovered(
                     request, name,
                     {.identity = known->identity, .secret_hash = code_hash, .password_hash = hash},
                     user, respond);
               });
             });
}

/// A link that came by e-mail says whose account it is.
void AccountApi::recover_by_link(const ApiRequest& request, ObjectReader& body,
                                 const OptionalUser& user, const Respond& respond) {
  const std::string link_hash = token_hash(Secret(body.text("link", kLongestId)));
  const std::string password = body.text("newPassword", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (const auto fit = check_password(password); !fit) {
    return respond(refused(kBadRequest, fit.error()));
  }
  if (!may_try_password(request, "")) return respond(refused(kTooMany, phrases::kTooFast));
  using Known = std::optional<RecoverableAccount>;
  ask<Known>(
      [link_hash, now = now_()](Store& store) { return store.account_of_link(link_hash, now); },
      respond,
      [=, this](const Known& known) {
        if (!known) return respond(refused(kForbidden, phrases::kWrongLink));
        hash_on_worker(password, respond, [=, this](const std::string& hash) {
          save_recovered(request, known->name,
                         {.identity = known->identity,
                          .secret_hash = link_hash,
                          .is_by_link = true,
                          .password_hash = hash},
                         user, respond);
        });
      });
}

void AccountApi::save_recovered(const ApiRequest& request, const std::string& name,
                                const RecoveredAccount& recovered, const OptionalUser& user,
                                const Respond& respond) {
  ask<bool>(
      [recovered, now = now_()](Store& store) {
        const auto& [identity, secret, is_by_link, password] = recovered;
        return is_by_link ? store.recover_by_link(identity, secret, password, now)
                          : store.recover(identity, secret, password);
      },
      respond,
      [=, this](bool is_done) {
        const Phrase& wrong = recovered.is_by_link ? phrases::kWrongLink : phrases::kWrongRecovery;
        if (!is_done) return respond(refused(kForbidden, wrong));
        log_account("account-recovered", name, request);
        note_login(request, name);
        service_.end_connections(recovered.identity);
        complete_login(request, recovered.identity, user, respond);
      });
}

}  // namespace broceliande::server
