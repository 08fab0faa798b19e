#include "server/accounts/skeletons.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

// Addresses of accounts, and the links that are sent there.

namespace broceliande::server::storage {
namespace {

std::int64_t stored_time(Moment moment) { return moment.time_since_epoch().count(); }

}  // namespace

Result<std::optional<AccountMail>> SqlStore::mail_of(std::string_view identity) {
  return run_one(statements::kMailOf, {identity})
      .map([](const StatementResult& outcome) -> std::optional<AccountMail> {
        if (outcome.rows.empty()) return std::nullopt;
        const Row& row = outcome.rows.front();
        return AccountMail{.address = Secret(row.text(0)),
                           .pending = Secret(row.text(1)),
                           .language = row.text(2),
                           .kinds = static_cast<std::uint32_t>(row.number(3)),
                           .handle = row.text(4)};
      });
}

Result<void> SqlStore::put_pending_address(std::string_view identity,
                                           const PendingAddress& pending) {
  return change_one(statements::kPutPendingAddress,
                    {identity, pending.address.reveal(), pending.link_hash,
                     stored_time(pending.expires), pending.language, pending.handle})
      .map([](const StatementResult&) {});
}

Result<std::optional<std::string>> SqlStore::confirm_address(std::string_view link_hash,
                                                             Moment now) {
  using Confirmed = std::optional<std::string>;
  const auto waiting = run_one(statements::kPendingAddress, {link_hash, stored_time(now)});
  if (!waiting) return pass_on(waiting);
  if (waiting->rows.empty()) return Confirmed{};
  const std::string identity = waiting->rows.front().text(0);
  const std::string address = folded(waiting->rows.front().text(1));
  return change({{&statements::kConfirmAddress, {identity, link_hash, address}},
                 {&statements::kDropLink, {identity}}})
      .map([&](const std::vector<StatementResult>& results) {
        return results[1].changed == 1 ? Confirmed(identity) : Confirmed();
      });
}

Result<void> SqlStore::remove_address(std::string_view identity) {
  return change({{&statements::kRemoveAddress, {identity}}, {&statements::kDropLink, {identity}}})
      .map([](const auto&) {});
}

Result<void> SqlStore::set_mail_kinds(std::string_view identity, std::uint32_t kinds,
                                      std::string_view language) {
  return change_one(statements::kSetMailKinds, {identity, std::int64_t{kinds}, language})
      .map([](const StatementResult&) {});
}

Result<void> SqlStore::end_mail_notices(std::string_view handle) {
  return change_one(statements::kEndMailNotices, {handle}).map([](const StatementResult&) {});
}

Result<std::vector<RecoverableAccount>> SqlStore::recoverable_accounts(
    std::string_view name_or_address, int most) {
  const std::string wanted = folded(name_or_address);
  return run_one(statements::kRecoverableAccounts,
                 {wanted, wanted, std::int64_t{most}, name_or_address})
      .map([](const StatementResult& outcome) {
        std::vector<RecoverableAccount> accounts;
        for (const Row& row : outcome.rows) {
          accounts.push_back(
              {.identity = row.text(0), .name = row.text(1), .address = Secret(row.text(2))});
        }
        return accounts;
      });
}

Result<void> SqlStore::set_recovery_link(std::string_view identity, std::string_view link_hash,
                                         Moment expires) {
  return change_one(statements::kSetLink, {identity, link_hash, stored_time(expires)})
      .map([](const StatementResult&) {});
}

Result<std::optional<RecoverableAccount>> SqlStore::account_of_link(std::string_view link_hash,
                                                                    Moment now) {
  return run_one(statements::kAccountOfLink, {link_hash, stored_time(now)})
      .map([](const StatementResult& outcome) -> std::optional<RecoverableAccount> {
        if (outcome.rows.empty()) return std::nullopt;
        const Row& row = outcome.rows.front();
        return RecoverableAccount{.identity = row.text(0), .name = row.text(1)};
      });
}

Result<bool> SqlStore::recover_by_link(std::string_view identity, std::string_view link_hash,
                                       std::string_view password_hash, Moment now) {
  return change(
             {{&statements::kRecoverByLink, {identity, link_hash, password_hash, stored_time(now)}},
              {&statements::kEndAllAfterRecovery, {identity, password_hash}}})
      .map([](const std::vector<StatementResult>& results) { return results[1].changed == 1; });
}

Result<Secret> SqlStore::shared_key(std::string_view name, const Secret& fresh) {
  return change({{&statements::kAddSharedKey, {name, fresh.reveal()}},
                 {&statements::kSharedKey, {name}}})
      .map([](const std::vector<StatementResult>& results) {
        return Secret(results[2].rows.at(0).text(0));
      });
}

}  // namespace broceliande::server::storage
