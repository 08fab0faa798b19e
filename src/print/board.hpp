#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/geometry.hpp"
#include "print/figures.hpp"
#include "print/press.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

/// A board as line art, in the units of its geometry.
struct BoardArt {
  Frame frame{};           ///< all that is drawn
  double millimetres = 1;  ///< that a unit is on paper
  std::string markup;
  std::optional<Frame> whole{};  ///< what no seam may cut

  [[nodiscard]] Extent size() const {
    return {frame.width * millimetres, frame.height * millimetres};
  }
};

/// How a feature of a cell is drawn, if not plainly.
struct GroundLook {
  std::string_view feature;
  double size = 0.9;  ///< of the drawing `ground-FEATURE`, beside a figure; 0: without it
  double raised = 0;  ///< above the middle, in units of the geometry
  Palette palette = kFaint;
  std::string_view outline{};        ///< the pen of the cell's outline
  bool is_named = false;             ///< with the cell's name in its middle
  bool stays_whole = false;          ///< the drawing, where the board goes over several pages
  std::string_view tint{};           ///< of the cell, in colours
  Palette painted = kPaintedGround;  ///< the drawing, in colours
};

/// The pens of an ornament that is more than an edge.
struct OrnamentLook {
  std::string_view kind;
  std::string_view below;
  std::string_view above;
  std::string_view coloured{};        ///< instead of below, in colours
  std::string_view coloured_above{};  ///< instead of above, in colours
};

/// What a geometry does not say of a board on paper.
struct BoardLook {
  /// That a unit is when people play on it; otherwise as discs need.
  double (*millimetres)(const Geometry& geometry) = nullptr;
  std::span<const GroundLook> grounds{};
  std::span<const OrnamentLook> ornaments{};
  /// The tint of a cell without one of its ground, in colours.
  std::string_view (*plain_tint)(const Cell& cell) = nullptr;
  /// Marks of cells that a seat's building stands on: one line goes round all of them in pictures
  /// of positions, and figures stand aside in them.
  std::span<const std::string_view> building{};
};

/// How many millimetres a unit of the geometry is when people play on it.
[[nodiscard]] double millimetres_of(const Geometry& geometry, const BoardLook& look);

/// What the name of a cell is on paper.
using CellNames = std::function<std::string(const std::string& id)>;
[[nodiscard]] inline std::string plain_name(const std::string& id) { return id; }

[[nodiscard]] BoardArt board_art(const Geometry& geometry, const BoardLook& look,
                                 ColourMode used = ColourMode::black,
                                 const CellNames& names = plain_name);
/// That of the game, in the words of the press.
[[nodiscard]] BoardArt board_art(const Geometry& geometry, const Press& press);

}  // namespace broceliande::print
