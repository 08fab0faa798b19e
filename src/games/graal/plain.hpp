#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A second, slow and literal Graal, written from the rules alone. It shares no code with the fast
/// generator, so that the two can be compared. Texts in, texts out; nothing is kept between calls.
namespace broceliande::graal::plain {

/// The options of the rules and the map; row 16 first, `.` open, `f` forest, `r` rock.
struct Variant {
  bool king_mounted = false;
  bool archer_exact = false;  // archer-step=exact
  bool retreat_one = false;   // retreat=one
  std::string map_name = "world-of-art";
  std::array<std::string, 16> map = {
      "...f............", "...ff......r....", "......r......ff.", ".r.......f....f.",
      "..rr.....ff.....", ".......f.....rr.", "..f..r.....ff.r.", "..ff.....r..f...",
      "...f..r.....ff..", ".r.ff.....r..f..", ".rr.....f.......", ".....ff.....rr..",
      ".f....f.......r.", ".ff......r......", "....r......ff...", "............f...",
  };
};

/// Every legal action text, sorted by bytes; empty when the game is over; nothing where the
/// position text must be refused.
[[nodiscard]] std::optional<std::vector<std::string>> legal(std::string_view position,
                                                            const Variant& variant);

/// The position text after a legal action; nothing if unreadable or not legal. Repetition is
/// ignored, for a text knows no earlier positions; the 200 turns are not (C20).
[[nodiscard]] std::optional<std::string> apply(std::string_view position, std::string_view action,
                                               const Variant& variant);

/// Sequences of `depth` actions; repetition counts along the line itself. Nothing if the text is
/// unreadable or the depth negative.
[[nodiscard]] std::optional<std::uint64_t> perft(std::string_view position, int depth,
                                                 const Variant& variant);

}  // namespace broceliande::graal::plain
