#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/storage/database/database.hpp"
#include "server/storage/database/postgresql_connection.hpp"

namespace broceliande::server::storage {

/// PostgreSQL. Steps are sent together, so they cost one wait for the network. A connection that
/// was lost is an error for the transaction under way; the next one begins with a new connection.
class PostgresqlDatabase final : public Database {
 public:
  [[nodiscard]] static Result<std::unique_ptr<PostgresqlDatabase>> open(const std::string& address);

  [[nodiscard]] const Dialect& dialect() const override;
  [[nodiscard]] Result<std::vector<Outcome>> run(std::span<const Step> steps) override;
  [[nodiscard]] Result<void> run_script(std::string_view sql) override;

 private:
  PostgresqlDatabase(std::string address, PostgresqlConnection connection)
      : address_(std::move(address)), connection_(std::move(connection)) {}

  [[nodiscard]] Result<void> begin_call();
  void end_call();
  [[nodiscard]] bool is_alive() const;
  [[nodiscard]] Result<void> prepare(const Step& step);
  [[nodiscard]] Result<std::vector<Outcome>> run_checked(std::span<const Step> steps);
  [[nodiscard]] Result<void> run_together(std::span<const Step> steps,
                                          std::vector<Outcome>& outcomes);
  [[nodiscard]] bool send(const Step& step);
  [[nodiscard]] Result<void> receive(std::vector<Outcome>& outcomes);

  std::string address_;
  PostgresqlConnection connection_;
  std::unordered_map<const Statement*, std::string> prepared_;  ///< names on this connection
  bool is_in_transaction_ = false;
};

}  // namespace broceliande::server::storage
