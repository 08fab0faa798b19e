#include "server/api/account_api.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/nicknames.hpp"
#include "server/accounts/texts.hpp"
#include "server/json/object_reader.hpp"
#include "server/json/phrases.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/refusals.hpp"
#include "server/storage/texts.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kMostKeys = 100'000;
constexpr std::size_t kMostHashing = 64;
constexpr std::size_t kLongestName = 160;
constexpr std::size_t kLongestPassword = 1024;

enum : unsigned {
  kOk = 200,
  kBadRequest = 400,
  kUnauthorized = 401,
  kForbidden = 403,
  kNotFound = 404,
  kNotAllowed = 405,
  kConflict = 409,
  kWrongType = 415,
  kTooMany = 429,
  kUnavailable = 503,
};

ApiAnswer refused(unsigned status, const Error& error) { return api_refusal(status, error); }

ApiAnswer refused(unsigned status, const Phrase& phrase, Arguments arguments = {}) {
  return refused(status, Error{&phrase, std::move(arguments), Error::kNoPlace});
}

Me me_of(const Identity& identity) {
  return {identity.name, identity.account, identity.takes_chat};
}

ApiAnswer told(const ServerMessage& message) {
  ApiAnswer answer;
  answer.body = message.bytes();
  return answer;
}

/// Somebody's place in the network, as far as one account is concerned.
std::string login_key(const ApiRequest& request, const std::string& account) {
  return address_key(request.address) + " " + storage::folded(account);
}

/// What names a token to its owner without giving it away.
std::string public_id(const Token& token) {
  constexpr std::size_t kLength = 16;
  return token.hash.substr(0, kLength);
}

}  // namespace

ApiAnswer api_refusal(unsigned status, const Error& error) {
  ApiAnswer answer;
  answer.status = status;
  answer.body = server_message::refused(std::nullopt, error).bytes();
  answer.refusal = reason_of(error);
  return answer;
}

AccountApi::AccountApi(StorageThread& storage, GameService& service, std::function<Moment()> now,
                       Post post, Rules rules)
    : storage_(storage),
      service_(service),
      now_(std::move(now)),
      post_(std::move(post)),
      rules_(std::move(rules)),
      guests_(rules_.guests, kMostKeys),
      passwords_(rules_.passwords, kMostKeys),
      guesses_(rules_.guesses, kMostKeys),
      logins_(kMostKeys),
      workers_(1, kMostHashing) {}

/// Asks storage; a failure is the answer, otherwise `then` continues.
template <class T>
void AccountApi::ask(std::function<Result<T>(Store&)> question, const Respond& respond,
                     std::function<void(T)> then) {
  storage_.ask<Result<T>>(std::move(question), [respond, then = std::move(then)](Result<T> result) {
    if (!result) return respond(refused(kUnavailable, phrases::kNotKept));
    then(*std::move(result));
  });
}

void AccountApi::identify(const ApiRequest& request,
                          const std::function<void(Result<std::optional<Identity>>)>& answer) {
  auto token = bearer_token(request.authorization);
  const NoOrigin without = token ? NoOrigin::allowed : NoOrigin::refused;
  if (!is_own_origin(request.origin, request.host, rules_.origins, without)) {
    return answer(refuse(phrases::kForeignOrigin));
  }
  if (!token) token = cookie_token(request.cookie);
  if (!token) return answer(std::optional<Identity>{});
  using Found = Result<std::optional<Identity>>;
  storage_.ask_low_priority<Found>(
      [hash = token_hash(*token)](Store& store) { return store.identity_of(hash); },
      [answer](Found found) {
        if (!found) return answer(refuse(phrases::kNotKept));
        answer(std::move(found));
      });
}

void AccountApi::answer(const ApiRequest& request, const Respond& respond) {
  struct Route {
    std::string_view path;
    Handler handler;
  };
  static constexpr auto kRoutes =
      std::to_array<Route>({{"api/me", &AccountApi::change_me},
                            {"api/account", &AccountApi::make_account},
                            {"api/login", &AccountApi::log_in},
                            {"api/logout", &AccountApi::log_out},
                            {"api/tokens", &AccountApi::change_tokens}});
  constexpr std::string_view kTables = "api/tables/";
  constexpr std::string_view kRecord = "/record";
  const std::string& path = request.path;
  if (path.starts_with(kTables) && path.ends_with(kRecord) && request.method == "GET") {
    const std::size_t length = path.size() - std::min(path.size(), kTables.size() + kRecord.size());
    return show_record(path.substr(kTables.size(), length), respond);
  }
  const auto route = std::ranges::find(kRoutes, path, &Route::path);
  if (route == kRoutes.end()) {
    return respond(refused(kNotFound, phrases::kWrongRequest,
                           {"/" + path, "one of those in docs/protocol.md"}));
  }
  if (request.method != "POST") {
    return respond(refused(kNotAllowed, phrases::kWrongRequest, {"/" + path, "POST"}));
  }
  answer_post(request, route->handler, respond);
}

void AccountApi::answer_post(const ApiRequest& request, Handler handler, const Respond& respond) {
  if (!request.content_type.starts_with("application/json")) {
    return respond(refused(kWrongType, phrases::kWrongRequest,
                           {"/" + request.path, "Content-Type: application/json"}));
  }
  identify(request, [this, request, handler, respond](Result<std::optional<Identity>> who) {
    if (!who) {
      const bool is_foreign = who.error().phrase == &phrases::kForeignOrigin;
      return respond(refused(is_foreign ? kForbidden : kUnavailable, who.error()));
    }
    boost::system::error_code fault;
    const auto value = boost::json::parse(request.body, fault);
    if (fault || !value.is_object()) return respond(refused(kBadRequest, phrases::kNotJson));
    ObjectReader body(value.get_object());
    (this->*handler)(request, body, *who, respond);
  });
}

void AccountApi::change_me(const ApiRequest& request, ObjectReader& body,
                           const std::optional<Identity>& who, const Respond& respond) {
  const auto name = body.optional_text("name", kLongestName);
  const auto takes_chat = body.optional_truth("takesChat");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  Identity changed = who.value_or(Identity{});
  if (name) {
    const auto fit = nickname(*name);
    if (!fit) return respond(refused(kBadRequest, fit.error()));
    changed.name = *fit;
  }
  if (takes_chat) changed.takes_chat = *takes_chat;
  if (!who) return make_guest(request, std::move(changed), respond);
  if (changed == *who) return respond(told(server_message::me(me_of(changed))));
  storage_.ask<Result<void>>([changed](Store& store) { return store.change_identity(changed); },
                             [this, changed, respond](const Result<void>& done) {
                               if (!done) return respond(refused(kUnavailable, phrases::kNotKept));
                               service_.change_identity(changed);
                               respond(told(server_message::me(me_of(changed))));
                             });
}

void AccountApi::make_guest(const ApiRequest& request, Identity fresh, const Respond& respond) {
  if (!guests_.take(address_key(request.address), now_())) {
    return respond(refused(kTooMany, phrases::kTooFast));
  }
  fresh.id = new_identity_id();
  if (fresh.name.empty()) fresh.name = default_nickname(new_seed());
  const Secret secret = new_token();
  const Token token{token_hash(secret), fresh.id, TokenKind::browser, "", now_()};
  storage_.add_identity({fresh, token}, [fresh, secret, respond,
                                         transport = request.transport](const Result<void>& done) {
    if (!done) return respond(refused(kUnavailable, phrases::kNotKept));
    ApiAnswer answer = told(server_message::me(me_of(fresh)));
    answer.set_cookie = set_cookie(secret, transport);
    respond(std::move(answer));
  });
}

bool AccountApi::may_try_password(const ApiRequest& request) {
  return passwords_.take(address_key(request.address), now_());
}

/// Guessing from many addresses is slowed down, but does not keep the owner out: addresses that
/// have logged in to the account before do not count towards its limit.
bool AccountApi::may_log_in(const ApiRequest& request, const std::string& account) {
  if (!may_try_password(request)) return false;
  if (logins_.contains(login_key(request, account))) return true;
  return guesses_.take(storage::folded(account), now_());
}

void AccountApi::make_account(const ApiRequest& request, ObjectReader& body,
                              const std::optional<Identity>& who, const Respond& respond) {
  const std::string wanted = body.text("account", kLongestName);
  const std::string password = body.text("password", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!who) return respond(refused(kUnauthorized, phrases::kUnknownVisitor));
  if (!who->account.empty()) return respond(refused(kConflict, phrases::kHasAccount));
  const auto account = account_name(wanted);
  if (!account) return respond(refused(kBadRequest, account.error()));
  if (const auto fit = check_password(password); !fit) {
    return respond(refused(kBadRequest, fit.error()));
  }
  if (!may_try_password(request)) return respond(refused(kTooMany, phrases::kTooFast));
  Identity changed = *who;
  changed.account = *account;
  changed.takes_chat = true;
  const auto keep = [this, changed, respond](const std::string& hash) {
    ask<bool>([changed,
               hash](Store& store) { return store.add_account(changed.id, changed.account, hash); },
              respond,
              [this, changed, respond](bool is_added) {
                if (!is_added) return respond(refused(kConflict, phrases::kNameTaken));
                service_.change_identity(changed);
                respond(told(server_message::me(me_of(changed))));
              });
  };
  const bool is_taken = workers_.take([this, password, keep, respond] {
    const auto hash = hash_password(password, rules_.cost);
    post_([hash, keep, respond] {
      if (!hash) return respond(refused(kUnavailable, hash.error()));
      keep(*hash);
    });
  });
  if (!is_taken) respond(refused(kUnavailable, phrases::kOverloaded));
}

void AccountApi::log_in(const ApiRequest& request, ObjectReader& body,
                        const std::optional<Identity>& who, const Respond& respond) {
  const std::string account = body.text("account", kLongestName);
  const std::string password = body.text("password", kLongestPassword);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!may_log_in(request, account)) return respond(refused(kTooMany, phrases::kTooFast));
  using Known = std::optional<Account>;
  ask<Known>([account](Store& store) { return store.account(account); }, respond,
             [this, request, account, password, who, respond](const Known& known) {
               // An account that does not exist takes as long as one that does.
               const std::string hash = known ? known->password_hash : "";
               const bool is_taken = workers_.take([=, this] {
                 const bool is_right = is_password(hash, password, rules_.cost);
                 post_([=, this] {
                   if (!is_right || !known)
                     return respond(refused(kForbidden, phrases::kWrongLogin));
                   logins_.insert(login_key(request, account));
                   let_in(request, known->identity, who, respond);
                 });
               });
               if (!is_taken) respond(refused(kUnavailable, phrases::kOverloaded));
             });
}

/// The guest's games move to the account. His token stays valid until every place of his is the
/// account's, so that whatever fails on the way can be resumed by logging in again.
void AccountApi::let_in(const ApiRequest& request, const std::string& account,
                        const std::optional<Identity>& who, const Respond& respond) {
  const bool is_guest = who && who->account.empty() && who->id != account;
  const std::string guest = is_guest ? who->id : "";
  using Found = std::optional<Identity>;
  ask<Found>([account](Store& store) { return store.identity(account); }, respond,
             [this, request, guest, respond](const Found& found) {
               const Identity identity = found.value_or(Identity{});
               if (guest.empty()) return hand_out(request, identity, guest, respond);
               service_.claim_places(guest, identity, [=, this](const Result<void>& claimed) {
                 if (!claimed) return respond(refused(kUnavailable, claimed.error()));
                 hand_out(request, identity, guest, respond);
               });
             });
}

/// A new token for a browser.
void AccountApi::hand_out(const ApiRequest& request, const Identity& identity,
                          const std::string& guest, const Respond& respond) {
  const Secret secret = new_token();
  const Token token{token_hash(secret), identity.id, TokenKind::browser, "", now_()};
  const auto old = cookie_token(request.cookie);
  storage_.ask<Result<void>>([token, guest, old = old ? token_hash(*old) : ""](
                                 Store& store) { return store.hand_on_tokens(guest, token, old); },
                             [this, secret, identity, guest, respond,
                              transport = request.transport](const Result<void>& done) {
                               if (!done) return respond(refused(kUnavailable, phrases::kNotKept));
                               if (!guest.empty()) service_.become(guest, identity);
                               ApiAnswer answer = told(server_message::me(me_of(identity)));
                               answer.set_cookie = set_cookie(secret, transport);
                               respond(std::move(answer));
                             });
}

void AccountApi::log_out(const ApiRequest& request, ObjectReader& body,
                         const std::optional<Identity>& /*who*/, const Respond& respond) {
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  ApiAnswer answer = told(server_message::me({}));
  answer.set_cookie = unset_cookie(request.transport);
  const auto token = cookie_token(request.cookie);
  if (!token) return respond(std::move(answer));
  storage_.ask<Result<void>>(
      [hash = token_hash(*token)](Store& store) { return store.remove_token(hash); },
      [answer, respond](const Result<void>& done) {
        respond(done ? answer : refused(kUnavailable, phrases::kNotKept));
      });
}

void AccountApi::change_tokens(const ApiRequest& /*request*/, ObjectReader& body,
                               const std::optional<Identity>& who, const Respond& respond) {
  constexpr std::size_t kLongestId = 80;
  const auto label = body.optional_text("label", kLongestName);
  const auto remove = body.optional_text("remove", kLongestId);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!who) return respond(refused(kUnauthorized, phrases::kUnknownVisitor));
  const std::string identity = who->id;
  if (!label && !remove) return list_tokens(identity, "", respond);
  if (label) {
    const auto fit = nickname(*label);
    if (!fit) return respond(refused(kBadRequest, fit.error()));
  }
  const Secret secret = new_token();
  const Token token{token_hash(secret), identity, TokenKind::bot, label.value_or(""), now_()};
  ask<bool>(
      [=, most = rules_.most_tokens](Store& store) -> Result<bool> {
        const auto tokens = store.tokens_of(identity);
        if (!tokens) return pass_on(tokens);
        std::size_t bots = 0;
        for (const Token& each : *tokens) {
          if (each.kind != TokenKind::bot) continue;
          if (!remove || public_id(each) != *remove) {
            ++bots;
            continue;
          }
          const auto removed = store.remove_token(each.hash);
          if (!removed) return pass_on(removed);
        }
        if (!label) return true;
        if (bots >= most) return false;
        const auto added = store.add_token(token);
        if (!added) return pass_on(added);
        return true;
      },
      respond,
      [this, secret, identity, respond, made = label.has_value()](bool is_done) {
        if (!is_done) return respond(refused(kConflict, phrases::kTooManyTokens));
        list_tokens(identity, made ? secret.reveal() : "", respond);
      });
}

void AccountApi::list_tokens(const std::string& identity, std::string made,
                             const Respond& respond) {
  using Tokens = std::vector<Token>;
  ask<Tokens>([identity](Store& store) { return store.tokens_of(identity); }, respond,
              [made = std::move(made), respond](const Tokens& tokens) {
                std::vector<server_message::TokenEntry> entries;
                for (const Token& token : tokens) {
                  if (token.kind != TokenKind::bot) continue;
                  entries.push_back({public_id(token), token.label, token.created});
                }
                respond(told(server_message::tokens(made, entries)));
              });
}

void AccountApi::show_record(const std::string& table, const Respond& respond) {
  if (!is_table_id(table)) return respond(refused(kNotFound, phrases::kNoTable));
  service_.show_record(table, [respond](const Result<std::string>& record) {
    if (!record) {
      const bool is_missing = record.error().phrase == &phrases::kNoTable;
      return respond(refused(is_missing ? kNotFound : kUnavailable, record.error()));
    }
    ApiAnswer answer;
    answer.content_type = "text/plain; charset=utf-8";
    answer.body = *record;
    respond(std::move(answer));
  });
}

}  // namespace broceliande::server
