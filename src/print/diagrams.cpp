#include "print/diagrams.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "games/registry.hpp"
#include "print/arrows.hpp"
#include "print/board.hpp"
#include "print/chosen.hpp"
#include "print/figures.hpp"
#include "print/game_sheets.hpp"
#include "print/labels.hpp"

namespace broceliande::print {
namespace {

constexpr std::string_view kWall = R"(fill="none" stroke="#000" stroke-width="4")";
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

/// A square round its middle.
Frame around(PagePoint middle, double half) {
  return {middle.x - half, middle.y - half, 2 * half, 2 * half};
}

/// What holds both.
Frame together_with(const Frame& one, const Frame& other) {
  const double left = std::min(one.x, other.x);
  const double top = std::min(one.y, other.y);
  return {left, top, std::max(one.right(), other.right()) - left,
          std::max(one.bottom(), other.bottom()) - top};
}

// In a building, in figures: how far from the middle and how large, so that a donjon is seen.
constexpr double kAside = 0.22;
constexpr double kSmaller = 0.62;

constexpr int kSideBySide = 4;  // more pieces on a cell overlap
constexpr double kWide = 20;    // the size at which pieces are drawn, in millimetres

/// Draws one diagram in the units of its board.
class DiagramDrawer {
 public:
  DiagramDrawer(const Diagram& diagram, const AnyGame& game, const Press& press, Tableau tableau)
      : diagram_(diagram),
        game_(game),
        press_(press),
        tableau_(std::move(tableau)),
        geometry_(game.geometry()),
        art_(board_art(geometry_, press)) {}

  /// All that is shown, with the names of columns and rows where they are cut off.
  [[nodiscard]] Frame window() const {
    const Frame cells = shown_cells();
    if (!has_names()) return cells;
    const double names = names_width();
    return {cells.x - names, cells.y, cells.width + names, cells.height + names};
  }

  [[nodiscard]] std::string markup() const {
    SvgWriter ink;
    ink.put(art_.markup);
    add_figures(ink);
    if (diagram_.shows_targets) add_targets(ink);
    for (const std::string_view arrow : parts_of(diagram_.arrows, ' ')) {
      add_arrow(ink, way(arrow), arrow_look(arrow));
    }
    for (const std::string_view arrow : parts_of(diagram_.forbidden, ' ')) {
      add_arrow(ink, way(arrow), arrow_look(arrow));
      cross_out(ink, way(arrow), arrow_look(arrow));
    }
    for (const std::string_view sign : parts_of(diagram_.signs, ' ')) {
      const auto sides = parts_of(sign, '=');
      add_sign(ink, spot(sides[0]), press_.sign(std::string(sides[1])));
    }
    if (has_names()) add_names(ink);
    return ink.markup();
  }

 private:
  [[nodiscard]] Frame shown_cells() const {
    const double side = has_names() ? 0.52 * grid_step(geometry_) : 0.72 * geometry_.figure_size;
    std::optional<Frame> frame;
    for (const std::string_view id : parts_of(diagram_.window, ' ')) {
      const Frame cell = around(spot(id), side);
      frame = frame ? together_with(*frame, cell) : cell;
    }
    return frame.value_or(art_.frame);
  }

  /// A grid has its names around it, where a window does not reach.
  [[nodiscard]] bool has_names() const {
    return geometry_.shape == "grid" && !diagram_.window.empty();
  }
  [[nodiscard]] double names_width() const { return 0.5 * geometry_.figure_size; }

  void add_names(SvgWriter& ink) const {
    const Frame cells = shown_cells();
    const Frame all = window();
    const double names = names_width();
    const TextStyle type{.size = 0.75 * names, .anchor = Anchor::middle, .colour = "#222"};
    ink.rectangle({all.x, all.y, names, all.height}, style::kPaper);
    ink.rectangle({all.x, cells.bottom(), all.width, names}, style::kPaper);
    const double down = 0.33 * type.size;
    std::set<std::string> named;
    for (const Cell& cell : geometry_.cells) {
      const bool is_in_width = cell.x > cells.x && cell.x < cells.right();
      const bool is_in_height = cell.y > cells.y && cell.y < cells.bottom();
      if (is_in_width && named.insert(cell.letter).second) {
        ink.text({1.0 * cell.x, cells.bottom() + names / 2 + down}, cell.letter, type);
      }
      if (is_in_height && named.insert(cell.number).second) {
        ink.text({all.x + names / 2, cell.y + down}, cell.number, type);
      }
    }
  }

  /// Between the tip of an arrow and the middle of the cell it points to, in figures.
  [[nodiscard]] double room_before(std::string_view id) const {
    if (diagram_.signs.find(std::string(id) + "=") != std::string_view::npos) return 0.42;
    const bool is_taken =
        std::ranges::count(tableau_.figures, id, &Tableau::PlacedFigure::cell) > 0;
    return is_taken && geometry_.shape == "grid" ? 0.5 : 0.12;
  }

  /// The middles of the cells of an arrow.
  [[nodiscard]] std::vector<PagePoint> way(std::string_view arrow) const {
    std::vector<PagePoint> middles;
    for (const std::string_view id : parts_of(arrow, '>')) middles.push_back(spot(id));
    return middles;
  }

  /// From the edge of a piece to somewhat before the middle of the last cell.
  [[nodiscard]] ArrowLook arrow_look(std::string_view arrow) const {
    const double size = geometry_.figure_size;
    const double edge = geometry_.shape == "hexagon" ? 0.3 : 0.52;
    const std::string_view last = arrow.substr(arrow.rfind('>') + 1);
    return {.size = size, .edge = edge * size, .before = room_before(last) * size};
  }

  [[nodiscard]] PagePoint spot(std::string_view id) const {
    const auto found = std::ranges::find(geometry_.cells, id, &Cell::id);
    if (found == geometry_.cells.end()) return {};
    return {1.0 * found->x, 1.0 * found->y};
  }

  void add_figures(SvgWriter& ink) const {
    const double size = geometry_.figure_size;
    for (const Tableau::Mark& mark : tableau_.marks) {
      const std::string drawing = figure("ground-" + std::string(mark.kind));
      if (!drawing.empty()) ink.placed(drawing, spot(mark.cell), size / 90);
    }
    add_buildings(ink);
    const auto bare = parts_of(diagram_.bare, ' ');
    std::map<std::string, int> placed;
    for (const Tableau::PlacedFigure& figure : tableau_.figures) {
      if (std::ranges::find(bare, figure.cell) != bare.end()) continue;
      const PieceToken token = press_.sheets.token(press_, figure, kWide);
      PagePoint at = spot(figure.cell);
      if (!token.lies) {
        const auto together =
            std::ranges::count(tableau_.figures, figure.cell, &Tableau::PlacedFigure::cell);
        const double along = placed[figure.cell]++ - 0.5 * static_cast<double>(together - 1);
        at = aside(at, apart(figure.cell, together) * size * along);
      }
      double scale = token.scale * size / kWide;
      if (is_built_on(figure.cell)) {
        at = {at.x + kAside * size, at.y + kAside * size};
        scale *= kSmaller;
      }
      ink.placed(token.markup, at, scale);
    }
    add_hidden_names(ink);
  }

  [[nodiscard]] bool is_of_building(const Tableau::Mark& mark) const {
    return std::ranges::count(press_.sheets.board.building, mark.kind) > 0;
  }
  [[nodiscard]] bool is_built_on(std::string_view id) const {
    return std::ranges::any_of(tableau_.marks, [&](const Tableau::Mark& mark) {
      return mark.cell == id && is_of_building(mark);
    });
  }

  /// A line round all cells of a building.
  void add_buildings(SvgWriter& ink) const {
    const double side = grid_step(geometry_);
    std::map<int, Frame> of_seats;
    for (const Tableau::Mark& mark : tableau_.marks) {
      if (!is_of_building(mark)) continue;
      const Frame cell = around(spot(mark.cell), side / 2);
      const auto [known, is_first] = of_seats.try_emplace(mark.seat, cell);
      if (!is_first) known->second = together_with(known->second, cell);
    }
    for (const auto& [seat, frame] : of_seats) ink.rectangle(frame, kWall, 0.1 * side);
  }

  /// Figures hide the name in the middle of a cell: it stands before them, toward the centre.
  void add_hidden_names(SvgWriter& ink) const {
    const auto bare = parts_of(diagram_.bare, ' ');
    for (const Cell& cell : geometry_.cells) {
      const bool is_hidden =
          std::ranges::count(tableau_.figures, cell.id, &Tableau::PlacedFigure::cell) > 0 &&
          std::ranges::count(bare, cell.id) == 0;
      const double radius = std::hypot(cell.x, cell.y);
      if (!is_hidden || radius == 0) continue;
      for (const GroundLook& look : press_.sheets.board.grounds) {
        if (!look.is_named || std::ranges::count(cell.features, look.feature) == 0) continue;
        const double inward = 1 - 0.95 * geometry_.figure_size / radius;
        const double letters = 0.48 * geometry_.figure_size;
        ink.text({cell.x * inward, cell.y * inward + 0.33 * letters}, press_.sign(cell.id),
                 {.size = letters, .face = Face::bold, .anchor = Anchor::middle});
      }
    }
  }

  /// From one piece on a cell to the next, in figures: beside a drawing that nothing may hide.
  [[nodiscard]] double apart(std::string_view id, std::ptrdiff_t together) const {
    const auto cell = std::ranges::find(geometry_.cells, id, &Cell::id);
    if (cell == geometry_.cells.end()) return 0;
    for (const std::string_view feature : cell->features) {
      for (const GroundLook& look : press_.sheets.board.grounds) {
        if (look.feature == feature && look.stays_whole) return look.size + 1;
      }
    }
    return together > kSideBySide ? 0.78 : 0.92;
  }

  /// Beside the middle of a cell; on a round board along its ring.
  [[nodiscard]] PagePoint aside(PagePoint at, double by) const {
    const double radius = std::hypot(at.x, at.y);
    if (geometry_.shape != "rings" || radius == 0) return {at.x + by, at.y};
    return {at.x - by * at.y / radius, at.y + by * at.x / radius};
  }

  void add_targets(SvgWriter& ink) const {
    const auto choice = game_.choose(diagram_.position, {});
    if (!choice) return;
    for (const Target& target : choice->next) {
      if (target.kind != Target::Kind::cell) continue;
      ink.circle(spot(target.cell), 0.3 * geometry_.figure_size, kTarget);
    }
  }

  void add_sign(SvgWriter& ink, PagePoint at, std::string_view sign) const {
    const double size = 0.5 * geometry_.figure_size;
    ink.circle(at, 0.75 * size, style::kPaper);
    ink.text({at.x, at.y + 0.33 * size}, sign,
             {.size = size, .face = Face::bold, .anchor = Anchor::middle});
  }

  const Diagram& diagram_;
  const AnyGame& game_;
  const Press& press_;
  Tableau tableau_;
  Geometry geometry_;
  BoardArt art_;
};

Block drawn(const DiagramDrawer& sketch, Extent most) {
  const Frame window = sketch.window();
  const double scale = std::min(most.width / window.width, most.height / window.height);
  const Extent size{scale * window.width, scale * window.height};
  SvgWriter ink;
  ink.clipped(
      sketch.markup(), {0, 0, size.width, size.height},
      fmt::format("scale({:.6f}) translate({} {})", scale, number(-window.x), number(-window.y)));
  return {size, ink.markup()};
}

/// What stands where; nothing in a position that cannot be read.
Tableau tableau_of(const AnyGame& game, std::string_view position) {
  Result<Tableau> tableau = game.tableau(position);
  return tableau ? std::move(*tableau) : Tableau{};
}

/// The game of a diagram, under the options that it was drawn for and not those of the booklet, but
/// for the one that it follows.
std::unique_ptr<AnyGame> game_for(const Diagram& diagram, const Press& press) {
  OptionValues options;
  if (!diagram.option.empty()) {
    const auto sides = parts_of(diagram.option, '=');
    options.emplace_back(sides[0], sides[1]);
  }
  if (!diagram.follows.empty()) {
    const std::string_view value = value_of(press.game.options(), diagram.follows);
    options.emplace_back(diagram.follows, value);
  }
  const GameEntry* entry = find_game(press.game.name());
  if (entry == nullptr) return nullptr;
  auto game = entry->with(options);
  return game ? std::move(*game) : nullptr;
}

}  // namespace

Pictures diagrams_of(const Press& press) {
  return [&press](std::string_view name, Extent most) -> Block {
    const auto found = std::ranges::find(press.sheets.diagrams, name, &Diagram::name);
    if (found == press.sheets.diagrams.end()) return {};
    const auto game = game_for(*found, press);
    if (game == nullptr) return {};
    return drawn(DiagramDrawer(*found, *game, press, tableau_of(*game, found->position)), most);
  };
}

Block opening(const Press& press, Extent most, const OptionValues& changed) {
  const auto other = changed.empty() ? nullptr : changed_game(press, changed);
  const AnyGame& game = other == nullptr ? press.game : *other;
  const Press own{game, press.sheets, press.paper, press.words, press.ink};
  const std::string position = game.deal(1);
  const Diagram diagram{.name = "", .position = position};
  return drawn(DiagramDrawer(diagram, game, own, tableau_of(game, position)), most);
}

Block scene(const Press& press, const Tableau& tableau, std::string_view window, Extent most) {
  const Diagram diagram{.name = "", .position = "", .window = window};
  return drawn(DiagramDrawer(diagram, press.game, press, tableau), most);
}

}  // namespace broceliande::print
