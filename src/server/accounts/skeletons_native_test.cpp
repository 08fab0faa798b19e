#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

#include "server/accounts/skeletons.hpp"

namespace broceliande::server {
namespace {

TEST(Folded, NamesLoseTheirCapitals) {
  EXPECT_EQ(folded("Jean-Luc_2"), "jean-luc_2");
  EXPECT_EQ(folded("森 ♞"), "森 ♞");
}

/// As accounts of before were stored: those have to be found by it.
TEST(Folded, NamesOfBeforeStayAsTheyWereStored) {
  EXPECT_EQ(folded("Brocéliande"), "brocéliande");
  EXPECT_EQ(folded("ÀÉÎÕÜÞ×÷ß"), "àéîõüþ×÷ß");
  EXPECT_EQ(folded("ĀŁŒŠŸŽĳ"), "āłœšÿžĳ");
  EXPECT_EQ(folded("ΆΈΌΏΑΩΣς"), "άέόώαωσσ");
  EXPECT_EQ(folded("ЁЖЯѢӀ"), "ёжяѣӏ");
  EXPECT_EQ(folded("ȘȚ ẠỸ ՀԱՅ"), "șț ạỹ հայ");
  EXPECT_EQ(folded("e\u0301"), "e\u0301") << "not composed";
}

TEST(Skeletons, OfLookalikesMeet) {
  for (const auto& [one, other] : std::to_array<std::pair<std::string_view, std::string_view>>(
           {{"Anna", "anna"},         {"Anna", "ANNA"},     {"Anna", "аnnа"},
            {"Anna", "Αnna"},         {"Iris", "lris"},     {"Iris", "iris"},
            {"Iris", "1ris"},         {"Bob", "B0b"},       {"modern", "rnodern"},
            {"Émile", "E\u0301mile"}, {"Émile", "émile"},   {"scope", "ѕсоре"},
            {"Anna", "An\u200Bna"},   {"Anna", "Ａｎｎａ"}, {"paypal", "раураl"},
            {"Strasse", "straße"},    {"Anna", "𝔄nna"},     {"Jean Luc", "JeanLuc"},
            {"elaine", "ELAlNE"},     {"elaine", "ELA1NE"}})) {
    EXPECT_TRUE(are_confusable(one, other)) << one << " " << other;
    EXPECT_TRUE(are_confusable(other, one)) << one << " " << other;
  }
}

TEST(Skeletons, OfOtherNamesDoNot) {
  for (const auto& [one, other] :
       std::to_array<std::pair<std::string_view, std::string_view>>({{"Anna", "Hanna"},
                                                                     {"iris", "lris"},
                                                                     {"Lia", "Ila"},
                                                                     {"Anna", "Anne"},
                                                                     {"Elaine", "Élaine "},
                                                                     {"Ali", "Ail"},
                                                                     {"Anna 1", "Anna 2"},
                                                                     {"jean-luc", "jean_luc"},
                                                                     {"🙂", "🙃"}})) {
    EXPECT_FALSE(are_confusable(one, other)) << one << " " << other;
  }
}

TEST(Skeletons, AreOfAnEdition) {
  const std::string edition = skeleton_edition();
  EXPECT_GE(std::stod(edition), 15.0) << edition;
}

}  // namespace
}  // namespace broceliande::server
