#include "core/error.hpp"

namespace broceliande {

std::string fill(std::string_view text, const Arguments& arguments) {
  std::string filled;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_hole = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}';
    if (!is_hole) {
      filled += text[i];
      continue;
    }
    const auto index = static_cast<std::size_t>(text[i + 1] - '0');
    if (index < arguments.size()) filled += arguments[index].text;
    i += 2;
  }
  return filled;
}

std::string english(const Error& error) {
  std::string line = fill(error.phrase->english, error.arguments);
  if (error.place != Error::kNoPlace) line += ", at character " + std::to_string(error.place + 1);
  if (!error.phrase->expected.empty()) {
    line += "; expected " + fill(error.phrase->expected, error.arguments);
  }
  if (!error.phrase->rule.empty()) line += " (" + std::string(error.phrase->rule) + ")";
  return line;
}

}  // namespace broceliande
