#include <gtest/gtest.h>

#include "print/pdf.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {
namespace {

using Kind = Paragraph::Kind;

TEST(Typeset, ReadsParagraphs) {
  const auto paragraphs = paragraphs_of(
      "= Title\n> lead\ngoes on\n\n# Section\nplain\nmore\n[M1] rule\n@king words\n!split words\n"
      "- item\n\nplain again\n");
  const std::vector<Paragraph> expected{
      {Kind::title, "", "Title"},        {Kind::lead, "", "lead goes on"},
      {Kind::section, "", "Section"},    {Kind::plain, "", "plain more"},
      {Kind::rule, "M1", "rule"},        {Kind::figure, "king", "words"},
      {Kind::diagram, "split", "words"}, {Kind::item, "", "item"},
      {Kind::plain, "", "plain again"}};
  EXPECT_EQ(paragraphs, expected);
}

TEST(Typeset, ReadsFaces) {
  const std::vector<print::Run> expected{{"one ", Face::regular},   {"two", Face::italic},
                                         {" ", Face::regular},      {"three", Face::bold},
                                         {" four ", Face::regular}, {"G12\u00a0", Face::bold},
                                         {"five", Face::regular}};
  EXPECT_EQ(runs_of("one *two* **three** four [G12] five"), expected);
}

TEST(Typeset, MeasuresLetters) {
  EXPECT_GT(text_width("mm", Face::regular), text_width("m", Face::regular));
  EXPECT_GT(text_width("stone", Face::bold), text_width("stone", Face::regular));
  EXPECT_GT(text_width(" ", Face::regular), 0.1);
  EXPECT_LT(text_width("m", Face::regular), 1.2);
}

TEST(Typeset, BreaksLinesWhereTheyEnd) {
  const std::vector<Paragraph> words{{.text = "one two three four five six seven eight nine ten"}};
  EXPECT_EQ(set_lines(words, 1'000, 4).size(), 1);
  const auto narrow = set_lines(words, 20, 4);
  EXPECT_GT(narrow.size(), 3);
  EXPECT_LE(narrow.size(), 10);
}

TEST(Typeset, NeverPartsAHeadingFromItsText) {
  const std::vector<SetLine> lines{{.height = 8}, {.height = 1, .keeps_next = true}, {.height = 2}};
  const std::vector<Frame> columns{{0, 0, 50, 10}, {60, 0, 50, 10}};
  const auto filled = fill_columns(lines, columns);
  ASSERT_TRUE(filled);
  EXPECT_NE(filled->back().find("translate(60 1)"), std::string::npos) << filled->back();
  EXPECT_FALSE(fill_columns(lines, {columns.front()}));
  EXPECT_FALSE(fill_columns({{.height = 11}}, columns));
}

TEST(Typeset, BeginsEveryColumnAtItsHead) {
  const std::vector<Frame> columns{{0, 5, 50, 10}, {60, 5, 50, 10}};
  const auto filled = fill_columns({{.height = 9}, {.height = 4, .before = 3}}, columns);
  ASSERT_TRUE(filled);
  EXPECT_NE(filled->back().find("translate(60 2)"), std::string::npos) << filled->back();
}

TEST(Typeset, LeavesNoLineOfAParagraphAlone) {
  const std::string words = "one two three four five six seven eight nine ten eleven twelve";
  const auto lines = set_lines({{.text = words}, {.text = "alone"}}, 20, 4);
  ASSERT_GE(lines.size(), 5);
  const std::size_t last = lines.size() - 2;  // of the first paragraph
  EXPECT_TRUE(lines.front().keeps_next);
  EXPECT_TRUE(lines[last - 1].keeps_next);
  EXPECT_FALSE(lines[last].keeps_next);
  EXPECT_FALSE(lines.back().keeps_next);
}

TEST(Typeset, KeepsAListWithWhatAnnouncesIt) {
  const auto lines = set_lines({{.text = "these:"}, {.kind = Kind::item, .text = "one"}}, 100, 4);
  EXPECT_TRUE(lines.front().keeps_next);
}

}  // namespace
}  // namespace broceliande::print
