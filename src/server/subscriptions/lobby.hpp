#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "server/protocol/client_message.hpp"
#include "server/subscriptions/lobby_list.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// How many lines a list has at most.
inline constexpr int kMostRows = 100;
/// How many open tables are sent at once to those who hear of changes.
inline constexpr std::size_t kLobbyPage = 50;
/// How much is sent to one who watches the lobby, in the long run; what changes meanwhile comes in
/// one message later.
inline constexpr std::int64_t kLobbyBytesASecond = 4'096;

/// Lines of a list, as one person sees them.
[[nodiscard]] std::vector<TableRow> rows_for(std::string_view identity,
                                             const std::vector<TableIndex>& tables);

/// Those who follow the lists of open tables and of games to watch. The lists are read from storage
/// when the first of them comes, and kept in memory from then on.
class Lobby {
 public:
  Lobby(ServiceContext& context, Sessions& sessions) : context_(context), sessions_(sessions) {}

  void subscribe(SessionId id, int request, bool wants_changes);
  void unsubscribe(SessionId id) { subscribers_.erase(id); }
  void send_page(SessionId id, int request, const LobbyCursor& after);
  /// Other tables are hidden from somebody now: the lists are sent anew, if they are watched.
  void send_anew(SessionId id);

  /// A table is like this now, here or at another node.
  void update(const TableIndex& table);
  /// Something may have been missed.
  void reload();
  /// Nobody is connected, so nothing is heard of other nodes' tables.
  void forget();
  void tick(Moment now);

 private:
  struct LobbyTables {
    std::vector<TableIndex> open;
    std::vector<TableIndex> running;
  };
  struct LobbySubscriber {
    bool wants_changes = false;
    LobbyList::Version version = 0;  ///< that was sent
    Moment quiet_until;              ///< nothing more is sent before
  };
  /// Once the lists are there, or why they are not.
  using Then = std::function<void(const Result<void>&)>;

  void with_list(Then then);
  void load();
  /// What one person is not shown; nothing is hidden from most.
  [[nodiscard]] LobbyList::Hides hidden_from(SessionId id) const;
  [[nodiscard]] ServerMessage lists(bool wants_changes, std::optional<int> request,
                                    const LobbyList::Hides& hides) const;
  [[nodiscard]] ServerMessage news(const LobbySubscriber& subscriber,
                                   const LobbyList::Hides& hides) const;
  void note_sent(LobbySubscriber& subscriber, const ServerMessage& message);
  void tell(Moment now);

  ServiceContext& context_;
  Sessions& sessions_;
  LobbyList list_;
  std::map<SessionId, LobbySubscriber> subscribers_;
  std::vector<Then> waiting_;  ///< for the lists
  bool is_loaded_ = false;
  bool is_loading_ = false;
  std::optional<Moment> changed_;  ///< since when there is something to show
  std::optional<Moment> played_;   ///< since when only how far games are
  Moment shown_;
  bool is_anybody_behind_ = false;
};

}  // namespace broceliande::server
