#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/data_file.hpp"
#include "print/board.hpp"
#include "print/diagrams.hpp"
#include "print/pieces.hpp"
#include "print/press.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {

/// What a game adds to what the press makes of every game: the folder `print` of that game. As it
/// stands here it is what a game without such a folder prints.
struct GameSheets {
  std::string_view game{};
  /// One file a language. The press asks for `game.title`, `game.line` (what it is about),
  /// `game.players`, `game.making` (what to do with scissors and glue) and `seat.NAME`, and goes
  /// without where there are none; the other keys are the game's own.
  std::span<const DataFile> words{};
  BoardLook board{};
  /// How a figure looks on a board that is drawn.
  PieceToken (*token)(const Press& press, const Tableau::PlacedFigure& figure,
                      double diameter) = &disc_token;
  /// Of the seats, in colours as #rrggbb: at least one.
  std::span<const std::string_view> colours = kSeatColours;
  /// What the rule sheet shows as `!name`.
  std::span<const Diagram> diagrams{};
  /// What is cut out, folded and laid beside the board.
  std::vector<Section> (*pieces)(const Press& press) = &disc_sections;
};

}  // namespace broceliande::print
