#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Games of self-play as bytes. All numbers are little-endian.
///
///   file  eight bytes that name the game, then games one after the other
///   game  u16 length, position text of the start; u8 ending (as GameEnd); u16 number of plies;
///   plies ply   the action, as the game writes it; i16 score of the search for the side to act; u8
///               marks
///
/// A score of ±32000 is a proved end. The position before each ply follows from replaying.
///
/// `Format` says how a game writes its actions: `Action`, `kMagic`, `kActionBytes`,
/// `action_number(action)` and `action_of(number)`.
namespace broceliande::tools {

inline constexpr std::int16_t kProvedEnd = 32'000;

/// Of two sides; the first is the one that begins.
enum class GameEnd : std::uint8_t { running, first_won, second_won, draw };

/// For one side: 0 lost, 1 drawn, 2 won.
[[nodiscard]] inline std::uint8_t result_for(int side, GameEnd ending) {
  if (ending == GameEnd::draw) return 1;
  return (ending == GameEnd::first_won) == (side == 0) ? 2 : 0;
}

template <class Format>
struct RecordedPly {
  static constexpr std::uint8_t kQuiet = 1;  ///< nothing to answer or to take at once

  typename Format::Action action;
  std::int16_t score = 0;
  std::uint8_t marks = 0;

  [[nodiscard]] bool is_quiet() const { return (marks & kQuiet) != 0; }
};

template <class Format>
struct GameRecord {
  std::string start{};
  GameEnd ending = GameEnd::draw;
  std::vector<RecordedPly<Format>> plies{};
};

inline void append_number(std::string& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 0xffU);
}

template <class Format>
[[nodiscard]] std::string record_bytes(const GameRecord<Format>& game) {
  std::string bytes;
  append_number(bytes, game.start.size(), 2);
  bytes += game.start;
  append_number(bytes, static_cast<std::uint8_t>(game.ending), 1);
  append_number(bytes, game.plies.size(), 2);
  for (const auto& ply : game.plies) {
    append_number(bytes, Format::action_number(ply.action), Format::kActionBytes);
    append_number(bytes, static_cast<std::uint16_t>(ply.score), 2);
    append_number(bytes, ply.marks, 1);
  }
  return bytes;
}

/// Reads one game after the other.
template <class Format>
class RecordReader {
 public:
  explicit RecordReader(std::string_view bytes) : left_(bytes) {}

  [[nodiscard]] bool skip_magic() {
    if (!left_.starts_with(Format::kMagic)) return false;
    left_.remove_prefix(Format::kMagic.size());
    return true;
  }
  /// Nothing at the end, or where a game is cut off.
  [[nodiscard]] std::optional<GameRecord<Format>> next() {
    GameRecord<Format> game;
    if (left_.size() < 2) return std::nullopt;
    const std::size_t length = number(2);
    if (left_.size() < length + 3) return std::nullopt;
    game.start = left_.substr(0, length);
    left_.remove_prefix(length);
    game.ending = static_cast<GameEnd>(number(1));
    const std::size_t plies = number(2);
    if (left_.size() < (Format::kActionBytes + 3) * plies) return std::nullopt;
    for (std::size_t i = 0; i < plies; ++i) {
      const auto action = Format::action_of(number(Format::kActionBytes));
      const auto score = static_cast<std::int16_t>(number(2));
      game.plies.push_back({action, score, static_cast<std::uint8_t>(number(1))});
    }
    return game;
  }

 private:
  std::uint32_t number(std::size_t size) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < size; ++i) {
      number |= std::uint32_t{static_cast<std::uint8_t>(left_[i])} << 8 * i;
    }
    left_.remove_prefix(size);
    return number;
  }

  std::string_view left_;
};

}  // namespace broceliande::tools
