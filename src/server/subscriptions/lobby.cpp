#include "server/subscriptions/lobby.hpp"

#include <algorithm>
#include <utility>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr Milliseconds kBetween{1'000};
constexpr Milliseconds kBetweenPlays{5'000};

}  // namespace

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

/// A single query for all who wait.
void Lobby::load() {
  if (std::exchange(is_loading_, true)) return;
  context_.storage.ask<Result<LobbyTables>>(
      [since = context_.now() - kWorthWatching](Store& store) -> Result<LobbyTables> {
        auto open = store.open_tables(static_cast<int>(kMostListed));
        if (!open) return pass_on(open);
        auto running = store.running_tables(since, kMostRows);
        if (!running) return pass_on(running);
        return LobbyTables{*std::move(open), *std::move(running)};
      },
      [this](const Result<LobbyTables>& tables) {
        is_loading_ = false;
        if (tables) {
          list_.replace(tables->open, tables->running);
          list_.show(context_.now(), true);
          is_loaded_ = is_anybody_behind_ = true;
        }
        const Result<void> result = tables.map([](const LobbyTables&) {});
        for (const Then& then : std::exchange(waiting_, {})) then(result);
      });
}

void Lobby::with_list(Then then) {
  if (is_loaded_) return then({});
  waiting_.push_back(std::move(then));
  load();
}

void Lobby::reload() {
  if (is_loaded_) load();
}

void Lobby::forget() { is_loaded_ = false; }

void Lobby::subscribe(SessionId id, int request, bool wants_changes) {
  with_list([this, id, request, wants_changes](const Result<void>& is_there) {
    if (sessions_.find(id) == nullptr) return;
    if (!is_there) return sessions_.refuse_to(id, request, phrases::kNotKept);
    LobbySubscriber& subscriber = subscribers_[id];
    subscriber.wants_changes = wants_changes;
    const ServerMessage told = lists(wants_changes, request, hidden_from(id));
    note_sent(subscriber, told);
    sessions_.send(id, told);
  });
}

void Lobby::send_page(SessionId id, int request, const LobbyCursor& after) {
  with_list([this, id, request, after](const Result<void>& is_there) {
    if (!is_there) return sessions_.refuse_to(id, request, phrases::kNotKept);
    const LobbyList::LobbyRows page = list_.open_after(after, kLobbyPage, hidden_from(id));
    sessions_.send(id, server_message::lobby_page(page.rows, page.has_more, request));
  });
}

void Lobby::update(const TableIndex& table) {
  if (!is_loaded_ || !table.is_listed) return;
  list_.update(table);
  const bool only_goes_on = table.phase == TablePhase::running && table.summary.plies > 0;
  std::optional<Moment>& since = only_goes_on ? played_ : changed_;
  if (!since) since = context_.now();
}

void Lobby::send_anew(SessionId id) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  const ServerMessage told = lists(found->second.wants_changes, std::nullopt, hidden_from(id));
  note_sent(found->second, told);
  sessions_.send(id, told);
}

/// The tables of those who have blocked each other, but none of one's own.
LobbyList::Hides Lobby::hidden_from(SessionId id) const {
  const Session* session = sessions_.find(id);
  if (session == nullptr || session->people.is_empty()) return {};
  return [own = session->identity.id,
          people = session->people](const std::vector<TakenPlace>& places) {
    if (std::ranges::find(places, own, &TakenPlace::identity) != places.end()) return false;
    return std::ranges::any_of(
        places, [&people](const TakenPlace& place) { return people.is_between(place.identity); });
  };
}

ServerMessage Lobby::lists(bool wants_changes, std::optional<int> request,
                           const LobbyList::Hides& hides) const {
  const auto most = wants_changes ? kLobbyPage : static_cast<std::size_t>(kMostRows);
  const LobbyList::LobbyRows open = list_.open(most, hides);
  return server_message::lobby(open.rows, list_.running(hides), open.has_more, request);
}

/// What they have not heard yet; the whole lists where that is shorter, or understood alone.
ServerMessage Lobby::news(const LobbySubscriber& subscriber, const LobbyList::Hides& hides) const {
  const auto changes =
      subscriber.wants_changes ? list_.changes_since(subscriber.version, hides) : std::nullopt;
  if (!changes) return lists(subscriber.wants_changes, std::nullopt, hides);
  return server_message::lobby_changed(changes->rows, changes->removed);
}

void Lobby::note_sent(LobbySubscriber& subscriber, const ServerMessage& message) {
  const auto bytes = static_cast<std::int64_t>(message.bytes().size());
  const Milliseconds pays_for(bytes * 1'000 / kLobbyBytesASecond);
  subscriber.version = list_.version();
  subscriber.quiet_until = context_.now() + std::max(kBetween, pays_for);
}

void Lobby::tick(Moment now) {
  if (!is_loaded_) return;
  const bool plays_are_due = played_ && now - *played_ >= kBetweenPlays;
  if ((changed_ && now - shown_ >= kBetween) || plays_are_due) {
    list_.show(now, plays_are_due);
    shown_ = now;
    changed_.reset();
    if (plays_are_due) played_.reset();
    is_anybody_behind_ = true;
  }
  tell(now);
}

/// Most of them have heard the same, so that few messages are written.
void Lobby::tell(Moment now) {
  if (!std::exchange(is_anybody_behind_, false)) return;
  std::map<std::pair<bool, LobbyList::Version>, ServerMessage> written;
  for (auto& [id, subscriber] : subscribers_) {
    if (subscriber.version == list_.version()) continue;
    if (now < subscriber.quiet_until) {
      is_anybody_behind_ = true;
      continue;
    }
    if (const LobbyList::Hides hides = hidden_from(id)) {
      const ServerMessage own = news(subscriber, hides);
      note_sent(subscriber, own);
      sessions_.send(id, own);
      continue;
    }
    const std::pair key(subscriber.wants_changes, subscriber.version);
    auto message = written.find(key);
    if (message == written.end()) message = written.emplace(key, news(subscriber, {})).first;
    note_sent(subscriber, message->second);
    sessions_.send(id, message->second);
  }
}

}  // namespace broceliande::server
