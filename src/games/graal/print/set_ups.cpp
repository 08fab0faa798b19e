#include "games/graal/print/set_ups.hpp"

#include <algorithm>

#include "games/graal/print/pieces.hpp"
#include "print/chosen.hpp"
#include "print/diagrams.hpp"
#include "print/figures.hpp"
#include "print/flow.hpp"
#include "print/pieces.hpp"
#include "print/tokens.hpp"

namespace broceliande::print::graal {
namespace {

constexpr double kName = 6;
constexpr double kListLine = 5.2;
constexpr double kLetters = 3.6;
constexpr double kIcon = 5;
constexpr double kBeside = 5;
constexpr double kNames = 24;
constexpr std::string_view kKingdom = "a1 p8";  // White's

struct SetUp {
  std::string name;
  Tableau tableau;
};

/// Those that leave no army without figures; what else an army may need is dealt at random.
std::vector<SetUp> fitting(const Press& press) {
  const auto game = changed_game(press, {{"drawing-up", "secret"}});
  if (game == nullptr || game->preparation() == nullptr) return {};
  const int armies = static_cast<int>(press.game.sides().size()) / 2;
  std::vector<SetUp> all;
  for (const StockPreparation& stock : game->preparation()->stock()) {
    Result<Draft> draft = game->preparation()->review(0, stock.text);
    if (!draft) continue;
    std::erase_if(draft->tableau.marks,
                  [](const Tableau::Mark& mark) { return mark.kind == "screen"; });
    const bool fills_armies = std::ranges::any_of(
        draft->tableau.figures,
        [&](const Tableau::PlacedFigure& figure) { return figure.seat == 2 * (armies - 1); });
    if (fills_armies) all.push_back({stock.name, std::move(draft->tableau)});
  }
  return all;
}

std::string square_of(const Tableau& tableau, std::string_view mark) {
  const auto found = std::ranges::find(tableau.marks, mark, &Tableau::Mark::kind);
  return found == tableau.marks.end() ? "" : found->cell;
}

/// The squares of an army, kind by kind.
Block squares_of(const Press& press, const Tableau& tableau, int seat) {
  SvgWriter ink;
  double y = 0;
  const bool is_chief = seat == 0;
  ink.placed(seat_disc("", pattern_of(press, seat), kIcon), {kIcon / 2, y + kListLine / 2});
  const std::string castle = press.words(
      "set-ups.castle", {square_of(tableau, "donjon"), square_of(tableau, "courtyard")});
  ink.text({kIcon + 2, y + kListLine - 1.5}, is_chief ? castle : seat_title(press, seat),
           {.size = kLetters, .face = Face::italic});
  for (const std::string_view kind : kOrder) {
    std::string squares;
    for (const Tableau::PlacedFigure& figure : tableau.figures) {
      if (figure.kind != kind || figure.seat != seat) continue;
      squares += (squares.empty() ? "" : "  ") + figure.cell;
    }
    if (squares.empty()) continue;
    y += kListLine;
    ink.placed(figure("figure-" + std::string(kind)), {kIcon / 2, y + kListLine / 2}, kIcon / 100);
    const std::string name = press.words("figure." + std::string(kind));
    ink.text({kIcon + 2, y + kListLine - 1.5}, name, {.size = kLetters});
    ink.text({kIcon + 2 + kNames, y + kListLine - 1.5}, squares, {.size = kLetters});
  }
  return {{0, y + kListLine}, ink.markup()};
}

/// The picture, with the squares of one army beside it or of several below it.
Block block_of(const Press& press, const SetUp& set_up, int armies, Extent most) {
  const double lists = armies == 1 ? 0 : 10 * kListLine;
  const double width = armies == 1 ? 0.62 * most.width : most.width;
  const Block picture =
      scene(press, set_up.tableau, kKingdom, {width, most.height - kName - lists});
  SvgWriter ink;
  ink.text({0, kName - 2}, press.words("set-ups." + set_up.name),
           {.size = 4.2, .face = Face::bold});
  ink.placed(picture.markup, {0, kName});
  const double below = kName + picture.size.height;
  for (int army = 0; army < armies; ++army) {
    const PagePoint at = armies == 1 ? PagePoint{picture.size.width + kBeside, kName}
                                     : PagePoint{army * most.width / armies, below + kBeside};
    ink.placed(squares_of(press, set_up.tableau, 2 * army).markup, at);
  }
  return {{most.width, armies == 1 ? below : below + kBeside + lists}, ink.markup()};
}

}  // namespace

std::vector<Sheet> set_ups(const Press& press) {
  const std::vector<SetUp> all = fitting(press);
  if (all.empty()) return {};
  Flow flow(press, press.words("set-ups"), press.words("set-ups.use"));
  flow.note(press.words("set-ups.note"));
  const Frame room = press.sheet("").room();
  constexpr double kNote = 14;
  constexpr int kOnAPage = 4;
  const int armies = static_cast<int>(press.game.sides().size()) / 2;
  const double height = armies == 1 ? (room.height - kNote) / kOnAPage - 2 : room.height - kNote;
  for (const SetUp& set_up : all) {
    flow.add(block_of(press, set_up, armies, {room.width, height}));
  }
  return std::move(flow).sheets();
}

}  // namespace broceliande::print::graal
