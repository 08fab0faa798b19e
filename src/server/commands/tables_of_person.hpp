#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include "server/live_tables/service_context.hpp"
#include "server/live_tables/table_service.hpp"

namespace broceliande::server {

/// Changes every table at which somebody has a place, including those where that person sits down
/// meanwhile.
class TablesOfPerson {
 public:
  /// Which tables were dealt with.
  using Tables = std::set<std::string>;

  TablesOfPerson(ServiceContext& context, TableService& tables)
      : context_(context), tables_(tables) {}

  /// Where a table could not be changed the answer is that error; the others are changed all the
  /// same, and asking again goes on with the rest. A table that can neither be read nor played is
  /// passed over.
  void change(const std::string& identity, TableService::Decide decide,
              std::function<void(Result<Tables>)> answer);

 private:
  struct Task;
  void change_more(const std::shared_ptr<Task>& task);
  void change_at(const std::string& table, const std::shared_ptr<Task>& task);

  ServiceContext& context_;
  TableService& tables_;
};

}  // namespace broceliande::server
