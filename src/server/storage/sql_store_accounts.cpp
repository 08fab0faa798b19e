#include "server/accounts/skeletons.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {

Result<std::optional<Account>> SqlStore::account(std::string_view account) {
  const std::string name = folded(account);
  return run_one(statements::kAccount, {name, account})
      .map([](const StatementResult& outcome) -> std::optional<Account> {
        if (outcome.rows.empty()) return std::nullopt;
        const Row& row = outcome.rows.front();
        return Account{.identity = row.text(0),
                       .password_hash = row.text(1),
                       .recovery_hash = row.text(2),
                       .recovery_made = Moment(Milliseconds(row.number(3)))};
      });
}

Result<bool> SqlStore::change_password(std::string_view identity, std::string_view old_hash,
                                       std::string_view new_hash) {
  return change_one(statements::kChangePassword, {identity, old_hash, new_hash})
      .map([](const StatementResult& outcome) { return outcome.changed == 1; });
}

Result<void> SqlStore::set_recovery_code(std::string_view identity, std::string_view code_hash,
                                         Moment made) {
  return change_one(statements::kSetRecovery,
                    {identity, code_hash, std::int64_t{made.time_since_epoch().count()}})
      .map([](const StatementResult&) {});
}

Result<bool> SqlStore::recover(std::string_view identity, std::string_view code_hash,
                               std::string_view password_hash) {
  return change({{&statements::kRecover, {identity, code_hash, password_hash}},
                 {&statements::kEndAllAfterRecovery, {identity, password_hash}}})
      .map([](const std::vector<StatementResult>& results) { return results[1].changed == 1; });
}

}  // namespace broceliande::server::storage
