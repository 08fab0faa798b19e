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

TEST(AccountName, TakesLettersAndDigitsOfAscii) {
  for (const char* name : {"Bob", "jean-luc", "j_r_r--t", "123", "X2x", "a__-b"}) {
    EXPECT_EQ(account_name(name).value_or("refused"), name);
  }
  EXPECT_EQ(account_name("  \tGauvain\u00A0\n").value(), "Gauvain");
}

TEST(AccountName, RefusesEverythingElse) {
  for (const std::string& name :
       {"<Bob>"s, "Bob'"s, "Bob/x"s,  "a@b.org"s, "Bob\nAnn"s,  "Bob\0b"s, "-Bob"s,
        "Bob-"s,  "_Bob"s, "Bob_"s,   "Bob Ann"s, "B.b"s,       "Énide"s,  "e\u0301nide"s,
        "Чрезв"s, "Bоb"s,  "김유신"s, "Bob🙂"s,   "Bob\u200B"s, "Ｂob"s,   "Bob\u3164"s}) {
    const auto read = account_name(name);
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.error().key(), "identity.account-character") << name;
  }
}

TEST(AccountName, HasThreeToFortyCharacters) {
  for (const int count : {3, 40}) EXPECT_TRUE(account_name(repeated("e", count))) << count;
  for (const int count : {0, 1, 2, 41, 5000}) {
    const auto read = account_name(" " + repeated("e", count));
    ASSERT_FALSE(read) << count;
    EXPECT_EQ(read.error().key(), "identity.account-length");
  }
}

TEST(AccountName, SaysWhatIsWrong) {
  EXPECT_EQ(english(account_name("Bob<b>").error()),
            "an account name cannot have '<' here; expected letters a to z and digits, and "
            "between them also - and _");
  EXPECT_EQ(account_name("Bob\u202Eb").error().arguments.front().text, "U+202E");
  EXPECT_EQ(account_name("Bob\tb").error().arguments.front().text, "U+0009");
  EXPECT_EQ(account_name("Bob b").error().arguments.front().text, "a space");
  const auto broken = account_name(
      "Bo\xFF"
      "b");
  EXPECT_EQ(broken.error().key(), "identity.not-utf8");
  EXPECT_EQ(broken.error().place, 2U);
}

TEST(Nickname, TakesWhatCanBeSeen) {
  for (const char* name : {"x",
                           "Énide ♥",
                           "<b>",
                           "🙂",
                           "👩‍👩‍👧",
                           "O'Neill",
                           "(: *_* :)",
                           "می‌خواهم",
                           "❤️‍🔥",
                           "🏳️‍🌈 Élaine",
                           "☂️",
                           "1️⃣",
                           "क्‍ष",
                           "ශ්‍රී",
                           "湖の騎士 Lancelot",
                           "김유신",
                           "Ὀδυσσεύς",
                           "Ёлка 2",
                           "ابن سينا",
                           "יוסף",
                           "ยุวัน",
                           "Nguyễn Văn Ân",
                           "J. Doe ♞",
                           "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
                           "l’Énide",
                           "Zoë-Anne"}) {
    EXPECT_EQ(nickname(name).value_or("refused"), name);
  }
  EXPECT_EQ(nickname(" \u3000Perceval le Gallois \n").value(), "Perceval le Gallois");
}

TEST(Nickname, CountsCharactersAsReadersDo) {
  EXPECT_TRUE(nickname(repeated("🙂", 40)));
  EXPECT_TRUE(nickname(repeated("👩‍👩‍👧", 40)));
  for (const std::string& name :
       {""s, "   "s, "\n\u00A0\t"s, repeated("🙂", 41), repeated("e", 41)}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.nickname-length") << name;
  }
  EXPECT_EQ(nickname(repeated("e\u0301", 41)).error().arguments.front().text, "41");
}

TEST(Nickname, IsComposed) {
  EXPECT_EQ(nickname("E\u0301nide").value(), "Énide");
  EXPECT_EQ(nickname("\u212Bsa").value(), "Åsa") << "the sign of the unit";
}

TEST(Nickname, HasOrdinarySpacesOneAtATime) {
  EXPECT_EQ(nickname("Perceval \u00A0 le\u3000Gallois").value(), "Perceval le Gallois");
}

TEST(Nickname, RefusesWhatCannotBeSeen) {
  for (const std::string& name : {"a\nb"s,
                                  "a\tb"s,
                                  "a\0b"s,
                                  "a\x7F"s,
                                  "a\u0085b"s,
                                  "a\u202Eb"s,
                                  "a\u2066b"s,
                                  "\u200Fa"s,
                                  "a\uFEFF"s,
                                  "a\u200Bb"s,
                                  "a\u2028b"s,
                                  "a\u00ADb"s,
                                  "a\U000E0041"s,
                                  "\u001Bx"s,
                                  "El\u200Daine"s,
                                  "El\u200Caine"s,
                                  "Elaine\u200D"s,
                                  "\u200CElaine"s,
                                  "Elaine\uFE0F"s,
                                  "Elaine\u3164"s,
                                  "El\u2800aine"s,
                                  "Elaine\u034F"s,
                                  "Elaine\U000E0100"s,
                                  "El\u180Baine"s,
                                  "🙂\u200D"s,
                                  "🙂\u200DElaine"s,
                                  "🙂\uFE0E"s,
                                  "Elaine\U0001D159"s,
                                  "Elaine\uFFFC"s}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.unseen") << name;
  }
  for (const char* name : {"\u200D", "\u3164\u3164", "\u2800 \u2800", "\uFE0F"}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.blank") << name;
  }
  EXPECT_EQ(nickname("\xC3").error().key(), "identity.not-utf8");
}

TEST(Nickname, RefusesWhatNobodyKnows) {
  for (const char* name : {"a\uFFFF", "a\U0001FFFE", "a\u0378", "a\uE000", "\U000F0000"}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.unknown-character") << name;
  }
  EXPECT_EQ(nickname("a\uE000").error().arguments.front().text, "U+E000");
}

TEST(Nickname, RefusesDoublesFromOtherScripts) {
  for (const char* name : {"Еlaine", "Elaine Ёлкина", "Αnna", "аnna", "pаypal", "1২3", "ѕсоре x"}) {
    EXPECT_EQ(nickname(name).error().key(), "identity.mixed-scripts") << name;
  }
}

TEST(Nickname, RefusesHeapsOfMarks) {
  const std::string heap = "Z\u030D\u0300\u0301\u0302\u0316x";
  EXPECT_EQ(nickname(heap).error().key(), "identity.too-many-marks");
  EXPECT_EQ(nickname("a\u0306\u0306").error().key(), "identity.too-many-marks") << "one hides one";
  EXPECT_EQ(nickname("i\u0307x").error().key(), "identity.too-many-marks") << "hidden by the dot";
}

TEST(BotLabel, IsOneLine) {
  EXPECT_EQ(bot_label(" my bot ♞ ").value(), "my bot ♞");
  EXPECT_EQ(bot_label("").error().key(), "identity.nickname-length");
  EXPECT_EQ(bot_label("a\nb").error().key(), "identity.unseen");
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
  EXPECT_EQ(chat_text("a\uFFFFb").error().key(), "identity.unseen");
  EXPECT_EQ(chat_text("\u200D\u3164").error().key(), "identity.blank");
  EXPECT_TRUE(chat_text("🙂\u200D🙂")) << "an emoji that will come";
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
  EXPECT_EQ(numbered_nickname(0), "Agravain 2");
  EXPECT_EQ(numbered_nickname(nicknames().size() + 1), "Arthur 3");
  EXPECT_TRUE(nickname(numbered_nickname(~std::uint64_t{0})));
}

}  // namespace
}  // namespace broceliande::server
