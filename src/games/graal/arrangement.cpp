#include "games/graal/arrangement.hpp"

#include <algorithm>

#include "core/reader.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/tableau.hpp"
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
  return refuse(phrases::kNobodyThere, Error::kNoPlace, {Argument::cell(std::string(from))});
}

Result<DrawingUp> arrange_castle(const Muster& muster, DrawingUp rest, std::string_view to) {
  rest.castle.reset();
  if (to == kTray) return rest;
  Reader reader(to);
  const auto donjon = read_square(reader);
  const auto courtyard = read_square(reader);
  if (!donjon || !courtyard || !reader.at_end()) return unknown(to);
  const auto placed = place_castle(muster, rest, {*donjon, *courtyard});
  if (!placed) return pass_on(placed);
  return rest;
}

/// Puts something down, moves it or takes it back, or says why not. `to` is a square, for the
/// castle donjon and courtyard (`d2d3`), or the tray.
Result<DrawingUp> arrange(const Muster& muster, const DrawingUp& drawing_up, std::string_view from,
                          std::string_view to) {
  DrawingUp rest = drawing_up;
  if (from == kCastle) return arrange_castle(muster, std::move(rest), to);
  const Result<Lifted> lifted = lift(rest, from);
  if (!lifted) return pass_on(lifted);
  if (to == kTray) return rest;
  Reader reader(to);
  const auto square = read_square(reader);
  if (!square || !reader.at_end()) return unknown(to);
  const auto placed = place(muster, rest, lifted->army, {lifted->kind, *square});
  if (!placed) return pass_on(placed);
  return rest;
}

/// The choices of one drawing-up.
class Arrangement {
 public:
  Arrangement(const Muster& muster, const DrawingUp& drawing_up)
      : muster_(muster), drawing_up_(drawing_up), tableau_(graal::tableau(muster, drawing_up)) {}

  [[nodiscard]] Result<Choice> choose(const std::vector<std::string>& picks) const {
    Choice choice{picks, {}, {}, {}, {&phrases::kPromptDrawUp}};
    if (picks.empty()) {
      choice.next = to_take_up();
      return choice;
    }
    const bool is_castle = picks.front() == kCastle;
    const std::size_t whole = is_castle && picks.back() != kTray ? 3 : 2;
    if (picks.size() > whole) return unknown(picks.back());
    if (picks.size() == whole) return put_down(std::move(choice));
    const auto lifted = arrange(muster_, drawing_up_, picks.front(), kTray);
    if (!lifted) return pass_on(lifted);
    choice.next = is_castle ? castle_squares(picks) : squares_for(picks.front());
    const bool is_on_board = drawing_up_text(*lifted) != drawing_up_text(drawing_up_);
    if (picks.size() == 1 && is_on_board) {
      choice.next.push_back({.id = std::string(kTray), .kind = Target::Kind::button});
    }
    const std::string& last = picks.back();
    if (is_square(last)) choice.chosen.push_back(last);
    return choice;
  }

 private:
  static bool is_square(std::string_view word) {
    Reader reader(word);
    return read_square(reader) && reader.at_end();
  }

  [[nodiscard]] Result<Choice> put_down(Choice choice) const {
    const auto& picks = choice.picks;
    std::string to = picks[1];
    if (picks.size() == 3) to += picks[2];
    const auto arranged = arrange(muster_, drawing_up_, picks.front(), to);
    if (!arranged) return pass_on(arranged);
    choice.action = drawing_up_text(*arranged);
    return choice;
  }

  /// The tray, and what stands; a figure before the building it stands in.
  [[nodiscard]] std::vector<Target> to_take_up() const {
    std::vector<Target> targets;
    for (const TrayItem& item : tray(muster_, drawing_up_)) {
      targets.push_back({.id = item.id, .kind = Target::Kind::figure});
    }
    for (const Tableau::PlacedFigure& figure : tableau_.figures) {
      targets.push_back({.id = figure.cell, .kind = Target::Kind::figure, .cell = figure.cell});
    }
    if (!drawing_up_.castle) return targets;
    for (const Square square : {drawing_up_.castle->donjon, drawing_up_.castle->courtyard}) {
      const std::string cell = square_text(square);
      if (std::ranges::find(tableau_.figures, cell, &Tableau::PlacedFigure::cell) !=
          tableau_.figures.end()) {
        continue;
      }
      targets.push_back({.id = std::string(kCastle), .kind = Target::Kind::figure, .cell = cell});
    }
    return targets;
  }

  [[nodiscard]] std::vector<Target> squares_for(std::string_view from) const {
    std::vector<Target> targets;
    each_square([&](Square square) {
      const std::string cell = square_text(square);
      if (arrange(muster_, drawing_up_, from, cell)) add(targets, cell);
    });
    return targets;
  }

  /// For the donjon all squares that leave one for the courtyard, then those.
  [[nodiscard]] std::vector<Target> castle_squares(const std::vector<std::string>& picks) const {
    std::vector<Target> targets;
    each_square([&](Square square) {
      const std::string cell = square_text(square);
      const bool is_open = picks.size() == 1 ? has_courtyard(square) : fits_castle(picks[1] + cell);
      if (is_open) add(targets, cell);
    });
    return targets;
  }

  [[nodiscard]] bool fits_castle(const std::string& pair) const {
    return arrange(muster_, drawing_up_, kCastle, pair).has_value();
  }

  [[nodiscard]] bool has_courtyard(Square donjon) const {
    constexpr std::array<std::array<int, 2>, 4> kBeside{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    return std::ranges::any_of(kBeside, [&](const auto& step) {
      const int file = donjon.file() + step[0];
      const int rank = donjon.rank() + step[1];
      const bool is_on_board = file >= 0 && file < kSide && rank >= 0 && rank < kSide;
      return is_on_board && fits_castle(square_text(donjon) + square_text(Square::at(file, rank)));
    });
  }

  static void add(std::vector<Target>& targets, const std::string& cell) {
    targets.push_back({.id = cell, .kind = Target::Kind::cell, .cell = cell});
  }

  template <class Work>
  void each_square(Work work) const {
    for (int i = 0; i < kSquares; ++i) {
      const Square square{static_cast<std::uint8_t>(i)};
      if (square.kingdom() == muster_.camp) work(square);
    }
  }

  const Muster& muster_;
  const DrawingUp& drawing_up_;
  Tableau tableau_;
};

}  // namespace

Result<Choice> choose(const Muster& muster, const DrawingUp& drawing_up,
                      const std::vector<std::string>& picks) {
  return Arrangement(muster, drawing_up).choose(picks);
}

}  // namespace broceliande::graal
