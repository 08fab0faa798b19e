#include "duel.hpp"

#include <boost/json/parse.hpp>
#include <utility>

#include "core/json.hpp"
#include "core/record.hpp"
#include "games/registry.hpp"

namespace broceliande::load {
namespace {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view name) {
  return std::string(object.at({name.data(), name.size()}).as_string());
}

std::string setup_text(const PlayPlan& plan) {
  constexpr int kSeconds = 3600;
  JsonWriter setup;
  setup.begin_object().field("game", plan.game).key("options").begin_object().end_object();
  setup.field("length", "games 1").key("places").begin_array();
  for (int i = 0; i < 2; ++i) setup.begin_object().field("level", 0).end_object();
  setup.end_array().field("seating", "chosen").key("clock").begin_object();
  setup.field("kind", plan.clock).field("seconds", plan.clock == "fischer" ? kSeconds : 0);
  setup.field("increment", 0).field("days", plan.clock == "days" ? 1 : 0).end_object();
  setup.field("isListed", false).end_object();
  return setup.text();
}

}  // namespace

Duel::Duel(asio::io_context& io, Client& first, Client& second, const PlayPlan& plan, Meter& meter,
           std::uint64_t seed)
    : clients_{&first, &second}, plan_(plan), meter_(meter), thought_(io), chance_(seed) {}

void Duel::begin() {
  JsonWriter ask;
  ask.begin_object().field("do", "create").field("request", ++requests_).field("place", 0);
  clients_[0]->say(ask.text() + R"(,"setup":)" + setup_text(plan_) + "}");
}

void Duel::end() { thought_.cancel(); }

void Duel::say(std::size_t who, std::string_view what, std::string_view more) {
  JsonWriter ask;
  ask.begin_object().field("do", what).field("request", ++requests_).field("table", table_);
  clients_[who]->say(ask.text() + std::string(more) + "}");
}

void Duel::watch(std::size_t who) { say(who, "watch"); }

void Duel::hear(std::size_t who, std::string_view text) {
  const json::value value = json::parse({text.data(), text.size()});
  const json::object& said = value.as_object();
  const std::string what = text_of(said, "say");
  if (what == "played") return hear_played(who, said);
  if (what == "table") return hear_table(who, said);
  if (what == "refused") return meter_.refused(std::string(text));
  if (what != "created") return;
  table_ = text_of(said, "table");
  watch(0);
  watch(1);
  say(1, "sit");
}

void Duel::hear_table(std::size_t who, const json::object& table) {
  if (text_of(table, "table") != table_) return;
  places_[who] = static_cast<int>(table.at("me").as_int64());
  const std::string phase = text_of(table, "phase");
  const bool are_seated = places_[0] >= 0 && places_[1] >= 0;
  if (phase == "running" && !match_ && are_seated) return begin_game(table);
  if (phase != "over") return;
  if (pending_ && who == pending_->listener) {
    hear_pending();
    ++games_;
    is_asked_for_rematch_ = false;
    return say(0, "ask", R"(,"what":"rematch")");
  }
  const std::string rematch = text_of(table, "rematch");
  if (!rematch.empty()) return move_to(rematch);
  const bool is_asked = !table.at("offers").as_array().empty();
  if (who == 1 && is_asked && !std::exchange(is_asked_for_rematch_, true)) {
    say(1, "answer", R"(,"what":"rematch","yes":true)");
  }
}

void Duel::move_to(const std::string& table) {
  say(0, "unwatch");
  say(1, "unwatch");
  table_ = table;
  match_.reset();
  places_ = {-1, -1};
  watch(0);
  watch(1);
}

void Duel::begin_game(const json::object& table) {
  const RecordReading reading = read_record(text_of(table, "record"));
  const auto game = find_game(reading.record.setup.game)->with(reading.record.setup.options);
  if (!game) return meter_.failed(english(game.error()));
  MatchReading folded = fold(**game, reading);
  match_ = std::move(folded.match);
  if (!match_) return meter_.failed("a record that cannot be folded");
  players_.clear();
  for (const json::value& player : table.at("players").as_array()) {
    players_.push_back(static_cast<int>(player.as_int64()));
  }
  think();
}

std::size_t Duel::actor(Seat seat) const {
  const int place = players_[static_cast<std::size_t>(match_->player_number_on(seat))];
  return place == places_[0] ? 0 : 1;
}

void Duel::think() {
  std::uniform_int_distribution<int> span(static_cast<int>(plan_.shortest_thought.count()),
                                          static_cast<int>(plan_.longest_thought.count()));
  thought_.expires_after(Milliseconds(span(chance_)));
  thought_.async_wait([this](const boost::system::error_code& fault) {
    if (!fault) act();
  });
}

void Duel::act() {
  const auto seat = match_->to_act();
  const std::vector<std::string> legal = match_->legal();
  if (!seat || legal.empty()) return meter_.failed("nothing legal to do");
  std::uniform_int_distribution<std::size_t> pick(0, legal.size() - 1);
  const std::size_t who = actor(*seat);
  const std::size_t ply = match_->record().games.back().size();
  pending_ = Pending{*seat, legal[pick(chance_)], ply, 1 - who, Clock::now()};
  JsonWriter more;
  more.begin_object().field("ply", std::uint64_t{ply}).field("action", pending_->action);
  say(who, "play", "," + more.text().substr(1));
}

/// The other has heard of it.
void Duel::hear_pending() {
  meter_.heard_after(pending_->sent);
  const auto played = match_->play(pending_->seat, pending_->action);
  pending_.reset();
  if (!played) meter_.failed(english(played.error()));
}

void Duel::hear_played(std::size_t who, const json::object& played) {
  if (!pending_ || who != pending_->listener || text_of(played, "table") != table_) return;
  if (played.at("ply").as_int64() != static_cast<std::int64_t>(pending_->ply)) return;
  hear_pending();
  think();
}

}  // namespace broceliande::load
