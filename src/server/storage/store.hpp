#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "server/accounts/identity.hpp"
#include "server/accounts/mail_choice.hpp"
#include "server/accounts/moderation.hpp"
#include "server/accounts/notice_choice.hpp"
#include "server/cluster/news.hpp"
#include "server/tables/outage.hpp"
#include "server/tables/table_index.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// One line of a table's log. `body` may be told to everybody who may see the table; `secret` never
/// leaves the server, and is empty for most.
struct LoggedEvent {
  std::uint32_t number = 0;  ///< from 1, without gaps
  Moment at{};
  std::string body{};
  std::string secret{};

  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

/// Events to be added to one table's log, and its index after them. A log that does not exist
/// begins with event 1.
struct Append {
  std::vector<LoggedEvent> events{};  ///< at least one; numbers follow each other
  TableIndex index{};
};

struct StoredTable {
  TableIndex index{};
  std::vector<LoggedEvent> events{};
};

/// Which version of the database a store found, 0 for an empty one, and which it made of it. One
/// that a later program has made may be later than this program knows.
struct SchemaVersions {
  std::int64_t before = 0;
  std::int64_t now = 0;
};

/// What the command `migrate` found and did.
struct DatabaseUpgrade {
  SchemaVersions versions{};
  std::int64_t readable_from = 0;      ///< programs that know this version may use it
  std::vector<std::string> waiting{};  ///< what may be taken away once no older program runs
};

/// Where tables and identities are stored. Calls block, and one thread makes them all; once a call
/// has returned, its effect is on disk. An error means that nothing was changed, or that it is not
/// known whether it was (a connection lost while committing): callers who get one must read again
/// before continuing.
class Store {
 public:
  /// No log has so many events. Databases count them with a sign.
  static constexpr std::uint32_t kIndexOnly = UINT32_MAX >> 1U;

  virtual ~Store() = default;

  /// As it was opened.
  [[nodiscard]] virtual SchemaVersions schema() const { return {}; }

  /// Appends in one transaction, fully synchronised. Each append stands for itself: false where
  /// the log has other events under these numbers already (somebody else was first) or does not
  /// reach up to them, and then nothing of it is kept. Of appends for the same table those after
  /// one that is not kept are not kept either: they were made for another log. With several nodes
  /// the others hear of every table whose log has grown.
  [[nodiscard]] virtual Result<std::vector<bool>> append(std::span<const Append> appends) = 0;

  /// A table and its events after a number, or after `kIndexOnly` none of them; nothing where there
  /// is no such table.
  [[nodiscard]] virtual Result<std::optional<StoredTable>> load(std::string_view table,
                                                                std::uint32_t after) = 0;
  /// Those of one person: where it is awaited first, then the latest change. Other lists leave out
  /// what only a later program can read.
  [[nodiscard]] virtual Result<std::vector<TableIndex>> tables_of(std::string_view identity,
                                                                  int most) = 0;
  /// Open and listed, the latest first.
  [[nodiscard]] virtual Result<std::vector<TableIndex>> open_tables(int most) = 0;
  /// Running and listed, changed at or after a moment, the latest first.
  [[nodiscard]] virtual Result<std::vector<TableIndex>> running_tables(Moment since, int most) = 0;
  /// Ids of open tables that have not changed since a moment, the oldest first.
  [[nodiscard]] virtual Result<std::vector<std::string>> stale_tables(Moment since, int most) = 0;
  /// At how many open tables somebody sits, all but one.
  [[nodiscard]] virtual Result<int> count_open_tables_of(std::string_view identity,
                                                         std::string_view but) = 0;
  /// Ids of tables whose due moment has come, the oldest first.
  [[nodiscard]] virtual Result<std::vector<std::string>> due_tables(Moment now, int most) = 0;

  /// A new identity with its first token.
  [[nodiscard]] virtual Result<void> add_identity(const Identity& identity, const Token& token) = 0;
  /// Several of them; a store that can keeps all or none, in one transaction.
  [[nodiscard]] virtual Result<void> add_identities(std::span<const NewIdentity> arrivals);
  /// Whose token it is, and the token, expired or not; nothing where nobody has it.
  [[nodiscard]] virtual Result<std::optional<AuthenticatedUser>> user_of_token(
      std::string_view token_hash) = 0;
  /// By its id; nothing where there is none.
  [[nodiscard]] virtual Result<std::optional<Identity>> identity(std::string_view id) = 0;
  /// Changes name and takes_chat; false, and nothing is changed, where somebody else's account has
  /// a name that can be taken for the new one. From then on the new name of an account is its own.
  [[nodiscard]] virtual Result<bool> change_identity(const Identity& identity) = 0;
  /// Whether an account has a name that can be taken for this one.
  [[nodiscard]] virtual Result<bool> is_name_taken(std::string_view name) = 0;
  [[nodiscard]] virtual Result<void> add_token(const Token& token) = 0;
  /// Those of one person, the oldest first.
  [[nodiscard]] virtual Result<std::vector<Token>> tokens_of(std::string_view identity) = 0;
  /// A token was used; nothing happens where it is gone.
  [[nodiscard]] virtual Result<void> note_use(std::string_view token_hash, const TokenUse& use) = 0;
  [[nodiscard]] virtual Result<void> remove_token(std::string_view token_hash) = 0;
  /// Removes the tokens of a person's browsers, all but one (empty for all); how many it were.
  [[nodiscard]] virtual Result<int> end_sessions(std::string_view identity,
                                                 std::string_view but) = 0;
  /// A guest has logged in: the guest's tokens are the account's from now on, `fresh` is one of
  /// them too, and `old` counts no more (empty for none). All of it or nothing.
  [[nodiscard]] virtual Result<void> transfer_tokens(std::string_view guest, const Token& fresh,
                                                     std::string_view old) = 0;
  /// Gives an identity an account, which takes chat; false, and nothing is changed, where an
  /// account of somebody else has a name that can be taken for this one, or the identity has one
  /// already. Where that is so of the identity's own name, it goes by that of the account from now
  /// on.
  [[nodiscard]] virtual Result<bool> add_account(std::string_view identity,
                                                 std::string_view account,
                                                 std::string_view password_hash) = 0;
  [[nodiscard]] virtual Result<std::optional<Account>> account(std::string_view account) = 0;
  /// Replaces one password by another; false, and nothing is changed, where it is another one.
  [[nodiscard]] virtual Result<bool> change_password(std::string_view identity,
                                                     std::string_view old_hash,
                                                     std::string_view new_hash) = 0;
  /// Replaces the account's recovery code, if it has one.
  [[nodiscard]] virtual Result<void> set_recovery_code(std::string_view identity,
                                                       std::string_view code_hash, Moment made) = 0;
  /// Sets a password by a recovery code, which is used up; ends the person's sessions. False, and
  /// nothing is changed, where the account has another code or none.
  [[nodiscard]] virtual Result<bool> recover(std::string_view identity, std::string_view code_hash,
                                             std::string_view password_hash) = 0;
  /// Takes the names of a person, and what that person said there, out of a table's log. Everything
  /// else in it stays, and it makes the same table.
  [[nodiscard]] virtual Result<void> forget_at(std::string_view table,
                                               std::string_view identity) = 0;
  /// A person, with account and tokens. Places keep an identity that nobody has.
  [[nodiscard]] virtual Result<void> remove_identity(std::string_view identity) = 0;

  /// A browser wants to be told; it replaces what its token, and what its endpoint, had before. Of
  /// a person's subscriptions the latest are kept.
  [[nodiscard]] virtual Result<void> put_push_subscription(
      std::string_view identity, const PushSubscription& subscription) = 0;
  [[nodiscard]] virtual Result<void> remove_push_subscription(std::string_view token_hash) = 0;
  /// The push service knows it no more.
  [[nodiscard]] virtual Result<void> remove_push_endpoint(const Secret& endpoint) = 0;
  /// Those of one person, the oldest first.
  [[nodiscard]] virtual Result<std::vector<PushSubscription>> push_subscriptions_of(
      std::string_view identity) = 0;
  /// What is chosen where nobody has chosen is NoticeChoice{}.
  [[nodiscard]] virtual Result<NoticeChoice> notice_choice(std::string_view identity) = 0;
  [[nodiscard]] virtual Result<void> set_notice_choice(std::string_view identity,
                                                       const NoticeChoice& choice) = 0;
  /// A token has one; it replaces that of before.
  [[nodiscard]] virtual Result<void> put_webhook(const Webhook& webhook) = 0;
  [[nodiscard]] virtual Result<void> remove_webhook(std::string_view token_hash) = 0;
  /// Those of one person's tokens that have not expired.
  [[nodiscard]] virtual Result<std::vector<Webhook>> webhooks_of(std::string_view identity,
                                                                 Moment now) = 0;
  /// Running tables that are due after a moment and until another, and for which
  /// claim_time_notice() was not called yet; the soonest first.
  [[nodiscard]] virtual Result<std::vector<TableIndex>> tables_running_out(Moment after,
                                                                           Moment until,
                                                                           int most) = 0;
  /// True for the first who asks, of all nodes.
  [[nodiscard]] virtual Result<bool> claim_time_notice(std::string_view table, Moment due) = 0;

  /// Nothing where no address was ever named.
  [[nodiscard]] virtual Result<std::optional<AccountMail>> mail_of(std::string_view identity) = 0;
  /// Replaces one that waits; one that is confirmed counts until this one is.
  [[nodiscard]] virtual Result<void> put_pending_address(std::string_view identity,
                                                         const PendingAddress& pending) = 0;
  /// Confirms an address by its link, which is used up, as are links for a new password. Whose it
  /// is; nothing, and nothing is changed, where no address waits for this link.
  [[nodiscard]] virtual Result<std::optional<std::string>> confirm_address(
      std::string_view link_hash, Moment now) = 0;
  /// With what waits, what was chosen about it, and links for a new password.
  [[nodiscard]] virtual Result<void> remove_address(std::string_view identity) = 0;
  /// Which notices come by mail, and in which language; nothing happens without an address.
  [[nodiscard]] virtual Result<void> set_mail_kinds(std::string_view identity, std::uint32_t kinds,
                                                    std::string_view language) = 0;
  /// No notices come by mail any more to the person of a handle, if there is one.
  [[nodiscard]] virtual Result<void> end_mail_notices(std::string_view handle) = 0;
  /// Accounts of this name, or with this confirmed address; letter case does not count.
  [[nodiscard]] virtual Result<std::vector<RecoverableAccount>> recoverable_accounts(
      std::string_view name_or_address, int most) = 0;
  /// Replaces the account's link for a new password, if it has one.
  [[nodiscard]] virtual Result<void> set_recovery_link(std::string_view identity,
                                                       std::string_view link_hash,
                                                       Moment expires) = 0;
  /// The account that a link is for; nothing where it is used up or has expired.
  [[nodiscard]] virtual Result<std::optional<RecoverableAccount>> account_of_link(
      std::string_view link_hash, Moment now) = 0;
  /// Sets a password by a link, which is used up; ends the person's sessions. False, and nothing is
  /// changed, where the account has another link or none.
  [[nodiscard]] virtual Result<bool> recover_by_link(std::string_view identity,
                                                     std::string_view link_hash,
                                                     std::string_view password_hash,
                                                     Moment now) = 0;
  /// A key that all nodes share, by its name: `fresh` where there was none.
  [[nodiscard]] virtual Result<Secret> shared_key(std::string_view name, const Secret& fresh) = 0;

  [[nodiscard]] virtual Result<BlockedPeople> blocked_people(std::string_view identity) = 0;
  /// False, and nothing is changed, where somebody has blocked too many already; blocking somebody
  /// again changes nothing but the name.
  [[nodiscard]] virtual Result<bool> add_block(const PersonBlock& block) = 0;
  /// Those that one person has made, the oldest first.
  [[nodiscard]] virtual Result<std::vector<PersonBlock>> blocks_of(std::string_view identity) = 0;
  /// Who was blocked; nothing where this person has no such block.
  [[nodiscard]] virtual Result<std::optional<std::string>> remove_block(std::string_view identity,
                                                                        std::string_view id) = 0;
  /// False, and nothing is changed, where too many of the reporter's are open.
  [[nodiscard]] virtual Result<bool> add_report(const Report& report) = 0;
  /// By its id; nothing where there is none.
  [[nodiscard]] virtual Result<std::optional<Report>> report(std::string_view id) = 0;
  /// The latest first.
  [[nodiscard]] virtual Result<std::vector<Report>> reports(bool only_open, int most) = 0;
  /// Those that one person has made, the latest first.
  [[nodiscard]] virtual Result<std::vector<Report>> reports_by(std::string_view identity) = 0;
  /// Notes what an operator has done, under the next number, and mutes or closes with it. False,
  /// and nothing is changed, where there is no such person, or no such report that is open.
  [[nodiscard]] virtual Result<bool> moderate(const ModerationAct& act) = 0;
  /// What was done after an act, the earliest first, and no more at once than a hundred.
  [[nodiscard]] virtual Result<ModerationNews> moderation_after(std::int64_t act) = 0;
  [[nodiscard]] virtual Result<std::int64_t> last_moderation() = 0;

  /// Says that a server is alive now; answers when one said so last.
  [[nodiscard]] virtual Result<std::optional<Moment>> beat(Moment now) = 0;
  /// Nobody could act meanwhile: every server gives that time back to clocks that ran.
  [[nodiscard]] virtual Result<void> add_outage(const Outage& outage) = 0;
  /// Those that ended at or after a moment, in the order of their beginnings.
  [[nodiscard]] virtual Result<std::vector<Outage>> outages(Moment since) = 0;

  /// Tells all other nodes; nothing is kept.
  [[nodiscard]] virtual Result<void> announce(std::string_view text) = 0;
  /// From now on news of other nodes is told by calls of `on_news`, from another thread. After a
  /// lost connection it goes on by itself, and `on_news` gets a News without table and text:
  /// anything may have been missed.
  virtual void listen(std::function<void(const News&)> on_news) = 0;
};

/// A file, made where there is none; `:memory:` for one that lasts as long as the store.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite(const std::string& path);

/// A database of PostgreSQL by its address, `postgresql://…`.
[[nodiscard]] Result<std::unique_ptr<Store>> open_postgresql(const std::string& address);

/// Brings a database to the version of this program, as opening a store does. `contracts` says
/// that no older program runs any more: then what only those need is taken away too.
[[nodiscard]] Result<DatabaseUpgrade> upgrade_database(const std::string& address, bool contracts);

/// By address: `postgresql://…`, or the path of a file.
[[nodiscard]] Result<std::unique_ptr<Store>> open_store(const std::string& address);

}  // namespace broceliande::server
