#include "games/graal/board.hpp"

#include <cstdlib>

namespace broceliande::graal {
namespace {

constexpr int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

}  // namespace

std::optional<StraightWay> straight_way(Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  const bool is_straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (from == to || !is_straight) return std::nullopt;
  const int stride = sign(ranks) * kSide + sign(files);
  for (int d = 0; d < kDirections; ++d) {
    if (kStride[static_cast<std::size_t>(d)] != stride) continue;
    const int steps = files != 0 ? std::abs(files) : std::abs(ranks);
    return StraightWay{static_cast<Direction>(d), steps};
  }
  return std::nullopt;
}

Argument kingdom_ranks(Camp camp) {
  return camp == Camp::south ? Argument::range("1", "8") : Argument::range("9", "16");
}

std::string file_text(Square square) { return {static_cast<char>('a' + square.file())}; }
std::string rank_text(Square square) { return std::to_string(square.rank() + 1); }

std::string square_text(Square square) { return file_text(square) + rank_text(square); }

}  // namespace broceliande::graal
