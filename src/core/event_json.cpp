#include "core/event_json.hpp"

namespace broceliande {
namespace {

void put_figure(JsonWriter& json, std::string_view name, const FigureName& figure) {
  json.key(name).begin_object();
  json.field("kind", figure.kind).field("seat", figure.seat).end_object();
}

void put_spot(JsonWriter& json, std::string_view name, const Spot& spot) {
  json.key(name).begin_object();
  json.field("cell", spot.cell).field("reserve", spot.reserve).end_object();
}

void put_transfer(JsonWriter& json, const Transfer& transfer) {
  json.begin_object();
  put_figure(json, "figure", transfer.figure);
  put_spot(json, "from", transfer.from);
  put_spot(json, "to", transfer.to);
  json.end_object();
}

void put_marking(JsonWriter& json, const Marking& marking) {
  json.begin_object().field("mark", marking.mark).field("cell", marking.cell);
  put_figure(json, "figure", marking.figure);
  json.field("isSet", marking.is_set).end_object();
}

}  // namespace

void put(JsonWriter& json, const Event& event) {
  json.begin_object().field("kind", event.kind).field("rule", event.rule);
  put_figure(json, "figure", event.figure);
  put_figure(json, "other", event.other);
  json.field("from", event.from).field("to", event.to).field("way", event.way);
  json.field("count", event.count).field("left", event.left).field("angle", event.angle);
  put_texts(json, "cells", event.cells);
  json.key("transfers").begin_array();
  for (const Transfer& transfer : event.transfers) put_transfer(json, transfer);
  json.end_array().key("markings").begin_array();
  for (const Marking& marking : event.markings) put_marking(json, marking);
  json.end_array().end_object();
}

void put(JsonWriter& json, const Ply& ply) {
  json.begin_object().field("action", ply.action).field("seat", int{ply.seat.index});
  json.key("events").begin_array();
  for (const Event& event : ply.events) put(json, event);
  json.end_array().field("position", ply.position).end_object();
}

}  // namespace broceliande
