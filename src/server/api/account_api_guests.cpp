#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/nicknames.hpp"
#include "server/accounts/texts.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// Guests, and what people say about themselves.

namespace broceliande::server {

/// A guest does not go by the name of somebody's account: others would take the one for the other.
void AccountApi::update_profile(const ApiRequest& request, ObjectReader& body,
                                const OptionalUser& user, const Respond& respond) {
  const auto name = body.optional_text("name", kLongestName);
  const auto takes_chat = body.optional_boolean("takesChat");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  Identity changed = user ? user->identity : Identity{};
  if (name) {
    const auto fit = nickname(*name);
    if (!fit) return respond(refused(kBadRequest, fit.error()));
    changed.name = *fit;
  }
  if (takes_chat) changed.takes_chat = *takes_chat;
  const bool is_guest = changed.account.empty();
  const bool is_renamed = name && (!user || changed.name != user->identity.name);
  if (!is_guest || !is_renamed) return save_profile(request, std::move(changed), user, respond);
  using Known = std::optional<Account>;
  ask<Known>([wanted = changed.name](Store& store) { return store.account(wanted); }, respond,
             [=, this](const Known& known) {
               if (known) return respond(refused(kConflict, phrases::kNameTaken));
               save_profile(request, changed, user, respond);
             });
}

void AccountApi::save_profile(const ApiRequest& request, Identity changed, const OptionalUser& user,
                              const Respond& respond) {
  if (!user) return create_guest(request, std::move(changed), respond);
  ApiAnswer answer = answer_with(server_message::me(me_of(changed)));
  answer.set_cookies = renewed_cookies(request, *user);
  if (changed == user->identity) return respond(std::move(answer));
  if (user->is_bot()) return respond(refused(kForbidden, phrases::kNotForBots));
  storage_.ask<Result<void>>([changed](Store& store) { return store.change_identity(changed); },
                             [this, changed, answer, respond](const Result<void>& done) {
                               if (!done) return respond(not_kept());
                               service_.change_identity(changed);
                               respond(answer);
                             });
}

/// A cookie lasts a year from its last use, as far as uses are noted. One that goes by a former
/// name gets its name of today at once.
std::vector<std::string> AccountApi::renewed_cookies(const ApiRequest& request,
                                                     const AuthenticatedUser& user) const {
  const auto secret = cookie_token(request.cookie, request.transport);
  const bool is_cookie = secret && token_hash(*secret) == user.token.hash;
  if (!is_cookie) return {};
  const bool is_former = has_former_cookie(request.cookie, request.transport);
  if (!is_former && !is_use_to_be_noted(user.token)) return {};
  return issued_cookies(*secret, request.transport, request.cookie);
}

void AccountApi::create_guest(const ApiRequest& request, Identity fresh, const Respond& respond) {
  if (!guests_.take(address_key(request.address), now_())) {
    return respond(refused(kTooMany, phrases::kTooFast));
  }
  fresh.id = new_identity_id();
  if (fresh.name.empty()) fresh.name = default_nickname(new_seed());
  const Secret secret = new_token();
  storage_.add_identity(address_key(request.address),
                        {fresh, browser_token(request, secret, fresh.id)},
                        [fresh, secret, respond, transport = request.transport,
                         sent = request.cookie](const Result<void>& done) {
                          if (!done) return respond(unanswered(done.error()));
                          ApiAnswer answer = answer_with(server_message::me(me_of(fresh)));
                          answer.set_cookies = issued_cookies(secret, transport, sent);
                          respond(std::move(answer));
                        });
}

}  // namespace broceliande::server
