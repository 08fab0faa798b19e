#pragma once

#include <chrono>
#include <memory>

#include "server/storage/database/database.hpp"

namespace broceliande::server::storage {

/// A database that may hang, as a file does on a disk that never ends an fsync: its calls run on a
/// thread of their own, and one that takes too long is given up. Until that call returns after all,
/// everything else is refused at once; what it left open is rolled back then. Scripts may take as
/// long as they like.
class DeadlineDatabase final : public Database {
 public:
  DeadlineDatabase(std::unique_ptr<Database> database, std::chrono::milliseconds patience);
  DeadlineDatabase(const DeadlineDatabase&) = delete;
  DeadlineDatabase& operator=(const DeadlineDatabase&) = delete;
  /// Closes the database. If that hangs, the thread and the database are left alone.
  ~DeadlineDatabase() override;

  [[nodiscard]] const Dialect& dialect() const override;
  [[nodiscard]] Result<std::vector<StatementResult>> run(std::span<const Query> steps) override;
  [[nodiscard]] Result<void> run_script(std::string_view sql) override;

 private:
  struct DeadlineWorker;

  std::shared_ptr<DeadlineWorker> worker_;
};

}  // namespace broceliande::server::storage
