#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/skeletons.hpp"
#include "server/accounts/texts.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// Accounts: made, logged in to and out of.

namespace broceliande::server {
namespace {

/// Somebody's place in the network, as far as one account is concerned.
std::string login_key(const ApiRequest& request, const std::string& account) {
  return address_key(request.address) + " " + folded(account);
}

/// The guest whose games go to the account; empty where it is no guest who logs in.
std::string guest_of(const std::optional<AuthenticatedUser>& user, const std::string& account) {
  const bool is_guest = user && user->identity.account.empty() && user->identity.id != account;
  return is_guest ? user->identity.id : "";
}

/// Who somebody is who has an account from now on; nothing where its name is taken.
Result<std::optional<Identity>> add_account_in(Store& store, const std::string& identity,
                                               const std::string& account,
                                               const std::string& password_hash) {
  const auto is_added = store.add_account(identity, account, password_hash);
  if (!is_added) return pass_on(is_added);
  if (!*is_added) return std::optional<Identity>{};
  return store.identity(identity);
}

}  // namespace

bool AccountApi::may_try_password(const ApiRequest& request, const std::string& account) {
  const bool may_try = passwords_.take(address_key(request.address), now_());
  if (!may_try) log_lock(request, account, kByAddress);
  return may_try;
}

/// Guessing from many addresses is slowed down, but does not keep the owner out: addresses that
/// have logged in to the account before do not count towards its limit.
bool AccountApi::may_log_in(const ApiRequest& request, const std::string& account) {
  if (!may_try_password(request, account)) return false;
  if (logins_.contains(login_key(request, account))) return true;
  const bool may_guess = guesses_.take(folded(account), now_());
  if (!may_guess) log_lock(request, account, kByAccount);
  return may_guess;
}

/// Whoever has a session is not kept from using it by others who guess without one.
bool AccountApi::may_verify_password(const ApiRequest& request, const Identity& identity) {
  if (!may_try_password(request, identity.account)) return false;
  if (logins_.contains(login_key(request, identity.account))) return true;
  const bool may_guess = verifications_.take(identity.id, now_());
  if (!may_guess) log_lock(request, identity.account, kByPerson);
  return may_guess;
}

void AccountApi::note_login(const ApiRequest& request, const std::string& account) {
  logins_.insert(login_key(request, account));
}

void AccountApi::hash_on_worker(const std::string& password, const Respond& respond,
                                std::function<void(std::string)> then) {
  const bool is_taken = workers_.take([this, password, respond, then = std::move(then)] {
    auto hash = hash_password(password, rules_.cost);
    post_([hash = std::move(hash), respond, then] {
      if (!hash) return respond(refused(kUnavailable, hash.error()));
      then(*hash);
    });
  });
  if (!is_taken) respond(refused(kUnavailable, phrases::kOverloaded));
}

void AccountApi::verify_on_worker(const std::string& hash, const std::string& password,
                                  const Respond& respond, std::function<void(bool)> then) {
  const bool is_taken = workers_.take([this, hash, password, then = std::move(then)] {
    const bool is_right = is_password(hash, password, rules_.cost);
    post_([is_right, then] { then(is_right); });
  });
  if (!is_taken) respond(refused(kUnavailable, phrases::kOverloaded));
}

/// A password that was hashed at another cost is hashed anew, and `then` continues whether or not
/// that succeeds: the next login tries again.
void AccountApi::rehash_if_needed(const Account& account, const std::string& password,
                                  const std::function<void()>& then) {
  if (!needs_rehash(account.password_hash, rules_.cost)) return then();
  const bool is_taken = workers_.take([=, this] {
    auto hash = hash_password(password, rules_.cost);
    post_([=, this, hash = std::move(hash)] { save_rehashed(account, hash, then); });
  });
  if (!is_taken) then();
}

void AccountApi::save_rehashed(const Account& account, const Result<std::string>& hash,
                               std::function<void()> then) {
  const auto finish = [this, then = std::move(then)](const Result<bool>& done) {
    if (!done) log_.error(now_(), "password-not-renewed", {{"why", english(done.error())}});
    then();
  };
  if (!hash) return finish(pass_on(hash));
  storage_.ask<Result<bool>>(
      [account, fresh = *hash](Store& store) {
        return store.change_password(account.identity, account.password_hash, fresh);
      },
      finish);
}

void AccountApi::create_account(const ApiRequest& request, ObjectReader& body,
                                const OptionalUser& user, const Respond& respond) {
  const std::string wanted = body.text("account", kLongestName);
  const std::string password = body.text("password", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  if (!user->identity.account.empty()) return respond(refused(kConflict, phrases::kHasAccount));
  const auto account = account_name(wanted);
  if (!account) return respond(refused(kBadRequest, account.error()));
  if (const auto fit = check_password(password); !fit) {
    return respond(refused(kBadRequest, fit.error()));
  }
  if (!may_try_password(request, "")) return respond(refused(kTooMany, phrases::kTooFast));
  const std::string id = user->identity.id;
  hash_on_worker(password, respond, [=, this](const std::string& hash) {
    using Added = std::optional<Identity>;
    ask<Added>([=](Store& store) { return add_account_in(store, id, *account, hash); }, respond,
               [this, request, respond](const Added& added) {
                 if (!added) return respond(refused(kConflict, phrases::kNameTaken));
                 log_account("account-created", added->account, request);
                 service_.change_identity(*added);
                 respond(answer_with(server_message::me(me_of(*added))));
               });
  });
}

void AccountApi::log_in(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                        const Respond& respond) {
  const std::string account = body.text("account", kLongestName);
  const std::string password = body.text("password", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!may_log_in(request, account)) return respond(refused(kTooMany, phrases::kTooFast));
  using Known = std::optional<Account>;
  ask<Known>([account](Store& store) { return store.account(account); }, respond,
             [this, request, account, password, user, respond](const Known& known) {
               // An account that does not exist takes as long as one that does.
               const std::string hash = known ? known->password_hash : "";
               verify_on_worker(hash, password, respond, [=, this](bool is_right) {
                 if (!is_right || !known) {
                   log_refused_login(request, known ? account : "");
                   return respond(refused(kForbidden, phrases::kWrongLogin));
                 }
                 note_login(request, account);
                 rehash_if_needed(*known, password, [=, this] {
                   complete_login(request, known->identity, user, respond);
                 });
               });
             });
}

/// The guest's games move to the account. The guest's token stays valid until every place is the
/// account's, so that whatever fails on the way can be resumed by logging in again.
void AccountApi::complete_login(const ApiRequest& request, const std::string& account,
                                const OptionalUser& user, const Respond& respond) {
  using Found = std::optional<Identity>;
  ask<Found>([account](Store& store) { return store.identity(account); }, respond,
             [this, request, user, respond](const Found& found) {
               const Identity identity = found.value_or(Identity{});
               const std::string guest = guest_of(user, identity.id);
               if (guest.empty()) return issue_token(request, identity, user, respond);
               service_.claim_places(guest, identity, [=, this](const Result<void>& claimed) {
                 if (!claimed) return respond(refused(kUnavailable, claimed.error()));
                 issue_token(request, identity, user, respond);
               });
             });
}

/// A new token for a browser, which gives up the one that it had.
void AccountApi::issue_token(const ApiRequest& request, const Identity& identity,
                             const OptionalUser& user, const Respond& respond) {
  const Secret secret = new_token();
  const Token token = browser_token(request, secret, identity.id);
  const auto cookie = cookie_token(request.cookie, request.transport);
  const std::string old = cookie ? token_hash(*cookie) : "";
  const std::string guest = guest_of(user, identity.id);
  ask<bool>(
      [token, guest, old](Store& store) {
        return store.transfer_tokens(guest, token, old).map([] { return true; });
      },
      respond,
      [=, this](bool /*is_done*/) {
        log_account("logged-in", identity.account, request);
        if (!guest.empty()) service_.transfer_connections(guest, identity);
        service_.exchange_token(identity.id, old, token);
        const bool leaves_another = user && guest.empty() && user->identity.id != identity.id;
        if (leaves_another) service_.end_connections(user->identity.id);
        ApiAnswer answer = answer_with(server_message::me(me_of(identity)));
        answer.set_cookies = issued_cookies(secret, request.transport, request.cookie);
        respond(std::move(answer));
      });
}

void AccountApi::log_out(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                         const Respond& respond) {
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  ApiAnswer answer = answer_with(server_message::me({}));
  answer.set_cookies = revoked_cookies(request.transport);
  if (!user) return respond(std::move(answer));
  storage_.ask<Result<void>>(
      [hash = user->token.hash](Store& store) { return store.remove_token(hash); },
      [this, user, answer, respond](const Result<void>& done) {
        if (!done) return respond(not_kept());
        log_ended_sessions(*user, 1, "logged-out");
        service_.end_connections(user->identity.id);
        respond(answer);
      });
}

}  // namespace broceliande::server
