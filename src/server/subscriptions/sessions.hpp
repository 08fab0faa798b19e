#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/live_tables/service_context.hpp"
#include "server/subscriptions/session.hpp"

namespace broceliande::server {

/// Everybody who is connected, found by connection and by person.
class Sessions {
 public:
  explicit Sessions(ServiceContext& context) : context_(context) {}

  /// Guests of one address, where it is given, are one household as far as computers are concerned.
  /// They are welcomed.
  VisitorId open(const Identity& identity, Visitor::Send send, const std::string& address);
  /// Nothing where it was closed before.
  std::unique_ptr<Visitor> close(VisitorId id);

  /// Null where it has been closed.
  [[nodiscard]] Visitor* find(VisitorId id) const;
  [[nodiscard]] Visitor& at(VisitorId id) const { return *sessions_.at(id); }
  /// All of one person.
  [[nodiscard]] const std::set<VisitorId>& of(const std::string& identity) const;
  [[nodiscard]] bool has(const std::string& identity) const { return !of(identity).empty(); }
  [[nodiscard]] std::size_t size() const { return sessions_.size(); }

  /// The sessions of a guest are the account's from now on, and welcomed anew.
  std::set<VisitorId> hand_over(const std::string& guest, const Identity& account);

  void tell(Visitor& visitor, const Telling& telling);
  /// To one that may have been closed.
  void tell(VisitorId id, const Telling& telling);
  void tell_person(const std::string& identity, const Telling& telling);
  void tell_everybody(const Telling& telling);
  /// Counted whether it is still heard or not.
  void refuse_to(VisitorId id, std::optional<int> request, const Error& error);
  void refuse_to(VisitorId id, std::optional<int> request, const Phrase& phrase);

 private:
  void welcome(Visitor& visitor);

  ServiceContext& context_;
  std::unordered_map<VisitorId, std::unique_ptr<Visitor>> sessions_;
  std::unordered_map<std::string, std::set<VisitorId>> by_identity_;
  VisitorId last_ = 0;
};

}  // namespace broceliande::server
