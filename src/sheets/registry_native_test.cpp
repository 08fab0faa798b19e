#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "core/game_of.hpp"
#include "games/menhirs/game.hpp"
#include "games/registry.hpp"
#include "print/board.hpp"
#include "print/booklet.hpp"
#include "print/chosen.hpp"
#include "print/openings.hpp"
#include "print/pdf.hpp"
#include "print/rule_sheet.hpp"
#include "print/summary_page.hpp"
#include "print/typeset.hpp"
#include "sheets/printing.hpp"
#include "sheets/registry.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::print {
namespace {

TEST(Sheets, AreThoseOfGames) {
  EXPECT_FALSE(all_sheets().empty());
  for (const GameSheets& sheets : all_sheets()) {
    EXPECT_NE(find_game(sheets.game), nullptr) << sheets.game;
    EXPECT_EQ(sheets_of(sheets.game).diagrams.data(), sheets.diagrams.data());
  }
}

TEST(Sheets, OfAGameThatSaysNothingAreThoseOfThePress) {
  const GameSheets sheets = sheets_of("draughts");
  EXPECT_EQ(sheets.game, "draughts");
  EXPECT_TRUE(sheets.words.empty());
  EXPECT_TRUE(sheets.diagrams.empty());
  EXPECT_EQ(sheets.pieces, &disc_sections);
  EXPECT_EQ(sheets.token, &disc_token);
}

/// A new game: it has rules, and nobody has thought of paper yet.
struct NewGame : menhirs::GameType {
  static constexpr std::string_view kName = "draughts";
  static Result<NewGame> with(const OptionValues& options) {
    auto game = menhirs::GameType::with(options);
    if (!game) return pass_on(game);
    return NewGame{std::move(*game)};
  }
};

TEST(Sheets, OfANewGameAreTitleBoardAndPieces) {
  const GameOf<NewGame> game(*NewGame::with({}));
  for (const char* language : {"en", "fr", "nl"}) {
    const auto made = booklet(game, sheets_of(game.name()), {.language = language});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->title, "draughts");
    ASSERT_EQ(made->pages.size(), 3);
    const Words words = *Words::in(language);
    const std::string& title = made->pages.front();
    EXPECT_EQ(title.find(">" + words("rules") + "<"), std::string::npos) << "nobody wrote them";
    EXPECT_NE(title.find(">" + words("board") + "<"), std::string::npos);
    EXPECT_NE(title.find(">" + words("pieces") + "<"), std::string::npos);
    EXPECT_TRUE(pdf(made->pages, made->paper, made->title));
  }
}

TEST(Sheets, HaveTheSameWordsInEveryLanguage) {
  for (const GameSheets& sheets : all_sheets()) {
    const Words english_words = *Words::in("en", sheets.words);
    for (const char* key :
         {"game.title", "game.line", "game.players", "game.making", "game.credits"}) {
      EXPECT_TRUE(english_words.find(key)) << sheets.game << ' ' << key;
    }
    for (const char* language : {"fr", "nl"}) {
      const Words words = *Words::in(language, sheets.words);
      for (const auto& [key, text] : english_words.all()) {
        EXPECT_TRUE(words.find(key)) << sheets.game << ' ' << language << ' ' << key;
      }
      EXPECT_EQ(words.all().size(), english_words.all().size()) << sheets.game << ' ' << language;
    }
  }
}

/// A key is the press's or the game's, so that no game changes the press's words by accident.
TEST(Sheets, AddWordsAndReplaceNone) {
  const Words press = *Words::in("en");
  for (const GameSheets& sheets : all_sheets()) {
    const Words together = *Words::in("en", sheets.words);
    for (const auto& [key, text] : press.all()) {
      EXPECT_EQ(together.find(key), text) << sheets.game << ' ' << key;
    }
  }
}

/// The structure of a rule text without its words.
std::string skeleton(const std::string& rules) {
  std::string marks;
  for (const Paragraph& paragraph : paragraphs_of(rules)) {
    marks += std::to_string(static_cast<int>(paragraph.kind)) + paragraph.label + " ";
  }
  return marks;
}

/// A game under the options of the booklet in a language.
std::unique_ptr<AnyGame> game_of_booklet(std::string_view name, std::string_view language) {
  const GameEntry& entry = *find_game(name);
  return std::move(*entry.with(with_own_booklet(entry.manifest.options, language, {})));
}

/// The rules in a language as the booklet in another has them, or in the same.
std::string rules_in(const char* language, const GameSheets& sheets, std::string_view booklet) {
  const auto game = game_of_booklet(sheets.game, booklet);
  return Words::in(language)->rules(sheets.game, game->options());
}

TEST(RuleSheets, SayTheSameInEveryLanguage) {
  for (const GameSheets& sheets : all_sheets()) {
    for (const char* booklet_in : {"en", "fr", "nl"}) {
      const std::string marks = skeleton(rules_in("en", sheets, booklet_in));
      EXPECT_NE(marks, "") << sheets.game;
      for (const char* language : {"fr", "nl"}) {
        EXPECT_EQ(skeleton(rules_in(language, sheets, booklet_in)), marks)
            << language << ' ' << sheets.game << ' ' << booklet_in;
      }
    }
  }
}

/// Nothing is left of `{option=value: …}`, and each condition holds for some value of its option.
TEST(RuleSheets, SayWhatHoldsUnderTheOptions) {
  const GameSheets sheets = sheets_of("grailnah");
  for (const char* language : {"en", "fr", "nl"}) {
    std::set<std::string> texts;
    for (const char* booklet_in : {"en", "fr", "nl"}) {
      texts.insert(rules_in(language, sheets, booklet_in));
    }
    EXPECT_EQ(texts.size(), 3) << "an edition of its own for each booklet: " << language;
    for (const std::string& text : texts) {
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << language;
    }
  }
}

/// A game under every value of every option, one at a time, and under all last values together, as
/// far as it can be played so.
std::vector<std::unique_ptr<AnyGame>> every_set(std::string_view name) {
  const GameEntry& entry = *find_game(name);
  std::vector<std::unique_ptr<AnyGame>> sets;
  const auto add = [&](const OptionValues& options) {
    auto game = entry.with(options);
    if (game) sets.push_back(std::move(*game));
  };
  OptionValues last;
  for (const OptionSpec& spec : entry.manifest.options) {
    for (const std::string_view value : spec.values) {
      add({{std::string(spec.name), std::string(value)}});
    }
    last.emplace_back(spec.name, spec.values.back());
  }
  add(last);
  return sets;
}

std::string set_name(const AnyGame& game) {
  std::string name(game.name());
  for (const auto& [option, value] : game.options()) name += " " + option + "=" + value;
  return name;
}

TEST(Texts, FitTheirPagesInEverySetAndLanguage) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  for (const GameSheets& sheets : all_sheets()) {
    for (const auto& game : every_set(sheets.game)) {
      for (const char* language : {"en", "fr", "nl"}) {
        for (const char* paper : {"a4", "letter"}) {
          const Press press{*game, sheets, *paper_named(paper), *Words::in(language, sheets.words)};
          const auto summary = summary_page(press);
          ASSERT_TRUE(summary) << set_name(*game) << ' ' << language;
          ASSERT_EQ(summary->sheets.size(), 1) << set_name(*game) << ' ' << language;
          const auto rules = rule_sheet(press);
          ASSERT_TRUE(rules) << set_name(*game) << ' ' << language;
          EXPECT_EQ(std::ranges::count(press.words.sentences(sheets.game), '\n'), 4);
        }
      }
    }
  }
}

TEST(Texts, SayWhatHoldsInEverySet) {
  for (const GameSheets& sheets : all_sheets()) {
    for (const auto& game : every_set(sheets.game)) {
      for (const char* language : {"en", "fr", "nl"}) {
        const Words words = *Words::in(language);
        for (const std::string& text : {words.rules(sheets.game, game->options()),
                                        words.summary(sheets.game, game->options())}) {
          EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << set_name(*game);
        }
      }
    }
  }
}

TEST(Texts, SumUpTheEditionThatIsPrinted) {
  for (const char* language : {"en", "fr", "nl"}) {
    std::set<std::string> summaries;
    for (const char* booklet : {"en", "fr", "nl"}) {
      const auto game = game_of_booklet("grailnah", booklet);
      summaries.insert(Words::in(language)->summary("grailnah", game->options()));
    }
    EXPECT_EQ(summaries.size(), 3) << language;
  }
}

/// An option changes the line that it is about; nothing below takes back what stands above.
TEST(Texts, SumUpOptionsInTheLinesThatTheyChange) {
  const auto summary = [](std::string_view name, const OptionValues& options) {
    const auto game = std::move(*find_game(name)->with(options));
    return Words::in("en")->summary(name, game->options());
  };
  EXPECT_NE(summary("graal", {}).find("| Archer | 4 | 1 to 3,"), std::string::npos);
  const std::string exact = summary("graal", {{"archer-step", "exact"}});
  EXPECT_NE(exact.find("| Archer | 4 | exactly 3,"), std::string::npos);
  const std::string mounted = summary("graal", {{"king-mounted", "on"}});
  EXPECT_NE(mounted.find("| King (rider) | 1 |"), std::string::npos);
  const std::string own = summary("graal", {{"army", "K 1,P 1,D 1,N 2,S 3,E 2,A 1,L 1"}});
  EXPECT_NE(own.find("| Archer | 1 to 3,"), std::string::npos) << "as many as that army has";
  const std::string slide = summary("grailnah", {{"knight-exit", "slide"}});
  EXPECT_NE(slide.find("gate square, and on along ring A"), std::string::npos);
}

TEST(Texts, ThatAreTooLongAreRefused) {
  const GameSheets sheets = sheets_of("graal");
  const auto game = std::move(*find_game("graal")->with({}));
  const Paper stamp{.name = "stamp", .width = 90, .height = 60};
  const Press press{*game, sheets, stamp, *Words::in("en", sheets.words)};
  EXPECT_FALSE(summary_page(press));
  ASSERT_FALSE(rule_sheet(press));
  EXPECT_EQ(english(rule_sheet(press).error()), "the text of 'Rules' is too long for its page");
}

TEST(Printing, TakesTheEditionOfItsLanguageUnlessOneIsChosen) {
  const auto& grailnah = find_game("grailnah")->manifest.options;
  const OptionValues english{{"edition", "en1.1"}};
  EXPECT_EQ(with_own_booklet(grailnah, "fr", {}), (OptionValues{{"edition", "fr1.0"}}));
  EXPECT_EQ(with_own_booklet(grailnah, "nl", {}), (OptionValues{{"edition", "nl2004"}}));
  EXPECT_EQ(with_own_booklet(grailnah, "nl", english), english);
  EXPECT_TRUE(with_own_booklet(find_game("graal")->manifest.options, "fr", {}).empty());
}

TEST(Printing, SaysOnEveryPageThatItIsAReconstruction) {
  for (const GameSheets& sheets : all_sheets()) {
    const auto game = std::move(*find_game(sheets.game)->with({}));
    const auto made = booklet(*game, sheets, {.colour = "on"});
    ASSERT_TRUE(made);
    for (const std::string& page : made->pages) {
      EXPECT_NE(page.find("A reconstruction"), std::string::npos) << sheets.game;
    }
    EXPECT_NE(made->pages.front().find("belongs to"), std::string::npos) << sheets.game;
  }
}

TEST(Printing, LetsTheScaleBeChecked) {
  for (const GameSheets& sheets : all_sheets()) {
    const auto game = std::move(*find_game(sheets.game)->with({}));
    const auto made = booklet(*game, sheets, {});
    ASSERT_TRUE(made);
    const std::string& title = made->pages.front();
    EXPECT_NE(title.find("50 mm"), std::string::npos) << sheets.game;
    const BoardArt art = board_art(game->geometry(), sheets.board);
    const std::string width = fmt::format("about {:.0f}", art.size().width / 10);
    EXPECT_NE(title.find(width), std::string::npos) << sheets.game << ' ' << width;
  }
}

TEST(RuleSheets, ShowEveryDiagramOfTheGame) {
  for (const GameSheets& sheets : all_sheets()) {
    std::set<std::string, std::less<>> shown;
    for (const Paragraph& paragraph : paragraphs_of(rules_in("en", sheets, "en"))) {
      if (paragraph.kind == Paragraph::Kind::diagram) shown.insert(paragraph.label);
    }
    EXPECT_EQ(shown.size(), sheets.diagrams.size()) << sheets.game;
    for (const Diagram& diagram : sheets.diagrams) {
      EXPECT_TRUE(shown.contains(diagram.name)) << sheets.game << ' ' << diagram.name;
    }
  }
}

/// For every number of players a picture of the first position, and a caption that says for whom.
TEST(RuleSheets, ShowHowAGameBegins) {
  for (const GameSheets& sheets : all_sheets()) {
    for (const OptionSpec& spec : find_game(sheets.game)->manifest.options) {
      if (spec.players.empty()) continue;
      for (const std::string_view value : spec.values) {
        const std::string name = std::string(spec.name) + "." + std::string(value);
        EXPECT_TRUE(Words::in("en", sheets.words)->find("opening." + name)) << name;
        for (const auto& game : every_set(sheets.game)) {
          const Press press{*game, sheets, *paper_named("a4"), *Words::in("en", sheets.words)};
          const OptionValues changed{{std::string(spec.name), std::string(value)}};
          const auto other = changed_game(press, changed);
          ASSERT_TRUE(other) << set_name(*game) << ' ' << name;
          EXPECT_EQ(value_of(other->options(), spec.name), value) << set_name(*game);
        }
      }
    }
    for (const auto& game : every_set(sheets.game)) {
      for (const char* paper : {"a4", "letter"}) {
        const Press press{*game, sheets, *paper_named(paper), *Words::in("fr", sheets.words)};
        const Frame room{10, 100, 190, least_opening_height(press)};
        SvgWriter ink;
        add_openings(ink, press, room);
        EXPECT_GT(ink.markup().size(), 10'000) << set_name(*game);
      }
    }
  }
}

TEST(RuleSheets, CountTheirRulesInOrder) {
  static const std::regex kId(R"(\[[A-Z](\d+)\])");
  for (const GameSheets& sheets : all_sheets()) {
    for (const char* language : {"en", "fr", "nl"}) {
      const std::string rules = rules_in(language, sheets, language);
      int before = 0;
      for (std::sregex_iterator id(rules.begin(), rules.end(), kId), end; id != end; ++id) {
        const int number = std::stoi((*id)[1]);
        EXPECT_EQ(number, before + 1) << sheets.game << ' ' << language;
        before = number;
      }
    }
  }
}

/// At the end of every rule sheet, by their numbers, the rules that the booklets do not give.
TEST(RuleSheets, SayWhichRulesWereReconstructed) {
  const std::map<std::string_view, std::vector<std::string>> ours{
      {"grailnah", {"G1",  "G2",  "G3",  "G4",  "G5",  "G6",  "G7",  "G10", "G11", "G12", "G13",
                    "G14", "G17", "G18", "G19", "G21", "G23", "G24", "G26", "G28", "G29", "G30"}},
      {"graal",
       {"C1", "C2", "C3", "C4", "C5", "C7", "C8", "C12", "C16", "C17", "C18", "C20", "C21", "C22",
        "C23"}},
      {"menhirs", {"M1", "M2", "M3", "M5", "M7", "M9", "M10", "M11", "M13", "M14", "M15", "M19"}}};
  for (const GameSheets& sheets : all_sheets()) {
    for (const char* language : {"en", "fr", "nl"}) {
      const std::string rules = rules_in(language, sheets, language);
      const std::string last = rules.substr(rules.rfind("\n# "));
      for (const std::string& id : ours.at(sheets.game)) {
        EXPECT_TRUE(std::regex_search(last, std::regex(id + "[^0-9]"))) << language << ' ' << id;
      }
    }
  }
}

OptionValues options_of(const Diagram& diagram) {
  if (diagram.option.empty()) return {};
  const std::size_t equals = diagram.option.find('=');
  return {{std::string(diagram.option.substr(0, equals)),
           std::string(diagram.option.substr(equals + 1))}};
}

/// All cells that a diagram names.
std::vector<std::string> cells_of(const Diagram& diagram) {
  std::vector<std::string> cells;
  for (const std::string_view list :
       {diagram.window, diagram.bare, diagram.arrows, diagram.forbidden, diagram.signs}) {
    std::istringstream words{std::string(list)};
    for (std::string word; words >> word;) {
      std::istringstream way{word.substr(0, word.find('='))};
      for (std::string cell; std::getline(way, cell, '>');) cells.push_back(cell);
    }
  }
  return cells;
}

TEST(RuleSheets, DiagramsNamePlacesOfTheirBoards) {
  for (const GameSheets& sheets : all_sheets()) {
    for (const Diagram& diagram : sheets.diagrams) {
      const auto game = std::move(*find_game(sheets.game)->with(options_of(diagram)));
      EXPECT_TRUE(game->tableau(diagram.position)) << diagram.name;
      const Geometry geometry = game->geometry();
      for (const std::string& cell : cells_of(diagram)) {
        EXPECT_TRUE(std::ranges::count(geometry.cells, cell, &Cell::id)) << diagram.name << cell;
      }
      if (!diagram.shows_targets) continue;
      const auto choice = game->choose(diagram.position, {});
      ASSERT_TRUE(choice) << diagram.name;
      EXPECT_TRUE(std::ranges::count(choice->next, Target::Kind::cell, &Target::kind));
    }
  }
}

TEST(RuleSheets, DiagramsFitTheRoomTheyAreGiven) {
  for (const GameSheets& sheets : all_sheets()) {
    const auto game = std::move(*find_game(sheets.game)->with({}));
    const Press press{*game, sheets, *paper_named("a4"), *Words::in("en", sheets.words)};
    const Pictures pictures = diagrams_of(press);
    for (const Diagram& diagram : sheets.diagrams) {
      const Block block = pictures(diagram.name, {50, 40});
      EXPECT_NE(block.markup, "") << diagram.name;
      EXPECT_LE(block.size.width, 50.001) << diagram.name;
      EXPECT_LE(block.size.height, 40.001) << diagram.name;
    }
    EXPECT_EQ(pictures("nowhere", {50, 40}).markup, "");
  }
}

}  // namespace
}  // namespace broceliande::print
