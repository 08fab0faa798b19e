#include <gtest/gtest.h>

#include "print/figures.hpp"

namespace broceliande::print {
namespace {

TEST(Figures, TakesADrawingOutOfItsFile) {
  EXPECT_EQ(inside("<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\" /></svg>\n"), "<path d=\"M0 0\" />");
  EXPECT_EQ(inside("<svg viewBox=\"0 0 1 1\"><g/>broken off"), "");
  EXPECT_EQ(inside("</svg>"), "");
  EXPECT_EQ(inside(""), "");
}

TEST(Figures, PrintsInItsOwnColours) {
  const Palette palette{.fill = "white", .line = "grey", .ink = "black"};
  EXPECT_EQ(coloured(R"svg(<g fill="var(--figure-fill, var(--stone))" color="currentColor"/>)svg",
                     palette),
            R"svg(<g fill="white" color="black"/>)svg");
  EXPECT_EQ(coloured(R"svg(<g stroke="var(--figure-line, currentColor)"/>)svg", palette),
            R"svg(<g stroke="grey"/>)svg");
  EXPECT_EQ(coloured(R"svg(<g fill="var(--figure-cloth)" stroke="var(--figure-cloth-shade)"/>)svg",
                     palette),
            R"svg(<g fill="white" stroke="#b4b4b4"/>)svg");
  EXPECT_EQ(coloured(R"svg(<g fill="var(--figure-hatch)"/>)svg", palette),
            R"svg(<g fill="none"/>)svg");
  EXPECT_EQ(coloured("var(--broken", palette), "white");
}

TEST(Figures, TakesTonesBeforeAllElse) {
  constexpr std::array kGold{Tone{"figure-gold", "gold"}, Tone{"vellum-raised", "sand"}};
  const Palette palette{.fill = "white", .line = "grey", .ink = "black", .tones = kGold};
  EXPECT_EQ(coloured("var(--figure-gold)", palette), "gold");
  EXPECT_EQ(coloured("var(--figure-gold-shade)", palette), "#b4b4b4");
  EXPECT_EQ(coloured("var(--figure-fill, var(--vellum-raised))", palette), "sand");
  EXPECT_EQ(coloured("var(--figure-fill, var(--stone))", palette), "white");
}

TEST(Figures, EveryDrawingOfTheClientIsHere) {
  for (const char* id :
       {"figure-king",    "figure-queen",     "figure-prince",   "figure-duke",
        "figure-knight",  "figure-sergeant",  "figure-squire",   "figure-archer",
        "figure-pikeman", "figure-merlin",    "figure-morgane",  "figure-menhir",
        "figure-mist",    "figure-menhir-1",  "figure-menhir-4", "ground-forest",
        "ground-rock",    "ground-stairs",    "ground-grail",    "ground-castle",
        "ground-donjon",  "ground-courtyard", "ground-gate",     "ground-royal-gate"}) {
    const std::string drawing = figure(id);
    EXPECT_NE(drawing, "") << id;
    EXPECT_EQ(drawing.find("var("), std::string::npos) << id;
    EXPECT_EQ(drawing.find("currentColor"), std::string::npos) << id;
  }
  EXPECT_EQ(figure("figure-dragon"), "");
}

}  // namespace
}  // namespace broceliande::print
