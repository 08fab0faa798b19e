#include <gtest/gtest.h>

#include "games/graal/print/screens.hpp"
#include "games/registry.hpp"
#include "print/sheet.hpp"
#include "sheets/registry.hpp"

namespace broceliande::print::graal {
namespace {

TEST(Screens, HaveRoomForTheirRules) {
  const GameSheets sheets = sheets_of("graal");
  const OptionValues longest{
      {"king-mounted", "on"}, {"archer-step", "exact"}, {"retreat", "one"}, {"allied-house", "on"}};
  for (const OptionValues& options : {OptionValues{}, longest}) {
    const auto game = std::move(*find_game("graal")->with(options));
    for (const char* language : {"en", "fr", "nl"}) {
      for (const char* paper : {"a4", "letter"}) {
        const Press press{*game, sheets, *paper_named(paper), *Words::in(language, sheets.words)};
        const std::vector<Sheet> all = screens(press);
        ASSERT_EQ(all.size(), 4);
        for (std::size_t i = 0; i < all.size(); ++i) {
          const char* rule = i % 2 == 0 ? "C12" : "C15";
          EXPECT_NE(all[i].svg(1, 1).find(rule), std::string::npos) << language << ' ' << paper;
        }
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::print::graal
