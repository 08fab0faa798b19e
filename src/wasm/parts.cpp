#include "wasm/parts.hpp"

namespace broceliande::wasm {

namespace {

void put_message(JsonWriter& json, const Phrase& phrase, const Arguments& arguments) {
  json.begin_object().field("key", phrase.key).field("rule", phrase.rule);
  json.key("arguments").begin_array();
  for (const Argument& argument : arguments) put(json, argument);
  json.end_array().end_object();
}

}  // namespace

void put(JsonWriter& json, const Error& error) {
  put_message(json, *error.phrase, error.arguments);
}
void put(JsonWriter& json, const Saying& saying) {
  put_message(json, *saying.phrase, saying.arguments);
}

void put(JsonWriter& json, const Cell& cell) {
  json.begin_object().field("id", cell.id).field("x", cell.x).field("y", cell.y);
  json.field("outline", cell.outline);
  put_texts(json, "neighbours", cell.neighbours);
  put_texts(json, "features", cell.features);
  json.field("letter", cell.letter).field("number", cell.number).end_object();
}

void put(JsonWriter& json, const Ornament& ornament) {
  json.begin_object().field("kind", ornament.kind).field("path", ornament.path).end_object();
}

void put(JsonWriter& json, const Tableau::PlacedFigure& figure) {
  json.begin_object().field("kind", figure.kind).field("seat", figure.seat);
  json.field("cell", figure.cell);
  put_texts(json, "marks", figure.marks);
  json.end_object();
}

void put(JsonWriter& json, const Tableau::Mark& mark) {
  json.begin_object().field("cell", mark.cell).field("kind", mark.kind);
  json.field("seat", mark.seat).end_object();
}

void put(JsonWriter& json, const Tableau::Reserve& reserve) {
  json.begin_object().field("kind", reserve.kind).field("seat", reserve.seat);
  json.field("count", reserve.count).field("state", reserve.state).end_object();
}

void put(JsonWriter& json, const Target& target) {
  constexpr std::array<std::string_view, 5> kKinds{"figure", "cell", "toggle", "direction",
                                                   "button"};
  json.begin_object().field("id", target.id);
  json.field("kind", kKinds[static_cast<std::size_t>(target.kind)]).field("cell", target.cell);
  json.field("figure", target.figure).field("angle", target.angle).end_object();
}

void put(JsonWriter& json, const Reach& reach) {
  json.begin_object().field("kind", reach.kind).field("seat", reach.seat);
  put_texts(json, "moves", reach.moves);
  put_texts(json, "shots", reach.shots);
  json.end_object();
}

void put(JsonWriter& json, const TrayItem& item) {
  json.begin_object().field("id", item.id).field("kind", item.kind).field("seat", item.seat);
  json.field("left", item.left).end_object();
}

void put(JsonWriter& json, const search::Variation& line) {
  json.begin_object().field("score", std::int64_t{line.score});
  json.field("expectation", search::expectation(line.score)).key("end");
  if (search::is_end(line.score)) {
    json.begin_object().field("isWin", search::is_win(line.score));
    json.field("actions", search::plies_to_end(line.score)).end_object();
  } else {
    json.null();
  }
  put_texts(json, "actions", line.actions);
  json.end_object();
}

void put(JsonWriter& json, const Tableau& tableau) {
  json.begin_object();
  put_all(json, "figures", tableau.figures);
  put_all(json, "marks", tableau.marks);
  put_all(json, "reserves", tableau.reserves);
  put_all(json, "facts", tableau.facts);
  json.field("round", tableau.round).end_object();
}

void put(JsonWriter& json, const Choice& choice) {
  json.begin_object();
  put_texts(json, "picks", choice.picks);
  put_texts(json, "chosen", choice.chosen);
  put_all(json, "next", choice.next);
  json.field("action", choice.action);
  put_under(json, "prompt", choice.prompt);
  json.field("rule", choice.rule.empty() ? choice.prompt.phrase->rule : choice.rule).end_object();
}

void put_options(JsonWriter& json, std::string_view name, const OptionValues& options) {
  json.key(name).begin_object();
  for (const auto& [option, value] : options) json.field(option, value);
  json.end_object();
}

}  // namespace broceliande::wasm
