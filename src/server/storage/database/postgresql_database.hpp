#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/storage/database/database.hpp"
#include "server/storage/database/postgresql_connection.hpp"

namespace broceliande::server::storage {

/// PostgreSQL. Steps are sent together, so they cost one wait for the network. A connection that
/// was lost is an error for the transaction under way; the next one begins with a new connection.
/// A server that hangs counts as one that is gone, except while it runs a script: migrations may
/// take their time.
class PostgresqlDatabase final : public Database {
 public:
  [[nodiscard]] static Result<std::unique_ptr<PostgresqlDatabase>> open(const std::string& address);

  [[nodiscard]] const Dialect& dialect() const override;
  [[nodiscard]] Result<std::vector<StatementResult>> run(std::span<const Query> steps) override;
  [[nodiscard]] Result<void> run_script(std::string_view sql) override;

 private:
  PostgresqlDatabase(std::string address, PostgresqlConnection connection)
      : address_(std::move(address)), connection_(std::move(connection)) {}

  [[nodiscard]] Result<void> begin_call();
  [[nodiscard]] Result<void> reconnect();
  [[nodiscard]] Error give_up_silent_server();
  void end_call();
  [[nodiscard]] bool is_alive() const;
  [[nodiscard]] Result<void> prepare(const Query& step);
  [[nodiscard]] Result<std::vector<StatementResult>> run_checked(std::span<const Query> steps);
  [[nodiscard]] Result<void> run_together(std::span<const Query> steps,
                                          std::vector<StatementResult>& outcomes);
  [[nodiscard]] bool send(const Query& step);
  [[nodiscard]] std::optional<PostgresqlResult> receive_one() const;
  [[nodiscard]] Result<void> receive(std::vector<StatementResult>& outcomes);

  std::string address_;
  PostgresqlConnection connection_;
  std::unordered_map<const Statement*, std::string> prepared_;  ///< names on this connection
  bool is_in_transaction_ = false;
  std::chrono::steady_clock::time_point refused_until_;
};

}  // namespace broceliande::server::storage
