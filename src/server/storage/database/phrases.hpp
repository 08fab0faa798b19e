#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kCannotOpenDatabase{"storage.cannot-open", "",
                                            "cannot open the database '{0}': {1}",
                                            "a file that can be written, or postgresql://…"};
inline constexpr Phrase kDatabaseNewer{
    "storage.newer", "", "the database has version {0}, and this program knows versions up to {1}",
    "a program that knows version {2}, or a later one"};
inline constexpr Phrase kDiskFull{"storage.full", "", "the disk of the database is full: {0}", ""};
inline constexpr Phrase kDiskFault{"storage.disk-fault", "",
                                   "the disk of the database is failing: {0}", ""};
inline constexpr Phrase kDatabaseHangs{"storage.hangs", "",
                                       "the disk of the database does not answer", ""};
inline constexpr Phrase kDatabaseBusy{"storage.busy", "",
                                      "another program is using the database: {0}", ""};
inline constexpr Phrase kDatabaseSlow{"storage.slow", "", "PostgreSQL took too long: {0}", ""};
inline constexpr Phrase kDatabaseUnreachable{"storage.unreachable", "",
                                             "cannot reach PostgreSQL: {0}", ""};
inline constexpr Phrase kConnectionLost{"storage.lost", "",
                                        "lost the connection to PostgreSQL: {0}", ""};
inline constexpr Phrase kContention{"storage.contention", "",
                                    "too many nodes changed the same thing at once: {0}", ""};
inline constexpr Phrase kContradiction{"storage.contradiction", "",
                                       "this contradicts what is already stored: {0}", ""};
inline constexpr Phrase kDatabaseRefused{"storage.refused", "", "the database refused: {0}", ""};
inline constexpr Phrase kDatabaseEncoding{
    "storage.encoding", "", "the database keeps text as {0} and cannot hold every name",
    "one made with ENCODING 'UTF8'"};

inline constexpr Phrase kQueueFull{"storage.queue-full", "",
                                   "too many requests wait for the database", ""};

inline constexpr Phrase kBrokenSummary{"storage.broken-summary", "",
                                       "the summary of table '{0}' makes no sense", ""};
inline constexpr Phrase kNotText{"storage.not-text", "", "this text cannot be stored",
                                 "UTF-8 without zero bytes"};
inline constexpr Phrase kNotAppend{"storage.not-append", "",
                                   "the events for table '{0}' cannot be appended: {1}", ""};
inline constexpr Phrase kNoIdentity{"storage.no-identity", "", "there is no identity '{0}'", ""};
inline constexpr Phrase kNobodyOfName{"storage.no-person", "", "there is nobody called '{0}'",
                                      "the name of an account, a report about them, or TABLE/PLACE "
                                      "(counted from 0) of somebody there"};
inline constexpr Phrase kNoOpenReport{"storage.no-report", "", "there is no open report '{0}'",
                                      "one that 'broceliande reports --open' shows"};
inline constexpr Phrase kNoStoredTable{"storage.no-table", "", "there is no table '{0}'",
                                       "the last part of its address"};
inline constexpr Phrase kNotToRemove{"storage.not-to-remove", "",
                                     "the game at this table has begun or is over",
                                     "'broceliande annul-game', or nothing"};
inline constexpr Phrase kNotToAnnul{"storage.not-to-annul", "",
                                    "no game has begun at this table, or it was annulled before",
                                    "'broceliande remove-table' before a game begins"};
inline constexpr Phrase kOthersFirst{"storage.others-first", "",
                                     "players kept changing this table first", "another try"};
inline constexpr Phrase kAnnouncementLength{
    "storage.too-long", "", "an announcement of {0} bytes is too long", "at most {1}"};

}  // namespace broceliande::server::phrases
