#pragma once

#include <functional>
#include <string>

#include "server/cluster/news.hpp"
#include "server/storage/database/database.hpp"

namespace broceliande::server::storage {

/// Carries news between the nodes that share a database. What is told is a statement, so that it
/// can be part of the transaction that makes it true.
class ClusterNotifier {
 public:
  ClusterNotifier() = default;
  ClusterNotifier(const ClusterNotifier&) = delete;
  ClusterNotifier& operator=(const ClusterNotifier&) = delete;
  virtual ~ClusterNotifier() = default;

  /// Its only value is the payload.
  [[nodiscard]] virtual const Statement& notify_statement() const = 0;
  [[nodiscard]] virtual std::string payload(const News& news) const = 0;
  [[nodiscard]] virtual std::size_t longest_payload() const = 0;

  /// As Store::listen says.
  virtual void listen(std::function<void(const News&)> on_news) = 0;
};

}  // namespace broceliande::server::storage
