#include "server/subscriptions/lobby.hpp"

#include <algorithm>
#include <string>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {
namespace {

using LobbyRows = Result<std::vector<TableIndex>>;

LobbyRows open_tables(Store& store) { return store.open_tables(kMostRows); }

}  // namespace

std::vector<TableRow> rows_for(std::string_view identity, const std::vector<TableIndex>& tables) {
  std::vector<TableRow> rows;
  for (const TableIndex& table : tables) {
    const bool is_my_turn = std::ranges::any_of(table.places, [&](const TakenPlace& place) {
      return place.identity == identity && place.is_awaited;
    });
    rows.push_back(row_of(table, is_my_turn));
  }
  return rows;
}

void Lobby::subscribe(SessionId id, int request) {
  subscribers_.insert(id);
  context_.storage.ask<LobbyRows>(open_tables, [this, id, request](const LobbyRows& tables) {
    if (sessions_.find(id) == nullptr) return;
    if (!tables) return sessions_.refuse_to(id, request, phrases::kNotKept);
    sessions_.tell(id, server_message::lobby(rows_for("", *tables), request));
  });
}

void Lobby::tick(Moment now) {
  constexpr Milliseconds kBetween{500};
  if (!has_changed_ || now - told_ < kBetween) return;
  told_ = now;
  has_changed_ = false;
  if (!subscribers_.empty()) publish();
}

void Lobby::publish() {
  context_.storage.ask<LobbyRows>(open_tables, [this](const LobbyRows& tables) {
    if (!tables) return;
    const ServerMessage message = server_message::lobby(rows_for("", *tables), std::nullopt);
    for (const SessionId id : subscribers_) sessions_.tell(id, message);
  });
}

}  // namespace broceliande::server
