#include "server/accounts/texts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <vector>

#include "core/utf8.hpp"
#include "server/accounts/characters.hpp"
#include "server/accounts/phrases.hpp"

namespace broceliande::server {
namespace {

struct Character {
  char32_t code = 0;
  std::size_t place = 0;  ///< of its first byte
  std::size_t length = 0;
};

using Characters = std::span<const Character>;

Result<std::vector<Character>> read_characters(std::string_view text) {
  std::vector<Character> characters;
  characters.reserve(text.size());
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t place = text.size() - rest.size();
    const auto code = take_character(rest);
    if (!code) return refuse(phrases::kNotUtf8, place);
    characters.push_back({*code, place, text.size() - rest.size() - place});
  }
  return characters;
}

Characters trimmed(Characters characters) {
  const auto is_kept = [](const Character& character) { return !is_space(character.code); };
  const auto first = std::ranges::find_if(characters, is_kept);
  const auto end = std::ranges::find_if(characters.rbegin(), characters.rend(), is_kept).base();
  return first < end ? Characters(first, end) : Characters();
}

std::string_view text_of(std::string_view text, Characters characters) {
  if (characters.empty()) return {};
  const std::size_t first = characters.front().place;
  return text.substr(first, characters.back().place + characters.back().length - first);
}

/// As it is, in quotes, or by its number where it cannot be shown.
std::string shown(std::string_view text, const Character& character) {
  const bool can_be_shown = !is_unseen(character.code) && !is_blank(character.code);
  if (can_be_shown) return "'" + std::string(text.substr(character.place, character.length)) + "'";
  if (character.code == ' ') return "a space";
  std::array<char, 8> digits{};
  const auto end =
      std::to_chars(digits.begin(), digits.end(), static_cast<std::uint32_t>(character.code), 16);
  std::string number(digits.data(), end.ptr);
  std::ranges::transform(number, number.begin(),
                         [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
  return "U+" + std::string(number.size() < 4 ? 4 - number.size() : 0, '0') + number;
}

struct Length {
  std::size_t fewest;
  std::size_t most;
  const Phrase& otherwise;
};

Result<void> check_length(Characters characters, const Length& length) {
  const std::size_t count = characters.size();
  if (count >= length.fewest && count <= length.most) return {};
  return refuse(length.otherwise, Error::kNoPlace, {count});
}

/// One line that can be seen.
Result<std::string> line(std::string_view text, const Length& length) {
  const auto characters = read_characters(text);
  if (!characters) return pass_on(characters);
  const Characters kept = trimmed(*characters);
  if (auto checked = check_length(kept, length); !checked) return pass_on(checked);
  for (const Character& character : kept) {
    if (!is_unseen(character.code)) continue;
    return refuse(phrases::kUnseen, character.place, {shown(text, character)});
  }
  const bool is_empty = std::ranges::all_of(kept, is_blank, &Character::code);
  if (is_empty) return refuse(phrases::kBlank);
  return std::string(text_of(text, kept));
}

/// Whether a character may stand here, between one before (or none) and one after (or none).
bool may_stand(Characters characters, std::size_t at) {
  constexpr std::u32string_view kBetween = U" ._-";
  const char32_t code = characters[at].code;
  if (is_letter_or_digit(code)) return true;
  const bool is_inside = at > 0 && at + 1 < characters.size();
  const bool is_second_space = is_inside && code == ' ' && characters[at - 1].code == ' ';
  return is_inside && !is_second_space && kBetween.find(code) != std::u32string_view::npos;
}

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kEmojiSelector = 0xFE0F;
constexpr char32_t kKeycap = 0x20E3;

/// Whether a character that leaves no ink changes how its neighbours are drawn.
bool is_seen_by_its_neighbours(Characters characters, std::size_t at) {
  const auto code_at = [&](std::size_t place) {
    return place < characters.size() ? characters[place].code : 0;
  };
  const char32_t code = characters[at].code;
  const char32_t before = at > 0 ? code_at(at - 1) : 0;
  const char32_t after = code_at(at + 1);
  if (code == kEmojiSelector) return is_pictograph(before) || after == kKeycap;
  if (code != kJoiner && code != kNonJoiner) return false;
  if (is_of_joined_script(before) && is_of_joined_script(after)) return true;
  return code == kJoiner && is_pictograph(after) &&
         (is_pictograph(before) || before == kEmojiSelector);
}

/// With an ordinary space for each row of spaces.
std::string with_single_spaces(std::string_view text, Characters characters) {
  std::string single;
  bool is_after_space = false;
  for (const Character& character : characters) {
    const bool is_here = is_space(character.code);
    if (!is_here) single += text.substr(character.place, character.length);
    if (is_here && !is_after_space) single += ' ';
    is_after_space = is_here;
  }
  return single;
}

}  // namespace

Result<std::string> account_name(std::string_view text) {
  const auto characters = read_characters(text);
  if (!characters) return pass_on(characters);
  const Characters kept = trimmed(*characters);
  const auto checked = check_length(kept, {3, 40, phrases::kAccountLength});
  if (!checked) return pass_on(checked);
  for (std::size_t at = 0; at < kept.size(); ++at) {
    if (may_stand(kept, at)) continue;
    return refuse(phrases::kAccountCharacter, kept[at].place, {shown(text, kept[at])});
  }
  return std::string(text_of(text, kept));
}

Result<std::string> nickname(std::string_view text) {
  auto name = line(text, {1, 40, phrases::kNicknameLength});
  if (!name) return name;
  const auto characters = read_characters(*name);
  for (std::size_t at = 0; at < characters->size(); ++at) {
    const Character& character = characters->at(at);
    const bool is_hidden = is_blank(character.code) && !is_space(character.code);
    if (!is_hidden || is_seen_by_its_neighbours(*characters, at)) continue;
    return refuse(phrases::kUnseen, character.place, {shown(*name, character)});
  }
  return with_single_spaces(*name, *characters);
}

Result<std::string> chat_text(std::string_view text) {
  std::string flat(text);
  std::ranges::replace_if(flat, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return line(flat, {1, 300, phrases::kChatLength});
}

}  // namespace broceliande::server
