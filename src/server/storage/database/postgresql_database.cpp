#include "server/storage/database/postgresql_database.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstring>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

constexpr Dialect kPostgresql{
    .begin_reading = {"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    .begin_writing = {"BEGIN"},
    // Any number of our own. A migration takes as long as it takes, and so may the one before it.
    .lock_migrations =
        "SET LOCAL statement_timeout TO 0; SET LOCAL lock_timeout TO 0;"
        "SELECT pg_advisory_xact_lock(6274930125);"};

/// What is sent before answers are read: few enough that the answers always fit into the buffers on
/// the way, so that neither side waits for the other.
constexpr std::size_t kMostTogether = 200;

/// For how long nobody knocks again at a server that does not answer.
constexpr std::chrono::seconds kPause{1};

Row::Cell cell(const PGresult* result, int row, int column) {
  if (PQgetisnull(result, row, column) != 0) return {};
  const std::string_view text(PQgetvalue(result, row, column),
                              static_cast<std::size_t>(PQgetlength(result, row, column)));
  constexpr std::array<Oid, 3> kWholeNumbers{20, 21, 23};  // int8, int2, int4
  if (std::ranges::find(kWholeNumbers, PQftype(result, column)) == kWholeNumbers.end()) {
    return std::string(text);
  }
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

StatementResult outcome_of(PGresult* result) {
  StatementResult outcome;
  const std::string_view changed(PQcmdTuples(result));
  std::from_chars(changed.data(), changed.data() + changed.size(), outcome.changed);
  const int rows = PQntuples(result);
  const int columns = PQnfields(result);
  for (int row = 0; row < rows; ++row) {
    std::vector<Row::Cell> cells;
    for (int column = 0; column < columns; ++column) cells.push_back(cell(result, row, column));
    outcome.rows.emplace_back(std::move(cells));
  }
  return outcome;
}

std::optional<std::string> written(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string_view>(&value)) return std::string(*text);
  return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<PostgresqlDatabase>> PostgresqlDatabase::open(const std::string& address) {
  auto connection = connect_postgresql(address);
  if (!connection) return pass_on(connection);
  return std::unique_ptr<PostgresqlDatabase>(
      new PostgresqlDatabase(address, std::move(*connection)));
}

const Dialect& PostgresqlDatabase::dialect() const { return kPostgresql; }

Result<std::vector<StatementResult>> PostgresqlDatabase::run(std::span<const Query> steps) {
  const Result<void> begun = begin_call();
  if (!begun) return pass_on(begun);
  auto outcomes = run_checked(steps);
  end_call();
  return outcomes;
}

Result<void> PostgresqlDatabase::run_script(std::string_view sql) {
  Result<void> begun = begin_call();
  if (!begun) return begun;
  Result<void> done = storage::run_script(connection_.get(), std::string(sql));
  end_call();
  return done;
}

/// A connection is only replaced between transactions: the second half of one must never run
/// without its first.
Result<void> PostgresqlDatabase::begin_call() {
  if (is_in_transaction_ || is_alive()) return {};
  return reconnect();
}

/// Whoever waits behind a call that waited in vain is refused at once: otherwise each would wait as
/// long again, and a server could neither answer nor stop.
Result<void> PostgresqlDatabase::reconnect() {
  using std::chrono::steady_clock;
  const auto began = steady_clock::now();
  if (began < refused_until_) return tl::unexpected(postgresql_silence());
  auto connection = connect_postgresql(address_);
  if (!connection) {
    const auto ended = steady_clock::now();
    if (ended - began > kPause) refused_until_ = ended + kPause;
    return pass_on(connection);
  }
  connection_ = std::move(*connection);
  prepared_.clear();
  return {};
}

/// What it would have answered belongs to a call that has ended, so the connection ends too.
Error PostgresqlDatabase::give_up_silent_server() {
  connection_.reset();
  refused_until_ = std::chrono::steady_clock::now() + kPause;
  return postgresql_silence();
}

void PostgresqlDatabase::end_call() {
  is_in_transaction_ = false;
  if (!connection_) return;
  const auto is_idle = [this] { return PQtransactionStatus(connection_.get()) == PQTRANS_IDLE; };
  is_in_transaction_ = PQtransactionStatus(connection_.get()) == PQTRANS_INTRANS;
  if (is_in_transaction_ || is_idle()) return;
  const bool is_sent = PQsendQuery(connection_.get(), "ROLLBACK") == 1;
  if (!is_sent || !receive_one() || !is_idle()) connection_.reset();
}

/// Between transactions a server says nothing but goodbye.
bool PostgresqlDatabase::is_alive() const {
  if (PQstatus(connection_.get()) != CONNECTION_OK) return false;
  pollfd socket{.fd = PQsocket(connection_.get()), .events = POLLIN, .revents = 0};
  return poll(&socket, 1, 0) == 0;
}

Result<void> PostgresqlDatabase::prepare(const Query& step) {
  if (prepared_.contains(step.statement)) return {};
  std::string name = "s" + std::to_string(prepared_.size());
  const std::string sql(step.statement->sql);
  const bool is_sent = PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1;
  const auto result = is_sent ? receive_one() : std::optional<PostgresqlResult>(PostgresqlResult());
  if (!result) return tl::unexpected(give_up_silent_server());
  if (PQresultStatus(result->get()) != PGRES_COMMAND_OK) {
    return tl::unexpected(postgresql_fault(connection_.get(), result->get()));
  }
  prepared_.emplace(step.statement, std::move(name));
  return {};
}

Result<std::vector<StatementResult>> PostgresqlDatabase::run_checked(std::span<const Query> steps) {
  for (const Query& step : steps) {
    const Result<void> is_ready = prepare(step);
    if (!is_ready) return pass_on(is_ready);
  }
  std::vector<StatementResult> outcomes;
  outcomes.reserve(steps.size());
  for (std::size_t i = 0; i < steps.size(); i += kMostTogether) {
    const Result<void> done =
        run_together(steps.subspan(i, std::min(kMostTogether, steps.size() - i)), outcomes);
    if (!done) return pass_on(done);
  }
  return outcomes;
}

Result<void> PostgresqlDatabase::run_together(std::span<const Query> steps,
                                              std::vector<StatementResult>& outcomes) {
  PQenterPipelineMode(connection_.get());
  const bool is_sent =
      std::ranges::all_of(steps, [this](const Query& step) { return send(step); }) &&
      PQpipelineSync(connection_.get()) == 1;
  if (!is_sent) {
    Error error = postgresql_fault(connection_.get(), nullptr);
    connection_.reset();  // which ends its transaction
    return tl::unexpected(std::move(error));
  }
  Result<void> received = receive(outcomes);
  if (connection_) PQexitPipelineMode(connection_.get());
  return received;
}

bool PostgresqlDatabase::send(const Query& step) {
  std::vector<std::optional<std::string>> texts;
  std::vector<const char*> values;
  texts.reserve(step.values.size());
  for (const Value& value : step.values) {
    const auto& text = texts.emplace_back(written(value));
    values.push_back(text ? text->c_str() : nullptr);
  }
  return PQsendQueryPrepared(connection_.get(), prepared_.at(step.statement).c_str(),
                             static_cast<int>(values.size()), values.data(), nullptr, nullptr,
                             0) == 1;
}

/// The answer to the only statement that was sent; nothing where the server is silent.
std::optional<PostgresqlResult> PostgresqlDatabase::receive_one() const {
  PostgresqlResult answer;
  while (await_answer(connection_.get())) {
    PostgresqlResult result(PQgetResult(connection_.get()));
    if (!result) return answer;
    answer = std::move(result);
  }
  return std::nullopt;
}

/// Everything up to the end of what was sent together. Of errors the first is told: those after it
/// only say that they were left out.
Result<void> PostgresqlDatabase::receive(std::vector<StatementResult>& outcomes) {
  std::optional<Error> error;
  while (PQstatus(connection_.get()) == CONNECTION_OK) {
    if (!await_answer(connection_.get())) return tl::unexpected(give_up_silent_server());
    const PostgresqlResult result(PQgetResult(connection_.get()));
    if (!result) continue;  // between two steps
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_PIPELINE_SYNC) break;
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
      outcomes.push_back(outcome_of(result.get()));
    } else if (!error) {
      error = postgresql_fault(connection_.get(), result.get());
    }
  }
  const bool is_lost = PQstatus(connection_.get()) != CONNECTION_OK;
  if (!error && is_lost) error = postgresql_fault(connection_.get(), nullptr);
  if (error) return tl::unexpected(std::move(*error));
  return {};
}

}  // namespace broceliande::server::storage
