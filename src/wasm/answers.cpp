#include "wasm/answers.hpp"

#include "core/manifest_json.hpp"
#include "wasm/parts.hpp"

namespace broceliande::wasm {
namespace {

void put_seats(JsonWriter& json, const AnyMatch& match) {
  json.key("seats").begin_array();
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    json.begin_object().field("name", match.seat_name(seat));
    json.field("player", match.player_number_on(seat));
    json.field("party", match.party_of(seat).value_or(kNobody));
    json.field("side", match.side_of(seat)).field("turn", match.seat_turn(seat)).end_object();
  }
  json.end_array();
}

void put_outcome(JsonWriter& json, const AnyMatch& match) {
  json.key("outcome");
  const auto outcome = match.outcome();
  if (!outcome) {
    json.null();
    return;
  }
  constexpr std::array<std::string_view, 3> kVerdicts{"lost", "drawn", "won"};
  json.begin_array();
  for (int i = 0; i < match.seats(); ++i) {
    const SeatResult& result = (*outcome)[Seat{static_cast<std::uint8_t>(i)}];
    const auto verdict = static_cast<std::size_t>(static_cast<int>(result.verdict) + 1);
    json.begin_object().field("verdict", kVerdicts[verdict]).field("score", result.score);
    json.end_object();
  }
  json.end_array();
}

void put_parties(JsonWriter& json, const AnyMatch& match) {
  json.key("parties").begin_array();
  for (const PartyState& party : match.parties()) {
    json.begin_object().field("name", party.name).field("isReady", party.is_ready).end_object();
  }
  json.end_array();
}

/// What there is to see and to choose, so that a client need not ask for it.
void put_sight(JsonWriter& json, const AnyMatch& match) {
  json.key("tableau");
  if (match.is_preparing()) {
    json.null();
  } else {
    put(json, match.tableau());
  }
  json.key("choice");
  const auto choice = match.to_act() ? match.choose({}) : refuse(kNoSuchChoice);
  if (choice) {
    put(json, *choice);
  } else {
    json.null();
  }
}

void put_damage(JsonWriter& json, const std::optional<Damage>& damage) {
  json.key("damage");
  if (!damage) {
    json.null();
    return;
  }
  json.begin_object().field("line", std::uint64_t{damage->line}).key("message");
  put(json, damage->error);
  json.end_object();
}

void put_match(JsonWriter& json, int number, const AnyMatch& match,
               const std::optional<Damage>& damage) {
  const Record& record = match.record();
  json.begin_object().field("match", number).field("game", record.setup.game);
  put_options(json, "options", record.setup.options);
  put_texts(json, "players", record.setup.players);
  put_seats(json, match);
  json.key("toAct");
  const auto seat = match.to_act();
  if (seat) {
    json.value(int{seat->index});
  } else {
    json.null();
  }
  json.field("position", match.position());
  json.field("gameNumber", std::uint64_t{record.games.size()});
  json.field("ply", std::uint64_t{record.games.back().size()});
  put_outcome(json, match);
  json.key("scores").begin_array();
  for (const int score : match.scores()) json.value(score);
  json.end_array().field("isOver", match.is_over());
  put_parties(json, match);
  json.field("offersSwap", match.offers_swap());
  put_sight(json, match);
  json.field("record", record_text(record));
  put_damage(json, damage);
  json.end_object();
}

std::vector<Preparation> screens_of_last_game(const Record& record) {
  return record.preparations.empty() ? std::vector<Preparation>{} : record.preparations.back();
}

}  // namespace

std::string refused(const Error& error) {
  JsonWriter json;
  json.begin_object().key("refusal");
  put(json, error);
  json.end_object();
  return json.text();
}

std::string text_answer(std::string_view text) {
  JsonWriter json;
  json.begin_object().field("text", text).end_object();
  return json.text();
}

std::string texts_answer(const std::vector<std::string>& texts) {
  JsonWriter json;
  json.begin_array();
  for (const std::string& text : texts) json.value(std::string_view(text));
  json.end_array();
  return json.text();
}

std::string game_list_answer() {
  JsonWriter json;
  json.begin_array();
  for (const GameEntry& entry : games()) put(json, entry.manifest);
  json.end_array();
  return json.text();
}

std::string geometry_answer(const Geometry& geometry) {
  JsonWriter json;
  json.begin_object().field("shape", geometry.shape).key("box").begin_array();
  for (const int length : geometry.box) json.value(length);
  json.end_array().field("figureSize", geometry.figure_size);
  put_all(json, "cells", geometry.cells);
  put_all(json, "ornaments", geometry.ornaments);
  json.end_object();
  return json.text();
}

std::string tableau_answer(const Tableau& tableau) {
  JsonWriter json;
  put(json, tableau);
  return json.text();
}

std::string choice_answer(const Choice& choice) {
  JsonWriter json;
  put(json, choice);
  return json.text();
}

std::string reach_answer(const std::vector<Reach>& reaches) {
  JsonWriter json;
  json.begin_array();
  for (const Reach& reach : reaches) put(json, reach);
  json.end_array();
  return json.text();
}

std::string match_answer(int number, const AnyMatch& match, const std::optional<Damage>& damage) {
  JsonWriter json;
  put_match(json, number, match, damage);
  return json.text();
}

std::string played_answer(int number, const AnyMatch& match, const Ply& ply) {
  JsonWriter json;
  json.begin_object().key("state");
  put_match(json, number, match, std::nullopt);
  put_under(json, "ply", ply);
  json.end_object();
  return json.text();
}

std::string summary_answer(const Record& record) {
  std::size_t actions = 0;
  for (const auto& game : record.games) actions += game.size();
  JsonWriter json;
  json.begin_object().field("gameNumber", std::uint64_t{record.games.size()});
  json.field("actions", std::uint64_t{actions}).key("screens").begin_array();
  for (const Preparation& party : screens_of_last_game(record)) {
    json.begin_object().field("party", party.party).field("commitment", party.commitment);
    json.field("text", party.text).end_object();
  }
  json.end_array().end_object();
  return json.text();
}

std::string history_answer(const AnyMatch& match, std::size_t game) {
  const auto& starts = match.record().starts;
  JsonWriter json;
  json.begin_object().field("start", game < starts.size() ? starts[game] : std::string());
  put_all(json, "plies", match.history(game));
  json.end_object();
  return json.text();
}

std::string draft_answer(const Draft& draft) {
  JsonWriter json;
  json.begin_object().field("text", draft.text).field("isComplete", draft.is_complete);
  put_all(json, "warnings", draft.warnings);
  json.key("tableau");
  put(json, draft.tableau);
  put_all(json, "tray", draft.tray);
  json.end_object();
  return json.text();
}

std::string stock_answer(const std::vector<StockPreparation>& stock) {
  JsonWriter json;
  json.begin_array();
  for (const StockPreparation& each : stock) {
    json.begin_object().field("name", each.name).field("text", each.text).end_object();
  }
  json.end_array();
  return json.text();
}

std::string search_answer(const search::SearchResult& result, bool offers_swap) {
  JsonWriter json;
  json.begin_object();
  put_all(json, "lines", result.lines);
  json.field("action", result.lines.empty() ? "" : search::decision(result, offers_swap));
  json.field("depth", result.depth).field("nodes", result.nodes);
  json.field("isProof", result.is_proof).end_object();
  return json.text();
}

}  // namespace broceliande::wasm
