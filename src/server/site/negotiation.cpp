#include "server/site/negotiation.hpp"

#include <algorithm>
#include <optional>

namespace broceliande::server {
namespace {

constexpr std::string_view kSpace = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) + 1 - begin);
}

/// The text up to the separator, trimmed; what follows the separator stays.
std::string_view take_part(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return trimmed(part);
}

bool is_same(std::string_view left, std::string_view right) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(left, right, {}, lower, lower);
}

/// Thousandths; what is no q-value counts as a refusal.
int quality(std::string_view value) {
  constexpr int kMost = 1000;
  const bool is_sound = !value.empty() && value.size() <= 5 &&
                        (value[0] == '0' || value[0] == '1') &&
                        (value.size() < 2 || value[1] == '.');
  if (!is_sound) return 0;
  int thousandths = value[0] == '1' ? kMost : 0;
  int worth = kMost / 10;
  for (const char c : value.substr(std::min<std::size_t>(2, value.size()))) {
    if (c < '0' || c > '9') return 0;
    thousandths += (c - '0') * worth;
    worth /= 10;
  }
  return thousandths <= kMost ? thousandths : 0;
}

/// What a header's parameters say, or 1000 where they say nothing.
int listed_quality(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view parameter = take_part(parameters, ';');
    const std::string_view name = take_part(parameter, '=');
    if (is_same(name, "q")) return quality(trimmed(parameter));
  }
  return quality("1");
}

/// The q-value that the header gives to a name, if it lists it.
std::optional<int> quality_of(std::string_view accept_encoding, std::string_view name) {
  while (!accept_encoding.empty()) {
    std::string_view item = take_part(accept_encoding, ',');
    if (is_same(take_part(item, ';'), name)) return listed_quality(item);
  }
  return std::nullopt;
}

int liking(std::string_view accept_encoding, Encoding encoding) {
  if (const auto listed = quality_of(accept_encoding, name_of(encoding))) return *listed;
  if (encoding == Encoding::identity) return 0;
  return quality_of(accept_encoding, "*").value_or(0);
}

}  // namespace

std::string_view name_of(Encoding encoding) {
  switch (encoding) {
    case Encoding::brotli: return "br";
    case Encoding::gzip: return "gzip";
    case Encoding::identity: break;
  }
  return "identity";
}

Encoding best_encoding(std::string_view accept_encoding, std::span<const Encoding> at_hand) {
  Encoding best = Encoding::identity;
  int most = liking(accept_encoding, best);
  for (const Encoding encoding : at_hand) {
    const int now = liking(accept_encoding, encoding);
    const bool is_better = now > most || (now == most && now > 0 && encoding > best);
    if (!is_better) continue;
    best = encoding;
    most = now;
  }
  return best;
}

std::string_view best_language(std::string_view accept_language,
                               std::span<const std::string_view> at_hand) {
  std::string_view best = at_hand.empty() ? std::string_view() : at_hand.front();
  int most = 0;
  while (!accept_language.empty()) {
    std::string_view item = take_part(accept_language, ',');
    std::string_view tag = take_part(item, ';');
    const std::string_view language = take_part(tag, '-');
    const int now = listed_quality(item);
    const auto found = std::ranges::find_if(
        at_hand, [&](std::string_view each) { return is_same(each, language); });
    if (found == at_hand.end() || now <= most) continue;
    best = *found;
    most = now;
  }
  return best;
}

bool names_etag(std::string_view if_none_match, std::string_view etag) {
  if (trimmed(if_none_match) == "*") return true;
  // Tags are quoted and may hold commas, so they are read from quote to quote.
  for (std::size_t begin = if_none_match.find('"'); begin != std::string_view::npos;) {
    const std::size_t end = if_none_match.find('"', begin + 1);
    if (end == std::string_view::npos) return false;
    if (if_none_match.substr(begin, end + 1 - begin) == etag) return true;
    begin = if_none_match.find('"', end + 1);
  }
  return false;
}

}  // namespace broceliande::server
