#include "games/menhirs/search/layouts_solved.hpp"

#include <array>

#include "games/menhirs/search/layouts.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

constexpr int kSide = ExactSlides::kSide;

std::string_view value_text(int value) { return value > 0 ? "a" : value < 0 ? "b" : "draw"; }

/// The texts between commas; nothing when they are not as many as the columns.
std::optional<std::array<std::string_view, 5>> columns(std::string_view row) {
  std::array<std::string_view, 5> found;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t comma = row.find(',');
    const bool is_last = i + 1 == found.size();
    if ((comma == std::string_view::npos) != is_last) return std::nullopt;
    found[i] = row.substr(0, comma);
    if (!is_last) row.remove_prefix(comma + 1);
  }
  return found;
}

/// The proof that has such a value and is written with such a turn.
std::optional<Proof> read_proof(const State& start, std::string_view value, std::string_view turn) {
  if (value == "draw") return Proof{};
  for (int at = kPlacements; at < kTurns; ++at) {
    if (turn_text(at) == turn) return proof_of(start, value == "a" ? win_at(at) : loss_at(at));
  }
  return std::nullopt;
}

}  // namespace

State first_position(int side, Cells menhirs, int first_clearing) {
  State state;
  state.side = static_cast<std::uint8_t>(side);
  state.menhirs = state.mist = menhirs;
  state.first_clearing = static_cast<std::uint8_t>(first_clearing);
  return state;
}

std::string row_text(const SolvedLayout& solved) {
  const Proof& proof = solved.proof;
  std::string row = layout_text(board(kSide), solved.menhirs);
  row += ',';
  row += turn_text(solved.first_clearing);
  row += ',';
  row += value_text(proof.value);
  row += ',';
  row += proof.value == 0 ? "-" : turn_text(proof.turn);
  row += ',';
  row += std::to_string(proof.score);
  return row;
}

std::optional<SolvedLayout> read_row(std::string_view row) {
  const auto texts = columns(row);
  if (!texts) return std::nullopt;
  const auto& [layout, clearing, value, turn, score] = *texts;
  const auto start = read_position(std::string(layout) + " 1a place - " + std::string(clearing));
  if (!start || start->side != kSide) return std::nullopt;
  const auto proof = read_proof(*start, value, turn);
  if (!proof) return std::nullopt;
  const SolvedLayout solved{start->menhirs, start->first_clearing, *proof};
  if (row_text(solved) != row) return std::nullopt;
  return solved;
}

}  // namespace broceliande::menhirs
