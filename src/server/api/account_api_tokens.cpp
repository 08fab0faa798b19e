#include <algorithm>
#include <array>
#include <utility>

#include "server/accounts/texts.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// Tokens of bots. Only people make, see and remove them.

namespace broceliande::server {
namespace {

constexpr auto kScopes = std::to_array<std::string_view>({"play", "read"});
constexpr auto kExpiries = std::to_array<std::int64_t>({30, 90, 365});  // days
constexpr std::int64_t kUsualExpiry = 90;

struct TokenChange {
  std::optional<Token> made{};
  std::string removed{};  ///< by its public id; empty for none
  std::size_t most = 0;
};

struct TokenOutcome {
  bool is_full = false;
  bool has_removed = false;
};

Result<TokenOutcome> change_in(Store& store, const std::string& owner, const TokenChange& change) {
  const auto tokens = store.tokens_of(owner);
  if (!tokens) return pass_on(tokens);
  TokenOutcome outcome;
  std::size_t bots = 0;
  for (const Token& each : *tokens) {
    if (each.kind != TokenKind::bot) continue;
    if (public_id(each.hash) != change.removed) {
      ++bots;
      continue;
    }
    const auto removed = store.remove_token(each.hash);
    if (!removed) return pass_on(removed);
    outcome.has_removed = true;
  }
  if (!change.made) return outcome;
  outcome.is_full = bots >= change.most;
  if (outcome.is_full) return outcome;
  const auto added = store.add_token(*change.made);
  if (!added) return pass_on(added);
  return outcome;
}

}  // namespace

void AccountApi::change_tokens(const ApiRequest& /*request*/, ObjectReader& body,
                               const OptionalUser& user, const Respond& respond) {
  const auto label = body.optional_text("label", kLongestName);
  const auto remove = body.optional_text("remove", kLongestId);
  const auto scope = body.has("scope") ? body.choice("scope", kScopes) : 0;
  const auto days =
      body.optional_integer("days", kExpiries.front(), kExpiries.back()).value_or(kUsualExpiry);
  if (std::ranges::find(kExpiries, days) == kExpiries.end()) body.reject("days", "30, 90 or 365");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const std::string owner = user->identity.id;
  if (!label && !remove) return list_tokens(owner, "", respond);
  if (label) {
    const auto fit = bot_label(*label);
    if (!fit) return respond(refused(kBadRequest, fit.error()));
  }
  const Secret secret = new_token();
  TokenChange change{.removed = remove.value_or(""), .most = rules_.most_tokens};
  if (label) {
    Token token{token_hash(secret), owner, TokenKind::bot, *label, now_()};
    token.scope = static_cast<TokenScope>(scope);
    token.expires = now_() + std::chrono::days(days);
    token.used.at = now_();
    change.made = std::move(token);
  }
  ask<TokenOutcome>(
      [owner, change](Store& store) { return change_in(store, owner, change); }, respond,
      [this, user, change, secret, days, scope, respond](const TokenOutcome& outcome) {
        const std::string& account = user->identity.account;
        if (outcome.has_removed) {
          log_.info(now_(), "token-revoked", {{"account", account}, {"token", change.removed}});
          service_.end_connections(user->identity.id);
        }
        if (outcome.is_full) return respond(refused(kConflict, phrases::kTooManyTokens));
        if (!change.made) return list_tokens(user->identity.id, "", respond);
        log_.info(now_(), "token-made",
                  {{"account", account},
                   {"token", public_id(change.made->hash)},
                   {"scope", kScopes.at(scope)},
                   {"days", days}});
        list_tokens(user->identity.id, secret.reveal(), respond);
      });
}

std::vector<server_message::TokenEntry> token_entries(const std::vector<Token>& tokens) {
  std::vector<server_message::TokenEntry> entries;
  for (const Token& token : tokens) {
    if (token.kind != TokenKind::bot) continue;
    entries.push_back({public_id(token.hash), token.label,
                       kScopes.at(static_cast<std::size_t>(token.scope)), token.created,
                       token.expires, token.used.at});
  }
  return entries;
}

void AccountApi::list_tokens(const std::string& identity, std::string made,
                             const Respond& respond) {
  using Tokens = std::vector<Token>;
  ask<Tokens>([identity](Store& store) { return store.tokens_of(identity); }, respond,
              [made = std::move(made), respond](const Tokens& tokens) {
                respond(answer_with(server_message::tokens(made, token_entries(tokens))));
              });
}

}  // namespace broceliande::server
