#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "games/registry.hpp"
#include "print/booklet.hpp"
#include "print/pdf.hpp"
#include "print/press.hpp"
#include "print/testing_pdf.hpp"

// Every game on every paper and in every language: pages that are SVG, and PDFs as poppler reads
// them.
namespace broceliande::print {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string game;
  std::string paper;
  std::string language;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const char* game : {"menhirs", "grailnah", "graal"}) {
    for (const char* paper : {"a4", "letter"}) {
      for (const char* language : {"en", "fr", "nl"}) cases.push_back({game, paper, language});
    }
  }
  return cases;
}

Booklet booklet_of(const Case& wanted, const OptionValues& options = {}) {
  const auto game = find_game(wanted.game)->with(options);
  EXPECT_TRUE(game);
  auto made = booklet(**game, wanted.paper, wanted.language);
  EXPECT_TRUE(made);
  return std::move(*made);
}

class Printed : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    file_ = fs::temp_directory_path() / ("broceliande-print-" + std::to_string(getpid()) + ".pdf");
  }
  void TearDown() override { fs::remove(file_); }

  void write(const Booklet& booklet) const {
    const auto bytes = pdf(booklet.pages, booklet.paper, booklet.title);
    ASSERT_TRUE(bytes);
    std::ofstream(file_, std::ios::binary) << *bytes;
  }
  [[nodiscard]] std::string ask(const std::string& before, const std::string& after) const {
    return printed_by(before + " " + file_.string() + " " + after);
  }

 private:
  fs::path file_;
};

int rules_of(const std::string& game) { return game == "menhirs" ? 19 : game == "graal" ? 23 : 30; }
std::string letter_of(const std::string& game) {
  return game == "menhirs" ? "M" : game == "graal" ? "C" : "G";
}

/// No word lies in the margins, of those that poppler found.
void expect_white_margins(const std::string& boxes, const Paper& paper) {
  constexpr double kPoints = 72 / 25.4;
  constexpr double kSlack = 2;  // boxes are as high as the font, not as the letters
  std::istringstream lines(boxes);
  int words = 0;
  for (std::string line; std::getline(lines, line); ++words) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    const int read =
        std::sscanf(line.c_str(), R"( <word xMin="%lf" yMin="%lf" xMax="%lf" yMax="%lf")", &left,
                    &top, &right, &bottom);
    ASSERT_EQ(read, 4) << line;
    EXPECT_GE(left, kMargin * kPoints - 0.5) << line;
    EXPECT_GE(top, kMargin * kPoints - kSlack) << line;
    EXPECT_LE(right, (paper.width - kMargin) * kPoints + 0.5) << line;
    EXPECT_LE(bottom, (paper.height - kMargin) * kPoints + kSlack) << line;
  }
  EXPECT_GT(words, 500);
}

TEST_P(Printed, IsWhatWasAskedFor) {
  const Case& wanted = GetParam();
  const Booklet booklet = booklet_of(wanted);
  for (const std::string& page : booklet.pages) EXPECT_EQ(xml_fault(page), "");
  write(booklet);

  const std::string info = ask("pdfinfo", "");
  const int pages = wanted.game == "menhirs" ? 6 : wanted.game == "grailnah" ? 11 : 13;
  EXPECT_TRUE(std::regex_search(info, std::regex("Pages: +" + std::to_string(pages) + "\n")))
      << info;
  const std::string size = wanted.paper == "a4" ? "595.276 x 841.89 pts" : "612 x 792 pts";
  EXPECT_NE(info.find(size), std::string::npos) << info;
  EXPECT_NE(info.find(booklet.title), std::string::npos) << info;
  EXPECT_EQ(ask("pdfimages -list", "| wc -l"), "2\n") << "a drawing became pixels";

  const std::string rules = ask("pdftotext -f 2 -l 3", "-");
  for (int number = 1; number <= rules_of(wanted.game); ++number) {
    const std::string id = letter_of(wanted.game) + std::to_string(number);
    EXPECT_TRUE(std::regex_search(rules, std::regex(id + "[^0-9]"))) << id;
  }
  const Words words = *Words::in(wanted.language);
  const std::string all = ask("pdftotext", "-");
  for (const char* key : {"contents", "board", "pieces", "rules"}) {
    EXPECT_NE(all.find(words(key)), std::string::npos) << key;
  }
  expect_white_margins(ask("pdftotext -bbox", "- | grep '<word'"), booklet.paper);
}

INSTANTIATE_TEST_SUITE_P(All, Printed, ::testing::ValuesIn(all_cases()), [](const auto& tested) {
  return tested.param.game + "_" + tested.param.paper + "_" + tested.param.language;
});

TEST(Booklet, FollowsTheOptions) {
  const Case graal{"graal", "a4", "en"};
  EXPECT_EQ(booklet_of(graal, {{"armies", "3"}}).pages.size(), booklet_of(graal).pages.size() + 1);
  const Case menhirs{"menhirs", "a4", "en"};
  EXPECT_EQ(booklet_of(menhirs, {{"side", "5"}}).pages.size(),
            booklet_of(menhirs).pages.size() + 1);
  const Case grailnah{"grailnah", "a4", "en"};
  const Booklet four = booklet_of(grailnah, {{"players", "4"}});
  EXPECT_NE(four.pages[9].find(">West<"), std::string::npos);
  EXPECT_EQ(booklet_of(grailnah).pages[9].find(">West<"), std::string::npos);
}

TEST(Booklet, RefusesWhatItDoesNotKnow) {
  const auto game = find_game("menhirs")->with({});
  const auto paper = booklet(**game, "a5", "en");
  ASSERT_FALSE(paper);
  EXPECT_EQ(english(paper.error()), "there is no paper 'a5'; expected one of: a4, letter");
  const auto language = booklet(**game, "a4", "de");
  ASSERT_FALSE(language);
  EXPECT_EQ(english(language.error()), "there is no language 'de'; expected one of: en, fr, nl");
}

TEST(Pdf, SaysWhichPageIsNoSvg) {
  const auto made =
      pdf({"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<svg"}, {"a4", 210, 297}, "");
  ASSERT_FALSE(made);
  EXPECT_TRUE(english(made.error()).starts_with("page 2 cannot be drawn: "))
      << english(made.error());
}

TEST(Words, EveryLanguageHasTheSame) {
  const Words english_words = *Words::in("en");
  EXPECT_GT(english_words.all().size(), 50);
  for (const char* language : {"fr", "nl"}) {
    const Words words = *Words::in(language);
    for (const auto& [key, text] : english_words.all()) {
      EXPECT_TRUE(words.all().contains(key)) << language << ' ' << key;
    }
    EXPECT_EQ(words.all().size(), english_words.all().size()) << language;
  }
}

/// The structure of a rule text without its words.
std::string skeleton(const Words& words, const std::string& game) {
  std::istringstream lines(words.rules(game));
  std::string marks;
  for (std::string line; std::getline(lines, line);) {
    const std::smatch found = [&] {
      std::smatch match;
      std::regex_search(line, match, std::regex(R"(^(=|>|#|-|\[\w+\]|[@!]\w+) )"));
      return match;
    }();
    if (!found.empty()) marks += found[1].str() + " ";
  }
  return marks;
}

TEST(Words, RuleSheetsSayTheSameInEveryLanguage) {
  for (const char* game : {"menhirs", "grailnah", "graal"}) {
    const std::string marks = skeleton(*Words::in("en"), game);
    EXPECT_NE(marks, "");
    for (const char* language : {"fr", "nl"}) {
      EXPECT_EQ(skeleton(*Words::in(language), game), marks) << language << ' ' << game;
    }
  }
}

TEST(Words, FrenchKeepsItsPunctuation) {
  EXPECT_EQ(tidied("vrai ? « oui » : 100 %", "fr"),
            "vrai\u00a0? «\u00a0oui\u00a0»\u00a0: 100\u00a0%");
  EXPECT_EQ(tidied("100 %", "en"), "100 %");
}

}  // namespace
}  // namespace broceliande::print
