#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/options.hpp"
#include "core/preparation.hpp"

namespace broceliande {

/// When a match ends: after a number of games, or when a player has reached a score.
struct MatchLength {
  int games = 1;
  int score = 0;  ///< 0: no target; otherwise `games` does not count

  friend bool operator==(const MatchLength&, const MatchLength&) = default;
};

/// Who sits where: a lot drawn from the seed decides, or players take the seats in their order.
enum class SeatingRule : std::uint8_t { lot, given };

/// Everything that is fixed before the first action of a match.
struct MatchSetup {
  std::string game{};
  OptionValues options{};
  std::uint64_t seed = 0;
  MatchLength length{};
  std::vector<std::string> players{};  ///< in the order of joining
  SeatingRule seating = SeatingRule::lot;
  std::optional<std::string>
      from{};  ///< a position that the first game starts from instead of a deal

  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// A match as it is kept: its setup and the actions of each of its games. Every state is a fold
/// over it. `starts` repeats what the seed deals or the parties prepared, so that damage is
/// noticed; a game that is still being prepared has none yet.
struct Record {
  MatchSetup setup;
  std::vector<std::vector<Preparation>> preparations;  ///< a game's parties; none where it is dealt
  std::vector<std::string> starts;
  std::vector<std::vector<std::string>> games;

  friend bool operator==(const Record&, const Record&) = default;
};

/// Where a record stops making sense.
struct Damage {
  std::size_t line = 0;  ///< counted from 1
  Error error;
};

/// What could be read of a record: everything up to the damage, if there is any.
struct RecordReading {
  Record record;
  std::vector<std::vector<std::size_t>> action_lines;  ///< beside record.games: the line of each
  std::vector<std::size_t> start_lines;                ///< beside record.starts
  std::optional<Damage> damage;
};

/// Whether a character would spoil a line of a record.
[[nodiscard]] bool is_unprintable(char c);

/// The record as text: headers, then each game with its start and numbered actions.
[[nodiscard]] std::string record_text(const Record& record);

/// Reads what `record_text` writes; blank lines and lines that begin with # are skipped.
[[nodiscard]] RecordReading read_record(std::string_view text);

[[nodiscard]] std::string english(const Damage& damage);

}  // namespace broceliande
