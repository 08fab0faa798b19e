#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/graal/state.hpp"

namespace broceliande::graal {

/// How many figures of each kind a complete army has (C4). Data that was checked when read.
struct Roster {
  std::array<int, kKinds> figures{};

  [[nodiscard]] int of(Kind kind) const { return figures[static_cast<std::size_t>(kind)]; }
  friend bool operator==(const Roster&, const Roster&) = default;
};

/// Reads a letter and a number for each kind, `K 1`, one a line or joined by `,`.
[[nodiscard]] Result<Roster> read_roster(std::string_view text);

/// In one line, which `read_roster` reads.
[[nodiscard]] std::string roster_text(const Roster& roster);

}  // namespace broceliande::graal
