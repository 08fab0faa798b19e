#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace broceliande {

/// Writes JSON text piece by piece, with commas where they belong. Small enough for the browser; it
/// does not check that braces match.
class JsonWriter {
 public:
  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_array();
  JsonWriter& end_array();
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(std::uint64_t number);
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& value(bool truth);
  JsonWriter& null();

  template <class T>
  JsonWriter& field(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  JsonWriter& put(std::string_view piece);
  void separate();

  std::string text_;
  bool needs_comma_ = false;
};

/// A field whose value is an array of texts.
template <class Texts>
void put_texts(JsonWriter& json, std::string_view name, const Texts& texts) {
  json.key(name).begin_array();
  for (const auto& text : texts) json.value(std::string_view(text));
  json.end_array();
}

}  // namespace broceliande
