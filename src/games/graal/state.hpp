#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/rng.hpp"
#include "games/graal/board.hpp"
#include "games/graal/lines.hpp"

namespace broceliande::graal {

inline constexpr int kMostArmies = 3;    // C22, a camp
inline constexpr int kQuietTurns = 200;  // C20: so many turns without a capture are a draw

/// C4, in the order in which drawing-ups are written.
enum class Kind : std::uint8_t { king, prince, duke, knight, sergeant, squire, archer, pikeman };
inline constexpr int kKinds = 8;
inline constexpr std::string_view kKindLetters = "KPDNSEAL";

/// Whose a figure is, and whose turn: counted in the order of turns S1, N1, S2, N2, … (C22).
struct Army {
  std::uint8_t index = 0;

  [[nodiscard]] static constexpr Army of(Camp camp, int number) {
    return {static_cast<std::uint8_t>(2 * (number - 1) + static_cast<int>(camp))};
  }
  [[nodiscard]] constexpr Camp camp() const { return static_cast<Camp>(index % 2); }
  [[nodiscard]] constexpr int number() const { return index / 2 + 1; }
  friend constexpr bool operator==(Army, Army) = default;
};

struct Figure {
  Kind kind = Kind::king;
  Army army;
  friend constexpr bool operator==(Figure, Figure) = default;
};

/// C3
struct Castle {
  Square donjon;
  Square courtyard;
  friend constexpr bool operator==(Castle, Castle) = default;
};

enum class Ending : std::uint8_t { running, south_won, north_won, draw };

/// One decision, in 16 bits: the low 8 are the square it starts from, the high 8 the square it goes
/// to. What it is, the position tells: a retreat where a shot waits, a shot where an archer aims at
/// an enemy (he never takes), otherwise a move. Both squares the same (a1): pass.
class Action {
 public:
  constexpr Action() = default;
  constexpr Action(Square from, Square to)
      : bits_(static_cast<std::uint16_t>(from.index | to.index << 8)) {}
  [[nodiscard]] static constexpr Action pass() { return {Square{0}, Square{0}}; }

  [[nodiscard]] constexpr Square from() const { return {static_cast<std::uint8_t>(bits_ & 0xffU)}; }
  [[nodiscard]] constexpr Square to() const { return {static_cast<std::uint8_t>(bits_ >> 8U)}; }
  [[nodiscard]] constexpr bool is_pass() const { return *this == pass(); }

  friend constexpr bool operator==(Action, Action) = default;

 private:
  std::uint16_t bits_;  // not set by default: lists of actions are filled, not cleared first
};
static_assert(sizeof(Action) == 2);

/// A shot that waits for its retreat (C18).
struct Shot {
  Square archer;
  Square target;
  friend constexpr bool operator==(Shot, Shot) = default;
};

/// All figures on the board. What stands on a square is spread over sets of squares, so that
/// questions about all figures at once ("the horsemen of this army") are a few operations on words.
class Figures {
 public:
  /// A camp's squares, wound for lines.
  [[nodiscard]] constexpr const Lines& lines_of(Camp camp) const {
    return camps_[static_cast<std::size_t>(camp)];
  }
  [[nodiscard]] constexpr Squares occupied() const {
    return camps_[0].squares() | camps_[1].squares();
  }
  [[nodiscard]] constexpr bool is_free(Square square) const {
    return !camps_[0].squares().has(square) && !camps_[1].squares().has(square);
  }

  [[nodiscard]] constexpr const Squares& of(Camp camp) const { return lines_of(camp).squares(); }
  [[nodiscard]] constexpr Squares of(Army army) const {
    const Squares& camp = of(army.camp());
    if (army.number() == 1) return camp - (second_ | third_);
    return camp & (army.number() == 2 ? second_ : third_);
  }
  /// The squares of a set on which figures of that kind stand; the set must be occupied.
  [[nodiscard]] constexpr Squares of(Kind kind, const Squares& among) const {
    Squares squares = among;
    for (unsigned i = 0; i < kKindBits; ++i) {
      const bool is_set = (static_cast<unsigned>(kind) >> i & 1U) != 0;
      squares = is_set ? squares & kind_[i] : squares - kind_[i];
    }
    return squares;
  }
  /// King, Prince and Duke: all kinds before the Knight (C4).
  [[nodiscard]] constexpr Squares royals(const Squares& among) const {
    return among - (kind_[2] | (kind_[0] & kind_[1]));
  }

  /// Of an occupied square.
  [[nodiscard]] constexpr Kind kind_at(Square square) const {
    std::uint64_t kind = 0;
    for (unsigned i = 0; i < kKindBits; ++i) {
      kind |= (kind_[i].word(square.index / 64U) >> (square.index % 64U) & 1U) << i;
    }
    return static_cast<Kind>(kind);
  }
  [[nodiscard]] constexpr Camp camp_at(Square square) const {
    return of(Camp::north).has(square) ? Camp::north : Camp::south;
  }
  [[nodiscard]] constexpr Army army_at(Square square) const {
    return Army::of(camp_at(square), third_.has(square) ? 3 : second_.has(square) ? 2 : 1);
  }
  [[nodiscard]] constexpr std::optional<Figure> at(Square square) const {
    if (is_free(square)) return std::nullopt;
    return Figure{kind_at(square), army_at(square)};
  }

  /// Where something else stands in other figures: another kind or camp, or nobody. Armies of a
  /// camp are not told apart.
  [[nodiscard]] constexpr Squares differing_from(const Figures& other) const {
    Squares squares;
    for (std::size_t i = 0; i < camps_.size(); ++i) {
      squares |= camps_[i].squares() ^ other.camps_[i].squares();
    }
    for (std::size_t i = 0; i < kind_.size(); ++i) squares |= kind_[i] ^ other.kind_[i];
    return squares;
  }

  /// On a free square.
  constexpr void put(Figure figure, Square square) {
    camps_[static_cast<std::size_t>(figure.army.camp())].add(square);
    if (figure.army.number() == 2) second_.add(square);
    if (figure.army.number() == 3) third_.add(square);
    for (unsigned i = 0; i < kKindBits; ++i) {
      if ((static_cast<unsigned>(figure.kind) >> i & 1U) != 0) kind_[i].add(square);
    }
  }

  /// Moves a figure of that camp; an enemy on `to` is taken.
  constexpr void move(Camp camp, Square from, Square to) {
    Lines& mine = camps_[static_cast<std::size_t>(camp)];
    Lines& theirs = camps_[static_cast<std::size_t>(enemy_of(camp))];
    mine.remove(from);
    mine.add(to);
    if (theirs.squares().has(to)) theirs.remove(to);
    carry(second_, from, to);
    carry(third_, from, to);
    for (Squares& squares : kind_) carry(squares, from, to);
  }

  [[nodiscard]] constexpr std::uint64_t hash() const {
    std::uint64_t sum = 0;
    std::uint64_t tag = 0;
    for (const Squares* squares : {&of(Camp::south), &of(Camp::north), &second_, &third_,
                                   kind_.data(), &kind_[1], &kind_[2]}) {
      for (std::size_t i = 0; i < 4; ++i) sum += scatter(squares->word(i) + ++tag * kTagStep);
    }
    return sum;
  }

  friend constexpr bool operator==(const Figures&, const Figures&) = default;

 private:
  static constexpr unsigned kKindBits = 3;
  static constexpr std::uint64_t kTagStep = 0xd1342543de82ef95ULL;  // any odd number far from 0

  static constexpr void carry(Squares& squares, Square from, Square to) {
    const bool is_carried = squares.has(from);
    squares.remove(from);
    squares.remove(to);
    if (is_carried) squares.add(to);
  }

  std::array<Lines, 2> camps_{};
  Squares second_;                         // armies 2
  Squares third_;                          // armies 3
  std::array<Squares, kKindBits> kind_{};  // bit i of the kind
};

/// A position. After the end `turn` is S1 and no shot waits, so that equal texts are equal states.
struct State {
  Figures figures;
  std::array<Castle, 2> castles{};  ///< by camp
  Shot shot;                        ///< waits for its retreat, if archer and target differ
  Army turn;
  std::uint8_t armies = 1;  ///< a camp
  std::uint8_t map = 0;     ///< in the order of Variant::maps
  std::uint8_t clock = 0;   ///< turns since the last capture
  Ending ending = Ending::running;
  bool is_quiet = false;  ///< C23: the quiet first turn is still to be played

  [[nodiscard]] constexpr bool is_over() const { return ending != Ending::running; }
  [[nodiscard]] constexpr bool is_shot_pending() const { return shot.archer != shot.target; }
  [[nodiscard]] constexpr const Castle& castle_of(Camp camp) const {
    return castles[static_cast<std::size_t>(camp)];
  }
  [[nodiscard]] constexpr Squares donjons() const {
    return Squares(castles[0].donjon) | castles[1].donjon;
  }
  [[nodiscard]] constexpr Squares courtyards() const {
    return Squares(castles[0].courtyard) | castles[1].courtyard;
  }

  /// C20: equal for the same rows, turn and pending shot of one game.
  [[nodiscard]] constexpr std::uint64_t recurrence() const {
    const std::uint64_t small = std::uint64_t{shot.archer.index} |
                                std::uint64_t{shot.target.index} << 8 |
                                std::uint64_t{turn.index} << 16;
    return scatter(figures.hash() ^ scatter(small));
  }
  [[nodiscard]] constexpr std::uint64_t hash() const {
    std::uint64_t small = std::uint64_t{armies} | std::uint64_t{map} << 8 |
                          std::uint64_t{clock} << 16 | static_cast<std::uint64_t>(ending) << 24 |
                          static_cast<std::uint64_t>(is_quiet) << 28;
    for (const Castle& castle : castles) {
      small = scatter(small ^ std::uint64_t{castle.donjon.index} << 32 ^
                      std::uint64_t{castle.courtyard.index} << 40);
    }
    return scatter(recurrence() ^ small);
  }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

}  // namespace broceliande::graal
