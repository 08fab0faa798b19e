#include "games/graal/arrangement.hpp"

#include <algorithm>

#include "core/choice.hpp"
#include "core/reader.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

constexpr std::string_view kCastle = "castle";
constexpr std::string_view kTray = "tray";

tl::unexpected<Error> unknown(std::string_view word) {
  return refuse(kNoSuchChoice, Error::kNoPlace, {std::string(word)});
}

/// A figure in hand: out of the tray, or lifted off its square.
struct Lifted {
  int army = 1;
  Kind kind = Kind::king;
};

Result<Lifted> lift(DrawingUp& rest, std::string_view from) {
  const bool is_item = from.size() == 2 && from[0] >= '1' && from[0] <= '0' + kMostArmies;
  if (is_item) {
    const auto kind = read_kind(from[1]);
    if (!kind) return unknown(from);
    return Lifted{from[0] - '0', *kind};
  }
  Reader reader(from);
  const auto square = read_square(reader);
  if (!square || !reader.at_end()) return unknown(from);
  for (std::size_t army = 0; army < rest.armies.size(); ++army) {
    auto& placed = rest.armies[army];
    const auto there = std::ranges::find(placed, *square, &Placement::square);
    if (there == placed.end()) continue;
    const Lifted lifted{static_cast<int>(army) + 1, there->kind};
    placed.erase(there);
    return lifted;
  }
  return refuse(phrases::kNobodyThere, Error::kNoPlace, {std::string(from)});
}

Result<DrawingUp> arrange_castle(const Muster& muster, DrawingUp rest, std::string_view to) {
  rest.castle.reset();
  if (to == kTray) return rest;
  Reader reader(to);
  const auto donjon = read_square(reader);
  const auto courtyard = read_square(reader);
  if (!donjon || !courtyard || !reader.at_end()) return unknown(to);
  const auto placed = place_castle(muster, rest, {*donjon, *courtyard});
  if (!placed) return tl::unexpected<Error>(placed.error());
  return rest;
}

std::vector<std::string> candidates(const Muster& muster, bool is_castle) {
  std::vector<std::string> words;
  for (int i = 0; i < kSquares; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    if (square.kingdom() != muster.camp) continue;
    if (!is_castle) {
      words.push_back(square_text(square));
      continue;
    }
    constexpr std::array<std::array<int, 2>, 4> kBeside{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const auto& [files, ranks] : kBeside) {
      const int file = square.file() + files;
      const int rank = square.rank() + ranks;
      if (file < 0 || file >= kSide || rank < 0 || rank >= kSide) continue;
      words.push_back(square_text(square) + square_text(Square::at(file, rank)));
    }
  }
  return words;
}

}  // namespace

Result<DrawingUp> arrange(const Muster& muster, const DrawingUp& drawing_up, std::string_view from,
                          std::string_view to) {
  DrawingUp rest = drawing_up;
  if (from == kCastle) return arrange_castle(muster, std::move(rest), to);
  const Result<Lifted> lifted = lift(rest, from);
  if (!lifted) return tl::unexpected<Error>(lifted.error());
  if (to == kTray) return rest;
  Reader reader(to);
  const auto square = read_square(reader);
  if (!square || !reader.at_end()) return unknown(to);
  const auto placed = place(muster, rest, lifted->army, {lifted->kind, *square});
  if (!placed) return tl::unexpected<Error>(placed.error());
  return rest;
}

std::vector<std::string> room(const Muster& muster, const DrawingUp& drawing_up,
                              std::string_view from) {
  std::vector<std::string> words = candidates(muster, from == kCastle);
  std::erase_if(words, [&](const std::string& to) {
    return !arrange(muster, drawing_up, from, to).has_value();
  });
  return words;
}

}  // namespace broceliande::graal
