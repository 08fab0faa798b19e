#include "server/site/target.hpp"

#include <algorithm>

namespace broceliande::server {
namespace {

/// 0 to 15, or nothing.
std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

std::optional<char> decoded_byte(std::string_view digits) {
  if (digits.size() != 2) return std::nullopt;
  const auto high = hex_digit(digits[0]);
  const auto low = hex_digit(digits[1]);
  if (!high || !low) return std::nullopt;
  return static_cast<char>(*high * 16 + *low);
}

std::optional<std::string> decoded(std::string_view text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      bytes += text[at];
      continue;
    }
    const auto byte = decoded_byte(text.substr(at + 1, 2));
    if (!byte) return std::nullopt;
    bytes += *byte;
    at += 2;
  }
  return bytes;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

bool has_dot_segment(std::string_view path) {
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    const std::string_view segment = path.substr(begin, end - begin);
    if (segment == "." || segment == "..") return true;
    begin = end + 1;
  }
  return false;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  const bool is_path = target.starts_with('/') && target.find('#') == std::string_view::npos;
  if (!is_path) return std::nullopt;
  auto path = decoded(target.substr(1, target.find('?') - 1));
  if (!path || std::ranges::any_of(*path, is_control) || has_dot_segment(*path))
    return std::nullopt;
  return path;
}

std::optional<std::vector<QueryField>> query_of(std::string_view target) {
  std::vector<QueryField> fields;
  const std::size_t mark = target.find('?');
  std::string_view rest = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  while (!rest.empty()) {
    std::string text(rest.substr(0, rest.find('&')));
    rest.remove_prefix(std::min(text.size() + 1, rest.size()));
    std::ranges::replace(text, '+', ' ');
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view field = text;
    auto name = decoded(field.substr(0, equals));
    auto value = decoded(field.substr(std::min(equals + 1, field.size())));
    const auto is_strange = [](char c) { return is_control(c) && c != '\n'; };
    if (!name || !value || std::ranges::any_of(*name + *value, is_strange)) return std::nullopt;
    fields.emplace_back(*std::move(name), *std::move(value));
  }
  return fields;
}

bool has_extension(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
  return name.find('.') != std::string_view::npos;
}

}  // namespace broceliande::server
