#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "core/record.hpp"

namespace broceliande::server {

class Members;

struct ClockChoice {
  enum class Kind : std::uint8_t { none, fischer, days };
  static constexpr auto kKinds = std::to_array<std::string_view>({"none", "fischer", "days"});

  Kind kind = Kind::none;
  int seconds = 0;
  int increment = 0;  ///< in seconds
  int days = 0;

  friend bool operator==(const ClockChoice&, const ClockChoice&) = default;
};

/// Whether who sits where is drawn by lot, or place 0 holds the first seat and so on.
enum class SeatingWish : std::uint8_t { lot, chosen };
inline constexpr auto kSeatingWishes = std::to_array<std::string_view>({"lot", "chosen"});

/// What a table is made for.
struct TableSetup {
  std::string game;
  OptionValues options;
  MatchLength length;
  std::vector<int> levels;  ///< of each place; 0 for a person
  SeatingWish seating = SeatingWish::lot;
  ClockChoice clock;
  bool is_listed = false;

  friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

inline constexpr int kTopLevelOnline = 8;

[[nodiscard]] TableSetup read_setup(Members& members);
[[nodiscard]] ClockChoice read_clock(Members& members);
void write(JsonWriter& json, const ClockChoice& clock);
void write(JsonWriter& json, const TableSetup& setup);

}  // namespace broceliande::server
