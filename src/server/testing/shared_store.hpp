#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

#include "server/storage/store.hpp"

namespace broceliande::server {

/// What a test does to a store: hold appends back, or let calls fail.
class StoreControl {
 public:
  void hold() { set(is_held_, true); }
  void release() { set(is_held_, false); }
  void fail_appends(bool fails) { set(appends_fail_, fails); }
  void fail_loads(bool fails) { set(loads_fail_, fails); }
  void fail_tokens(bool fails) { set(tokens_fail_, fails); }
  void fail_passwords(bool fails) { set(passwords_fail_, fails); }
  void fail_beats(bool fails) { set(beats_fail_, fails); }
  /// Nothing can be written or read.
  void fail_all(bool fails) {
    fail_appends(fails);
    fail_loads(fails);
    fail_beats(fails);
  }
  /// Done once, after the next reading of a table and before it is answered.
  void after_next_load(std::function<void()> work) {
    const std::scoped_lock lock(mutex_);
    after_load_ = std::move(work);
  }

  /// Whether an append waits to be let through.
  [[nodiscard]] bool is_somebody_held() const {
    const std::scoped_lock lock(mutex_);
    return is_held_ && is_waiting_;
  }

  [[nodiscard]] bool may_append() {
    std::unique_lock lock(mutex_);
    is_waiting_ = true;
    changed_.wait(lock, [this] { return !is_held_; });
    is_waiting_ = false;
    return !appends_fail_;
  }
  [[nodiscard]] bool may_load() const {
    const std::scoped_lock lock(mutex_);
    return !loads_fail_;
  }
  [[nodiscard]] bool may_change_tokens() const {
    const std::scoped_lock lock(mutex_);
    return !tokens_fail_;
  }
  [[nodiscard]] bool may_change_passwords() const {
    const std::scoped_lock lock(mutex_);
    return !passwords_fail_;
  }
  [[nodiscard]] bool may_beat() const {
    const std::scoped_lock lock(mutex_);
    return !beats_fail_;
  }
  void loaded() {
    std::function<void()> work;
    {
      const std::scoped_lock lock(mutex_);
      work = std::exchange(after_load_, nullptr);
    }
    if (work) work();
  }

 private:
  void set(bool& flag, bool value) {
    const std::scoped_lock lock(mutex_);
    flag = value;
    changed_.notify_all();
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  bool is_held_ = false;
  bool is_waiting_ = false;
  bool appends_fail_ = false;
  bool loads_fail_ = false;
  bool tokens_fail_ = false;
  bool passwords_fail_ = false;
  bool beats_fail_ = false;
  std::function<void()> after_load_;
};

/// A store that several servers of a test share, one call at a time, and that outlives them.
struct SharedStore {
  std::unique_ptr<Store> store = *open_sqlite(":memory:");
  std::mutex mutex;
};

/// One server's door to a shared store.
class DoorToStore final : public Store {
 public:
  DoorToStore(std::shared_ptr<SharedStore> shared, std::shared_ptr<StoreControl> control)
      : shared_(std::move(shared)), control_(std::move(control)) {}

  Result<std::vector<bool>> append(std::span<const Append> appends) override {
    if (!control_->may_append()) return failure();
    return with([&](Store& store) { return store.append(appends); });
  }
  Result<std::optional<StoredTable>> load(std::string_view table, std::uint32_t after) override {
    if (!control_->may_load()) return failure();
    auto loaded = with([&](Store& store) { return store.load(table, after); });
    control_->loaded();
    return loaded;
  }
  Result<std::vector<TableIndex>> tables_of(std::string_view identity, int most) override {
    return with([&](Store& store) { return store.tables_of(identity, most); });
  }
  Result<std::vector<TableIndex>> open_tables(int most) override {
    if (!control_->may_load()) return failure();
    return with([&](Store& store) { return store.open_tables(most); });
  }
  Result<std::vector<TableIndex>> running_tables(Moment since, int most) override {
    return with([&](Store& store) { return store.running_tables(since, most); });
  }
  Result<std::vector<std::string>> stale_tables(Moment since, int most) override {
    return with([&](Store& store) { return store.stale_tables(since, most); });
  }
  Result<int> count_open_tables_of(std::string_view identity, std::string_view but) override {
    if (!control_->may_load()) return failure();
    return with([&](Store& store) { return store.count_open_tables_of(identity, but); });
  }
  Result<std::vector<std::string>> due_tables(Moment now, int most) override {
    return with([&](Store& store) { return store.due_tables(now, most); });
  }
  Result<void> add_identity(const Identity& identity, const Token& token) override {
    return with([&](Store& store) { return store.add_identity(identity, token); });
  }
  Result<std::optional<AuthenticatedUser>> user_of_token(std::string_view token_hash) override {
    if (!control_->may_load()) return failure();
    return with([&](Store& store) { return store.user_of_token(token_hash); });
  }
  Result<std::optional<Identity>> identity(std::string_view id) override {
    return with([&](Store& store) { return store.identity(id); });
  }
  Result<bool> change_identity(const Identity& identity) override {
    return with([&](Store& store) { return store.change_identity(identity); });
  }
  Result<bool> is_name_taken(std::string_view name) override {
    return with([&](Store& store) { return store.is_name_taken(name); });
  }
  Result<void> add_token(const Token& token) override {
    return with([&](Store& store) { return store.add_token(token); });
  }
  Result<std::vector<Token>> tokens_of(std::string_view identity) override {
    return with([&](Store& store) { return store.tokens_of(identity); });
  }
  Result<void> note_use(std::string_view token_hash, const TokenUse& use) override {
    return with([&](Store& store) { return store.note_use(token_hash, use); });
  }
  Result<int> end_sessions(std::string_view identity, std::string_view but) override {
    return with([&](Store& store) { return store.end_sessions(identity, but); });
  }
  Result<void> remove_token(std::string_view token_hash) override {
    return with([&](Store& store) { return store.remove_token(token_hash); });
  }
  Result<bool> add_account(std::string_view identity, std::string_view account,
                           std::string_view password_hash) override {
    return with([&](Store& store) { return store.add_account(identity, account, password_hash); });
  }
  Result<std::optional<Account>> account(std::string_view account) override {
    return with([&](Store& store) { return store.account(account); });
  }
  Result<bool> change_password(std::string_view identity, std::string_view old_hash,
                               std::string_view new_hash) override {
    if (!control_->may_change_passwords()) return failure();
    return with([&](Store& store) { return store.change_password(identity, old_hash, new_hash); });
  }
  Result<void> set_recovery_code(std::string_view identity, std::string_view code_hash,
                                 Moment made) override {
    return with([&](Store& store) { return store.set_recovery_code(identity, code_hash, made); });
  }
  Result<bool> recover(std::string_view identity, std::string_view code_hash,
                       std::string_view password_hash) override {
    return with([&](Store& store) { return store.recover(identity, code_hash, password_hash); });
  }
  Result<void> forget_at(std::string_view table, std::string_view identity) override {
    return with([&](Store& store) { return store.forget_at(table, identity); });
  }
  Result<void> remove_identity(std::string_view identity) override {
    if (!control_->may_change_tokens()) return failure();
    return with([&](Store& store) { return store.remove_identity(identity); });
  }
  Result<void> transfer_tokens(std::string_view guest, const Token& fresh,
                               std::string_view old) override {
    if (!control_->may_change_tokens()) return failure();
    return with([&](Store& store) { return store.transfer_tokens(guest, fresh, old); });
  }
  Result<void> put_push_subscription(std::string_view identity,
                                     const PushSubscription& subscription) override {
    return with([&](Store& store) { return store.put_push_subscription(identity, subscription); });
  }
  Result<void> remove_push_subscription(std::string_view token_hash) override {
    return with([&](Store& store) { return store.remove_push_subscription(token_hash); });
  }
  Result<void> remove_push_endpoint(const Secret& endpoint) override {
    return with([&](Store& store) { return store.remove_push_endpoint(endpoint); });
  }
  Result<std::vector<PushSubscription>> push_subscriptions_of(std::string_view identity) override {
    if (!control_->may_load()) return failure();
    return with([&](Store& store) { return store.push_subscriptions_of(identity); });
  }
  Result<NoticeChoice> notice_choice(std::string_view identity) override {
    return with([&](Store& store) { return store.notice_choice(identity); });
  }
  Result<void> set_notice_choice(std::string_view identity, const NoticeChoice& choice) override {
    return with([&](Store& store) { return store.set_notice_choice(identity, choice); });
  }
  Result<void> put_webhook(const Webhook& webhook) override {
    return with([&](Store& store) { return store.put_webhook(webhook); });
  }
  Result<void> remove_webhook(std::string_view token_hash) override {
    return with([&](Store& store) { return store.remove_webhook(token_hash); });
  }
  Result<std::vector<Webhook>> webhooks_of(std::string_view identity, Moment now) override {
    return with([&](Store& store) { return store.webhooks_of(identity, now); });
  }
  Result<std::vector<TableIndex>> tables_running_out(Moment after, Moment until,
                                                     int most) override {
    return with([&](Store& store) { return store.tables_running_out(after, until, most); });
  }
  Result<bool> claim_time_notice(std::string_view table, Moment due) override {
    return with([&](Store& store) { return store.claim_time_notice(table, due); });
  }
  Result<std::optional<AccountMail>> mail_of(std::string_view identity) override {
    return with([&](Store& store) { return store.mail_of(identity); });
  }
  Result<void> put_pending_address(std::string_view identity,
                                   const PendingAddress& pending) override {
    return with([&](Store& store) { return store.put_pending_address(identity, pending); });
  }
  Result<std::optional<std::string>> confirm_address(std::string_view link_hash,
                                                     Moment now) override {
    return with([&](Store& store) { return store.confirm_address(link_hash, now); });
  }
  Result<void> remove_address(std::string_view identity) override {
    return with([&](Store& store) { return store.remove_address(identity); });
  }
  Result<void> set_mail_kinds(std::string_view identity, std::uint32_t kinds,
                              std::string_view language) override {
    return with([&](Store& store) { return store.set_mail_kinds(identity, kinds, language); });
  }
  Result<void> end_mail_notices(std::string_view handle) override {
    return with([&](Store& store) { return store.end_mail_notices(handle); });
  }
  Result<std::vector<RecoverableAccount>> recoverable_accounts(std::string_view name_or_address,
                                                               int most) override {
    return with([&](Store& store) { return store.recoverable_accounts(name_or_address, most); });
  }
  Result<void> set_recovery_link(std::string_view identity, std::string_view link_hash,
                                 Moment expires) override {
    return with(
        [&](Store& store) { return store.set_recovery_link(identity, link_hash, expires); });
  }
  Result<std::optional<RecoverableAccount>> account_of_link(std::string_view link_hash,
                                                            Moment now) override {
    return with([&](Store& store) { return store.account_of_link(link_hash, now); });
  }
  Result<bool> recover_by_link(std::string_view identity, std::string_view link_hash,
                               std::string_view password_hash, Moment now) override {
    return with([&](Store& store) {
      return store.recover_by_link(identity, link_hash, password_hash, now);
    });
  }
  Result<Secret> shared_key(std::string_view name, const Secret& fresh) override {
    return with([&](Store& store) { return store.shared_key(name, fresh); });
  }
  Result<BlockedPeople> blocked_people(std::string_view identity) override {
    return with([&](Store& store) { return store.blocked_people(identity); });
  }
  Result<bool> add_block(const PersonBlock& block) override {
    return with([&](Store& store) { return store.add_block(block); });
  }
  Result<std::vector<PersonBlock>> blocks_of(std::string_view identity) override {
    return with([&](Store& store) { return store.blocks_of(identity); });
  }
  Result<std::optional<std::string>> remove_block(std::string_view identity,
                                                  std::string_view id) override {
    return with([&](Store& store) { return store.remove_block(identity, id); });
  }
  Result<bool> add_report(const Report& report) override {
    return with([&](Store& store) { return store.add_report(report); });
  }
  Result<std::optional<Report>> report(std::string_view id) override {
    return with([&](Store& store) { return store.report(id); });
  }
  Result<std::vector<Report>> reports(bool only_open, int most) override {
    return with([&](Store& store) { return store.reports(only_open, most); });
  }
  Result<std::vector<Report>> reports_by(std::string_view identity) override {
    return with([&](Store& store) { return store.reports_by(identity); });
  }
  Result<bool> moderate(const ModerationAct& act) override {
    return with([&](Store& store) { return store.moderate(act); });
  }
  Result<ModerationNews> moderation_after(std::int64_t act) override {
    if (!control_->may_beat()) return failure();
    return with([&](Store& store) { return store.moderation_after(act); });
  }
  Result<std::int64_t> last_moderation() override {
    if (!control_->may_beat()) return failure();
    return with([&](Store& store) { return store.last_moderation(); });
  }
  Result<std::optional<Moment>> beat(Moment now) override {
    if (!control_->may_beat()) return failure();
    return with([&](Store& store) { return store.beat(now); });
  }
  Result<void> add_outage(const Outage& outage) override {
    if (!control_->may_beat()) return failure();
    return with([&](Store& store) { return store.add_outage(outage); });
  }
  Result<std::vector<Outage>> outages(Moment since) override {
    return with([&](Store& store) { return store.outages(since); });
  }
  Result<void> announce(std::string_view text) override {
    return with([&](Store& store) { return store.announce(text); });
  }
  void listen(std::function<void(const News&)> /*on_news*/) override {}

 private:
  static constexpr Phrase kBroken{"test.broken", "", "the test broke the store", ""};
  static tl::unexpected<Error> failure() { return refuse(kBroken); }

  template <class ClientMessage>
  std::invoke_result_t<ClientMessage, Store&> with(ClientMessage ask) {
    const std::scoped_lock lock(shared_->mutex);
    return ask(*shared_->store);
  }

  std::shared_ptr<SharedStore> shared_;
  std::shared_ptr<StoreControl> control_;
};

}  // namespace broceliande::server
