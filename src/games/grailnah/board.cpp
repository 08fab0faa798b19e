#include "games/grailnah/board.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "core/data_file.hpp"
#include "games/grailnah/phrases.hpp"

namespace broceliande::grailnah {

std::span<const DataFile> board_files();

namespace {

constexpr int kFewestSpokes = 16;
constexpr std::array<std::string_view, 5> kKeys{"rings", "spokes", "first-inside", "stairs-ring",
                                                "stairs-offset"};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\"";
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

/// A number, or for rings a letter: A is 1.
std::optional<int> read_value(std::string_view text) {
  if (text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z') return text[0] - 'A' + 1;
  int value = 0;
  const char* begin = text.data();
  const char* end = begin + text.size();
  const auto [stop, fault] = std::from_chars(begin, end, value);
  if (fault != std::errc{} || stop != end) return std::nullopt;
  constexpr int kFarOff = 1'000'000;  // beyond every limit, and safe to count with
  return std::clamp(value, -kFarOff, kFarOff);
}

struct NamedBoard {
  std::string_view name;
  Board board;
};

}  // namespace

Result<Board> Board::read(std::string_view text) {
  std::array<std::optional<int>, kKeys.size()> values;
  std::size_t place = 0;
  while (place < text.size()) {
    const std::size_t end = std::min(text.find_first_of("\n;", place), text.size());
    const std::string_view line = trimmed(text.substr(place, end - place));
    const std::size_t line_place = place;
    place = end + 1;
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t equals = line.find('=');
    const std::string_view key = trimmed(line.substr(0, equals));
    const auto known = std::ranges::find(kKeys, key);
    if (equals == std::string_view::npos || known == kKeys.end()) {
      return refuse(phrases::kBoardLine, line_place, {std::string(line)});
    }
    auto& value = values[static_cast<std::size_t>(known - kKeys.begin())];
    if (value) return refuse(phrases::kBoardTwice, line_place, {std::string(key)});
    value = read_value(trimmed(line.substr(equals + 1)));
    if (!value) return refuse(phrases::kBoardValue, line_place, {std::string(line)});
  }
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (!values[i]) return refuse(phrases::kBoardMissing, Error::kNoPlace, {std::string(kKeys[i])});
  }
  Board board;
  board.rings_ = *values[0];
  board.spokes_ = *values[1];
  board.first_inside_ = *values[2] - 1;
  board.stairs_ring_ = *values[3] - 1;
  board.stairs_offset_ = *values[4];
  if (const auto sound = board.check(); !sound) return pass_on(sound);
  board.derive();
  return board;
}

Result<void> Board::check() const {
  const auto refused = [](const Phrase& phrase, int value, int most) {
    return refuse(phrase, Error::kNoPlace, {value, most});
  };
  if (rings_ < 3 || rings_ > kMostRings) return refused(phrases::kBoardRings, rings_, kMostRings);
  if (spokes_ < kFewestSpokes || spokes_ > kMostSpokes || spokes_ % kSites != 0) {
    return refused(phrases::kBoardSpokes, spokes_, kMostSpokes);
  }
  // Ring A holds the castles and ring B their Royal gates.
  if (first_inside_ < 2 || first_inside_ >= rings_) {
    return refused(phrases::kBoardInside, first_inside_ + 1, rings_);
  }
  if (stairs_ring_ < 0 || stairs_ring_ >= first_inside_) {
    return refused(phrases::kBoardStairs, stairs_ring_ + 1, first_inside_);
  }
  if (stairs_offset_ < 1 || stairs_offset_ > spokes_) {
    return refused(phrases::kBoardOffset, stairs_offset_, spokes_);
  }
  return {};
}

void Board::derive() {
  circle_ = ~Ring{0} >> (kMostSpokes - spokes_);
  for (int site = 0; site < kSites; ++site) {
    const int quarter = site * spokes_ / kSites;
    const auto index = static_cast<std::size_t>(site);
    castles_[index] = Ring{3} << quarter;  // G3
    gates_[index] = Ring{1} << clockwise(quarter, -1) | Ring{1} << clockwise(quarter, 2);
    stairs_ |= Ring{1} << (quarter + stairs_offset_ - 1) % spokes_;  // G5
    for (unsigned sites = 0; sites < covered_.size(); ++sites) {
      if ((sites >> site & 1) != 0) covered_[sites] |= castles_[index];
    }
  }
}

std::string Board::text() const {
  for (const DataFile& file : board_files()) {
    const Board* known = named(file.name);
    const bool is_same = known->rings_ == rings_ && known->spokes_ == spokes_ &&
                         known->first_inside_ == first_inside_ &&
                         known->stairs_ring_ == stairs_ring_ &&
                         known->stairs_offset_ == stairs_offset_;
    if (is_same) return std::string(file.name);
  }
  return "rings=" + std::to_string(rings_) + ";spokes=" + std::to_string(spokes_) +
         ";first-inside=" + ring_letter(first_inside_) +
         ";stairs-ring=" + ring_letter(stairs_ring_) +
         ";stairs-offset=" + std::to_string(stairs_offset_);
}

const Board* Board::named(std::string_view name) {
  static const std::vector<NamedBoard> boards = [] {
    std::vector<NamedBoard> read_boards;
    for (const DataFile& file : board_files()) {
      const auto board = read(file.content);
      if (board) read_boards.push_back({file.name, *board});
    }
    return read_boards;
  }();
  for (const NamedBoard& known : boards) {
    if (known.name == name) return &known.board;
  }
  return nullptr;
}

std::string place_text(Place place) {
  if (place.is_castle()) return std::string(1, site_letter(place.site()));
  if (place.is_grail()) return "*";
  return ring_letter(place.ring()) + std::to_string(place.spoke() + 1);
}

}  // namespace broceliande::grailnah
