#include "core/view.hpp"

namespace broceliande {

std::string ClientText::write(const View& view) {
  JsonWriter json;
  json.begin_object();
  json.field("viewer", int{view.viewer().index});
  json.field("position", view.position());
  json.key("ready").begin_object();
  for (const View::Party& party : view.parties()) json.field(party.name, party.is_ready);
  json.end_object().key("toAct");
  if (view.to_act()) {
    json.value(int{view.to_act()->index});
  } else {
    json.null();
  }
  json.key("actions").begin_array();
  for (const std::string& action : view.actions()) json.value(action);
  json.end_array();
  json.key("outcome");
  if (view.outcome()) {
    json.begin_array();
    for (int i = 0; i < view.seats(); ++i) {
      const SeatResult& result = (*view.outcome())[Seat{static_cast<std::uint8_t>(i)}];
      json.begin_object();
      json.field("verdict", static_cast<int>(result.verdict)).field("score", result.score);
      json.end_object();
    }
    json.end_array();
  } else {
    json.null();
  }
  json.end_object();
  return json.text();
}

}  // namespace broceliande
