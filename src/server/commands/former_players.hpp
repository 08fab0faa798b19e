#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/commands/tables_of_person.hpp"

namespace broceliande::server {

/// Takes the name of somebody whose account is deleted from all tables: first by an event of each,
/// which everybody who is there hears of, then from what the logs held before.
class FormerPlayers {
 public:
  FormerPlayers(ServiceContext& context, TableService& tables)
      : context_(context), tables_of_person_(context, tables) {}

  /// After an error asking again goes on with the rest.
  void forget(const std::string& identity, std::function<void(Result<void>)> answer);

 private:
  struct Cleaning;
  void clean_next(const std::shared_ptr<Cleaning>& cleaning);

  ServiceContext& context_;
  TablesOfPerson tables_of_person_;
};

}  // namespace broceliande::server
