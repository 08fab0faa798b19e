#include "core/json.hpp"

namespace broceliande {
namespace {

std::string quoted(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string quoted = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (c == '\n') {
      quoted += "\\n";
    } else if (byte < 0x20) {
      quoted += "\\u00";
      quoted += kHex[byte >> 4];
      quoted += kHex[byte & 15];
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

}  // namespace

void JsonWriter::separate() {
  if (needs_comma_) text_ += ',';
  needs_comma_ = false;
}

JsonWriter& JsonWriter::put(std::string_view piece) {
  separate();
  text_ += piece;
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::begin_object() {
  separate();
  text_ += '{';
  return *this;
}

JsonWriter& JsonWriter::end_object() {
  text_ += '}';
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::begin_array() {
  separate();
  text_ += '[';
  return *this;
}

JsonWriter& JsonWriter::end_array() {
  text_ += ']';
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  text_ += quoted(name) + ':';
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) { return put(quoted(text)); }
JsonWriter& JsonWriter::value(std::int64_t number) { return put(std::to_string(number)); }
JsonWriter& JsonWriter::value(std::uint64_t number) { return put(std::to_string(number)); }
JsonWriter& JsonWriter::value(bool truth) { return put(truth ? "true" : "false"); }
JsonWriter& JsonWriter::null() { return put("null"); }

}  // namespace broceliande
