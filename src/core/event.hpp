#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/tableau.hpp"

namespace broceliande {

/// The figure of an event; without a kind there is none.
struct FigureName {
  std::string_view kind{};
  int seat = kNobody;

  friend bool operator==(const FigureName&, const FigureName&) = default;
};

/// One end of a figure's path: a cell, a reserve beside the board (`waiting`, `taken`), or neither
/// if it comes from nowhere or is gone for good.
struct Spot {
  std::string cell{};
  std::string_view reserve{};

  friend bool operator==(const Spot&, const Spot&) = default;
};

/// A figure goes from one spot to another. It leaves its marks behind.
struct Transfer {
  FigureName figure;
  Spot from;
  Spot to;
};

/// A mark appears or goes: on a figure, or without a kind of figure on the cell itself.
struct Marking {
  std::string_view mark;
  std::string cell;
  FigureName figure{};  ///< of a cell's mark only the seat counts
  bool is_set = true;
};

/// The events that several games share. A game may have others, under names of its own.
namespace event {
inline constexpr std::string_view kMoved = "moved";
inline constexpr std::string_view kTook = "took";
inline constexpr std::string_view kPlaced = "placed";
inline constexpr std::string_view kPassed = "passed";
inline constexpr std::string_view kWon = "won";
inline constexpr std::string_view kDrawn = "drawn";
inline constexpr std::string_view kSwapped = "swapped";
}  // namespace event

/// One thing that happened in an action: its kind, what is needed to describe it in any language,
/// and what it changed on the board. Fields that a kind of event does not use stay empty. All
/// events of an action, folded over the tableau before it, give the figures, marks and reserves
/// after it.
struct Event {
  std::string_view kind;
  std::string_view rule{};  ///< on which it rests, where a player may ask
  FigureName figure{};      ///< who did it, or whom it befell
  FigureName other{};       ///< to whom it was done
  std::string from{};       ///< cells
  std::string to{};
  int count = 0;                     ///< of figures, cells, points …
  int left = 0;                      ///< how many of them are left
  int angle = -1;                    ///< of a direction: degrees with the clock from north
  std::vector<std::string> cells{};  ///< where else it is seen, such as what won
  std::vector<Transfer> transfers{};
  std::vector<Marking> markings{};
};

/// Applies the changes of an event to a tableau; its facts stay as they are. False if the event
/// refers to something that is not there.
[[nodiscard]] bool fold(Tableau& tableau, const Event& event);

}  // namespace broceliande
