#pragma once

#include <cstdlib>
#include <string_view>

namespace broceliande::fuzz {

/// Takes any bytes, and ends the run where something does not hold.
struct FuzzTarget {
  std::string_view name;
  void (*run)(std::string_view bytes);
};

/// Ends the run, so that libFuzzer keeps the input.
inline void require(bool holds) {
  if (!holds) std::abort();
}

/// The first line of the text, which loses it.
inline std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
  return line;
}

void fuzz_record(std::string_view text);
void fuzz_client_message(std::string_view text);
void fuzz_event(std::string_view text);
void fuzz_target(std::string_view text);
void fuzz_cookie(std::string_view header);
void fuzz_origin(std::string_view text);
void fuzz_name(std::string_view text);

}  // namespace broceliande::fuzz
