#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/menhirs/state.hpp"
#include "tables.hpp"

namespace broceliande::menhirs::batch {

struct Layout {
  std::string name;
  std::string text;
  Cells menhirs = 0;
  std::vector<std::pair<std::string, State>> positions;  ///< whose values are asked for
  Value value = Value::draw;                             ///< for player a
  int turn = kTurns - 1;                                 ///< of the win, as far as is known
  bool is_solved = false;
  bool is_turn_known = false;
};

struct Arguments {
  int side = 4;
  std::string clearing;
  std::string layouts;
  std::string output;
  std::string positions;
  double seconds = 1e9;
  int until = kPlacements;  ///< the first turn to look at; 3a and all before belong together

  [[nodiscard]] int first_clearing() const { return clearing == "7b" ? 13 : 14; }
};

/// These end the program when something is wrong, and say what.
[[nodiscard]] Arguments read_arguments(std::span<char*> words);
/// With their positions.
[[nodiscard]] std::vector<Layout> read_layouts(const Arguments& arguments);

}  // namespace broceliande::menhirs::batch
