// A second, deliberately plain Grailnah: slow, literal, and written apart from the fast generator
// so that the two can be compared. It shares no code with the rest of the project. Pure functions
// of their arguments; safe to call from any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broceliande::grailnah::plain {

// The options and the board, neither of which is part of a position text.
struct Variant {
  bool four_castles = false;           // G7: `castles` = `four`
  bool knights_slide_out = false;      // G11: `knight-exit` = `slide`
  bool merlin_limit_by_moves = false;  // G18: `merlin-limit` = `moves`
  int rings = 7;
  int spokes = 20;
  char first_ring_inside = 'D';
  char stairs_ring = 'C';
  int stairs_offset = 4;  // spoke of the first staircase; the others every spokes/4
};

// The legal action texts, sorted by bytes; empty when the game is over; nullopt where the position
// text must be refused.
[[nodiscard]] std::optional<std::vector<std::string>> legal(std::string_view position,
                                                            const Variant& variant);

// The position text after a legal action. Threefold repetition (G30) is unknown here, the limit of
// 400 turns is not. nullopt where the position is refused or the action is not legal.
[[nodiscard]] std::optional<std::string> apply(std::string_view position, std::string_view action,
                                               const Variant& variant);

// The number of sequences of `depth` actions; a game that ends earlier adds nothing.
[[nodiscard]] std::optional<std::uint64_t> perft(std::string_view position, int depth,
                                                 const Variant& variant);

}  // namespace broceliande::grailnah::plain
