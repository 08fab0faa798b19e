#include "server/storage/migrations.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "server/storage/database/phrases.hpp"
#include "server/storage/next_version.hpp"
#include "server/storage/statements.hpp"

namespace broceliande::server::storage {
namespace {

/// A place carries `changed` of its table, so that the list of somebody with very many tables is
/// read off an index. Moments are milliseconds since 1970.
constexpr std::string_view kFirst = R"(
CREATE TABLE game_table (
  table_id TEXT NOT NULL PRIMARY KEY,
  phase SMALLINT NOT NULL,
  is_listed SMALLINT NOT NULL,
  due BIGINT,
  summary TEXT NOT NULL,
  changed BIGINT NOT NULL
);
CREATE INDEX game_table_by_due ON game_table (due, table_id) WHERE due IS NOT NULL;
CREATE INDEX game_table_open ON game_table (changed DESC, table_id)
  WHERE phase = 0 AND is_listed = 1;

CREATE TABLE event (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE place (
  table_id TEXT NOT NULL REFERENCES game_table,
  place BIGINT NOT NULL,
  identity TEXT NOT NULL,
  is_main SMALLINT NOT NULL,
  is_awaited SMALLINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (table_id, place)
);
CREATE INDEX place_by_identity
  ON place (identity, is_main, is_awaited DESC, changed DESC, table_id);

CREATE TABLE identity (
  identity TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  takes_chat SMALLINT NOT NULL
);

CREATE TABLE token (
  hash TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity,
  kind SMALLINT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX token_by_identity ON token (identity, created, hash);

CREATE TABLE account (
  folded_name TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  identity TEXT NOT NULL UNIQUE REFERENCES identity,
  password_hash TEXT NOT NULL
);

CREATE TABLE pulse (
  id SMALLINT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  earlier BIGINT
);
)";

/// From here on the logs may have events that say whose a place is and what time was given back.
constexpr std::string_view kOutages = R"(
CREATE TABLE outage (
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
CREATE INDEX outage_by_end ON outage (ended);
)";

/// Summaries were kept without their last brace, for lists to be put together from texts.
constexpr std::string_view kWholeSummaries = R"(
UPDATE game_table SET summary = summary || '}';
)";

/// Games that strangers may watch are listed like tables that they may join.
constexpr std::string_view kRunning = R"(
CREATE INDEX game_table_running ON game_table (changed DESC, table_id)
  WHERE phase = 1 AND is_listed = 1;
)";

/// Tokens of before count as used when they were made. Bots' tokens of before never expire.
constexpr std::string_view kTokenUse = R"(
ALTER TABLE token ADD COLUMN scope SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN expires BIGINT;
ALTER TABLE token ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE token ADD COLUMN system TEXT NOT NULL DEFAULT '';
ALTER TABLE token ADD COLUMN network TEXT NOT NULL DEFAULT '';
UPDATE token SET used = created;
)";

constexpr std::string_view kRecovery = R"(
ALTER TABLE account ADD COLUMN recovery_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN recovery_made BIGINT NOT NULL DEFAULT 0;
)";

/// A browser's subscription goes with its token. That time runs out is told once, whichever node
/// finds it.
constexpr std::string_view kNotices = R"(
CREATE TABLE push_subscription (
  endpoint TEXT NOT NULL PRIMARY KEY,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE REFERENCES token (hash) ON DELETE CASCADE,
  language TEXT NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE notice_choice (
  identity TEXT NOT NULL PRIMARY KEY REFERENCES identity ON DELETE CASCADE,
  kinds BIGINT NOT NULL,
  without TEXT NOT NULL,
  quiet_from BIGINT,
  quiet_until BIGINT,
  utc_offset BIGINT NOT NULL
);

CREATE TABLE time_notice (
  table_id TEXT NOT NULL,
  due BIGINT NOT NULL,
  PRIMARY KEY (table_id, due)
);
CREATE INDEX time_notice_by_due ON time_notice (due);
)";

/// Keys sign, so they are kept as they are.
constexpr std::string_view kWebhooks = R"(
CREATE TABLE webhook (
  token TEXT NOT NULL PRIMARY KEY REFERENCES token (hash) ON DELETE CASCADE,
  url TEXT NOT NULL,
  signing_key TEXT NOT NULL
);
)";

/// Earlier programs refuse every later version. From here on one asks for the oldest version that a
/// program must know: that of the last contraction, 0 before any.
constexpr std::string_view kReadableFrom = R"(
ALTER TABLE schema_version ADD COLUMN readable_from BIGINT NOT NULL DEFAULT 0;
)";

/// Open tables at which nothing happens are closed, whether they are listed or not.
constexpr std::string_view kOpen = R"(
CREATE INDEX game_table_waiting ON game_table (changed, table_id) WHERE phase = 0;
)";

/// A link for a new password is of the account, so that setting the password uses it up.
constexpr std::string_view kMail = R"(
CREATE TABLE account_mail (
  identity TEXT NOT NULL PRIMARY KEY REFERENCES identity ON DELETE CASCADE,
  address TEXT NOT NULL DEFAULT '',
  folded_address TEXT NOT NULL DEFAULT '',
  pending TEXT NOT NULL DEFAULT '',
  pending_hash TEXT NOT NULL DEFAULT '',
  pending_expires BIGINT NOT NULL DEFAULT 0,
  language TEXT NOT NULL,
  kinds BIGINT NOT NULL DEFAULT 0,
  handle TEXT NOT NULL UNIQUE
);
CREATE INDEX account_mail_by_address ON account_mail (folded_address) WHERE folded_address <> '';
CREATE INDEX account_mail_by_link ON account_mail (pending_hash) WHERE pending_hash <> '';

ALTER TABLE account ADD COLUMN link_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN link_expires BIGINT NOT NULL DEFAULT 0;
CREATE INDEX account_by_link ON account (link_hash) WHERE link_hash <> '';

CREATE TABLE shared_key (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
)";

/// A skeleton is what a name looks like; it belongs to the first account that has such a name. An
/// account says for which name, and by which edition of Unicode, its own were made: whatever was
/// written by a program of before is found by that.
constexpr std::string_view kSkeletons = R"(
CREATE TABLE name_skeleton (
  skeleton TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity ON DELETE CASCADE
);
CREATE INDEX name_skeleton_by_identity ON name_skeleton (identity);
ALTER TABLE account ADD COLUMN skeleton_name TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN skeleton_edition TEXT NOT NULL DEFAULT '';
CREATE INDEX account_by_name ON account (name);
)";

/// What is known of people who are blocked or reported goes with them. What was said at a table is
/// kept with a report, since the table forgets it. The acts of operators are numbered, and servers
/// look for later ones.
constexpr std::string_view kModeration = R"(
ALTER TABLE identity ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;

CREATE TABLE block (
  block_id TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity ON DELETE CASCADE,
  blocked TEXT NOT NULL REFERENCES identity ON DELETE CASCADE,
  name TEXT NOT NULL,
  made BIGINT NOT NULL,
  UNIQUE (identity, blocked)
);
CREATE INDEX block_by_blocked ON block (blocked);

CREATE TABLE report (
  report_id TEXT NOT NULL PRIMARY KEY,
  made BIGINT NOT NULL,
  closed BIGINT,
  reporter TEXT NOT NULL REFERENCES identity ON DELETE CASCADE,
  reporter_name TEXT NOT NULL,
  reported TEXT NOT NULL REFERENCES identity ON DELETE CASCADE,
  reported_name TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  table_id TEXT NOT NULL,
  place BIGINT NOT NULL
);
CREATE INDEX report_by_time ON report (made);
CREATE INDEX report_open ON report (made) WHERE closed IS NULL;
CREATE INDEX report_by_reporter ON report (reporter);
CREATE INDEX report_by_reported ON report (reported);

CREATE TABLE report_line (
  report_id TEXT NOT NULL REFERENCES report ON DELETE CASCADE,
  number BIGINT NOT NULL,
  identity TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (report_id, number)
);
CREATE INDEX report_line_by_identity ON report_line (identity);

CREATE TABLE moderation (
  act_id BIGINT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  identity TEXT NOT NULL,
  who TEXT NOT NULL,
  report_id TEXT NOT NULL,
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  muted_until BIGINT NOT NULL,
  note TEXT NOT NULL
);
CREATE INDEX moderation_by_identity ON moderation (identity) WHERE identity <> '';
)";

constexpr std::array kMigrations{
    Migration{"tables, identities and the pulse of servers", kFirst},
    Migration{"outages", kOutages},
    Migration{"summaries as whole JSON objects", kWholeSummaries},
    Migration{"an index of running games to watch", kRunning},
    Migration{"scope, expiry and last use of tokens", kTokenUse},
    Migration{"recovery codes", kRecovery},
    Migration{"browsers that take push messages, and what people want to hear of", kNotices},
    Migration{"webhooks of bots", kWebhooks},
    Migration{"the oldest version that a program must know", kReadableFrom},
    Migration{"an index of open tables by their last change", kOpen},
    Migration{"e-mail addresses of accounts", kMail},
    Migration{"what the names of accounts look like", kSkeletons},
    Migration{"blocks, reports and what operators do about them", kModeration},
#ifdef BROCELIANDE_NEXT_VERSION
    Migration{"a test of upgrades", kNextExpansion, kNextContraction},
#endif
};

/// The first version that says which programs may use a later one.
constexpr std::int64_t kFirstToSay =
    std::ranges::find(kMigrations, kReadableFrom, &Migration::expand) - kMigrations.begin() + 1;

constexpr std::string_view kVersionTable = R"(
CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version (version) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version);
)";

Result<void> run_one(Database& database, const Query& step) {
  return database.run({&step, 1}).map([](const auto&) {});
}

/// Within the transaction that is open.
Result<std::int64_t> version_of(Database& database) {
  std::string script(database.dialect().lock_migrations);
  script += kVersionTable;
  const Result<void> is_ready = database.run_script(script);
  if (!is_ready) return pass_on(is_ready);
  const Query version{&statements::kVersion, {}};
  return database.run({&version, 1}).map([](const std::vector<StatementResult>& outcomes) {
    return outcomes[0].rows.at(0).number(0);
  });
}

Result<std::int64_t> readable_from(Database& database) {
  const Query query{&statements::kReadableFrom, {}};
  return database.run({&query, 1}).map([](const std::vector<StatementResult>& outcomes) {
    return outcomes[0].rows.at(0).number(0);
  });
}

Result<void> refuse_later(Database& database, std::int64_t version, std::int64_t latest,
                          std::int64_t needed) {
  const Result<void> left = database.run_script("ROLLBACK");
  if (!left) return pass_on(left);
  return refuse(phrases::kDatabaseNewer, Error::kNoPlace, {version, latest, needed});
}

/// Whether a database of a later program may be used all the same.
Result<void> admit_later(Database& database, std::int64_t version, std::int64_t latest) {
  if (latest < kFirstToSay) return refuse_later(database, version, latest, version);
  const Result<std::int64_t> needed = readable_from(database);
  if (!needed) return pass_on(needed);
  if (*needed > latest) return refuse_later(database, version, latest, *needed);
  return {};
}

/// Within the transaction that is open; the version that there is then.
Result<std::int64_t> expand(Database& database, std::span<const Migration> known,
                            std::int64_t version) {
  const auto latest = static_cast<std::int64_t>(known.size());
  if (version > latest) {
    return admit_later(database, version, latest).map([version] { return version; });
  }
  for (const Migration& migration : known.subspan(static_cast<std::size_t>(version))) {
    const Result<void> done = database.run_script(migration.expand);
    if (!done) return pass_on(done);
  }
  if (version == latest) return version;
  return run_one(database, {&statements::kSetVersion, {latest}}).map([latest] { return latest; });
}

/// Begins a transaction and expands within it.
Result<SchemaVersions> begin_and_expand(Database& database, std::span<const Migration> known) {
  const Result<void> begun = run_one(database, {&database.dialect().begin_writing, {}});
  if (!begun) return pass_on(begun);
  const Result<std::int64_t> version = version_of(database);
  if (!version) return pass_on(version);
  return expand(database, known, *version).map([&version](std::int64_t now) {
    return SchemaVersions{.before = *version, .now = now};
  });
}

Result<void> contract(Database& database, std::span<const Migration> known, std::int64_t from) {
  std::int64_t done = from;
  for (auto i = static_cast<std::size_t>(from); i < known.size(); ++i) {
    if (known[i].contract.empty()) continue;
    const Result<void> contracted = database.run_script(known[i].contract);
    if (!contracted) return pass_on(contracted);
    done = static_cast<std::int64_t>(i) + 1;
  }
  return run_one(database, {&statements::kSetReadableFrom, {done}});
}

std::vector<std::string> contractions(std::span<const Migration> known, std::int64_t from) {
  std::vector<std::string> waiting;
  for (auto i = static_cast<std::size_t>(from); i < known.size(); ++i) {
    if (!known[i].contract.empty()) waiting.emplace_back(known[i].what);
  }
  return waiting;
}

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }

Result<SchemaVersions> migrate(Database& database, std::span<const Migration> known) {
  const Result<SchemaVersions> versions = begin_and_expand(database, known);
  if (!versions) return pass_on(versions);
  return run_one(database, {&statements::kCommit, {}}).map([&] { return *versions; });
}

Result<DatabaseUpgrade> upgrade(Database& database, std::span<const Migration> known,
                                bool contracts) {
  const Result<SchemaVersions> versions = begin_and_expand(database, known);
  if (!versions) return pass_on(versions);
  const auto latest = static_cast<std::int64_t>(known.size());
  Result<std::int64_t> needed = readable_from(database);
  if (!needed) return pass_on(needed);
  if (contracts && versions->now > latest) {
    return pass_on(refuse_later(database, versions->now, latest, versions->now));
  }
  if (contracts) {
    const Result<void> contracted = contract(database, known, *needed);
    if (!contracted) return pass_on(contracted);
    needed = readable_from(database);
    if (!needed) return pass_on(needed);
  }
  return run_one(database, {&statements::kCommit, {}}).map([&] {
    return DatabaseUpgrade{.versions = *versions,
                           .readable_from = std::max(*needed, kFirstToSay),
                           .waiting = contractions(known, *needed)};
  });
}

}  // namespace broceliande::server::storage
