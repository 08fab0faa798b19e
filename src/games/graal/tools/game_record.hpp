#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/graal/state.hpp"

/// Games of self-play as bytes, five a ply. All numbers are little-endian.
///
///   file  the 8 bytes `GRAALSP1`, then games one after the other
///   game  u16 length, position text of the start; u8 ending (as Ending); u16 number of plies;
///   plies ply   u8 from, u8 to; i16 score of the search for the side to act; u8 marks
///
/// A score of ±32000 is a proved end. The position before each ply follows from replaying.
namespace broceliande::graal {

inline constexpr std::string_view kRecordMagic = "GRAALSP1";
inline constexpr std::int16_t kProvedEnd = 32'000;

struct RecordedPly {
  static constexpr std::uint8_t kQuiet = 1;  ///< nothing to answer or to take at once

  Action action = Action::pass();
  std::int16_t score = 0;
  std::uint8_t marks = 0;

  [[nodiscard]] bool is_quiet() const { return (marks & kQuiet) != 0; }
};

struct GameRecord {
  std::string start;
  Ending ending = Ending::draw;
  std::vector<RecordedPly> plies;
};

inline void append_u16(std::string& bytes, std::size_t number) {
  bytes += static_cast<char>(number & 0xffU);
  bytes += static_cast<char>(number >> 8U & 0xffU);
}

[[nodiscard]] inline std::string record_bytes(const GameRecord& game) {
  std::string bytes;
  append_u16(bytes, game.start.size());
  bytes += game.start;
  bytes += static_cast<char>(game.ending);
  append_u16(bytes, game.plies.size());
  for (const RecordedPly& ply : game.plies) {
    bytes += static_cast<char>(ply.action.from().index);
    bytes += static_cast<char>(ply.action.to().index);
    append_u16(bytes, static_cast<std::uint16_t>(ply.score));
    bytes += static_cast<char>(ply.marks);
  }
  return bytes;
}

/// Reads one game after the other.
class RecordReader {
 public:
  explicit RecordReader(std::string_view bytes) : left_(bytes) {}

  [[nodiscard]] bool skip_magic() {
    if (!left_.starts_with(kRecordMagic)) return false;
    left_.remove_prefix(kRecordMagic.size());
    return true;
  }
  /// Nothing at the end, or where a game is cut off.
  [[nodiscard]] std::optional<GameRecord> next() {
    GameRecord game;
    if (left_.size() < 2) return std::nullopt;
    const std::size_t length = u16();
    if (left_.size() < length + 3) return std::nullopt;
    game.start = left_.substr(0, length);
    left_.remove_prefix(length);
    game.ending = static_cast<Ending>(u8());
    const std::size_t plies = u16();
    if (left_.size() < 5 * plies) return std::nullopt;
    for (std::size_t i = 0; i < plies; ++i) {
      const Square from{u8()};
      const Square to{u8()};
      const auto score = static_cast<std::int16_t>(u16());
      game.plies.push_back({Action(from, to), score, u8()});
    }
    return game;
  }

 private:
  std::uint8_t u8() {
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte;
  }
  std::uint16_t u16() {
    const unsigned low = u8();
    return static_cast<std::uint16_t>(low | unsigned{u8()} << 8U);
  }

  std::string_view left_;
};

}  // namespace broceliande::graal
