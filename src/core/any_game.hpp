#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/choice.hpp"
#include "core/drawing.hpp"
#include "core/error.hpp"
#include "core/game.hpp"
#include "core/geometry.hpp"
#include "core/outcome.hpp"
#include "core/playout.hpp"
#include "core/record.hpp"
#include "core/view.hpp"

namespace broceliande {

/// A party of a match, and whether it has handed in what it prepares.
struct PartyState {
  std::string name;
  bool is_ready = false;
};

/// One action of a game that was played, and where it led.
struct Ply {
  std::string action;
  Seat seat;
  std::vector<Event> events;
  std::string position;  ///< after it
};

/// A running match of any game, for the edges (terminal, server, browser): everything as text.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  /// Empty while the match is being prepared.
  [[nodiscard]] virtual std::string position() const = 0;
  [[nodiscard]] virtual Drawing drawing() const = 0;
  /// What the board shows, and what can be chosen after some picks; not while it is prepared.
  [[nodiscard]] virtual Tableau tableau() const = 0;
  /// As in a position, and the swap where it is offered, as a button beside the first targets.
  [[nodiscard]] virtual Result<Choice> choose(const std::vector<std::string>& picks) const = 0;
  /// The legal actions, sorted by bytes; empty when the game is over.
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  [[nodiscard]] virtual View view(Seat viewer) const = 0;

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual std::string seat_name(Seat seat) const = 0;
  /// By how many degrees the board is turned for a seat (see FacingGame).
  [[nodiscard]] virtual int seat_turn(Seat seat) const = 0;
  /// Seats of one side win and lose together.
  [[nodiscard]] virtual int side_of(Seat seat) const = 0;
  /// Who holds a seat: the number in `record().setup.players`, and the name.
  [[nodiscard]] virtual int player_number_on(Seat seat) const = 0;
  [[nodiscard]] const std::string& player_on(Seat seat) const {
    return record().setup.players[static_cast<std::size_t>(player_number_on(seat))];
  }
  /// The seat whose decision it is; none when the game is over.
  [[nodiscard]] virtual std::optional<Seat> to_act() const = 0;
  [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
  /// Scores in the order of `record().setup.players`.
  [[nodiscard]] virtual std::vector<int> scores() const = 0;
  [[nodiscard]] virtual bool is_over() const = 0;
  [[nodiscard]] virtual const Record& record() const = 0;
  /// What was played in the game of that number (from 0), which has begun.
  [[nodiscard]] virtual std::vector<Ply> history(std::size_t number) const = 0;
  /// The party that a seat prepares in secret with; nothing in games without preparation.
  [[nodiscard]] virtual std::optional<int> party_of(Seat seat) const = 0;
  [[nodiscard]] virtual bool offers_swap() const = 0;
  /// Whether the rules forbid partners to confer (see SilentGame).
  [[nodiscard]] virtual bool keeps_silence() const = 0;

  /// The action as the record writes it, if the seat may do it now.
  [[nodiscard]] virtual Result<std::string> accept(Seat seat, std::string_view action) const = 0;
  [[nodiscard]] virtual Result<void> play(Seat seat, std::string_view action) = 0;
  /// The same, with what happened.
  [[nodiscard]] virtual Result<Ply> play_and_tell(Seat seat, std::string_view action) = 0;
  [[nodiscard]] virtual Result<void> begin_next_game() = 0;
  virtual bool undo() = 0;

  /// Whether parties still prepare in secret (see PreparedGame); who they are, and what one
  /// hands in.
  [[nodiscard]] virtual bool is_preparing() const = 0;
  [[nodiscard]] virtual std::vector<PartyState> parties() const = 0;
  /// What a party could hand in now, as it would be kept.
  [[nodiscard]] virtual Result<std::string> accept_preparation(int party,
                                                               std::string_view text) const = 0;
  [[nodiscard]] virtual Result<void> prepare(int party, std::string_view text,
                                             std::string_view salt) = 0;
};

/// What the parties of a game can submit, for the edges: everything as text. See PreparedGame.
class AnyPreparation {
 public:
  virtual ~AnyPreparation() = default;

  [[nodiscard]] virtual std::vector<std::string> party_names() const = 0;
  /// What a text comes to so far; it is changed by picks, like a position by actions.
  [[nodiscard]] virtual Result<Draft> review(int party, std::string_view text) const = 0;
  [[nodiscard]] virtual Result<Choice> choose(int party, std::string_view text,
                                              const std::vector<std::string>& picks) const = 0;
  [[nodiscard]] virtual Result<std::string> complete(int party, std::string_view text,
                                                     std::uint64_t seed) const = 0;
  [[nodiscard]] virtual Result<std::string> mirrored(std::string_view text) const = 0;
  [[nodiscard]] virtual std::vector<StockPreparation> stock() const = 0;
};

/// The rules of any game under chosen options, for the edges. Positions and actions are texts; each
/// call parses them anew, so there is no state and calls may run in parallel.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual const OptionValues& options() const = 0;
  /// The name and the side of each seat, in the order of seats.
  [[nodiscard]] virtual std::vector<std::string> seat_names() const = 0;
  [[nodiscard]] virtual std::vector<int> sides() const = 0;
  /// The options under which a match can begin from a position, which may be for another number of
  /// seats than this game's options say.
  [[nodiscard]] virtual Result<OptionValues> options_for(std::string_view position) const = 0;
  [[nodiscard]] virtual std::string deal(std::uint64_t seed) const = 0;
  [[nodiscard]] virtual Result<std::vector<std::string>> legal(std::string_view position) const = 0;
  /// Applies actions one after another; on an error, `failed` says which of them is at fault.
  [[nodiscard]] virtual Result<std::string> apply(std::string_view position,
                                                  const std::vector<std::string>& actions,
                                                  std::size_t& failed) const = 0;
  /// Counts sequences of `depth` actions; a game may count its own way where repetition matters.
  [[nodiscard]] virtual Result<std::uint64_t> perft(std::string_view position, int depth) const = 0;
  [[nodiscard]] virtual Result<Drawing> drawing(std::string_view position) const = 0;
  /// What the board looks like, and a position on it; what can be chosen after some picks.
  [[nodiscard]] virtual Geometry geometry() const = 0;
  [[nodiscard]] virtual Result<Tableau> tableau(std::string_view position) const = 0;
  [[nodiscard]] virtual Result<Choice> choose(std::string_view position,
                                              const std::vector<std::string>& picks) const = 0;
  /// Where the figures on a cell could go, no matter whose turn it is (see MovingGame).
  [[nodiscard]] virtual Result<std::vector<Reach>> reach(std::string_view position,
                                                         std::string_view cell) const = 0;
  [[nodiscard]] virtual Workload workload(std::uint64_t least_actions) const = 0;
  /// What parties prepare in secret; null in games without preparation.
  [[nodiscard]] virtual const AnyPreparation* preparation() const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<AnyMatch>> begin_match(MatchSetup setup) const = 0;
};

/// A match read back from its record: everything up to the first damage, and that damage.
struct MatchReading {
  std::unique_ptr<AnyMatch> match;
  std::optional<Damage> damage;
};

/// Replays what a record shows of a game's preparation, and checks it against what the parties had
/// committed to. Does nothing if the match is not being prepared.
[[nodiscard]] Result<void> lift_screens(AnyMatch& match,
                                        const std::vector<Preparation>& preparations);

/// Folds a record that was read; `game` must be the record's own game with its options.
[[nodiscard]] MatchReading fold(const AnyGame& game, const RecordReading& reading);

}  // namespace broceliande
