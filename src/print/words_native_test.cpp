#include <gtest/gtest.h>

#include <array>

#include "print/words.hpp"

namespace broceliande::print {
namespace {

constexpr std::array<DataFile, 2> kGameWords{
    {{"en", "game.title = Stones\n"}, {"fr", "game.title = Pierres !\n"}}};

TEST(Words, EveryLanguageHasTheSame) {
  const Words english_words = *Words::in("en");
  EXPECT_GT(english_words.all().size(), 15);
  for (const char* language : {"fr", "nl"}) {
    const Words words = *Words::in(language);
    for (const auto& [key, text] : english_words.all()) {
      EXPECT_TRUE(words.find(key)) << language << ' ' << key;
    }
    EXPECT_EQ(words.all().size(), english_words.all().size()) << language;
  }
}

TEST(Words, AddThoseOfAGame) {
  EXPECT_EQ(Words::in("en")->find("game.title"), std::nullopt);
  const Words words = *Words::in("en", kGameWords);
  EXPECT_EQ(words("game.title"), "Stones");
  EXPECT_EQ(words("contents"), "Contents");
  EXPECT_EQ((*Words::in("fr", kGameWords))("game.title"), "Pierres\u202f!");
  EXPECT_EQ(Words::in("nl", kGameWords)->find("game.title"), std::nullopt);
}

TEST(Words, FrenchKeepsItsPunctuation) {
  EXPECT_EQ(tidied("vrai ? « oui » : 100 %", "fr"),
            "vrai\u202f? «\u00a0oui\u00a0»\u00a0: 100\u202f%");
  EXPECT_EQ(tidied("100 %", "en"), "100 %");
}

}  // namespace
}  // namespace broceliande::print
