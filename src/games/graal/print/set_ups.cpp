#include "games/graal/print/set_ups.hpp"

#include <algorithm>
#include <array>

#include "games/graal/print/castles.hpp"
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
constexpr double kListLine = 4.8;
constexpr double kLetters = 3.6;
constexpr double kIcon = 5;
constexpr double kBeside = 5;
constexpr double kNames = 22;
constexpr double kSquares = 21;  // of a camp
constexpr double kList = kIcon + 2 + kNames + 2 * kSquares + 3;
constexpr int kListLines = 11;
constexpr std::size_t kCamps = 2;
constexpr std::string_view kKingdom = "a1 p8";  // White's

struct SetUp {
  std::string name;
  std::array<Tableau, kCamps> camps{};  ///< each on its own side
};

/// Those that leave no army without figures; what else an army may need is dealt at random.
std::vector<SetUp> fitting(const Press& press) {
  const auto game = changed_game(press, {{"drawing-up", "secret"}});
  if (game == nullptr || game->preparation() == nullptr) return {};
  const int armies = static_cast<int>(press.game.sides().size()) / 2;
  std::vector<SetUp> all;
  for (const StockPreparation& stock : game->preparation()->stock()) {
    Result<Draft> white = game->preparation()->review(0, stock.name);
    Result<Draft> blue = game->preparation()->review(1, stock.name);
    if (!white || !blue) continue;
    std::erase_if(white->tableau.marks,
                  [](const Tableau::Mark& mark) { return mark.kind == "screen"; });
    const bool fills_armies = std::ranges::any_of(
        white->tableau.figures,
        [&](const Tableau::PlacedFigure& figure) { return figure.seat == 2 * (armies - 1); });
    if (!fills_armies) continue;
    all.push_back({stock.name, {std::move(white->tableau), std::move(blue->tableau)}});
  }
  return all;
}

std::string square_of(const Tableau& tableau, std::string_view mark) {
  const auto found = std::ranges::find(tableau.marks, mark, &Tableau::Mark::kind);
  return found == tableau.marks.end() ? "" : found->cell;
}

std::string squares_of(const Tableau& tableau, std::string_view kind, int seat) {
  std::string squares;
  for (const Tableau::PlacedFigure& figure : tableau.figures) {
    if (figure.kind != kind || figure.seat != seat) continue;
    squares += (squares.empty() ? "" : "  ") + figure.cell;
  }
  return squares;
}

/// The squares of an army of either camp, kind by kind, below whose they are.
Block list_of(const Press& press, const SetUp& set_up, int army) {
  SvgWriter ink;
  const double names = kIcon + 2;
  const auto column = [&](std::size_t camp) {
    return names + kNames + static_cast<double>(camp) * kSquares;
  };
  const auto baseline = [](double y) { return y + kListLine - 1.5; };
  for (std::size_t camp = 0; camp < kCamps; ++camp) {
    const int seat = 2 * army + static_cast<int>(camp);
    ink.placed(seat_disc("", pattern_of(press, seat), kIcon - 1),
               {column(camp) + kIcon / 2 - 0.5, kListLine / 2});
    ink.text({column(camp) + kIcon, baseline(0)}, seat_title(press, seat),
             {.size = 2.7, .face = Face::italic});
  }
  double y = 0;
  const auto add_row = [&](const std::string& drawing, const std::string& name,
                           const std::array<std::string, kCamps>& squares) {
    if (squares.front().empty()) return;
    y += kListLine;
    ink.placed(figure(drawing), {kIcon / 2, y + kListLine / 2}, kIcon / 100);
    ink.text({names, baseline(y)}, name, {.size = kLetters});
    for (std::size_t camp = 0; camp < kCamps; ++camp) {
      ink.text({column(camp), baseline(y)}, squares[camp], {.size = kLetters});
    }
  };
  const auto& [south, north] = set_up.camps;
  for (const std::string_view each : kCastleParts) {
    const std::string part(each);
    if (army > 0) break;  // the chiefs have the castles
    add_row("ground-" + part, press.words("set-ups." + part),
            {square_of(south, part), square_of(north, part)});
  }
  for (const std::string_view kind : kOrder) {
    add_row("figure-" + std::string(kind), press.words("figure." + std::string(kind)),
            {squares_of(south, kind, 2 * army), squares_of(north, kind, 2 * army + 1)});
  }
  return {{kList, y + kListLine}, ink.markup()};
}

/// The picture, with the list of one army beside it or of several below it.
Block block_of(const Press& press, const SetUp& set_up, int armies, Extent most) {
  const double lists = armies == 1 ? 0 : kBeside + kListLines * kListLine;
  const double width = armies == 1 ? most.width - kBeside - kList : most.width;
  const Block picture =
      scene(press, set_up.camps.front(), kKingdom, {width, most.height - kName - lists});
  SvgWriter ink;
  ink.text({0, kName - 2}, press.words("set-ups." + set_up.name),
           {.size = 4.2, .face = Face::bold});
  ink.placed(picture.markup, {0, kName});
  if (armies == 1) {
    const Block list = list_of(press, set_up, 0);
    ink.placed(list.markup, {picture.size.width + kBeside, 1});
    return {{most.width, std::max(kName + picture.size.height, 1 + list.size.height)},
            ink.markup()};
  }
  const double below = kName + picture.size.height + kBeside;
  const double column = most.width / armies;
  for (int army = 0; army < armies; ++army) {
    const Block list = list_of(press, set_up, army);
    ink.placed(list.markup, {army * column, below}, std::min(1.0, column / list.size.width));
  }
  return {{most.width, below + kListLines * kListLine}, ink.markup()};
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
