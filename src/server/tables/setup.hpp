#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "core/record.hpp"

namespace broceliande::server {

struct ClockChoice {
  enum class Kind : std::uint8_t { none, fischer, days };

  Kind kind = Kind::none;
  int seconds = 0;
  int increment = 0;  ///< in seconds
  int days = 0;

  friend bool operator==(const ClockChoice&, const ClockChoice&) = default;
};

/// Whether who sits where is drawn by lot, or place 0 holds the first seat and so on.
enum class SeatingWish : std::uint8_t { lot, chosen };

/// What may be done about who is gone.
enum class AbsenceRule : std::uint8_t {
  earlier,  ///< of tables made before people were asked: where no clock runs the computer goes on
  claim,    ///< nobody plays for who is gone, unless all the others agree
  substitute,  ///< everybody agrees that the computer may go on
};

/// What a table is made for.
struct TableSetup {
  std::string game;
  OptionValues options;
  MatchLength length;
  std::vector<int> levels;  ///< of each place; 0 for a person
  SeatingWish seating = SeatingWish::lot;
  ClockChoice clock;
  bool is_listed = false;
  AbsenceRule absence = AbsenceRule::claim;

  /// Whether one person alone may let the computer go on for who is gone.
  [[nodiscard]] bool allows_substitute() const {
    const bool has_clock = clock.kind != ClockChoice::Kind::none;
    return absence == AbsenceRule::substitute || (absence == AbsenceRule::earlier && !has_clock);
  }

  friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// The highest level: that below it, 8, at full strength.
inline constexpr int kFullStrengthOnline = 9;

}  // namespace broceliande::server
