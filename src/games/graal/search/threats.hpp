#pragma once

#include <array>

#include "games/graal/field.hpp"
#include "games/graal/moves.hpp"
#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// C13: a squire's eight squares as if the board were empty, to land on or to come from.
[[nodiscard]] constexpr std::array<Squares, kSquares> make_leap_squares() {
  std::array<Squares, kSquares> squares{};
  for (std::size_t i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    for (const int files : {-2, -1, 1, 2}) {
      const int far = files * files == 4 ? 1 : 2;
      for (const int ranks : {-far, far}) {
        const int file = from.file() + files;
        const int rank = from.rank() + ranks;
        const bool is_on_board = file >= 0 && file < kSide && rank >= 0 && rank < kSide;
        if (is_on_board) squares[i].add(Square::at(file, rank));
      }
    }
  }
  return squares;
}
inline constexpr std::array<Squares, kSquares> kLeapSquares = make_leap_squares();

/// Where the figures of one camp are stopped, no matter whose turn it is.
[[nodiscard]] Barriers barriers_of(const Variant& variant, const State& state, Camp camp);

/// Which figures of a camp could come to a square. Found by looking out from the square, as an
/// enemy standing there would, so the barriers are those of the other camp. Keeps references.
class Threats {
 public:
  Threats(const Variant& variant, const State& state, const Field& field, Camp camp,
          const Barriers& of_enemies)
      : variant_(variant), state_(state), field_(field), camp_(camp), barriers_(of_enemies) {}

  /// Those that could take an enemy there (C9 to C15), whoever stands there now.
  [[nodiscard]] Squares takers(Square at) const;
  /// Archers from which an arrow would come there (C16).
  [[nodiscard]] Squares shooters(Square at) const;

 private:
  [[nodiscard]] Squares leapers(Square at) const;
  [[nodiscard]] Squares walkers(Square at) const;

  const Variant& variant_;
  const State& state_;
  const Field& field_;
  Camp camp_;
  const Barriers& barriers_;
};

}  // namespace broceliande::graal
