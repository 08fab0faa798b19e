#pragma once

#include "server/storage/database/database.hpp"

/// All SQL of the stores, in the words that SQLite and PostgreSQL share. Casts tell PostgreSQL the
/// kind of a value where it stands in a SELECT.
namespace broceliande::server::storage::statements {

inline constexpr Statement kCommit{"COMMIT"};
inline constexpr Statement kVersion{"SELECT version FROM schema_version"};
inline constexpr Statement kSetVersion{"UPDATE schema_version SET version = $1"};
inline constexpr Statement kReadableFrom{"SELECT readable_from FROM schema_version"};
inline constexpr Statement kSetReadableFrom{"UPDATE schema_version SET readable_from = $1"};

/// Only where the log ends right before it. Changes no row where somebody else was first.
inline constexpr Statement kAppendFirst{R"(
  INSERT INTO event (table_id, number, at, body, secret)
  SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT),
         CAST($5 AS TEXT)
  WHERE CAST($2 AS BIGINT) = 1
     OR EXISTS (SELECT 1 FROM event
                WHERE table_id = CAST($1 AS TEXT) AND number = CAST($2 AS BIGINT) - 1)
  ON CONFLICT (table_id, number) DO NOTHING)"};
inline constexpr Statement kAppendNext{
    "INSERT INTO event (table_id, number, at, body, secret) VALUES ($1, $2, $3, $4, $5)"};
inline constexpr Statement kPutTable{R"(
  INSERT INTO game_table (table_id, phase, is_listed, due, summary, changed)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (table_id) DO UPDATE SET
    phase = excluded.phase, is_listed = excluded.is_listed, due = excluded.due,
    summary = excluded.summary, changed = excluded.changed)"};
inline constexpr Statement kClearPlaces{"DELETE FROM place WHERE table_id = $1"};
inline constexpr Statement kPutPlace{R"(
  INSERT INTO place (table_id, place, identity, is_main, is_awaited, changed)
  VALUES ($1, $2, $3, $4, $5, $6))"};

inline constexpr Statement kTable{R"(
  SELECT table_id, phase, is_listed, due, summary, changed FROM game_table WHERE table_id = $1)"};
inline constexpr Statement kPlaces{
    "SELECT place, identity, is_awaited FROM place WHERE table_id = $1 ORDER BY place"};
inline constexpr Statement kEvents{R"(
  SELECT number, at, body, secret FROM event
  WHERE table_id = $1 AND number > $2 ORDER BY number)"};

inline constexpr Statement kTablesOf{R"(
  SELECT t.table_id, t.phase, t.is_listed, t.due, t.summary, t.changed
  FROM place p JOIN game_table t ON t.table_id = p.table_id
  WHERE p.identity = $1 AND p.is_main = 1
  ORDER BY p.is_awaited DESC, p.changed DESC, p.table_id
  LIMIT $2)"};
inline constexpr Statement kOpenTables{R"(
  SELECT table_id, phase, is_listed, due, summary, changed FROM game_table
  WHERE phase = 0 AND is_listed = 1
  ORDER BY changed DESC, table_id
  LIMIT $1)"};
inline constexpr Statement kRunningTables{R"(
  SELECT table_id, phase, is_listed, due, summary, changed FROM game_table
  WHERE phase = 1 AND is_listed = 1 AND changed >= $1
  ORDER BY changed DESC, table_id
  LIMIT $2)"};
inline constexpr Statement kStaleTables{R"(
  SELECT table_id FROM game_table
  WHERE phase = 0 AND changed <= $1
  ORDER BY changed, table_id
  LIMIT $2)"};
inline constexpr Statement kOpenTablesOf{R"(
  SELECT COUNT(*) FROM place p JOIN game_table t ON t.table_id = p.table_id
  WHERE p.identity = $1 AND p.is_main = 1 AND t.phase = 0 AND t.table_id <> $2)"};
inline constexpr Statement kDueTables{R"(
  SELECT table_id FROM game_table
  WHERE due IS NOT NULL AND due <= $1
  ORDER BY due, table_id
  LIMIT $2)"};

/// Only what names a person changes, never what happened.
inline constexpr Statement kRewriteEvent{
    "UPDATE event SET body = $3 WHERE table_id = $1 AND number = $2"};
inline constexpr Statement kRemoveTokens{"DELETE FROM token WHERE identity = $1"};
inline constexpr Statement kRemoveAccount{"DELETE FROM account WHERE identity = $1"};
inline constexpr Statement kRemoveIdentity{"DELETE FROM identity WHERE identity = $1"};

inline constexpr Statement kAddIdentity{
    "INSERT INTO identity (identity, name, takes_chat) VALUES ($1, $2, $3)"};
/// Only where the name stays, or no account of somebody else looks like it.
inline constexpr Statement kChangeIdentity{R"(
  UPDATE identity SET name = $2, takes_chat = $3
  WHERE identity = $1 AND (name = $2 OR NOT EXISTS (
    SELECT 1 FROM name_skeleton WHERE skeleton IN ($4, $5, $6, $7) AND identity <> $1)))"};
inline constexpr Statement kUserOfToken{R"(
  SELECT i.identity, i.name, a.name, i.takes_chat, i.muted_until, t.hash, t.identity, t.kind, t.label, t.created,
         t.scope, t.expires, t.used, t.browser, t.system, t.network
  FROM token t
  JOIN identity i ON i.identity = t.identity
  LEFT JOIN account a ON a.identity = t.identity
  WHERE t.hash = $1)"};
inline constexpr Statement kIdentity{R"(
  SELECT i.identity, i.name, a.name, i.takes_chat, i.muted_until
  FROM identity i
  LEFT JOIN account a ON a.identity = i.identity
  WHERE i.identity = $1)"};
inline constexpr Statement kAddToken{R"(
  INSERT INTO token (hash, identity, kind, label, created,
                     scope, expires, used, browser, system, network)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11))"};
inline constexpr Statement kTokensOf{R"(
  SELECT hash, identity, kind, label, created, scope, expires, used, browser, system, network
  FROM token WHERE identity = $1 ORDER BY created, hash)"};
inline constexpr Statement kNoteUse{R"(
  UPDATE token SET used = $2, browser = $3, system = $4, network = $5 WHERE hash = $1)"};
inline constexpr Statement kRemoveToken{"DELETE FROM token WHERE hash = $1"};
inline constexpr Statement kEndOthers{
    "DELETE FROM token WHERE identity = $1 AND kind = 0 AND hash <> $2"};
inline constexpr Statement kTransferTokens{"UPDATE token SET identity = $2 WHERE identity = $1"};
inline constexpr Statement kAddAccount{R"(
  INSERT INTO account (folded_name, name, identity, password_hash) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING)"};
/// Where the account was added just now, in the same transaction.
inline constexpr Statement kTakeChat{R"(
  UPDATE identity SET takes_chat = 1
  WHERE identity = $1 AND EXISTS (
    SELECT 1 FROM account WHERE identity = $1 AND folded_name = $2))"};
/// Names of before are not all folded as they would be today: whoever types one as it is, is known.
inline constexpr Statement kAccount{R"(
  SELECT identity, password_hash, recovery_hash, recovery_made FROM account
  WHERE folded_name = $1 OR name = $2
  ORDER BY CASE WHEN name = $2 THEN 0 ELSE 1 END
  LIMIT 1)"};

/// One of the skeletons of a name of the account that is called so, where nobody else has any of
/// them.
inline constexpr Statement kTakeSkeleton{R"(
  INSERT INTO name_skeleton (skeleton, identity)
  SELECT CAST($1 AS TEXT), a.identity FROM account a
  WHERE a.identity = $2 AND a.name = $3 AND NOT EXISTS (
    SELECT 1 FROM name_skeleton WHERE skeleton IN ($4, $5, $6, $7) AND identity <> $2)
  ON CONFLICT DO NOTHING)"};
inline constexpr Statement kSkeletonsTaken{R"(
  SELECT COUNT(*) FROM name_skeleton WHERE skeleton IN ($1, $2, $3, $4))"};
/// An account that was added just now, with this hash, where somebody else's looks like it.
inline constexpr Statement kRemoveLookalike{R"(
  DELETE FROM account WHERE identity = $1 AND password_hash = $2 AND EXISTS (
    SELECT 1 FROM name_skeleton WHERE skeleton IN ($3, $4, $5, $6) AND identity <> $1))"};
/// Somebody else's account looks like what the guest was called: from now on it is called like the
/// account.
inline constexpr Statement kShowAccountName{R"(
  UPDATE identity SET name = $2
  WHERE identity = $1 AND EXISTS (SELECT 1 FROM account WHERE identity = $1 AND name = $2)
    AND EXISTS (
      SELECT 1 FROM name_skeleton WHERE skeleton IN ($3, $4, $5, $6) AND identity <> $1))"};
/// All but these, where they are those of the person's names.
inline constexpr Statement kDropSkeletons{R"(
  DELETE FROM name_skeleton
  WHERE identity = $1 AND skeleton NOT IN ($4, $5, $6, $7, $8, $9, $10, $11)
    AND EXISTS (SELECT 1 FROM account WHERE identity = $1 AND name = $2)
    AND EXISTS (SELECT 1 FROM identity WHERE identity = $1 AND name = $3))"};
inline constexpr Statement kNoteSkeletons{R"(
  UPDATE account SET skeleton_name = $3, skeleton_edition = $4
  WHERE identity = $1 AND name = $2
    AND EXISTS (SELECT 1 FROM identity WHERE identity = $1 AND name = $3))"};
/// Accounts whose skeletons were not made, or not for their name of today or by this edition.
inline constexpr Statement kAccountsWithoutSkeletons{R"(
  SELECT a.identity, i.name, a.name, i.takes_chat, a.folded_name
  FROM account a JOIN identity i ON i.identity = a.identity
  WHERE a.folded_name > $1 AND (a.skeleton_edition <> $2 OR a.skeleton_name <> i.name)
  ORDER BY a.folded_name
  LIMIT $3)"};
inline constexpr Statement kChangePassword{
    "UPDATE account SET password_hash = $3, link_hash = '' "
    "WHERE identity = $1 AND password_hash = $2"};
inline constexpr Statement kSetRecovery{
    "UPDATE account SET recovery_hash = $2, recovery_made = $3 WHERE identity = $1"};
inline constexpr Statement kRecover{R"(
  UPDATE account SET password_hash = $3, recovery_hash = '', link_hash = ''
  WHERE identity = $1 AND recovery_hash = $2 AND recovery_hash <> '')"};
/// Where the password was set just now, in the same transaction: no two hashes are equal.
inline constexpr Statement kEndAllAfterRecovery{R"(
  DELETE FROM token WHERE identity = $1 AND kind = 0 AND EXISTS (
    SELECT 1 FROM account WHERE identity = $1 AND password_hash = $2))"};

/// A browser has one subscription, and a subscription belongs to one browser.
inline constexpr Statement kClearSubscription{
    "DELETE FROM push_subscription WHERE token = $1 OR endpoint = $2"};
inline constexpr Statement kAddSubscription{R"(
  INSERT INTO push_subscription (endpoint, p256dh, auth, token, language, created)
  VALUES ($1, $2, $3, $4, $5, $6))"};
inline constexpr Statement kDropOldSubscriptions{R"(
  DELETE FROM push_subscription
  WHERE token IN (SELECT hash FROM token WHERE identity = $1) AND endpoint NOT IN (
    SELECT s.endpoint FROM push_subscription s JOIN token t ON t.hash = s.token
    WHERE t.identity = $1 ORDER BY s.created DESC, s.endpoint LIMIT $2))"};
inline constexpr Statement kRemoveSubscription{"DELETE FROM push_subscription WHERE token = $1"};
inline constexpr Statement kRemoveEndpoint{"DELETE FROM push_subscription WHERE endpoint = $1"};
inline constexpr Statement kMoveSubscription{
    "UPDATE push_subscription SET token = $2 WHERE token = $1"};
inline constexpr Statement kSubscriptionsOf{R"(
  SELECT s.endpoint, s.p256dh, s.auth, s.token, s.language, s.created
  FROM push_subscription s JOIN token t ON t.hash = s.token
  WHERE t.identity = $1 ORDER BY s.created, s.endpoint)"};
inline constexpr Statement kNoticeChoice{R"(
  SELECT kinds, without, quiet_from, quiet_until, utc_offset FROM notice_choice
  WHERE identity = $1)"};
inline constexpr Statement kSetNoticeChoice{R"(
  INSERT INTO notice_choice (identity, kinds, without, quiet_from, quiet_until, utc_offset)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (identity) DO UPDATE SET
    kinds = excluded.kinds, without = excluded.without, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until, utc_offset = excluded.utc_offset)"};
inline constexpr Statement kPutWebhook{R"(
  INSERT INTO webhook (token, url, signing_key) VALUES ($1, $2, $3)
  ON CONFLICT (token) DO UPDATE SET url = excluded.url, signing_key = excluded.signing_key)"};
inline constexpr Statement kRemoveWebhook{"DELETE FROM webhook WHERE token = $1"};
inline constexpr Statement kWebhooksOf{R"(
  SELECT w.token, w.url, w.signing_key
  FROM token t JOIN webhook w ON w.token = t.hash
  WHERE t.identity = $1 AND (t.expires IS NULL OR t.expires > $2)
  ORDER BY t.created, t.hash)"};
/// Running tables whose time runs out before a moment, and of which nobody has told that yet.
inline constexpr Statement kTablesRunningOut{R"(
  SELECT t.table_id, t.phase, t.is_listed, t.due, t.summary, t.changed FROM game_table t
  WHERE t.due > $1 AND t.due <= $2 AND t.phase = 1
    AND NOT EXISTS (SELECT 1 FROM time_notice n WHERE n.table_id = t.table_id AND n.due = t.due)
  ORDER BY t.due, t.table_id
  LIMIT $3)"};
inline constexpr Statement kClaimTimeNotice{R"(
  INSERT INTO time_notice (table_id, due) VALUES ($1, $2) ON CONFLICT DO NOTHING)"};
inline constexpr Statement kForgetTimeNotices{"DELETE FROM time_notice WHERE due < $1"};

inline constexpr Statement kMailOf{R"(
  SELECT address, pending, language, kinds, handle FROM account_mail WHERE identity = $1)"};
inline constexpr Statement kPutPendingAddress{R"(
  INSERT INTO account_mail (identity, pending, pending_hash, pending_expires, language, handle)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (identity) DO UPDATE SET
    pending = excluded.pending, pending_hash = excluded.pending_hash,
    pending_expires = excluded.pending_expires, language = excluded.language)"};
inline constexpr Statement kPendingAddress{R"(
  SELECT identity, pending FROM account_mail
  WHERE pending_hash = $1 AND pending_hash <> '' AND pending_expires > $2)"};
inline constexpr Statement kConfirmAddress{R"(
  UPDATE account_mail SET address = pending, folded_address = $3, pending = '', pending_hash = ''
  WHERE identity = $1 AND pending_hash = $2 AND pending_hash <> '')"};
inline constexpr Statement kDropLink{"UPDATE account SET link_hash = '' WHERE identity = $1"};
inline constexpr Statement kRemoveAddress{"DELETE FROM account_mail WHERE identity = $1"};
inline constexpr Statement kSetMailKinds{
    "UPDATE account_mail SET kinds = $2, language = $3 WHERE identity = $1"};
inline constexpr Statement kEndMailNotices{"UPDATE account_mail SET kinds = 0 WHERE handle = $1"};
inline constexpr Statement kRecoverableAccounts{R"(
  SELECT a.identity, a.name, m.address
  FROM account a JOIN account_mail m ON m.identity = a.identity
  WHERE (a.folded_name = $1 OR a.name = $4) AND m.address <> ''
  UNION
  SELECT a.identity, a.name, m.address
  FROM account_mail m JOIN account a ON a.identity = m.identity
  WHERE m.folded_address = $2 AND m.folded_address <> ''
  ORDER BY 1 LIMIT $3)"};
inline constexpr Statement kSetLink{
    "UPDATE account SET link_hash = $2, link_expires = $3 WHERE identity = $1"};
inline constexpr Statement kAccountOfLink{R"(
  SELECT identity, name FROM account
  WHERE link_hash = $1 AND link_hash <> '' AND link_expires > $2)"};
inline constexpr Statement kRecoverByLink{R"(
  UPDATE account SET password_hash = $3, link_hash = ''
  WHERE identity = $1 AND link_hash = $2 AND link_hash <> '' AND link_expires > $4)"};
inline constexpr Statement kAddSharedKey{
    "INSERT INTO shared_key (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"};
inline constexpr Statement kSharedKey{"SELECT value FROM shared_key WHERE name = $1"};

/// A 1 says that it is somebody who has blocked the owner of the token.
inline constexpr Statement kBlockedOfToken{R"(
  SELECT 0, b.blocked FROM token t JOIN block b ON b.identity = t.identity WHERE t.hash = $1
  UNION ALL
  SELECT 1, b.identity FROM token t JOIN block b ON b.blocked = t.identity WHERE t.hash = $1)"};
inline constexpr Statement kBlockedPeople{R"(
  SELECT 0, blocked FROM block WHERE identity = $1
  UNION ALL
  SELECT 1, identity FROM block WHERE blocked = $1)"};
inline constexpr Statement kAddBlock{R"(
  INSERT INTO block (block_id, identity, blocked, name, made)
  SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT)
  WHERE (SELECT COUNT(*) FROM block WHERE identity = CAST($2 AS TEXT)) < CAST($6 AS BIGINT)
  ON CONFLICT (identity, blocked) DO UPDATE SET name = excluded.name)"};
inline constexpr Statement kBlocksOf{R"(
  SELECT block_id, identity, blocked, name, made FROM block
  WHERE identity = $1 ORDER BY made, block_id)"};
inline constexpr Statement kRemoveBlock{
    "DELETE FROM block WHERE identity = $1 AND block_id = $2 RETURNING blocked"};
// A guest has logged in; nobody blocks themselves, or anybody twice.
inline constexpr Statement kDropBlocksTwice{R"(
  DELETE FROM block WHERE identity = $1
    AND (blocked = $2 OR blocked IN (SELECT blocked FROM block WHERE identity = $2)))"};
inline constexpr Statement kMoveBlocks{"UPDATE block SET identity = $2 WHERE identity = $1"};
inline constexpr Statement kDropBlockedTwice{R"(
  DELETE FROM block WHERE blocked = $1
    AND (identity = $2 OR identity IN (SELECT identity FROM block WHERE blocked = $2)))"};
inline constexpr Statement kMoveBlocked{"UPDATE block SET blocked = $2 WHERE blocked = $1"};
inline constexpr Statement kMoveReports{"UPDATE report SET reporter = $2 WHERE reporter = $1"};
inline constexpr Statement kMoveReported{"UPDATE report SET reported = $2 WHERE reported = $1"};
inline constexpr Statement kMoveLines{"UPDATE report_line SET identity = $2 WHERE identity = $1"};
inline constexpr Statement kMoveMute{R"(
  UPDATE identity SET muted_until = (SELECT g.muted_until FROM identity g WHERE g.identity = $1)
  WHERE identity = $2
    AND muted_until < (SELECT g.muted_until FROM identity g WHERE g.identity = $1))"};
inline constexpr Statement kRemoveLines{"DELETE FROM report_line WHERE identity = $1"};
inline constexpr Statement kForgetActs{
    "UPDATE moderation SET identity = '', who = '', note = '' WHERE identity = $1"};

inline constexpr Statement kAddReport{R"(
  INSERT INTO report (report_id, made, reporter, reporter_name, reported, reported_name, reason,
                      text, table_id, place)
  SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
         CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS TEXT), CAST($9 AS TEXT),
         CAST($10 AS BIGINT)
  WHERE (SELECT COUNT(*) FROM report WHERE reporter = CAST($3 AS TEXT) AND closed IS NULL)
        < CAST($11 AS BIGINT))"};
inline constexpr Statement kAddReportLine{R"(
  INSERT INTO report_line (report_id, number, identity, name, text, at)
  SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
         CAST($5 AS TEXT), CAST($6 AS BIGINT)
  WHERE EXISTS (SELECT 1 FROM report WHERE report_id = CAST($1 AS TEXT)))"};
/// One, or all for an empty id; of one reporter, or of all; all of them, or those that are open.
inline constexpr Statement kReports{R"(
  SELECT r.report_id, r.made, r.closed, r.reporter, r.reporter_name, a.name, r.reported,
         r.reported_name, b.name, r.reason, r.text, r.table_id, r.place
  FROM report r
  LEFT JOIN account a ON a.identity = r.reporter
  LEFT JOIN account b ON b.identity = r.reported
  WHERE (CAST($1 AS TEXT) = '' OR r.report_id = CAST($1 AS TEXT))
    AND (CAST($2 AS TEXT) = '' OR r.reporter = CAST($2 AS TEXT))
    AND (CAST($3 AS BIGINT) = 0 OR r.closed IS NULL)
  ORDER BY r.made DESC, r.report_id
  LIMIT $4)"};
inline constexpr Statement kReportLines{R"(
  SELECT identity, name, text, at FROM report_line WHERE report_id = $1 ORDER BY number)"};

/// Only where there is such a person, and such a report was closed just now.
inline constexpr Statement kAddAct{R"(
  INSERT INTO moderation (act_id, at, kind, identity, report_id, table_id, number, muted_until,
                          note, who)
  SELECT (SELECT COALESCE(MAX(act_id), 0) + 1 FROM moderation), CAST($1 AS BIGINT),
         CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT),
         CAST($7 AS BIGINT), CAST($8 AS TEXT), CAST($9 AS TEXT)
  WHERE (CAST($3 AS TEXT) = ''
         OR EXISTS (SELECT 1 FROM identity WHERE identity = CAST($3 AS TEXT)))
    AND (CAST($4 AS TEXT) = ''
         OR EXISTS (SELECT 1 FROM report
                    WHERE report_id = CAST($4 AS TEXT) AND closed = CAST($1 AS BIGINT))))"};
inline constexpr Statement kMute{"UPDATE identity SET muted_until = $2 WHERE identity = $1"};
inline constexpr Statement kCloseReport{
    "UPDATE report SET closed = $2 WHERE report_id = $1 AND closed IS NULL"};
inline constexpr Statement kActsAfter{R"(
  SELECT act_id, at, kind, identity, report_id, table_id, number, muted_until, note, who
  FROM moderation
  WHERE act_id > $1 ORDER BY act_id LIMIT 100)"};
inline constexpr Statement kLastAct{"SELECT COALESCE(MAX(act_id), 0) FROM moderation"};
inline constexpr Statement kCountOpenReports{"SELECT COUNT(*) FROM report WHERE closed IS NULL"};

/// One row. What was said last is taken over before it is replaced, so that two nodes that start at
/// once do not both find the same silence.
inline constexpr Statement kBeat{R"(
  INSERT INTO pulse (id, at, earlier) VALUES (1, $1, NULL)
  ON CONFLICT (id) DO UPDATE SET earlier = pulse.at, at = excluded.at
  RETURNING earlier)"};

inline constexpr Statement kAddOutage{"INSERT INTO outage (began, ended) VALUES ($1, $2)"};
inline constexpr Statement kOutages{
    "SELECT began, ended FROM outage WHERE ended >= $1 ORDER BY began, ended"};

}  // namespace broceliande::server::storage::statements
