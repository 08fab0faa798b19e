#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/nicknames.hpp"
#include "server/accounts/texts.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// Guests, and what people say about themselves.

namespace broceliande::server {

/// Nobody goes by the name of somebody else's account, or by one that looks like it: others would
/// take the one for the other.
void AccountApi::update_profile(const ApiRequest& request, ObjectReader& body,
                                const OptionalUser& user, const Respond& respond) {
  const auto name = body.optional_text("name", kLongestName);
  const auto takes_chat = body.optional_boolean("takesChat");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  Identity changed = user ? user->identity : Identity{};
  const bool is_renamed = name && *name != changed.name;
  if (is_renamed) {
    const auto fit = nickname(*name);
    if (!fit) return respond(refused(kBadRequest, fit.error()));
    changed.name = *fit;
  }
  if (takes_chat) changed.takes_chat = *takes_chat;
  if (!user) return greet(request, std::move(changed), respond);
  save_profile(request, changed, *user, respond);
}

void AccountApi::save_profile(const ApiRequest& request, const Identity& changed,
                              const AuthenticatedUser& user, const Respond& respond) {
  ApiAnswer answer = answer_with(server_message::me(me_of(changed)));
  answer.set_cookies = renewed_cookies(request, user);
  if (changed == user.identity) return respond(std::move(answer));
  if (user.is_bot()) return respond(refused(kForbidden, phrases::kNotForBots));
  const bool is_renamed = changed.name != user.identity.name;
  if (is_renamed && !renames_.take(changed.id, now_())) {
    return respond(refused(kTooMany, phrases::kTooFast));
  }
  ask<bool>([changed](Store& store) { return store.change_identity(changed); }, respond,
            [this, changed, is_renamed, answer, respond](bool is_free) {
              if (!is_free) return respond(refused(kConflict, phrases::kNameTaken));
              if (is_renamed) service_.count_rename();
              service_.change_identity(changed);
              respond(answer);
            });
}

/// Somebody who comes for the first time, and may have chosen a name.
void AccountApi::greet(const ApiRequest& request, Identity fresh, const Respond& respond) {
  if (!guests_.take(address_key(request.address), now_())) {
    return respond(refused(kTooMany, phrases::kTooFast));
  }
  const bool has_chosen = !fresh.name.empty();
  if (!has_chosen) fresh.name = default_nickname(new_seed());
  ask_whether_free(request, fresh.name, respond,
                   [this, request, fresh, has_chosen, respond](bool is_free) {
                     if (is_free) return create_guest(request, fresh, respond);
                     if (has_chosen) return respond(refused(kConflict, phrases::kNameTaken));
                     name_guest(request, fresh, respond);
                   });
}

/// Accounts have the name that was drawn: another one is, until it is nobody's.
void AccountApi::name_guest(const ApiRequest& request, Identity fresh, const Respond& respond) {
  fresh.name = numbered_nickname(new_seed());
  ask_whether_free(request, fresh.name, respond, [this, request, fresh, respond](bool is_free) {
    if (is_free) return create_guest(request, fresh, respond);
    name_guest(request, fresh, respond);
  });
}

void AccountApi::ask_whether_free(const ApiRequest& request, const std::string& name,
                                  const Respond& respond, std::function<void(bool)> then) {
  storage_.ask_low_priority<Result<bool>>(
      address_key(request.address), [name](Store& store) { return store.is_name_taken(name); },
      [respond, then = std::move(then)](const Result<bool>& is_taken) {
        if (!is_taken) return respond(unanswered(is_taken.error()));
        then(!*is_taken);
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
  fresh.id = new_identity_id();
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
