#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "games/registry.hpp"
#include "print/booklet.hpp"
#include "print/pdf.hpp"
#include "print/testing_pdf.hpp"
#include "sheets/registry.hpp"

// A game on every paper and in every language: pages that are SVG, and PDFs as poppler reads them.
namespace broceliande::print {

/// What a game's booklet holds under its plain options.
struct Contents {
  std::string game;
  int pages = 0;
  std::string rule_letter;
  int rules = 0;
};

struct PrintCase {
  Contents contents;
  std::string paper;
  std::string language;
};

inline std::vector<PrintCase> on_every_paper(const Contents& contents) {
  std::vector<PrintCase> cases;
  for (const char* paper : {"a4", "letter"}) {
    for (const char* language : {"en", "fr", "nl"}) cases.push_back({contents, paper, language});
  }
  return cases;
}

inline std::string case_name(const ::testing::TestParamInfo<PrintCase>& tested) {
  return tested.param.paper + "_" + tested.param.language;
}

inline Booklet booklet_of(const std::string& name, const OptionValues& options = {},
                          const std::string& paper = "a4", const std::string& language = "en") {
  const auto game = find_game(name)->with(options);
  EXPECT_TRUE(game);
  auto made = booklet(**game, sheets_of(name), {paper, language});
  EXPECT_TRUE(made);
  return std::move(*made);
}

/// No word lies in the margins, of those that poppler found.
inline void expect_white_margins(const std::string& boxes, const Paper& paper) {
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

class Printed : public ::testing::TestWithParam<PrintCase> {
 protected:
  void SetUp() override {
    file_ = std::filesystem::temp_directory_path() /
            ("broceliande-print-" + std::to_string(getpid()) + ".pdf");
  }
  void TearDown() override { std::filesystem::remove(file_); }

  void write(const Booklet& booklet) const {
    const auto bytes = pdf(booklet.pages, booklet.paper, booklet.title);
    ASSERT_TRUE(bytes);
    std::ofstream(file_, std::ios::binary) << *bytes;
  }
  [[nodiscard]] std::string ask(const std::string& before, const std::string& after) const {
    return printed_by(before + " " + file_.string() + " " + after);
  }

 private:
  std::filesystem::path file_;
};

TEST_P(Printed, IsWhatWasAskedFor) {
  const auto& [wanted, paper, language] = GetParam();
  const Booklet booklet = booklet_of(wanted.game, {}, paper, language);
  for (const std::string& page : booklet.pages) EXPECT_EQ(xml_fault(page), "");
  write(booklet);

  const std::string info = ask("pdfinfo", "");
  EXPECT_TRUE(std::regex_search(info, std::regex("Pages: +" + std::to_string(wanted.pages) + "\n")))
      << info;
  const std::string size = paper == "a4" ? "595.276 x 841.89 pts" : "612 x 792 pts";
  EXPECT_NE(info.find(size), std::string::npos) << info;
  EXPECT_NE(info.find(booklet.title), std::string::npos) << info;
  EXPECT_EQ(ask("pdfimages -list", "| wc -l"), "2\n") << "a drawing became pixels";

  const std::string rules = ask("pdftotext -f 2 -l 3", "-");
  for (int number = 1; number <= wanted.rules; ++number) {
    const std::string id = wanted.rule_letter + std::to_string(number);
    EXPECT_TRUE(std::regex_search(rules, std::regex(id + "[^0-9]"))) << id;
  }
  const Words words = *Words::in(language);
  const std::string all = ask("pdftotext", "-");
  for (const char* key : {"contents", "board", "pieces", "rules"}) {
    EXPECT_NE(all.find(words(key)), std::string::npos) << key;
  }
  expect_white_margins(ask("pdftotext -bbox", "- | grep '<word'"), booklet.paper);
}

}  // namespace broceliande::print
