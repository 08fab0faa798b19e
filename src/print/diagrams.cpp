#include "print/diagrams.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "games/registry.hpp"
#include "print/board.hpp"
#include "print/figures.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

struct Diagram {
  std::string_view name;
  std::string_view game;
  std::string_view option{};  ///< name=value
  std::string_view position;
  std::string_view window{};   ///< cells whose surroundings are shown; all where there are none
  std::string_view arrows{};   ///< from>to
  std::string_view signs{};    ///< cell=sign
  bool shows_legal = false;    ///< a ring on every cell that an action leads to
  bool shows_castles = false;  ///< and who is inside
};

constexpr std::array kDiagrams{
    Diagram{.name = "ways",
            .game = "menhirs",
            .option = "side=3",
            .position = ".../..../..M../..../... 3a slide - 8a",
            .window = "c4 c2 b2 b3 d2 d3",
            .arrows = "c3>c4 c3>d3 c3>d2 c3>c2 c3>b2 c3>b3",
            .signs = "c4=N d3=NE d2=SE c2=S b2=SW b3=NW"},
    Diagram{.name = "split",
            .game = "menhirs",
            .option = "side=3",
            .position = "M../mm../.mM../.m../... 3a slide - 8a",
            .arrows = "a1>a2 b1>b2 b2>b3"},
    Diagram{.name = "mirror",
            .game = "menhirs",
            .option = "side=3",
            .position = "om./.mm./.mM../.m../... 3b slide a2.b2.b3>S 8a",
            .arrows = "a2>a1 b2>b1 b3>b2"},
    Diagram{.name = "gates",
            .game = "grailnah",
            .position = "N:K@N,Q@N/S:K@S,Q@S M@*,F@* N0 0;00;NS en1.1",
            .window = "N A20 A3 C19 C4 D1",
            .signs = "A20=1 A3=1 B1=2 B2=2"},
    Diagram{.name = "moves",
            .game = "grailnah",
            .position = "N:K@C20,Q@N,n@B3/S:K@S,Q@S M@*,F@* N0 0;00;NS en1.1",
            .window = "B19 B4 D19 D3 B1",
            .arrows = "B3>C3 B3>B4 B3>B2 C20>C1 C20>C19 C20>B20 C20>B19 C20>B1"},
    Diagram{.name = "shot",
            .game = "graal",
            .position =
                "16/16/16/16/16/16/16/16/16/16/11s4/16/11A4/16/16/K14k a1a2,p16p15 S1 l4*l6 0 "
                "1@world-of-art",
            .window = "i4 o9",
            .arrows = "l4>l6",
            .shows_legal = true},
};

constexpr std::string_view kArrow = R"(fill="none" stroke="#000" stroke-width="3.4")";
constexpr std::string_view kHead = R"(fill="#000" stroke="#fff" stroke-width="1")";
constexpr std::string_view kTarget = R"(fill="none" stroke="#000" stroke-width="3")";

/// Cuts a list at its separators.
std::vector<std::string_view> parts_of(std::string_view list, char separator) {
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    const std::string_view part = list.substr(0, list.find(separator));
    parts.push_back(part);
    list.remove_prefix(std::min(part.size() + 1, list.size()));
  }
  return parts;
}

constexpr double kWide = 20;  // the size at which pieces are drawn, in millimetres

/// Draws one diagram in the units of its board.
class Sketch {
 public:
  Sketch(const Diagram& diagram, const AnyGame& game)
      : diagram_(diagram), game_(game), geometry_(game.geometry()), art_(board_art(geometry_)) {}

  [[nodiscard]] Frame window() const {
    const double side = 0.72 * geometry_.figure_size;
    std::optional<Frame> frame;
    for (const std::string_view id : parts_of(diagram_.window, ' ')) {
      const Spot at = spot(id);
      if (!frame) frame = Frame{at.x - side, at.y - side, 2 * side, 2 * side};
      const double right = std::max(frame->right(), at.x + side);
      const double bottom = std::max(frame->bottom(), at.y + side);
      frame->x = std::min(frame->x, at.x - side);
      frame->y = std::min(frame->y, at.y - side);
      frame->width = right - frame->x;
      frame->height = bottom - frame->y;
    }
    return frame.value_or(art_.frame);
  }

  [[nodiscard]] std::string markup() const {
    Ink ink;
    ink.put(art_.markup);
    add_figures(ink);
    if (diagram_.shows_legal) add_legal(ink);
    for (const std::string_view arrow : parts_of(diagram_.arrows, ' ')) {
      const auto ends = parts_of(arrow, '>');
      const bool has_sign =
          diagram_.signs.find(std::string(ends[1]) + "=") != std::string_view::npos;
      add_arrow(ink, spot(ends[0]), spot(ends[1]), has_sign ? 0.42 : 0.12);
    }
    for (const std::string_view sign : parts_of(diagram_.signs, ' ')) {
      const auto sides = parts_of(sign, '=');
      add_sign(ink, spot(sides[0]), sides[1]);
    }
    return ink.markup();
  }

 private:
  [[nodiscard]] Spot spot(std::string_view id) const {
    const auto found = std::ranges::find(geometry_.cells, id, &Cell::id);
    if (found == geometry_.cells.end()) return {};
    return {1.0 * found->x, 1.0 * found->y};
  }

  void add_figures(Ink& ink) const {
    const auto tableau = game_.tableau(diagram_.position);
    if (!tableau) return;
    const double size = geometry_.figure_size;
    for (const Tableau::Mark& mark : tableau->marks) {
      if (mark.kind == "donjon" || mark.kind == "courtyard") {
        ink.placed(figure("ground-" + std::string(mark.kind)), spot(mark.cell), size / 90);
      }
    }
    std::map<std::string, int> placed;
    for (const Tableau::Figure& figure : tableau->figures) {
      if (figure.kind == "menhir" || figure.kind == "mist") {
        const bool is_menhir = figure.kind == "menhir";
        const std::string tile = hex_tile("figure-" + std::string(figure.kind), kWide,
                                          is_menhir ? Rim::heavy : Rim::light);
        ink.placed(tile, spot(figure.cell), (is_menhir ? 1.26 : 1.05) * size / kWide);
        continue;
      }
      const bool is_in_castle = geometry_.shape == "rings" && figure.cell.size() == 1;
      if (is_in_castle && !diagram_.shows_castles) continue;
      const auto together =
          std::ranges::count(tableau->figures, figure.cell, &Tableau::Figure::cell);
      const double along = placed[figure.cell]++ - 0.5 * static_cast<double>(together - 1);
      ink.placed(disc(figure), aside(spot(figure.cell), 0.92 * size * along), size / kWide);
    }
  }

  [[nodiscard]] static std::string disc(const Tableau::Figure& figure) {
    if (figure.seat == kNobody) return free_disc(figure.kind, kWide);
    return seat_disc("figure-" + std::string(figure.kind), figure.seat, kWide);
  }

  /// Beside a place of the round board, along its ring.
  [[nodiscard]] static Spot aside(Spot at, double by) {
    const double radius = std::hypot(at.x, at.y);
    if (radius == 0) return {by, 0};
    return {at.x - by * at.y / radius, at.y + by * at.x / radius};
  }

  void add_legal(Ink& ink) const {
    const auto actions = game_.legal(diagram_.position);
    if (!actions) return;
    for (const std::string& action : *actions) {
      const std::size_t dash = action.find('-');
      if (dash == std::string::npos) continue;
      ink.circle(spot(action.substr(dash + 1)), 0.3 * geometry_.figure_size, kTarget);
    }
  }

  /// From the edge of a piece to somewhat before the middle of the other cell, in figures.
  void add_arrow(Ink& ink, Spot from, Spot to, double before) const {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const double size = geometry_.figure_size;
    const Spot along{(to.x - from.x) / length, (to.y - from.y) / length};
    const double edge = geometry_.shape == "hexagon" ? 0.3 * size : 0.52 * size;
    const Spot tail{from.x + edge * along.x, from.y + edge * along.y};
    const double reach = length - before * size;
    const Spot tip{from.x + reach * along.x, from.y + reach * along.y};
    const double head = 0.24 * size;
    const Spot neck{tip.x - head * along.x, tip.y - head * along.y};
    const double wide = 0.5 * head;
    ink.line(tail, neck, kArrow);
    ink.path(fmt::format("M{} {}L{} {}L{} {}Z", number(tip.x), number(tip.y),
                         number(neck.x - wide * along.y), number(neck.y + wide * along.x),
                         number(neck.x + wide * along.y), number(neck.y - wide * along.x)),
             kHead);
  }

  void add_sign(Ink& ink, Spot at, std::string_view sign) const {
    const double size = 0.5 * geometry_.figure_size;
    ink.circle(at, 0.75 * size, style::kPaper);
    ink.text({at.x, at.y + 0.33 * size}, sign,
             {.size = size, .face = Face::bold, .anchor = Anchor::middle});
  }

  const Diagram& diagram_;
  const AnyGame& game_;
  Geometry geometry_;
  BoardArt art_;
};

Block drawn(const Sketch& sketch, Extent most) {
  const Frame window = sketch.window();
  const double scale = std::min(most.width / window.width, most.height / window.height);
  const Extent size{scale * window.width, scale * window.height};
  Ink ink;
  ink.clipped(
      sketch.markup(), {0, 0, size.width, size.height},
      fmt::format("scale({:.6f}) translate({} {})", scale, number(-window.x), number(-window.y)));
  return {size, ink.markup()};
}

}  // namespace

Block diagram(std::string_view name, Extent most) {
  const auto found = std::ranges::find(kDiagrams, name, &Diagram::name);
  if (found == kDiagrams.end()) return {};
  OptionValues options;
  if (!found->option.empty()) {
    const auto sides = parts_of(found->option, '=');
    options.emplace_back(sides[0], sides[1]);
  }
  const auto game = find_game(found->game)->with(options);
  if (!game) return {};
  return drawn(Sketch(*found, **game), most);
}

Block opening(const AnyGame& game, Extent most) {
  const std::string position = game.deal(1);
  const Diagram diagram{
      .name = "", .game = game.name(), .position = position, .shows_castles = true};
  return drawn(Sketch(diagram, game), most);
}

}  // namespace broceliande::print
