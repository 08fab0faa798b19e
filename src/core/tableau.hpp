#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace broceliande {

inline constexpr int kNobody = -1;

/// Something said to a player that refuses nothing.
struct Saying {
  const Phrase* phrase = nullptr;
  Arguments arguments{};
};

/// What a position looks like on its Geometry. It holds what stands where and no rules.
struct Tableau {
  struct PlacedFigure {
    std::string_view kind;
    int seat = kNobody;  ///< whose it is
    std::string cell;
    std::vector<std::string_view> marks{};  ///< locked, target …
  };
  /// Something about a cell in this position: a goal, a cell that is forbidden now …
  struct Mark {
    std::string cell;
    std::string_view kind;
    int seat = kNobody;
  };
  /// Figures beside the board.
  struct Reserve {
    std::string_view kind;
    int seat = kNobody;
    int count = 0;
    std::string_view state;  ///< waiting or taken
  };

  std::vector<PlacedFigure> figures;
  std::vector<Mark> marks;
  std::vector<Reserve> reserves;
  std::vector<Saying> facts;  ///< what a player wants to know and cannot see
  int round = 0;              ///< from 1; 0 where the game counts none
};

}  // namespace broceliande
