#include "server/subscriptions/lobby.hpp"

#include <algorithm>
#include <utility>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {
std::vector<TableRow> rows_for(std::string_view identity, const std::vector<TableIndex>& tables) {
  std::vector<TableRow> rows;
  for (const TableIndex& table : tables) {
    if (table.is_newer) continue;
    const bool is_my_turn = std::ranges::any_of(table.places, [&](const TakenPlace& place) {
      return place.identity == identity && place.is_awaited;
    });
    rows.push_back(row_of(table, is_my_turn));
  }
  return rows;
}

ServerMessage Lobby::message(const LobbyTables& tables, std::optional<int> request) {
  return server_message::lobby(rows_for("", tables.open), rows_for("", tables.running), request);
}

void Lobby::find_tables(std::function<void(const Result<LobbyTables>&)> then) {
  context_.storage.ask<Result<LobbyTables>>(
      [since = context_.now() - kWorthWatching](Store& store) -> Result<LobbyTables> {
        auto open = store.open_tables(kMostRows);
        if (!open) return pass_on(open);
        auto running = store.running_tables(since, kMostRunning);
        if (!running) return pass_on(running);
        return LobbyTables{*std::move(open), *std::move(running)};
      },
      std::move(then));
}

void Lobby::subscribe(SessionId id, int request) {
  subscribers_.insert(id);
  find_tables([this, id, request](const Result<LobbyTables>& tables) {
    if (sessions_.find(id) == nullptr) return;
    if (!tables) return sessions_.refuse_to(id, request, phrases::kNotKept);
    sessions_.send(id, message(*tables, request));
  });
}

void Lobby::tick(Moment now) {
  constexpr Milliseconds kBetween{500};
  constexpr Milliseconds kBetweenPlays{5'000};
  const Milliseconds passed = now - told_;
  const bool is_due =
      (has_changed_ && passed >= kBetween) || (has_played_ && passed >= kBetweenPlays);
  if (!is_due) return;
  told_ = now;
  has_changed_ = has_played_ = false;
  if (!subscribers_.empty()) publish();
}

void Lobby::publish() {
  find_tables([this](const Result<LobbyTables>& tables) {
    if (!tables) return;
    const ServerMessage told = message(*tables, std::nullopt);
    for (const SessionId id : subscribers_) sessions_.send(id, told);
  });
}

}  // namespace broceliande::server
