#include "games/grailnah/geometry.hpp"

#include <cmath>
#include <numbers>

namespace broceliande::grailnah {
namespace {

constexpr int kGrailRadius = 112;  // wide, so that the innermost squares hold a figure
constexpr int kRingWidth = 62;
constexpr int kCastleDepth = 70;  // castles stand out beyond ring A, for those who wait inside
constexpr int kMargin = 16;
constexpr int kFigureSize = 50;

/// Turns rings and spokes into points.
class Compasses {
 public:
  explicit Compasses(const Board& board) : board_(board) {}

  /// The outer edge of a ring; of the one beyond the innermost, the Grailnah's.
  [[nodiscard]] int edge(int ring) const {
    return kGrailRadius + kRingWidth * (board_.rings() - ring);
  }
  /// On a circle, where spoke numbers (from 0) are middles and halves are borders.
  [[nodiscard]] Point at(int radius, double spoke) const {
    const double angle = (spoke - 0.5) * 2 * std::numbers::pi / board_.spokes();
    return {static_cast<int>(std::lround(radius * std::sin(angle))),
            static_cast<int>(std::lround(-radius * std::cos(angle)))};
  }
  /// A piece of a ring, from the border before one spoke to the border behind another.
  [[nodiscard]] std::string sector(int inner, int outer, double from, double to) const {
    return Path()
        .move_to(at(outer, from))
        .arc_to(outer, true, at(outer, to))
        .line_to(at(inner, to))
        .arc_to(inner, false, at(inner, from))
        .close()
        .text();
  }

 private:
  const Board& board_;
};

class Draughtsman {
 public:
  Draughtsman(const Board& board, Sites castles)
      : board_(board), castles_(castles), compasses_(board) {}

  [[nodiscard]] Geometry draw() const {
    const int radius = compasses_.edge(0) + kCastleDepth + kMargin;
    Geometry geometry{.shape = "rings",
                      .box = {-radius, -radius, 2 * radius, 2 * radius},
                      .figure_size = kFigureSize};
    for (int site = 0; site < kSites; ++site) {
      if ((castles_ >> site & 1) != 0) add_castle(geometry, site);
    }
    for (int ring = 0; ring < board_.rings(); ++ring) {
      for (int spoke = 0; spoke < board_.spokes(); ++spoke) {
        if (!is_covered(ring, spoke)) geometry.cells.push_back(square(ring, spoke));
      }
    }
    geometry.cells.push_back(grail());
    const int circle = compasses_.edge(board_.first_inside());
    geometry.ornaments.push_back({"circle", Path::circle(circle)});
    return geometry;
  }

 private:
  [[nodiscard]] bool is_covered(int ring, int spoke) const {
    return ring == 0 && (board_.castle_squares(castles_) >> spoke & 1) != 0;
  }
  [[nodiscard]] std::string name(int ring, int spoke) const {
    if (is_covered(ring, spoke)) return place_text(Place::castle(castle_at(spoke)));
    return place_text(Place::square(ring, spoke));
  }
  [[nodiscard]] int castle_at(int spoke) const {
    int site = 0;
    while ((board_.castle_spokes(site) >> spoke & 1) == 0) ++site;
    return site;
  }

  [[nodiscard]] Cell square(int ring, int spoke) const {
    const int outer = compasses_.edge(ring);
    const int inner = outer - kRingWidth;
    const Point centre = compasses_.at((outer + inner) / 2, spoke);
    Cell cell{name(ring, spoke),
              centre.x,
              centre.y,
              compasses_.sector(inner, outer, spoke - 0.5, spoke + 0.5),
              {},
              {}};
    cell.letter = ring_letter(ring);
    cell.number = std::to_string(spoke + 1);
    cell.neighbours = {name(ring, board_.clockwise(spoke, 1)),
                       name(ring, board_.clockwise(spoke, -1)),
                       ring == board_.innermost() ? "*" : name(ring + 1, spoke)};
    if (ring > 0) cell.neighbours.push_back(name(ring - 1, spoke));
    if (board_.is_inside(ring)) cell.features.emplace_back("inside");
    if ((board_.stairs(ring) >> spoke & 1) != 0) cell.features.emplace_back("stairs");
    return cell;
  }

  [[nodiscard]] Cell grail() const {
    Cell cell{"*", 0, 0, Path::circle(kGrailRadius), {}, {"inside", "grail"}};
    for (int spoke = 0; spoke < board_.spokes(); ++spoke) {
      cell.neighbours.push_back(name(board_.innermost(), spoke));
    }
    return cell;
  }

  /// G4: its two side gates and the Royal gate in front.
  void add_castle(Geometry& geometry, int site) const {
    const int spoke = std::countr_zero(board_.castle_spokes(site));
    const int inner = compasses_.edge(1);
    const int outer = compasses_.edge(0) + kCastleDepth;
    const Point centre = compasses_.at((inner + outer) / 2, spoke + 0.5);
    Cell cell{place_text(Place::castle(site)),
              centre.x,
              centre.y,
              compasses_.sector(inner, outer, spoke - 0.5, spoke + 1.5),
              {},
              {"castle"}};
    for (const int beside : {board_.clockwise(spoke, -1), board_.clockwise(spoke, 2)}) {
      cell.neighbours.push_back(name(0, beside));
    }
    for (const int before : {spoke, spoke + 1}) cell.neighbours.push_back(name(1, before));
    geometry.cells.push_back(std::move(cell));

    const int gate = inner + kRingWidth / 4;
    for (const double border : {spoke - 0.5, spoke + 1.5}) {
      geometry.ornaments.push_back(
          {"gate", Path()
                       .move_to(compasses_.at(gate, border))
                       .line_to(compasses_.at(gate + kRingWidth / 2, border))
                       .text()});
    }
    geometry.ornaments.push_back(
        {"royal-gate", Path()
                           .move_to(compasses_.at(inner, spoke - 0.1))
                           .arc_to(inner, true, compasses_.at(inner, spoke + 1.1))
                           .text()});
  }

  const Board& board_;
  Sites castles_;
  Compasses compasses_;
};

}  // namespace

Geometry geometry(const Board& board, Sites castles) { return Draughtsman(board, castles).draw(); }

}  // namespace broceliande::grailnah
