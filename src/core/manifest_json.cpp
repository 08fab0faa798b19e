#include "core/manifest_json.hpp"

namespace broceliande {
namespace {

void put_condition(JsonWriter& json, const OptionSpec& option) {
  json.key("condition");
  if (!option.condition) {
    json.null();
    return;
  }
  json.begin_object().field("option", option.condition->option);
  put_texts(json, "values", option.condition->values);
  json.end_object();
}

void put_option(JsonWriter& json, const OptionSpec& option) {
  json.begin_object().field("name", option.name).field("help", option.help);
  json.field("default", option.values.front());
  put_texts(json, "values", option.values);
  json.field("inPosition", option.in_position).field("isOpen", option.open);
  json.key("players").begin_array();
  for (const auto& [least, most] : option.players) {
    json.begin_object().field("least", least).field("most", most).end_object();
  }
  json.end_array();
  put_condition(json, option);
  json.key("booklets").begin_object();
  for (const auto& [language, value] : option.booklets) json.field(language, value);
  json.end_object().end_object();
}

void put_figure(JsonWriter& json, const FigureKind& figure) {
  const std::string letter = figure.letter == '\0' ? "" : std::string(1, figure.letter);
  json.begin_object().field("kind", figure.kind).field("letter", letter).end_object();
}

}  // namespace

void put(JsonWriter& json, const Manifest& manifest) {
  json.begin_object().field("name", manifest.name).field("summary", manifest.summary);
  json.field("rulePrefix", std::string(1, manifest.rule_prefix));
  json.field("leastPlayers", manifest.least_players).field("mostPlayers", manifest.most_players);
  json.key("options").begin_array();
  for (const OptionSpec& option : manifest.options) put_option(json, option);
  json.end_array().key("figures").begin_array();
  for (const FigureKind& figure : manifest.figures) put_figure(json, figure);
  json.end_array();
  put_texts(json, "parties", manifest.parties);
  json.field("hasColours", manifest.has_colours).field("playsMatches", manifest.plays_matches);
  json.key("readyOptions").begin_object();
  for (const auto& [option, value] : manifest.ready_options) json.field(option, value);
  json.end_object().field("isListed", manifest.is_listed).end_object();
}

}  // namespace broceliande
