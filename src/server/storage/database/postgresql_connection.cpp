#include "server/storage/database/postgresql_connection.hpp"

#include <poll.h>

#include <array>
#include <chrono>
#include <string_view>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

/// Commits wait for the disk even where the database's owner has chosen otherwise. A node that
/// stops in the middle of a transaction does not keep its locks for ever. A statement that takes
/// too long, or waits for a lock, is given up by the server itself before the client gives up the
/// connection (kLongestSilence); migrations lift that for themselves.
constexpr const char* kSessionSettings = R"(
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off';
SET default_transaction_isolation TO 'read committed';
SET idle_in_transaction_session_timeout TO '10s';
SET statement_timeout TO '5s';
SET lock_timeout TO '3s';
)";

/// Statements of a game take milliseconds; people who wait for longer should hear of it.
constexpr std::chrono::seconds kLongestSilence{6};

struct ConnectionDefault {
  const char* name;
  const char* value;
};

constexpr std::array kDefaults{
    ConnectionDefault{"fallback_application_name", "broceliande"},
    ConnectionDefault{"client_encoding", "UTF8"},
    ConnectionDefault{"connect_timeout", "5"},  // seconds
    ConnectionDefault{"keepalives_idle", "10"},
    ConnectionDefault{"keepalives_interval", "5"},
    ConnectionDefault{"keepalives_count", "3"},
    ConnectionDefault{"tcp_user_timeout", "15000"},  // milliseconds
};

/// In one line, as libpq ends its messages.
std::string one_line(std::string_view message) {
  std::string line;
  for (const char c : message) line += c == '\n' || c == '\t' ? ' ' : c;
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

}  // namespace

Result<PostgresqlConnection> connect_postgresql(const std::string& address) {
  std::array<const char*, kDefaults.size() + 2> names{};
  std::array<const char*, kDefaults.size() + 2> values{};
  for (std::size_t i = 0; i < kDefaults.size(); ++i) {
    names.at(i) = kDefaults.at(i).name;
    values.at(i) = kDefaults.at(i).value;
  }
  names.at(kDefaults.size()) = "dbname";
  values.at(kDefaults.size()) = address.c_str();
  constexpr int kExpandsAddress = 1;
  PostgresqlConnection connection(PQconnectdbParams(names.data(), values.data(), kExpandsAddress));
  if (PQstatus(connection.get()) != CONNECTION_OK) {
    return refuse(phrases::kDatabaseUnreachable, Error::kNoPlace,
                  {one_line(PQerrorMessage(connection.get()))});
  }
  PQsetnonblocking(connection.get(), 1);
  // Without the details, which repeat values: what people typed belongs into no log.
  PQsetErrorVerbosity(connection.get(), PQERRORS_TERSE);
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  const char* encoding = PQparameterStatus(connection.get(), "server_encoding");
  const std::string_view kept_as(encoding == nullptr ? "" : encoding);
  if (kept_as != "UTF8" && kept_as != "SQL_ASCII") {
    return refuse(phrases::kDatabaseEncoding, Error::kNoPlace, {std::string(kept_as)});
  }
  const Result<void> is_set = run_script(connection.get(), kSessionSettings);
  if (!is_set) return pass_on(is_set);
  return connection;
}

Result<void> run_script(PGconn* connection, const std::string& sql) {
  const PostgresqlResult result(PQexec(connection, sql.c_str()));
  const ExecStatusType status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return {};
  return tl::unexpected(postgresql_fault(connection, result.get()));
}

bool await_answer(PGconn* connection) {
  using std::chrono::milliseconds;
  const auto until = std::chrono::steady_clock::now() + kLongestSilence;
  while (true) {
    const int unsent = PQflush(connection);
    if (unsent < 0 || (unsent == 0 && PQisBusy(connection) == 0)) return true;
    const auto left =
        std::chrono::duration_cast<milliseconds>(until - std::chrono::steady_clock::now());
    if (left <= milliseconds::zero()) return false;
    const short wanted = unsent > 0 ? POLLIN | POLLOUT : POLLIN;
    pollfd socket{.fd = PQsocket(connection), .events = wanted, .revents = 0};
    poll(&socket, 1, static_cast<int>(left.count()));
    if (PQconsumeInput(connection) == 0) return true;
  }
}

Error postgresql_silence() {
  return Error{&phrases::kConnectionLost,
               {"no answer for " + std::to_string(kLongestSilence.count()) + " seconds"}};
}

Error postgresql_fault(const PGconn* connection, const PGresult* result) {
  const char* field = result == nullptr ? nullptr : PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state(field == nullptr ? "" : field);
  const char* text = result == nullptr ? nullptr : PQresultErrorMessage(result);
  const bool says_something = text != nullptr && *text != '\0';
  const auto error = [&](const Phrase& phrase) {
    return Error{&phrase, {one_line(says_something ? text : PQerrorMessage(connection))}};
  };
  const bool is_shutdown = state.starts_with("57P");
  if (PQstatus(connection) != CONNECTION_OK || is_shutdown || state == "25P03") {
    return error(phrases::kConnectionLost);
  }
  if (state == "40001" || state == "40P01") return error(phrases::kContention);
  if (state == "57014" || state == "55P03") return error(phrases::kDatabaseSlow);
  if (state == "53100") return error(phrases::kDiskFull);
  if (state == "58030") return error(phrases::kDiskFault);
  if (state.starts_with("23")) return error(phrases::kContradiction);
  return error(phrases::kDatabaseRefused);
}

}  // namespace broceliande::server::storage
