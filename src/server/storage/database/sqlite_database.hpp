#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <unordered_map>

#include "server/storage/database/database.hpp"

namespace broceliande::server::storage {

/// SQLite, fully synchronised. Errors of the disk leave it as it was; it goes on when there is
/// room.
class SqliteDatabase final : public Database {
 public:
  /// A file, made where there is none, that nobody else on this machine may read; or `:memory:`.
  [[nodiscard]] static Result<std::unique_ptr<SqliteDatabase>> open(const std::string& path);

  [[nodiscard]] const Dialect& dialect() const override;
  [[nodiscard]] Result<std::vector<StatementResult>> run(std::span<const Query> steps) override;
  [[nodiscard]] Result<void> run_script(std::string_view sql) override;

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Connection = std::unique_ptr<sqlite3, Close>;
  struct PreparedStatement {
    std::unique_ptr<sqlite3_stmt, Close> statement;
    std::vector<int> places;  ///< of $1, $2 …, as SQLite counts them
  };

  explicit SqliteDatabase(Connection connection) : connection_(std::move(connection)) {}

  [[nodiscard]] Result<const PreparedStatement*> prepared(const Statement& statement);
  [[nodiscard]] Result<StatementResult> run_one(const Query& step);
  [[nodiscard]] Error fault() const;
  void roll_back();

  Connection connection_;
  std::unordered_map<const Statement*, PreparedStatement> prepared_;
};

}  // namespace broceliande::server::storage
