#include "server/storage/database/phrases.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"
#include "server/storage/texts.hpp"

namespace broceliande::server::storage {
namespace {

Query add_token_step(const Token& token) {
  return {&statements::kAddToken,
          {token.hash, token.identity, static_cast<std::int64_t>(token.kind), token.label,
           std::int64_t{token.created.time_since_epoch().count()}}};
}

Token token_of(const Row& row) {
  return {.hash = row.text(0),
          .identity = row.text(1),
          .kind = static_cast<TokenKind>(row.number(2)),
          .label = row.text(3),
          .created = Moment(Milliseconds(row.number(4)))};
}

std::optional<Identity> identity_in(const StatementResult& outcome) {
  if (outcome.rows.empty()) return std::nullopt;
  const Row& row = outcome.rows.front();
  return Identity{.id = row.text(0),
                  .name = row.text(1),
                  .account = row.text(2),
                  .takes_chat = row.number(3) != 0};
}

}  // namespace

Result<void> SqlStore::add_identity(const Identity& identity, const Token& token) {
  const NewIdentity arrival{.identity = identity, .token = token};
  return add_identities(std::span(&arrival, 1));
}

Result<void> SqlStore::add_identities(std::span<const NewIdentity> arrivals) {
  std::vector<Query> steps;
  for (const auto& [identity, token] : arrivals) {
    steps.push_back({&statements::kAddIdentity,
                     {identity.id, identity.name, std::int64_t{identity.takes_chat}}});
    steps.push_back(add_token_step(token));
  }
  return change(std::move(steps)).map([](const auto&) {});
}

Result<std::optional<Identity>> SqlStore::identity_of(std::string_view token_hash) {
  return run_one(statements::kIdentityOf, {token_hash}).map(identity_in);
}

Result<std::optional<Identity>> SqlStore::identity(std::string_view id) {
  return run_one(statements::kIdentity, {id}).map(identity_in);
}

Result<void> SqlStore::change_identity(const Identity& identity) {
  const auto changed = change_one(statements::kChangeIdentity,
                                  {identity.id, identity.name, std::int64_t{identity.takes_chat}});
  if (!changed) return tl::unexpected(changed.error());
  if (changed->changed == 0) return refuse(phrases::kNoIdentity, Error::kNoPlace, {identity.id});
  return {};
}

Result<void> SqlStore::add_token(const Token& token) {
  return change({add_token_step(token)}).map([](const auto&) {});
}

Result<std::vector<Token>> SqlStore::tokens_of(std::string_view identity) {
  return run_one(statements::kTokensOf, {identity}).map([](const StatementResult& outcome) {
    std::vector<Token> tokens;
    for (const Row& row : outcome.rows) tokens.push_back(token_of(row));
    return tokens;
  });
}

Result<void> SqlStore::remove_token(std::string_view token_hash) {
  return change_one(statements::kRemoveToken, {token_hash}).map([](const StatementResult&) {});
}

Result<void> SqlStore::hand_on_tokens(std::string_view guest, const Token& fresh,
                                      std::string_view old) {
  return change({{&statements::kHandOnTokens, {guest, fresh.identity}},
                 add_token_step(fresh),
                 {&statements::kRemoveToken, {old}}})
      .map([](const auto&) {});
}

Result<bool> SqlStore::add_account(std::string_view identity, std::string_view account,
                                   std::string_view password_hash) {
  const std::string name = folded(account);
  return change({{&statements::kAddAccount, {name, account, identity, password_hash}},
                 {&statements::kTakeChat, {identity, name}}})
      .map([](const std::vector<StatementResult>& results) { return results[1].changed == 1; });
}

Result<std::optional<Account>> SqlStore::account(std::string_view account) {
  const std::string name = folded(account);
  return run_one(statements::kAccount, {name})
      .map([](const StatementResult& outcome) -> std::optional<Account> {
        if (outcome.rows.empty()) return std::nullopt;
        const Row& row = outcome.rows.front();
        return Account{.identity = row.text(0), .password_hash = row.text(1)};
      });
}

}  // namespace broceliande::server::storage
