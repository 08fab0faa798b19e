#pragma once

#include <thread>

#include "server/cluster/notifier.hpp"
#include "server/storage/database/postgresql_connection.hpp"

namespace broceliande::server::storage {

/// News by NOTIFY. Listening has a connection and a thread of its own; a node does not hear its own
/// notifications.
class PostgresqlNotifier final : public ClusterNotifier {
 public:
  explicit PostgresqlNotifier(std::string address);
  PostgresqlNotifier(const PostgresqlNotifier&) = delete;
  PostgresqlNotifier& operator=(const PostgresqlNotifier&) = delete;
  ~PostgresqlNotifier() override;

  [[nodiscard]] const Statement& notify_statement() const override;
  [[nodiscard]] std::string payload(const News& news) const override;
  [[nodiscard]] std::size_t longest_payload() const override;
  void listen(std::function<void(const News&)> on_news) override;

 private:
  using OnNews = std::function<void(const News&)>;

  void run(PostgresqlConnection connection, const OnNews& on_news) const;
  void read_notices(PGconn* connection, const OnNews& on_news) const;
  [[nodiscard]] bool is_stopped_within(int milliseconds) const;
  void stop();

  std::string address_;
  std::string node_;  ///< random
  int stop_;          ///< an eventfd
  std::thread thread_;
};

}  // namespace broceliande::server::storage
