#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/error.hpp"

namespace broceliande::server::storage {

/// SQL that every engine understands, with $1, $2 … for values. Prepared once for each connection
/// and known by its address, so it lives as long as the program.
struct Statement {
  std::string_view sql;
};

/// What is put into a statement; a text must live until the statement has run.
using Value = std::variant<std::monostate, std::int64_t, std::string_view>;

/// A statement to be run.
struct Query {
  const Statement* statement;
  std::vector<Value> values;
};

/// One row that came back. Columns are counted from 0 and have the kind that is asked for.
class Row {
 public:
  using Cell = std::variant<std::monostate, std::int64_t, std::string>;

  explicit Row(std::vector<Cell> cells) : cells_(std::move(cells)) {}

  [[nodiscard]] std::string text(std::size_t column) const {
    const auto* text = std::get_if<std::string>(&cells_[column]);
    return text == nullptr ? std::string() : *text;
  }
  [[nodiscard]] std::optional<std::int64_t> optional_number(std::size_t column) const {
    const auto* number = std::get_if<std::int64_t>(&cells_[column]);
    return number == nullptr ? std::nullopt : std::optional(*number);
  }
  [[nodiscard]] std::int64_t number(std::size_t column) const {
    return optional_number(column).value_or(0);
  }

 private:
  std::vector<Cell> cells_;
};

/// What came of one step.
struct StatementResult {
  std::int64_t changed = 0;  ///< how many rows were inserted, updated or deleted
  std::vector<Row> rows;
};

/// Where engines differ: everything else is said in the same SQL.
struct Dialect {
  Statement begin_reading;  ///< a transaction that sees one moment
  Statement begin_writing;
  std::string_view lock_migrations;  ///< so that two nodes do not migrate at once
};

/// One connection to a database, for one thread at a time.
class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  [[nodiscard]] virtual const Dialect& dialect() const = 0;

  /// Runs steps in order, with as few waits for the other side as the engine can do. After an error
  /// no transaction is open: what was open has been rolled back.
  [[nodiscard]] virtual Result<std::vector<StatementResult>> run(std::span<const Query> steps) = 0;

  /// Several statements without values, divided by semicolons; the same about errors.
  [[nodiscard]] virtual Result<void> run_script(std::string_view sql) = 0;
};

}  // namespace broceliande::server::storage
