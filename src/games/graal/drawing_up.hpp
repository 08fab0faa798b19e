#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/rng.hpp"
#include "games/graal/roster.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

/// How a camp draws up its castle and figures behind its screen (C3, C4, C6, C7).
namespace broceliande::graal {

/// One figure on its square; the army is told by where it is kept.
struct Placement {
  Kind kind = Kind::king;
  Square square;
  friend constexpr bool operator==(Placement, Placement) = default;
};

/// What a camp has placed so far, in the order of the written form.
struct DrawingUp {
  std::optional<Castle> castle{};
  std::array<std::vector<Placement>, kMostArmies> armies{};

  friend bool operator==(const DrawingUp&, const DrawingUp&) = default;
};

/// For whom and for which game a drawing-up is.
struct Muster {
  const Variant& variant;
  const Map& map;
  Roster roster;
  Camp camp = Camp::south;
  int armies = 1;
  bool allied_house = false;  ///< C21: the allies have K, P and D too

  /// C4, C21: how many figures of a kind an army (counted from 1) has.
  [[nodiscard]] int figures(int army, Kind kind) const;
};

/// Reads `castle=d2d3;1=Ke3,Pf4,…;2=…`: parts and figures in any order, none of them needed. Checks
/// piece by piece what C3, C4, C6 and C7 say.
[[nodiscard]] Result<DrawingUp> read_drawing_up(const Muster& muster, std::string_view text);

/// The canonical form: castle, armies in order, figures by kind, then by file and rank.
[[nodiscard]] std::string drawing_up_text(const DrawingUp& drawing_up);

/// Puts one more figure of an army down, or says why not (C4, C6, C7).
[[nodiscard]] Result<void> place(const Muster& muster, DrawingUp& drawing_up, int army,
                                 Placement placement);

/// Puts the castle down, or says why not (C3, C7 for the figures that stand there already).
[[nodiscard]] Result<void> place_castle(const Muster& muster, DrawingUp& drawing_up, Castle castle);

/// C6: whether everything is placed.
[[nodiscard]] Result<void> check_complete(const Muster& muster, const DrawingUp& drawing_up);

/// Places the rest sensibly and always legally, the castle too; the courtyard is guarded wherever
/// what stands already allows it. `drawing_up` must be one that `read_drawing_up` or `place` made.
[[nodiscard]] DrawingUp complete(const Muster& muster, const DrawingUp& drawing_up, Rng& rng);

/// A piece of advice, not a refusal: nothing of its own could take an enemy in the courtyard.
enum class Warning : std::uint8_t { none, unguarded_courtyard };
[[nodiscard]] Warning warning_for(const Muster& muster, const DrawingUp& drawing_up);

/// The same drawing-up seen from the other side of the table.
[[nodiscard]] DrawingUp half_turned(const DrawingUp& drawing_up);

/// The screens are lifted: the first position, from two complete drawing-ups. `map` counts
/// `variant.maps`.
[[nodiscard]] State lift_screens(const DrawingUp& south, const DrawingUp& north, int armies,
                                 int map, bool quiet_first_turn);

}  // namespace broceliande::graal
