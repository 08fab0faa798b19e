#include <gtest/gtest.h>

#include <set>

#include "core/utf8.hpp"
#include "server/accounts/nicknames.hpp"
#include "server/accounts/texts.hpp"

namespace broceliande::server {
namespace {

using namespace std::string_literals;

std::string repeated(std::string_view text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST(Utf8, ReadsEveryCharacterAndNothingElse) {
  for (char32_t code = 0; code <= 0x10FFFF; code += code < 0x3000 ? 1 : 97) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    std::string text;
    const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto put_rest = [&](unsigned shift) { put(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) put(code);
    if (code >= 0x80 && code < 0x800) put(0xC0U | code >> 6U);
    if (code >= 0x800 && code < 0x10000) put(0xE0U | code >> 12U);
    if (code >= 0x10000) put(0xF0U | code >> 18U), put_rest(12);
    if (code >= 0x800) put_rest(6);
    if (code >= 0x80) put_rest(0);
    std::string_view rest = text;
    ASSERT_EQ(take_character(rest), code);
    ASSERT_TRUE(rest.empty());
    for (std::string_view cut = text; cut.size() > 1;) {
      cut.remove_suffix(1);
      std::string_view begin = cut;
      ASSERT_EQ(take_character(begin), std::nullopt);
      ASSERT_EQ(begin.size() + 1, cut.size());
    }
  }
}

TEST(Utf8, RefusesWhatIsNone) {
  for (const char* text : {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xE0\x9F\xBF",
                           "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
                           "\xF5\x80\x80\x80", "\xFF", "\xC3x", "\xE2\x82x", "\xC3\xC3"}) {
    std::string_view rest = text;
    EXPECT_EQ(take_character(rest), std::nullopt);
    EXPECT_EQ(rest, std::string_view(text).substr(1));
  }
}

TEST(AccountName, TakesLettersAndDigitsOfAnyScript) {
  for (const char* name :
       {"Bob", "Énide 2", "Jean-Luc", "j.r.r._t", "Чрезвычайно", "Ὀδυσσεύς", "विक्रम", "湖の騎士",
        "ابن سينا", "ยุวัน", "e\u0301nide", "123", "김유신", "J. Doe"}) {
    EXPECT_EQ(account_name(name).value_or("refused"), name);
  }
  EXPECT_EQ(account_name("  \tGauvain\u00A0\n").value(), "Gauvain");
}

TEST(AccountName, RefusesEverythingElse) {
  for (const std::string& name :
       {"<Bob>"s,      "Bob&Ann"s,      "Bob'"s,         "\"Bob"s,        "Bob/x"s, "a@b.org"s,
        "Bob\nAnn"s,   "Bob\0b"s,       "-Bob"s,         "Bob-"s,         ".Bob"s,  "Bob."s,
        "Bob  Ann"s,   "Bob\u00A0Ann"s, "Bob\u202EAnn"s, "Bob\u200BAnn"s, "Bob🙂"s, "Bob\u3164"s,
        "Bob\u2028b"s, "a:b"s,          "a;b"s,          "a=b"s}) {
    const auto read = account_name(name);
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.error().key(), "identity.account-character") << name;
  }
}

TEST(AccountName, HasThreeToFortyCharacters) {
  for (const int count : {3, 40}) EXPECT_TRUE(account_name(repeated("é", count))) << count;
  for (const int count : {0, 1, 2, 41, 5000}) {
    const auto read = account_name(" " + repeated("é", count));
    ASSERT_FALSE(read) << count;
    EXPECT_EQ(read.error().key(), "identity.account-length");
  }
}

TEST(AccountName, SaysWhatIsWrongWhere) {
  EXPECT_EQ(english(account_name("Bob<b>").error()),
            "an account name cannot have '<' here, at character 4; expected letters and digits, "
            "and between them also . _ - or single spaces");
  EXPECT_EQ(account_name("Bob\u202Eb").error().arguments.front().text, "U+202E");
  EXPECT_EQ(account_name("Bob\tb").error().arguments.front().text, "U+0009");
  EXPECT_EQ(account_name("Bob  b").error().arguments.front().text, "a space");
  EXPECT_EQ(account_name("Bo\xFF"
                         "b")
                .error()
                .key(),
            "identity.not-utf8");
  EXPECT_EQ(account_name("Bo\xFF"
                         "b")
                .error()
                .place,
            2U);
}

TEST(Nickname, TakesWhatCanBeSeen) {
  for (const char* name :
       {"x", "Énide ♥", "<b>", "🙂", "👩‍👩‍👧", "O'Neill", "(: *_* :)",
        "می‌خواهم", "❤️‍🔥", "🏳️‍🌈 Élaine", "☂️", "1️⃣", "क्‍ष"}) {
    EXPECT_EQ(nickname(name).value_or("refused"), name);
  }
  EXPECT_EQ(nickname(" \u3000Perceval le Gallois \n").value(), "Perceval le Gallois");
  EXPECT_TRUE(nickname(repeated("🙂", 40)));
}

TEST(Nickname, HasOrdinarySpacesOneAtATime) {
  EXPECT_EQ(nickname("Perceval \u00A0 le\u3000Gallois").value(), "Perceval le Gallois");
}

TEST(Nickname, RefusesWhatCannotBeSeen) {
  for (const std::string& name : {"a\nb"s, "a\tb"s, "a\0b"s, "a\x7F"s, "a\u0085b"s, "a\u202Eb"s,
                                  "a\u2066b"s, "\u200Fa"s, "a\uFEFF"s, "a\u200Bb"s, "a\u2028b"s,
                                  "a\uFFFF"s, "a\U000E0041"s, "a\U0001FFFE"s, "\u001Bx"s}) {
    const auto read = nickname(name);
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.error().key(), "identity.unseen") << name;
  }
  for (const std::string& name :
       {"El\u200Daine"s, "El\u200Caine"s, "Elaine\u200D"s, "\u200CElaine"s, "Elaine\uFE0F"s,
        "Elaine\u3164"s, "El\u2800aine"s, "Elaine\u034F"s, "Elaine\U000E0100"s, "El\u180Baine"s,
        "🙂\u200D"s, "🙂\u200DElaine"s, "🙂\uFE0E"s, "Elaine\U0001D159"s, "Elaine\uFFF0"s}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.unseen") << name;
  }
  for (const char* name : {"\u200D", "\u3164\u3164", "\u2800 \u2800", "\uFE0F"}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.blank") << name;
  }
  for (const std::string& name : {""s, "   "s, "\n\u00A0\t"s, repeated("🙂", 41)}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.nickname-length") << name;
  }
  EXPECT_EQ(nickname("\xC3").error().key(), "identity.not-utf8");
}

TEST(Chat, IsOneLine) {
  EXPECT_EQ(chat_text(" well\nplayed,\r\nSir\t Yvain \n").value(), "well played,  Sir  Yvain");
  EXPECT_EQ(chat_text("<script>").value(), "<script>");
  EXPECT_TRUE(chat_text(repeated("é", 300)));
  for (const std::string& text : {""s, " \n "s, repeated("é", 301)}) {
    EXPECT_EQ(chat_text(text).error().key(), "identity.chat-length");
  }
  EXPECT_EQ(chat_text("a\x1B[31m").error().key(), "identity.unseen");
  EXPECT_EQ(chat_text("a\u202Eb").error().key(), "identity.unseen");
  EXPECT_EQ(chat_text("\xF0\x9F\x99").error().key(), "identity.not-utf8");
}

TEST(Nicknames, AreAllDifferentAndKeepTheRules) {
  const std::set<std::string_view> different(nicknames().begin(), nicknames().end());
  EXPECT_EQ(different.size(), nicknames().size());
  EXPECT_GE(different.size(), 24U);
  for (const std::string_view name : nicknames()) {
    EXPECT_EQ(nickname(name).value_or("refused"), name);
  }
  std::set<std::string_view> drawn;
  for (std::uint64_t i = 0; i < 1000; ++i) drawn.insert(default_nickname(i));
  EXPECT_EQ(drawn, different);
  EXPECT_TRUE(different.contains(default_nickname(~std::uint64_t{0})));
}

}  // namespace
}  // namespace broceliande::server
