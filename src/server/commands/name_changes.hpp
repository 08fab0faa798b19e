#pragma once

#include <map>
#include <optional>
#include <string>

#include "server/live_tables/table_service.hpp"
#include "server/scheduler/delayed_tasks.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// Tells tables the new names of people who follow them: the first change at once, and of those
/// that come within ten seconds of it only the last. So whoever keeps changing a name costs the
/// others next to nothing, and one that is changed back in time costs nothing at all.
class NameChanges {
 public:
  static constexpr Milliseconds kTogether{10'000};

  NameChanges(ServiceContext& context, TableService& tables, Sessions& sessions,
              DelayedTasks& later)
      : context_(context), tables_(tables), sessions_(sessions), later_(later) {}

  void change(const Identity& identity);

 private:
  void tell(const Identity& identity);
  void wait(const std::string& identity);

  ServiceContext& context_;
  TableService& tables_;
  Sessions& sessions_;
  DelayedTasks& later_;
  /// People whose name was told lately, and what is still to be told.
  std::map<std::string, std::optional<Identity>> lately_;
};

}  // namespace broceliande::server
