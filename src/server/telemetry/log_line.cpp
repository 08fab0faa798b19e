#include "server/telemetry/log_line.hpp"

#include <fmt/format.h>

#include "core/json.hpp"
#include "core/utf8.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestLogged = 500;

std::string readable(std::string_view text) {
  std::string kept;
  while (!text.empty()) {
    const std::string_view before = text;
    const bool is_sound = take_character(text).has_value();
    const std::string_view piece =
        is_sound ? before.substr(0, before.size() - text.size()) : std::string_view("?");
    if (kept.size() + piece.size() > kLongestLogged) return kept + "…";
    kept += piece;
  }
  return kept;
}

void put(JsonWriter& json, const LogField& field) {
  json.key(readable(field.name()));
  if (const auto* text = std::get_if<std::string_view>(&field.value())) {
    json.value(readable(*text));
  } else {
    std::visit([&](auto value) { json.value(value); }, field.value());
  }
}

}  // namespace

std::string iso_time(Moment moment) {
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(moment - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     time.hours().count(), time.minutes().count(), time.seconds().count(),
                     time.subseconds().count());
}

std::string log_line(Moment now, LogLevel level, std::string_view event, Log::Fields fields) {
  JsonWriter json;
  json.begin_object();
  json.field("time", iso_time(now)).field("level", name_of(level)).field("event", readable(event));
  for (const LogField& field : fields) put(json, field);
  json.end_object();
  return json.text();
}

}  // namespace broceliande::server
