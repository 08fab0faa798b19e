#include "server/accounts/texts.hpp"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <optional>

#include "server/accounts/phrases.hpp"
#include "server/accounts/unicode.hpp"

namespace broceliande::server {
namespace {

using icu::UnicodeString;

/// More marks on one letter cover the lines above and below (UTS 39, 5.4).
constexpr int kMostMarks = 4;

/// As it is, in quotes, or by its number where it cannot be shown.
std::string shown(UChar32 character) {
  if (character == ' ') return "a space";
  const bool can_be_shown = !unicode::is_inkless(character) && !unicode::is_unknown(character);
  if (can_be_shown) return "'" + unicode::written(UnicodeString(character)) + "'";
  std::array<char, 8> digits{};
  const auto end =
      std::to_chars(digits.begin(), digits.end(), static_cast<std::uint32_t>(character), 16);
  std::string number(digits.data(), end.ptr);
  std::ranges::transform(number, number.begin(),
                         [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
  return "U+" + std::string(number.size() < 4 ? 4 - number.size() : 0, '0') + number;
}

struct Length {
  std::int32_t fewest;
  std::int32_t most;
  const Phrase& otherwise;
};

Result<void> check_length(std::int32_t count, const Length& length) {
  if (count >= length.fewest && count <= length.most) return {};
  return refuse(length.otherwise, Error::kNoPlace, {count});
}

bool is_letter_or_digit(UChar32 character) {
  return ('0' <= character && character <= '9') || ('a' <= character && character <= 'z') ||
         ('A' <= character && character <= 'Z');
}

bool is_inkless_altogether(const UnicodeString& text) {
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    if (!unicode::is_inkless(text.char32At(at))) return false;
  }
  return true;
}

/// The places between characters as a reader counts them.
class GraphemeClusters {
 public:
  explicit GraphemeClusters(const UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    breaks_.reset(icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status) != 0) std::abort();  // only without memory, or without ICU's data
    breaks_->setText(text);
  }

  /// Where the next one ends; nothing after the last.
  [[nodiscard]] std::optional<std::int32_t> next() {
    const std::int32_t end = breaks_->next();
    if (end == icu::BreakIterator::DONE) return std::nullopt;
    return end;
  }

 private:
  std::unique_ptr<icu::BreakIterator> breaks_;
};

std::int32_t count_clusters(const UnicodeString& text) {
  GraphemeClusters clusters(text);
  std::int32_t count = 0;
  while (clusters.next()) ++count;
  return count;
}

/// An emoji that is made of several characters shows none of them, joiners and selectors among
/// them.
bool is_emoji(const UnicodeString& text, std::int32_t begin, std::int32_t end) {
  return u_stringHasBinaryProperty(text.getBuffer() + begin, end - begin, UCHAR_RGI_EMOJI) != 0;
}

Result<void> check_character(const UnicodeString& text, std::int32_t at) {
  const UChar32 character = text.char32At(at);
  if (unicode::is_unknown(character)) {
    return refuse(phrases::kUnknownCharacter, Error::kNoPlace, {shown(character)});
  }
  if (!unicode::is_invisible(character) || unicode::is_needed_joiner(text, at)) return {};
  return refuse(phrases::kUnseen, Error::kNoPlace, {shown(character)});
}

bool is_mark(UChar32 character) {
  return (U_GET_GC_MASK(character) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0;
}

Result<void> check_cluster(const UnicodeString& text, std::int32_t begin, std::int32_t end) {
  if (is_emoji(text, begin, end)) return {};
  int marks = 0;
  for (std::int32_t at = begin; at < end; at = text.moveIndex32(at, 1)) {
    if (const auto fit = check_character(text, at); !fit) return fit;
    if (is_mark(text.char32At(at))) ++marks;
  }
  if (marks > kMostMarks) return refuse(phrases::kTooManyMarks);
  return {};
}

Result<void> check_clusters(const UnicodeString& text) {
  GraphemeClusters clusters(text);
  std::int32_t begin = 0;
  while (const auto end = clusters.next()) {
    if (auto fit = check_cluster(text, begin, *end); !fit) return fit;
    begin = *end;
  }
  return {};
}

/// UTS 39: Latin may be mixed with Han and the scripts of Japan or Korea, and with nothing else,
/// for Greek and Cyrillic letters are its doubles. Marks must be seen, and digits be of one system.
const USpoofChecker* script_checker() {
  static const USpoofChecker* const checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker* opened = uspoof_open(&status);
    uspoof_setChecks(opened, USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY,
                     &status);
    uspoof_setRestrictionLevel(opened, USPOOF_HIGHLY_RESTRICTIVE);
    if (U_FAILURE(status) != 0) std::abort();  // only without memory, or without ICU's data
    return opened;
  }();
  return checker;
}

Result<void> check_scripts(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  const std::int32_t faults = uspoof_check2UnicodeString(script_checker(), text, nullptr, &status);
  if (U_FAILURE(status) != 0) std::abort();
  if ((faults & (USPOOF_RESTRICTION_LEVEL | USPOOF_MIXED_NUMBERS)) != 0) {
    return refuse(phrases::kMixedScripts);
  }
  if (faults != 0) return refuse(phrases::kTooManyMarks);
  return {};
}

/// One line that can be seen, and that leaves what is around it alone.
Result<std::string> line(std::string_view text, const Length& length) {
  const auto read = unicode::read(text);
  if (!read) return pass_on(read);
  const UnicodeString kept = unicode::trimmed(*read);
  if (auto fit = check_length(kept.countChar32(), length); !fit) return pass_on(fit);
  for (std::int32_t at = 0; at < kept.length(); at = kept.moveIndex32(at, 1)) {
    const UChar32 character = kept.char32At(at);
    if (!unicode::is_disruptive(character)) continue;
    return refuse(phrases::kUnseen, Error::kNoPlace, {shown(character)});
  }
  if (is_inkless_altogether(kept)) return refuse(phrases::kBlank);
  return unicode::written(kept);
}

}  // namespace

Result<std::string> account_name(std::string_view text) {
  const auto read = unicode::read(text);
  if (!read) return pass_on(read);
  const UnicodeString kept = unicode::trimmed(*read);
  const std::int32_t count = kept.countChar32();
  const auto fit = check_length(count, {3, 40, phrases::kAccountLength});
  if (!fit) return pass_on(fit);
  for (std::int32_t at = 0; at < kept.length(); at = kept.moveIndex32(at, 1)) {
    const UChar32 character = kept.char32At(at);
    const bool is_inside = at > 0 && at + 1 < kept.length();
    const bool may_stand =
        is_letter_or_digit(character) || (is_inside && (character == '-' || character == '_'));
    if (!may_stand) {
      return refuse(phrases::kAccountCharacter, Error::kNoPlace, {shown(character)});
    }
  }
  return unicode::written(kept);
}

Result<std::string> nickname(std::string_view text) {
  const auto read = unicode::read(text);
  if (!read) return pass_on(read);
  const UnicodeString name =
      unicode::with_single_spaces(unicode::composed(unicode::trimmed(*read)));
  const auto fit = check_length(count_clusters(name), {1, 40, phrases::kNicknameLength});
  if (!fit) return pass_on(fit);
  if (is_inkless_altogether(name)) return refuse(phrases::kBlank);
  for (const auto check : {check_clusters, check_scripts}) {
    if (const auto is_fit = check(name); !is_fit) return pass_on(is_fit);
  }
  return unicode::written(name);
}

Result<std::string> bot_label(std::string_view text) {
  return line(text, {1, 40, phrases::kNicknameLength});
}

Result<std::string> chat_text(std::string_view text) {
  std::string flat(text);
  std::ranges::replace_if(flat, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return line(flat, {1, 300, phrases::kChatLength});
}

}  // namespace broceliande::server
