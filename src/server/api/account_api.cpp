#include "server/api/account_api.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <utility>

#include "server/accounts/address.hpp"
#include "server/accounts/header_text.hpp"
#include "server/accounts/skeletons.hpp"
#include "server/accounts/user_agent.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/json/phrases.hpp"
#include "server/live_tables/storage_refusal.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/refusals.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kMostKeys = 100'000;
constexpr std::size_t kMostHashing = 64;
constexpr Milliseconds kLockLoggedEvery = std::chrono::minutes{10};

TokenUse use_of(const ApiRequest& request, Moment now) {
  const UserAgent agent = user_agent(request.user_agent);
  return {.at = now,
          .browser = std::string(agent.browser),
          .system = std::string(agent.system),
          .network = network_of(request.address)};
}

/// Whatever the parameters, and the case of letters, are.
bool is_json(std::string_view content_type) {
  const std::string_view type = without_padding(take_before(content_type, ';'));
  return std::ranges::equal(type, std::string_view("application/json"), {}, small_letter);
}

}  // namespace

ApiAnswer api_refusal(unsigned status, const Error& error) {
  ApiAnswer answer;
  answer.status = status;
  answer.body = server_message::refused(std::nullopt, error).bytes();
  answer.refusal = reason_of(error);
  return answer;
}

ApiAnswer authentication_failed(const Error& error) {
  if (error.phrase == &phrases::kForeignOrigin) return refused(kForbidden, error);
  return refused(error.phrase == &phrases::kTokenExpired ? kUnauthorized : kUnavailable, error);
}

ApiAnswer AccountApi::unanswered(const Error& error) {
  return refused(kUnavailable, storage_refusal(error));
}

ApiAnswer AccountApi::not_kept() { return refused(kUnavailable, phrases::kNotKept); }

AccountApi::AccountApi(StorageThread& storage, GameService& service, Log& log,
                       std::function<Moment()> now, Post post, AccountRules rules, Mailer* mailer)
    : storage_(storage),
      service_(service),
      log_(log),
      now_(std::move(now)),
      post_(std::move(post)),
      rules_(std::move(rules)),
      mailer_(mailer),
      guests_(rules_.guests, kMostKeys),
      passwords_(rules_.passwords, kMostKeys),
      guesses_(rules_.guesses, kMostKeys),
      verifications_(rules_.guesses, kMostKeys),
      renames_(rules_.renames, kMostKeys),
      exports_(rules_.exports, kMostKeys),
      reports_(rules_.reports, kMostKeys),
      mails_(rules_.mails, kMostKeys),
      mails_to_(rules_.mails_to, kMostKeys),
      locks_({.each = kLockLoggedEvery, .burst = 1}, kMostKeys),
      logins_(kMostKeys),
      workers_(1, kMostHashing) {}

void AccountApi::authenticate(
    const ApiRequest& request,
    const std::function<void(Result<std::optional<AuthenticatedUser>>)>& answer) {
  auto token = bearer_token(request.authorization);
  const NoOrigin without = token ? NoOrigin::allowed : NoOrigin::refused;
  if (!is_own_origin(request.origin, request.host, rules_.origins, without)) {
    return answer(refuse(phrases::kForeignOrigin));
  }
  if (!token) token = cookie_token(request.cookie, request.transport);
  if (!token) return answer(std::optional<AuthenticatedUser>{});
  using Found = Result<std::optional<AuthenticatedUser>>;
  storage_.ask_low_priority<Found>(
      address_key(request.address),
      [hash = token_hash(*token)](Store& store) { return store.user_of_token(hash); },
      [this, answer, request](Found found) {
        if (!found) return answer(tl::unexpected(storage_refusal(found.error())));
        if (!*found) return answer(std::move(found));
        const AuthenticatedUser& user = **found;
        if (expiry_of(user.token) > now_()) {
          note_use(request, user.token);
          return answer(std::move(found));
        }
        if (user.is_bot()) return answer(refuse(phrases::kTokenExpired));
        answer(std::optional<AuthenticatedUser>{});
      });
}

bool AccountApi::is_use_to_be_noted(const Token& token) const {
  return now_() - token.used.at >= kUseNotedEvery;
}

void AccountApi::note_use(const ApiRequest& request, const Token& token) {
  if (!is_use_to_be_noted(token)) return;
  storage_.ask_low_priority<Result<void>>(
      address_key(request.address),
      [hash = token.hash, use = use_of(request, now_())](Store& store) {
        return store.note_use(hash, use);
      },
      [](const Result<void>& /*the next request tries again*/) {});
}

Token AccountApi::browser_token(const ApiRequest& request, const Secret& secret,
                                const std::string& identity) const {
  Token token{token_hash(secret), identity, TokenKind::browser, "", now_()};
  token.used = use_of(request, now_());
  return token;
}

void AccountApi::log_account(std::string_view event, const std::string& account,
                             const ApiRequest& request) {
  log_.info(now_(), event, {{"account", account}, {"address", address_key(request.address)}});
}

void AccountApi::log_refused_login(const ApiRequest& request, const std::string& account) {
  log_.warn(now_(), "login-refused",
            {{"account", account}, {"address", address_key(request.address)}});
}

/// `account` is what was typed: it is logged only where there is one of that name.
void AccountApi::log_lock(const ApiRequest& request, const std::string& account,
                          std::string_view by) {
  const std::string address = address_key(request.address);
  const std::string& locked = by == kByAddress ? address : folded(account);
  if (!locks_.take(std::string(by) + " " + locked, now_())) return;
  using Known = Result<std::optional<Account>>;
  storage_.ask<Known>([account](Store& store) { return store.account(account); },
                      [=, this](const Known& known) {
                        const bool is_one = known && known->has_value();
                        log_.warn(
                            now_(), "login-locked",
                            {{"account", is_one ? account : ""}, {"address", address}, {"by", by}});
                      });
}

void AccountApi::log_ended_sessions(const AuthenticatedUser& user, int count,
                                    std::string_view cause) {
  log_.info(now_(), "sessions-ended",
            {{"account", user.identity.account}, {"count", count}, {"cause", cause}});
}

void AccountApi::answer(const ApiRequest& request, const Respond& respond) {
  static constexpr auto kRoutes = std::to_array<Endpoint>({
      {"api/me", &AccountApi::update_profile, Access::anybody},
      {"api/account", &AccountApi::create_account, Access::people},
      {"api/login", &AccountApi::log_in, Access::people},
      {"api/logout", &AccountApi::log_out, Access::people},
      {"api/password", &AccountApi::change_password, Access::people},
      {"api/recovery", &AccountApi::make_recovery_code, Access::people},
      {"api/recover", &AccountApi::recover, Access::people},
      {"api/export", &AccountApi::export_data, Access::people},
      {"api/deletion", &AccountApi::delete_person, Access::people},
      {"api/sessions", &AccountApi::change_sessions, Access::people},
      {"api/tokens", &AccountApi::change_tokens, Access::people},
      {"api/notices", &AccountApi::change_notices, Access::people},
      {"api/webhooks", &AccountApi::change_webhooks, Access::people},
      {"api/mail", &AccountApi::change_mail, Access::people},
      {"api/confirm", &AccountApi::confirm_address, Access::people},
      {"api/recovery-mail", &AccountApi::mail_recovery, Access::people},
      {"api/blocks", &AccountApi::change_blocks, Access::people},
      {"api/reports", &AccountApi::report, Access::people},
  });
  constexpr std::string_view kTables = "api/tables/";
  constexpr std::string_view kRecord = "/record";
  const std::string& path = request.path;
  if (path.starts_with(kTables) && path.ends_with(kRecord) && request.method == "GET") {
    const std::size_t length = path.size() - std::min(path.size(), kTables.size() + kRecord.size());
    return show_record(path.substr(kTables.size(), length), respond);
  }
  if (is_unsubscription(path)) return unsubscribe(request, respond);
  const auto route = std::ranges::find(kRoutes, path, &Endpoint::path);
  if (route == kRoutes.end()) {
    return respond(refused(kNotFound, phrases::kWrongRequest,
                           {"/" + path, "one of those in docs/protocol.md"}));
  }
  if (request.method != "POST") {
    return respond(refused(kNotAllowed, phrases::kWrongRequest, {"/" + path, "POST"}));
  }
  answer_post(request, *route, respond);
}

void AccountApi::answer_post(const ApiRequest& request, const Endpoint& endpoint,
                             const Respond& respond) {
  if (!is_json(request.content_type)) {
    return respond(refused(kWrongType, phrases::kWrongRequest,
                           {"/" + request.path, "Content-Type: application/json"}));
  }
  authenticate(request, [this, request, endpoint, respond](const Result<OptionalUser>& user) {
    if (!user) return respond(authentication_failed(user.error()));
    if (!*user && bearer_token(request.authorization)) {
      return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
    }
    if (endpoint.access == Access::people && *user && (*user)->is_bot()) {
      return respond(refused(kForbidden, phrases::kNotForBots));
    }
    boost::system::error_code fault;
    const auto value = boost::json::parse(request.body, fault);
    if (fault || !value.is_object()) return respond(refused(kBadRequest, phrases::kNotJson));
    ObjectReader body(value.get_object());
    (this->*endpoint.handler)(request, body, *user, respond);
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
