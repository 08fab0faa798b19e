#include <rapidcheck/gtest.h>

#include <array>
#include <cstdint>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/skeletons.hpp"
#include "server/accounts/texts.hpp"

// What holds for all names, made of pieces that are prone to break it.

namespace broceliande::server {
namespace {

constexpr auto kPieces = std::to_array<std::string_view>(
    {"a",  "E",  "l",      "I",      "\u0301", "é",      " ",      "\u00A0", "\u3000", "\u200D",
     "🙂", "👩", "\u212B", "я",      "\u202E", "\u200C", "\u0307", "森",     "の",     "-",
     "_",  ".",  "\uFE0F", "ﬁ",      "\u0327", "1",      "0",      "\u0323", "क",      "\u094D",
     "𝔐",  "\t", "ß",      "\u0130", "ς",      "🇧",      "🇪"});

std::string text_of(const std::vector<std::uint16_t>& drawn) {
  std::string text;
  for (const std::uint16_t piece : drawn) text += kPieces.at(piece % kPieces.size());
  return text;
}

RC_GTEST_PROP(AccountNames, AreWhatAnExpressionMatches, (const std::vector<std::uint8_t>& drawn)) {
  static const std::regex plain("[A-Za-z0-9][A-Za-z0-9_-]{1,38}[A-Za-z0-9]");
  std::string name;
  for (const std::uint8_t each : drawn) name += "aZ09bY-_."[each % 9];
  RC_ASSERT(account_name(name).has_value() == std::regex_match(name, plain));
}

RC_GTEST_PROP(Nicknames, StayAsTheyAreRead, (const std::vector<std::uint16_t>& drawn)) {
  const auto name = nickname(text_of(drawn));
  if (!name) return;
  RC_ASSERT(nickname(*name).value_or("refused") == *name);
  RC_ASSERT(chat_text(*name).has_value());
  RC_ASSERT(name->find("\u202E") == std::string::npos);
  RC_ASSERT(name->find("\u00A0") == std::string::npos);
  RC_ASSERT(name->find("  ") == std::string::npos);
  RC_ASSERT(name->front() != ' ');
  RC_ASSERT(name->back() != ' ');
}

RC_GTEST_PROP(Skeletons, AreThoseOfTheNameAsItIsStored, (const std::vector<std::uint16_t>& drawn)) {
  const std::string text = text_of(drawn);
  const auto name = nickname(text);
  if (!name) return;
  RC_ASSERT(skeletons(*name) == skeletons(text));
}

RC_GTEST_PROP(Skeletons, MeetWhateverTheCase, (const std::vector<std::uint8_t>& drawn)) {
  constexpr std::string_view kLetters = "abcdehijklmnorstuvwxyz0123-_";
  std::string small;
  std::string mixed;
  for (const std::uint8_t each : drawn) {
    const char letter = kLetters[each % kLetters.size()];
    const bool is_large = each >= 128 && letter >= 'a';
    small += letter;
    mixed += is_large ? static_cast<char>(letter - 32) : letter;
  }
  RC_ASSERT(are_confusable(small, mixed));
  RC_ASSERT(folded(mixed) == small);
}

}  // namespace
}  // namespace broceliande::server
