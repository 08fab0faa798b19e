#pragma once

#include <functional>
#include <string>

#include "server/cluster/announcement.hpp"
#include "server/commands/tables_of_person.hpp"
#include "server/subscriptions/subscriptions.hpp"

namespace broceliande::server {

/// A guest logs in: the guest's places and connections become the account's.
class GuestClaims {
 public:
  GuestClaims(ServiceContext& context, TableService& tables, Sessions& sessions,
              Subscriptions& subscriptions)
      : context_(context),
        tables_(tables),
        sessions_(sessions),
        subscriptions_(subscriptions),
        tables_of_person_(context, tables) {}

  /// Every place of the guest becomes the account's, by an event of its table. Where one could not
  /// be kept the answer is that error; the others are the account's all the same, and asking again
  /// goes on with the rest.
  void claim_places(const std::string& guest, const Identity& account,
                    std::function<void(Result<void>)> answer);
  /// The guest's tokens are the account's now: so are the connections, here and at other nodes.
  void transfer_connections(const std::string& guest, const Identity& account);
  void on_login(const LoginAnnouncement& login);

 private:
  void change_sessions(const std::string& guest, const Identity& account);

  ServiceContext& context_;
  TableService& tables_;
  Sessions& sessions_;
  Subscriptions& subscriptions_;
  TablesOfPerson tables_of_person_;
};

}  // namespace broceliande::server
