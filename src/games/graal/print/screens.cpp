#include "games/graal/print/screens.hpp"

#include <fmt/core.h>

#include <array>

#include "games/graal/print/castles.hpp"
#include "games/graal/print/palette.hpp"
#include "print/board.hpp"
#include "print/diagrams.hpp"
#include "print/figures.hpp"
#include "print/pieces.hpp"
#include "print/rule_sheet.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kInset = 5;

/// A drawing of the landscape: where along it, how high its middle, how large.
struct Feature {
  std::string_view drawing;
  double along = 0;  ///< part of the length
  double size = 0;   ///< in millimetres
};

constexpr std::array<Feature, 6> kCastleSide{{{"ground-forest", 0.08, 34},
                                              {"ground-rock", 0.22, 26},
                                              {"ground-castle", 0.5, 66},
                                              {"ground-forest", 0.74, 40},
                                              {"ground-forest", 0.86, 30},
                                              {"ground-rock", 0.95, 22}}};
constexpr std::array<Feature, 6> kForestSide{{{"ground-rock", 0.07, 30},
                                              {"ground-forest", 0.22, 44},
                                              {"ground-forest", 0.36, 34},
                                              {"ground-donjon", 0.56, 58},
                                              {"ground-rock", 0.74, 36},
                                              {"ground-forest", 0.9, 42}}};

constexpr double kMeadow = 7;  // behind the feet of what stands on it
constexpr std::string_view kFarHills = "#eef3ea";

/// Hills along the whole side.
std::string hills(double length, double ground) {
  constexpr int kHills = 5;
  const double step = length / kHills;
  std::string data = fmt::format("M0 {}", number(ground));
  for (int i = 0; i < kHills; ++i) {
    const double high = i % 2 == 0 ? 58 : 40;
    data += fmt::format("Q{} {} {} {}", number(step * (i + 0.5)), number(ground - high),
                        number(step * (i + 1)), number(ground - 12));
  }
  return data + fmt::format("V{}H0Z", number(ground));
}

/// The side that the enemy sees, length × height from its upper left corner.
std::string landscape(Extent side, std::span<const Feature> features, const std::string& camp,
                      ColourMode used, std::string_view meadow) {
  const bool is_coloured = used == ColourMode::colours;
  SvgWriter ink;
  const double ground = side.height - 12;
  if (is_coloured) {
    ink.path(hills(side.width, ground), fmt::format(R"(fill="{}" stroke="none")", kFarHills));
    ink.rectangle({0, ground - kMeadow, side.width, side.height - ground + kMeadow},
                  fmt::format(R"(fill="{}" stroke="none")", meadow));
  }
  for (const Feature& feature : features) {
    // Drawings stand on their lower edge, a little above the end of their box.
    const PagePoint middle{feature.along * side.width, ground - 0.42 * feature.size};
    ink.placed(figure(feature.drawing, is_coloured ? kPaintedFeature : kPlain), middle,
               feature.size / 100);
  }
  ink.line({kInset, ground + 1}, {side.width - kInset, ground + 1}, style::kThin);
  ink.text({side.width / 2, side.height - 4}, camp,
           {.size = 6, .face = Face::italic, .anchor = Anchor::middle});
  return ink.markup();
}

/// The side that the owner sees: sections of the rules, in letters as large as they allow.
std::string crib(Extent side, const std::vector<Paragraph>& paragraphs, const Pictures& pictures) {
  const double width = (side.width - 4 * kInset) / 3;
  std::vector<Frame> columns;
  for (int i = 0; i < 3; ++i) {
    columns.push_back({kInset + i * (width + kInset), kInset, width, side.height - 2 * kInset});
  }
  SvgWriter ink;
  const auto fitted = fit_text(paragraphs, columns, {.largest = 5.2, .smallest = 2}, pictures);
  if (!fitted) return {};  // a test tries every set
  for (const std::string& column : fitted->columns) ink.put(column);
  return ink.markup();
}

std::vector<Paragraph> rule_sections(const Press& press, std::initializer_list<int> numbers) {
  std::vector<Paragraph> together;
  for (const int number : numbers) {
    for (Paragraph& paragraph : rule_section(press, number)) {
      together.push_back(std::move(paragraph));
    }
  }
  return together;
}

/// Which end of a camp's wall a screen is, as its owner sees it.
enum class WallEnd { left, right };

/// A page turned on its side: landscape below the fold, crib above it and upside down, so that they
/// are back to back when it is folded. What reaches beyond the board is bent back, and the wall
/// stands.
Sheet screen(const Press& press, std::span<const Feature> features, const std::string& camp,
             const std::vector<Paragraph>& paragraphs, WallEnd end, std::string_view meadow) {
  const bool is_left = end == WallEnd::left;
  const std::string name = press.words("screens.of", {camp}) + (is_left ? " 1" : " 2");
  Sheet sheet = press.sheet(name, press.words("screens.fold"));
  const Frame room = sheet.room();
  const Extent side{room.height, room.width / 2};
  SvgWriter page;
  page.placed(crib(side, paragraphs, diagrams_of(press)), {side.width, side.height}, 1, 180);
  page.placed(landscape(side, features, camp, press.ink, meadow), {0, side.height});
  page.line({0, side.height}, {side.width, side.height}, style::kFold);
  // The enemy sees the owner's left on the right.
  const double half_board = board_art(press.game.geometry(), press).size().width / 2;
  const double bend = is_left ? half_board : side.width - half_board;
  page.line({bend, 0}, {bend, 2 * side.height}, style::kFold);
  page.rectangle({0, 0, side.width, 2 * side.height}, style::kCut);
  sheet.ink().placed(page.markup(), {room.right(), room.y}, 1, 90);
  return sheet;
}

}  // namespace

std::vector<Sheet> screens(const Press& press) {
  // The rule sheet's sections that matter while setting up: army and figures; setting up, moving
  // and castles.
  const std::vector<Paragraph> first = rule_sections(press, {1, 4});
  const std::vector<Paragraph> second = rule_sections(press, {2, 3, 5});
  std::vector<Sheet> sheets;
  for (const int chief : {0, 1}) {
    const std::string camp = seat_title(press, chief);
    const std::string_view meadow = chief == 0 ? kSouthTint : kNorthTint;
    sheets.push_back(screen(press, kCastleSide, camp, first, WallEnd::left, meadow));
    sheets.push_back(screen(press, kForestSide, camp, second, WallEnd::right, meadow));
  }
  return sheets;
}

}  // namespace broceliande::print::graal
