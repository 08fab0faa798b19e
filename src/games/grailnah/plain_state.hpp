// What the plain Grailnah knows of a game: a list of pieces, each with a place. Internal to plain*.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plain.hpp"

namespace broceliande::grailnah::plain {

inline constexpr std::string_view kSiteLetters = "NESW";
inline constexpr int kSites = 4;
inline constexpr int kTurnLimit = 400;       // G30
inline constexpr int kMerlinLimit = 3;       // G18
inline constexpr int kKnightsOfAColour = 8;  // G26
inline constexpr int kKnightsGranted = 4;    // G26

// In the order in which knights are written: castles, then ring squares, then the Grailnah.
enum class Realm { kCastle, kRing, kGrail };

// Fields that a realm does not use stay 0, so that equal places compare equal.
struct Place {
  Realm realm = Realm::kGrail;
  int site = 0;   // of a castle: N E S W = 0..3
  int ring = 0;   // of a square: A = 0
  int spoke = 0;  // of a square: 1..spokes

  auto operator<=>(const Place&) const = default;
};

inline constexpr Place kGrail{};
[[nodiscard]] constexpr Place castle(int site) { return {Realm::kCastle, site, 0, 0}; }
[[nodiscard]] constexpr Place square(int ring, int spoke) { return {Realm::kRing, 0, ring, spoke}; }

enum class Rank { kKing, kQueen, kKnight };

struct Piece {
  int colour = 0;  // the site of the colour's own castle
  Rank rank = Rank::kKnight;
  Place place;

  auto operator<=>(const Piece&) const = default;
};

struct Player {
  int site = 0;
  bool disqualified = false;
  int merlin_count = 0;        // G18
  int last_common_castle = 0;  // G26, a site
};

enum class Edition { kNl2004, kEn11, kFr10 };
enum class LastMove { kNone, kMerlin, kMorgane, kOther };

struct State {
  Variant variant;
  Edition edition = Edition::kEn11;
  std::vector<Player> players;  // clockwise from N
  std::vector<Piece> pieces;
  Place merlin;
  Place morgane;
  int mover = 0;  // index into players
  int turns = 0;
  LastMove last_move = LastMove::kNone;
  bool over = false;
  std::string winners;  // site letters of the side that won; empty in a draw
};

enum class Actor { kKing, kQueen, kKnight, kMerlin, kMorgane, kNobody };

struct Move {
  Actor actor = Actor::kNobody;  // kNobody passes
  Place from;
  Place to;
  std::optional<Place> price;  // G24

  auto operator<=>(const Move&) const = default;
};

// --- plain_board.cpp: the board and who stands on it

[[nodiscard]] bool is_board(const Variant& variant);
[[nodiscard]] int innermost_ring(const Variant& variant);
[[nodiscard]] bool is_inside(const Variant& variant, const Place& place);
[[nodiscard]] std::array<Place, 4> staircases(const Variant& variant);
[[nodiscard]] bool is_staircase(const Variant& variant, const Place& place);
// The gate square before the castle, then the one after it.
[[nodiscard]] std::array<Place, 2> side_gates(const Variant& variant, int site);
[[nodiscard]] std::array<Place, 2> royal_gate(const Variant& variant, int site);
// Inward ring steps are positive, clockwise spoke steps too; nullopt where the board ends.
[[nodiscard]] std::optional<Place> step(const Variant& variant, const Place& from, int ring_step,
                                        int spoke_step);

[[nodiscard]] bool castle_stands(const State& state, int site);
[[nodiscard]] bool is_castle_square(const State& state, const Place& place);
[[nodiscard]] int coloured_pieces_at(const State& state, const Place& place);
[[nodiscard]] bool colour_at(const State& state, int colour, const Place& place);
[[nodiscard]] bool knight_at(const State& state, const Place& place);
[[nodiscard]] bool magician_at(const State& state, const Place& place);
[[nodiscard]] bool is_locked(const State& state, const Piece& piece);
[[nodiscard]] bool is_shut_in(const State& state, const Player& player);
[[nodiscard]] std::optional<Place> common_castle(const State& state, const Player& player);
// The letters of the player's side: his own, or in a game of four his team's.
[[nodiscard]] std::string side_of(const State& state, const Player& player);
// The sides that still have a player in the game.
[[nodiscard]] std::vector<std::string> sides_left(const State& state);

// --- plain_moves.cpp

// Sorted and without doubles; empty when the game is over.
[[nodiscard]] std::vector<Move> legal_moves(const State& state);

// --- plain.cpp

[[nodiscard]] State after(State state, const Move& move);

// --- plain_read.cpp, plain_write.cpp

[[nodiscard]] std::optional<State> read_position(std::string_view text, const Variant& variant);
[[nodiscard]] std::string write_position(const State& state);
[[nodiscard]] std::string write_move(const Move& move);

}  // namespace broceliande::grailnah::plain
