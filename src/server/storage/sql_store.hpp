#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/cluster/notifier.hpp"
#include "server/storage/database/database.hpp"
#include "server/storage/store.hpp"

namespace broceliande::server::storage {

/// A store over any database, in SQL that all engines share. Without a notifier there is one node.
class SqlStore final : public Store {
 public:
  /// Brings the database up to date.
  [[nodiscard]] static Result<std::unique_ptr<Store>> open(
      std::unique_ptr<Database> database, std::unique_ptr<ClusterNotifier> notifier);

  [[nodiscard]] SchemaVersions schema() const override { return schema_; }

  [[nodiscard]] Result<std::vector<bool>> append(std::span<const Append> appends) override;
  [[nodiscard]] Result<std::optional<StoredTable>> load(std::string_view table,
                                                        std::uint32_t after) override;
  [[nodiscard]] Result<std::vector<TableIndex>> tables_of(std::string_view identity,
                                                          int most) override;
  [[nodiscard]] Result<std::vector<TableIndex>> open_tables(int most) override;
  [[nodiscard]] Result<std::vector<TableIndex>> running_tables(Moment since, int most) override;
  Result<std::vector<std::string>> stale_tables(Moment since, int most) override;
  Result<int> count_open_tables_of(std::string_view identity, std::string_view but) override;
  [[nodiscard]] Result<std::vector<std::string>> due_tables(Moment now, int most) override;

  [[nodiscard]] Result<void> add_identity(const Identity& identity, const Token& token) override;
  [[nodiscard]] Result<void> add_identities(std::span<const NewIdentity> arrivals) override;
  [[nodiscard]] Result<std::optional<AuthenticatedUser>> user_of_token(
      std::string_view token_hash) override;
  [[nodiscard]] Result<std::optional<Identity>> identity(std::string_view id) override;
  [[nodiscard]] Result<bool> change_identity(const Identity& identity) override;
  [[nodiscard]] Result<bool> is_name_taken(std::string_view name) override;
  [[nodiscard]] Result<void> add_token(const Token& token) override;
  [[nodiscard]] Result<std::vector<Token>> tokens_of(std::string_view identity) override;
  [[nodiscard]] Result<void> note_use(std::string_view token_hash, const TokenUse& use) override;
  [[nodiscard]] Result<int> end_sessions(std::string_view identity, std::string_view but) override;
  [[nodiscard]] Result<void> remove_token(std::string_view token_hash) override;
  [[nodiscard]] Result<void> transfer_tokens(std::string_view guest, const Token& fresh,
                                             std::string_view old) override;
  [[nodiscard]] Result<bool> add_account(std::string_view identity, std::string_view account,
                                         std::string_view password_hash) override;
  [[nodiscard]] Result<std::optional<Account>> account(std::string_view account) override;
  [[nodiscard]] Result<bool> change_password(std::string_view identity, std::string_view old_hash,
                                             std::string_view new_hash) override;
  [[nodiscard]] Result<void> set_recovery_code(std::string_view identity,
                                               std::string_view code_hash, Moment made) override;
  [[nodiscard]] Result<bool> recover(std::string_view identity, std::string_view code_hash,
                                     std::string_view password_hash) override;
  [[nodiscard]] Result<void> forget_at(std::string_view table, std::string_view identity) override;
  [[nodiscard]] Result<void> remove_identity(std::string_view identity) override;

  [[nodiscard]] Result<void> put_push_subscription(std::string_view identity,
                                                   const PushSubscription& subscription) override;
  [[nodiscard]] Result<void> remove_push_subscription(std::string_view token_hash) override;
  [[nodiscard]] Result<void> remove_push_endpoint(const Secret& endpoint) override;
  [[nodiscard]] Result<std::vector<PushSubscription>> push_subscriptions_of(
      std::string_view identity) override;
  [[nodiscard]] Result<NoticeChoice> notice_choice(std::string_view identity) override;
  [[nodiscard]] Result<void> set_notice_choice(std::string_view identity,
                                               const NoticeChoice& choice) override;
  [[nodiscard]] Result<void> put_webhook(const Webhook& webhook) override;
  [[nodiscard]] Result<void> remove_webhook(std::string_view token_hash) override;
  [[nodiscard]] Result<std::vector<Webhook>> webhooks_of(std::string_view identity,
                                                         Moment now) override;
  [[nodiscard]] Result<std::vector<TableIndex>> tables_running_out(Moment after, Moment until,
                                                                   int most) override;
  [[nodiscard]] Result<bool> claim_time_notice(std::string_view table, Moment due) override;

  [[nodiscard]] Result<std::optional<AccountMail>> mail_of(std::string_view identity) override;
  [[nodiscard]] Result<void> put_pending_address(std::string_view identity,
                                                 const PendingAddress& pending) override;
  [[nodiscard]] Result<std::optional<std::string>> confirm_address(std::string_view link_hash,
                                                                   Moment now) override;
  [[nodiscard]] Result<void> remove_address(std::string_view identity) override;
  [[nodiscard]] Result<void> set_mail_kinds(std::string_view identity, std::uint32_t kinds,
                                            std::string_view language) override;
  [[nodiscard]] Result<void> end_mail_notices(std::string_view handle) override;
  [[nodiscard]] Result<std::vector<RecoverableAccount>> recoverable_accounts(
      std::string_view name_or_address, int most) override;
  [[nodiscard]] Result<void> set_recovery_link(std::string_view identity,
                                               std::string_view link_hash, Moment expires) override;
  [[nodiscard]] Result<std::optional<RecoverableAccount>> account_of_link(
      std::string_view link_hash, Moment now) override;
  [[nodiscard]] Result<bool> recover_by_link(std::string_view identity, std::string_view link_hash,
                                             std::string_view password_hash, Moment now) override;
  [[nodiscard]] Result<Secret> shared_key(std::string_view name, const Secret& fresh) override;

  [[nodiscard]] Result<BlockedPeople> blocked_people(std::string_view identity) override;
  [[nodiscard]] Result<bool> add_block(const PersonBlock& block) override;
  [[nodiscard]] Result<std::vector<PersonBlock>> blocks_of(std::string_view identity) override;
  [[nodiscard]] Result<std::optional<std::string>> remove_block(std::string_view identity,
                                                                std::string_view id) override;
  [[nodiscard]] Result<bool> add_report(const Report& report) override;
  [[nodiscard]] Result<std::optional<Report>> report(std::string_view id) override;
  [[nodiscard]] Result<std::vector<Report>> reports(bool only_open, int most) override;
  [[nodiscard]] Result<std::vector<Report>> reports_by(std::string_view identity) override;
  [[nodiscard]] Result<bool> moderate(const ModerationAct& act) override;
  [[nodiscard]] Result<ModerationNews> moderation_after(std::int64_t act) override;
  [[nodiscard]] Result<std::int64_t> last_moderation() override;

  [[nodiscard]] Result<std::optional<Moment>> beat(Moment now) override;
  [[nodiscard]] Result<void> add_outage(const Outage& outage) override;
  [[nodiscard]] Result<std::vector<Outage>> outages(Moment since) override;

  [[nodiscard]] Result<void> announce(std::string_view text) override;
  void listen(std::function<void(const News&)> on_news) override;

 private:
  /// Makes the skeletons of accounts that programs of before have written.
  [[nodiscard]] Result<void> make_skeletons();

  SqlStore(std::unique_ptr<Database> database, std::unique_ptr<ClusterNotifier> notifier,
           SchemaVersions schema)
      : database_(std::move(database)), notifier_(std::move(notifier)), schema_(schema) {}

  [[nodiscard]] Result<std::vector<StatementResult>> run(std::vector<Query> steps);
  [[nodiscard]] Result<StatementResult> run_one(const Statement& statement,
                                                std::vector<Value> values);
  /// A transaction that stands for itself, done again where nodes came into each other's way.
  [[nodiscard]] Result<std::vector<StatementResult>> change(std::vector<Query> steps);
  [[nodiscard]] Result<StatementResult> change_one(const Statement& statement,
                                                   std::vector<Value> values);

  [[nodiscard]] Result<std::vector<bool>> append_once(std::span<const Append> appends);
  [[nodiscard]] Result<std::vector<TableIndex>> list(const Statement& statement,
                                                     std::vector<Value> values);
  /// Without those that only a later program can read.
  [[nodiscard]] Result<std::vector<TableIndex>> list_readable(const Statement& statement,
                                                              std::vector<Value> values);

  struct ReportFilter {
    std::string_view id{};        ///< empty for any
    std::string_view reporter{};  ///< empty for anybody's
    bool only_open = false;
  };
  /// The latest first.
  [[nodiscard]] Result<std::vector<Report>> list_reports(const ReportFilter& filter, int most);

  std::unique_ptr<Database> database_;
  std::unique_ptr<ClusterNotifier> notifier_;
  SchemaVersions schema_;
};

}  // namespace broceliande::server::storage
