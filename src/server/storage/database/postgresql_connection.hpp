#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>

#include "core/error.hpp"

namespace broceliande::server::storage {

struct ClosePostgresql {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresqlConnection = std::unique_ptr<PGconn, ClosePostgresql>;
using PostgresqlResult = std::unique_ptr<PGresult, ClosePostgresql>;

/// A connection with the settings that stores rely on. Gives up after some seconds; a server that
/// falls silent later is given up as well. What the address says of this goes before.
[[nodiscard]] Result<PostgresqlConnection> connect_postgresql(const std::string& address);

/// One or several statements without values; waits for as long as they take.
[[nodiscard]] Result<void> run_script(PGconn* connection, const std::string& sql);

/// Sends what is left to be sent, and waits until an answer can be read without waiting, or the
/// connection is lost. False where the server is silent for too long: a process that hangs keeps
/// its connections open.
[[nodiscard]] bool await_answer(PGconn* connection);

/// Of a server that is silent for too long.
[[nodiscard]] Error postgresql_silence();

/// What went wrong with a statement, or with the connection under it.
[[nodiscard]] Error postgresql_fault(const PGconn* connection, const PGresult* result);

}  // namespace broceliande::server::storage
