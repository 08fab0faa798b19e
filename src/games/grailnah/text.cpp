#include "games/grailnah/text.hpp"

#include <algorithm>
#include <array>

#include "core/reader.hpp"
#include "games/grailnah/inspect.hpp"
#include "games/grailnah/phrases.hpp"

namespace broceliande::grailnah {
namespace {

constexpr std::array<std::string_view, 3> kEditions{"nl2004", "en1.1", "fr1.0"};
constexpr std::string_view kBeforeLetters = "0MF-";  // in the order of Before

std::string letters(Sites sites) {
  std::string text;
  for (int site = 0; site < kSites; ++site) {
    if (has(sites, site)) text += site_letter(site);
  }
  return text;
}

std::optional<int> read_site(char letter) {
  for (int site = 0; site < kSites; ++site) {
    if (site_letter(site) == letter) return site;
  }
  return std::nullopt;
}

std::string household_text(const Household& household) {
  std::string text = "K@" + place_text(household.king) + ",Q@" + place_text(household.queen);
  for (const Place knight : household.knights) {
    if (!knight.is_off_board()) text += ",n@" + place_text(knight);
  }
  return text;
}

std::string turn_text(const State& state) {
  if (!state.is_over) return site_letter(state.to_move) + std::to_string(state.turn);
  return state.winners == 0 ? "==" : "=" + letters(state.winners);
}

std::string memory_text(const State& state) {
  std::string counts;
  std::string castles;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.seated, site)) continue;
    counts += static_cast<char>('0' + state.merlin_count(site));
    castles += site_letter(state.last_common_castle(site));
  }
  return kBeforeLetters[static_cast<std::size_t>(state.before)] + (";" + counts) + ";" + castles;
}

/// Reads the five fields of a position one after the other; each knows where in the text it stands.
class PositionReader {
 public:
  PositionReader(const Board& board, std::string_view text)
      : board_(board), text_(text), reader_(text) {}

  Result<State> read() {
    using Step = Result<void> (PositionReader::*)(std::string_view);
    constexpr std::array<Step, 5> kSteps{&PositionReader::players, &PositionReader::magicians,
                                         &PositionReader::turn, &PositionReader::memory,
                                         &PositionReader::edition};
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
      field_ = reader_.place();
      const std::string_view word = reader_.until(' ');
      const bool is_last = i + 1 == kSteps.size();
      if (word.empty() || reader_.take(' ') == is_last) {
        return refuse(phrases::kFields, reader_.place());
      }
      if (const auto step = (this->*kSteps[i])(word); !step) {
        return pass_on(step);
      }
    }
    return state_;
  }

 private:
  [[nodiscard]] tl::unexpected<Error> refused(const Phrase& phrase,
                                              Arguments arguments = {}) const {
    return refuse(phrase, field_, std::move(arguments));
  }

  /// Where a part of the text begins in it.
  [[nodiscard]] std::size_t place_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
  }

  [[nodiscard]] tl::unexpected<Error> no_place(std::string_view text) const {
    return refuse(
        phrases::kPlaceName, place_of(text),
        {std::string(text), std::string(1, ring_letter(board_.innermost())), board_.spokes()});
  }

  Result<void> players(std::string_view word) {
    Reader groups(word);
    for (;;) {
      const std::string_view group = groups.until('/');
      const auto site = group.empty() ? std::nullopt : read_site(group[0]);
      // Seats come in the order N E S W.
      if (!site || (state_.seated >> *site) != 0) return refused(phrases::kSeats);
      state_.seated = static_cast<Sites>(state_.seated | 1 << *site);
      if (const auto pieces = household(*site, group.substr(1)); !pieces) return pieces;
      if (groups.at_end()) break;
      (void)groups.take('/');
    }
    const std::string seats = letters(state_.seated);
    if (seats != "NS" && seats != "NEW" && seats != "NESW") return refused(phrases::kSeats);
    return {};
  }

  Result<void> household(int site, std::string_view text) {
    const Argument owner = seat_argument(state_, site);
    if (text == ":-") return {};
    state_.alive = static_cast<Sites>(state_.alive | 1 << site);
    Household& household = state_.household(site);
    Reader pieces(text);
    const auto refused_here = [&](const Phrase& phrase) {
      return refuse(phrase, place_of(text) + pieces.place(), {owner});
    };
    if (!pieces.take(":K@")) return refused_here(phrases::kPieces);
    if (const auto king = place(pieces.until(','), household.king); !king) return king;
    if (!pieces.take(",Q@")) return refused_here(phrases::kPieces);
    if (const auto queen = place(pieces.until(','), household.queen); !queen) return queen;
    for (std::size_t i = 0; !pieces.at_end(); ++i) {
      if (!pieces.take(",n@")) return refused_here(phrases::kPieces);
      if (i == kMostKnights) return refused_here(phrases::kTooManyKnights);
      const std::string_view name = pieces.until(',');
      if (const auto knight = place(name, household.knights[i]); !knight) return knight;
      if (i > 0 && household.knights[i] < household.knights[i - 1]) {
        return refuse(phrases::kUnsorted, place_of(name), {owner});
      }
    }
    return {};
  }

  Result<void> place(std::string_view text, Place& place) {
    const auto read = read_place(board_, text);
    if (!read) return no_place(text);
    place = *read;
    return {};
  }

  Result<void> magicians(std::string_view word) {
    Reader reader(word);
    if (!reader.take("M@")) return refused(phrases::kMagicians);
    if (const auto merlin = place(reader.until(','), state_.merlin); !merlin) return merlin;
    if (!reader.take(",F@")) return refused(phrases::kMagicians);
    return place(word.substr(reader.place()), state_.morgane);
  }

  Result<void> turn(std::string_view word) {
    Reader reader(word);
    if (reader.take('=')) return result(word);
    const auto site = read_site(reader.peek());
    reader.skip();
    const auto number = reader.number(kMostTurns - 1);
    if (!site || !has(state_.seated, *site) || !number || !reader.at_end()) {
      return refused(phrases::kTurnField, {std::string(word)});
    }
    state_.to_move = static_cast<std::uint8_t>(*site);
    state_.turn = static_cast<std::uint16_t>(*number);
    return {};
  }

  Result<void> result(std::string_view word) {
    state_.is_over = true;
    if (word == "==") return {};
    for (int site = 0; site < kSites; ++site) {
      if (has(state_.seated, site) && "=" + letters(side_of(state_, site)) == word) {
        state_.winners = side_of(state_, site);
        return {};
      }
    }
    return refused(phrases::kTurnField, {std::string(word)});
  }

  Result<void> memory(std::string_view word) {
    const auto refused_memory = [&] { return refused(phrases::kMemory, {std::string(word)}); };
    Reader reader(word);
    const auto before = kBeforeLetters.find(reader.peek());
    reader.skip();
    if (before == std::string_view::npos || !reader.take(';')) return refused_memory();
    state_.before = static_cast<Before>(before);
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.seated, site)) continue;
      const char digit = reader.peek();
      reader.skip();
      if (digit < '0' || digit > '0' + kMerlinInARow) return refused_memory();
      state_.set_merlin_count(site, digit - '0');
    }
    if (!reader.take(';')) return refused_memory();
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.seated, site)) continue;
      const auto castle = read_site(reader.peek());
      reader.skip();
      if (!castle) return refused_memory();
      state_.set_last_common(site, *castle);
    }
    if (!reader.at_end()) return refused_memory();
    const bool is_first = !state_.is_over && state_.turn == 0;
    if ((state_.before == Before::nothing) != is_first) return refused(phrases::kNoMoveBefore);
    return {};
  }

  Result<void> edition(std::string_view word) {
    const auto edition = read_edition(word);
    if (!edition) return refused(phrases::kEdition, {std::string(word)});
    state_.edition = *edition;
    return {};
  }

  const Board& board_;
  std::string_view text_;
  Reader reader_;
  std::size_t field_ = 0;
  State state_;
};

}  // namespace

std::string_view edition_text(Edition edition) {
  return kEditions[static_cast<std::size_t>(edition)];
}

std::optional<Edition> read_edition(std::string_view text) {
  const auto found = std::ranges::find(kEditions, text);
  if (found == kEditions.end()) return std::nullopt;
  return static_cast<Edition>(found - kEditions.begin());
}

std::optional<Place> read_place(const Board& board, std::string_view text) {
  if (text == "*") return Place::grail();
  if (text.size() == 1) {
    const auto site = read_site(text[0]);
    return site ? std::optional(Place::castle(*site)) : std::nullopt;
  }
  Reader reader(text);
  const int ring = reader.peek() - 'A';
  reader.skip();
  const auto spoke = reader.number(board.spokes());
  if (ring < 0 || ring >= board.rings() || !spoke || *spoke == 0 || !reader.at_end()) {
    return std::nullopt;
  }
  return Place::square(ring, *spoke - 1);
}

std::string position_text(const State& state) {
  std::string text;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.seated, site)) continue;
    if (!text.empty()) text += '/';
    text += site_letter(site);
    text += ':';
    text += has(state.alive, site) ? household_text(state.household(site)) : "-";
  }
  text += " M@" + place_text(state.merlin) + ",F@" + place_text(state.morgane);
  return text + " " + turn_text(state) + " " + memory_text(state) + " " +
         std::string(edition_text(state.edition));
}

Result<State> read_position(const Rules& rules, std::string_view text) {
  Result<State> state = PositionReader(rules.board, text).read();
  if (!state) return state;
  if (const auto sound = inspect(rules, *state); !sound) {
    return pass_on(sound);
  }
  return state;
}

std::string action_text(const State& state, Action action) {
  if (action.is_pass()) return "pass";
  const char letter = "KQnMF"[static_cast<std::size_t>(action.piece())];
  const bool is_morgane = action.piece() == Piece::morgane;
  const Place from = is_morgane ? state.morgane : action.from();
  std::string text = letter + (":" + place_text(from)) + "-" + place_text(action.to());
  if (is_morgane && !action.paid().is_off_board()) text += "!" + place_text(action.paid());
  return text;
}

}  // namespace broceliande::grailnah
