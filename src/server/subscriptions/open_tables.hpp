#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// Holds people and addresses to so many tables that wait for players. What a person has is asked
/// of storage, so that it counts after a restart and at every node. Which address a table was made
/// from is known to this node alone, for as long as it runs.
class OpenTables {
 public:
  OpenTables(ServiceContext& context, Sessions& sessions)
      : context_(context), sessions_(sessions) {}

  /// Goes on with `then` unless there are too many already; the table counts until settle().
  void if_below_limit(Session& session, int request, const std::string& table,
                      std::function<void(Session&)> then);
  /// The table was made, or was not.
  void settle(const std::string& table, bool is_made);
  /// A table is like this now.
  void update(const TableIndex& table);

 private:
  struct Maker {
    std::string address;        ///< empty where none counts
    std::string being_made_by;  ///< empty where that is not decided yet, or storage knows of it
    bool is_made = false;
  };

  [[nodiscard]] bool count_in(const std::string& table, const std::string& address);
  [[nodiscard]] Result<void> may_make(const Session& maker, const std::string& table,
                                      const Result<int>& open);
  void forget(const std::string& table);

  ServiceContext& context_;
  Sessions& sessions_;
  std::unordered_map<std::string, Maker> makers_;  ///< of open tables
  std::unordered_map<std::string, int> of_address_;
  std::unordered_map<std::string, int> being_made_;  ///< by person, of those that may be
};

}  // namespace broceliande::server
