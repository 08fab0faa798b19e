#include "server/storage/blocked_people_rows.hpp"
#include "server/storage/database/phrases.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {
namespace {

std::int64_t count_of(Moment moment) { return moment.time_since_epoch().count(); }

Moment moment_at(std::int64_t count) { return Moment(Milliseconds(count)); }

Query add_token_step(const Token& token) {
  const TokenUse& used = token.used;
  return {&statements::kAddToken,
          {token.hash, token.identity, static_cast<std::int64_t>(token.kind), token.label,
           count_of(token.created), static_cast<std::int64_t>(token.scope),
           token.expires ? Value(count_of(*token.expires)) : Value(), count_of(used.at),
           used.browser, used.system, used.network}};
}

/// From the columns after the first `skipped`.
Token token_of(const Row& row, std::size_t skipped = 0) {
  const auto text = [&](std::size_t column) { return row.text(skipped + column); };
  const auto number = [&](std::size_t column) { return row.number(skipped + column); };
  const auto expires = row.optional_number(skipped + 6);
  return {
      .hash = text(0),
      .identity = text(1),
      .kind = static_cast<TokenKind>(number(2)),
      .label = text(3),
      .created = moment_at(number(4)),
      .scope = static_cast<TokenScope>(number(5)),
      .expires = expires ? std::optional(moment_at(*expires)) : std::nullopt,
      .used = {
          .at = moment_at(number(7)), .browser = text(8), .system = text(9), .network = text(10)}};
}

Identity identity_of(const Row& row) {
  return {.id = row.text(0),
          .name = row.text(1),
          .account = row.text(2),
          .takes_chat = row.number(3) != 0,
          .muted_until = moment_at(row.number(4))};
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

Result<std::optional<AuthenticatedUser>> SqlStore::user_of_token(std::string_view token_hash) {
  constexpr std::size_t kOfIdentity = 5;
  using Found = std::optional<AuthenticatedUser>;
  return run({{&statements::kUserOfToken, {token_hash}},
              {&statements::kBlockedOfToken, {token_hash}}})
      .map([](const std::vector<StatementResult>& outcomes) -> Found {
        if (outcomes[0].rows.empty()) return std::nullopt;
        const Row& row = outcomes[0].rows.front();
        return AuthenticatedUser{.identity = identity_of(row),
                                 .token = token_of(row, kOfIdentity),
                                 .people = blocked_people_of(outcomes[1])};
      });
}

Result<std::optional<Identity>> SqlStore::identity(std::string_view id) {
  return run_one(statements::kIdentity, {id})
      .map([](const StatementResult& outcome) -> std::optional<Identity> {
        if (outcome.rows.empty()) return std::nullopt;
        return identity_of(outcome.rows.front());
      });
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

Result<void> SqlStore::note_use(std::string_view token_hash, const TokenUse& use) {
  return change_one(statements::kNoteUse,
                    {token_hash, count_of(use.at), use.browser, use.system, use.network})
      .map([](const StatementResult&) {});
}

Result<int> SqlStore::end_sessions(std::string_view identity, std::string_view but) {
  return change_one(statements::kEndOthers, {identity, but})
      .map([](const StatementResult& outcome) { return static_cast<int>(outcome.changed); });
}

Result<void> SqlStore::remove_token(std::string_view token_hash) {
  return change_one(statements::kRemoveToken, {token_hash}).map([](const StatementResult&) {});
}

Result<void> SqlStore::transfer_tokens(std::string_view guest, const Token& fresh,
                                       std::string_view old) {
  std::vector<Query> steps{{&statements::kTransferTokens, {guest, fresh.identity}},
                           add_token_step(fresh),
                           {&statements::kMoveSubscription, {old, fresh.hash}},
                           {&statements::kRemoveToken, {old}}};
  for (const Statement* moved :
       {&statements::kDropBlocksTwice, &statements::kMoveBlocks, &statements::kDropBlockedTwice,
        &statements::kMoveBlocked, &statements::kMoveReports, &statements::kMoveReported,
        &statements::kMoveLines, &statements::kMoveMute}) {
    steps.push_back({moved, {guest, fresh.identity}});
  }
  return change(std::move(steps)).map([](const auto&) {});
}

}  // namespace broceliande::server::storage
