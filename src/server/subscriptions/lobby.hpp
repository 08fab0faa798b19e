#pragma once

#include <set>
#include <string_view>
#include <vector>

#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// How many lines a list has at most.
inline constexpr int kMostRows = 100;

/// Lines of a list, as one person sees them.
[[nodiscard]] std::vector<TableRow> rows_for(std::string_view identity,
                                             const std::vector<TableIndex>& tables);

/// Those who follow the list of open tables.
class Lobby {
 public:
  Lobby(ServiceContext& context, Sessions& sessions) : context_(context), sessions_(sessions) {}

  void subscribe(SessionId id, int request);
  void unsubscribe(SessionId id) { subscribers_.erase(id); }
  /// Something has changed that is told at the next tick.
  void mark_changed() { has_changed_ = true; }
  void tick(Moment now);

 private:
  void publish();

  ServiceContext& context_;
  Sessions& sessions_;
  std::set<SessionId> subscribers_;
  bool has_changed_ = false;
  Moment told_;
};

}  // namespace broceliande::server
