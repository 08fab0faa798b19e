#include "wasm/arguments.hpp"

namespace broceliande::wasm {
namespace {

constexpr std::uint64_t kMostSeed = ~std::uint64_t{0};
constexpr unsigned kMostGames = 10'000;

}  // namespace

std::vector<std::string> split(std::string_view text, char separator, std::size_t most) {
  std::vector<std::string> pieces;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = pieces.size() < most ? text.find(separator) : std::string_view::npos;
    pieces.emplace_back(text.substr(0, end));
    if (end != std::string_view::npos) text.remove_prefix(end + 1);
  }
  return pieces;
}

std::vector<std::string> list(const std::string& text) {
  return text.empty() ? std::vector<std::string>{} : split(text, '\n');
}

OptionValues read_options(const std::string& text) {
  OptionValues values;
  for (const std::string& line : list(text)) {
    const std::size_t blank = line.find(' ');
    const bool has_value = blank != std::string::npos;
    values.emplace_back(line.substr(0, blank), has_value ? line.substr(blank + 1) : "");
  }
  return values;
}

Result<std::uint64_t> read_seed(const std::string& text) {
  return read_number<std::uint64_t>(text, 0, kMostSeed);
}

Result<MatchLength> read_length(const std::string& text) {
  const std::vector<std::string> words = split(text, ' ');
  const bool is_known = words.size() == 2 && (words[0] == "games" || words[0] == "score");
  if (!is_known) return refuse(phrases::kLength, Error::kNoPlace, {text});
  const auto number = read_number<unsigned>(words.back(), 1, kMostGames);
  if (!number) return pass_on(number);
  MatchLength length;
  (words[0] == "score" ? length.score : length.games) = static_cast<int>(*number);
  return length;
}

Result<bool> read_flag(const std::string& text) {
  if (text != "true" && text != "false") return refuse(phrases::kFlag, Error::kNoPlace, {text});
  return text == "true";
}

}  // namespace broceliande::wasm
