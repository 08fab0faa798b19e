#include "games/grailnah/text.hpp"

#include <algorithm>
#include <array>

#include "core/reader.hpp"
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

std::string army_text(const Army& army) {
  std::string text = "K@" + place_text(army.king) + ",Q@" + place_text(army.queen);
  for (const Place knight : army.knights) {
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

// ---------------------------------------------------------------- fields, read

/// Reads the five fields of a position one after the other; each knows where in the text it stands.
class PositionReader {
 public:
  PositionReader(const Board& board, std::string_view text) : board_(board), reader_(text) {}

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
        return tl::unexpected<Error>(step.error());
      }
    }
    return state_;
  }

 private:
  [[nodiscard]] tl::unexpected<Error> refused(const Phrase& phrase,
                                              std::vector<std::string> arguments = {}) const {
    return refuse(phrase, field_, std::move(arguments));
  }

  [[nodiscard]] tl::unexpected<Error> no_place(std::string_view text) const {
    return refused(
        phrases::kPlaceName,
        {std::string(text), {ring_letter(board_.innermost())}, std::to_string(board_.spokes())});
  }

  Result<void> players(std::string_view word) {
    Reader groups(word);
    for (;;) {
      const std::string_view group = groups.until('/');
      const auto site = group.empty() ? std::nullopt : read_site(group[0]);
      // Seats come in the order N E S W.
      if (!site || (state_.seated >> *site) != 0) return refused(phrases::kSeats);
      state_.seated = static_cast<Sites>(state_.seated | 1 << *site);
      if (const auto pieces = army(*site, group.substr(1)); !pieces) return pieces;
      if (groups.at_end()) break;
      (void)groups.take('/');
    }
    const std::string seats = letters(state_.seated);
    if (seats != "NS" && seats != "NEW" && seats != "NESW") return refused(phrases::kSeats);
    return {};
  }

  Result<void> army(int site, std::string_view text) {
    const std::string owner(1, site_letter(site));
    if (text == ":-") return {};
    state_.alive = static_cast<Sites>(state_.alive | 1 << site);
    Army& army = state_.army(site);
    Reader pieces(text);
    if (!pieces.take(":K@")) return refused(phrases::kPieces, {owner});
    if (const auto king = place(pieces.until(','), army.king); !king) return king;
    if (!pieces.take(",Q@")) return refused(phrases::kPieces, {owner});
    if (const auto queen = place(pieces.until(','), army.queen); !queen) return queen;
    for (std::size_t i = 0; !pieces.at_end(); ++i) {
      if (!pieces.take(",n@")) return refused(phrases::kPieces, {owner});
      if (i == kMostKnights) return refused(phrases::kTooManyKnights, {owner});
      if (const auto knight = place(pieces.until(','), army.knights[i]); !knight) return knight;
      if (i > 0 && army.knights[i] < army.knights[i - 1]) {
        return refused(phrases::kUnsorted, {owner});
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
  Reader reader_;
  std::size_t field_ = 0;
  State state_;
};

// ---------------------------------------------------------------- what cannot be

/// Judges a position whose fields all read well.
class Inspector {
 public:
  Inspector(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

  [[nodiscard]] Result<void> judge() {
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.seated, site)) continue;
      if (const auto player = judge_player(site); !player) return player;
    }
    if (const auto magicians = judge_magicians(); !magicians) return magicians;
    if (state_.is_over) return {};
    return judge_running();
  }

 private:
  static tl::unexpected<Error> refused(const Phrase& phrase, const std::string& what) {
    return refuse(phrase, Error::kNoPlace, {what});
  }
  [[nodiscard]] bool stands(int site) const { return has(rules_.castles(state_), site); }
  [[nodiscard]] bool is_covered(Place place) const {
    return place.is_square() && place.ring() == 0 &&
           (rules_.castle_squares(state_) & place.bit()) != 0;
  }
  [[nodiscard]] bool is_stairs(Place place) const {
    return place.is_square() && (rules_.board.stairs(place.ring()) & place.bit()) != 0;
  }

  [[nodiscard]] Result<void> judge_player(int site) {
    const std::string owner(1, site_letter(site));
    const int common = state_.last_common_castle(site);
    if (!stands(common)) return refused(phrases::kNoCastle, {site_letter(common)});
    if (!has(state_.alive, site)) return {};
    const Army& army = state_.army(site);
    for (const Place royal : {army.king, army.queen}) {
      const bool is_inside =
          royal.is_grail() || (royal.is_square() && rules_.board.is_inside(royal.ring()));
      if (is_inside) return refused(phrases::kRoyalInside, place_text(royal));
      if (const auto place = judge_place(royal, site, false); !place) return place;
    }
    for (const Place knight : army.knights) {
      if (knight.is_off_board()) break;
      if (is_stairs(knight)) return refused(phrases::kKnightOnStairs, place_text(knight));
      if (knight.is_grail() && !has(state_.winners, site)) {
        return refused(phrases::kKnightOnGrail, owner);
      }
      if (const auto place = judge_place(knight, site, true); !place) return place;
    }
    const bool are_together = army.king.is_castle() && army.king == army.queen;
    if (are_together && army.king.site() != common) {
      return refused(phrases::kTogetherElsewhere, owner);
    }
    return {};
  }

  /// A coloured piece at its place, together with those judged before it (G6, G13, G17).
  [[nodiscard]] Result<void> judge_place(Place place, int site, bool is_knight) {
    if (place.is_castle()) {
      if (!stands(place.site())) return refused(phrases::kNoCastle, place_text(place));
      return {};
    }
    if (is_covered(place)) return refused(phrases::kOnCastleSquare, place_text(place));
    const bool on_magician = place == state_.merlin || place == state_.morgane;
    if (on_magician && !(is_knight && place.is_grail())) {
      return refused(phrases::kWithMagician, place_text(place));
    }
    int here = 0;
    for (std::size_t i = 0; i < judged_; ++i) {
      if (places_[i] != place) continue;
      if (owners_[i] == site || ++here == 2) return refused(phrases::kCrowded, place_text(place));
      if (is_stairs(place)) return refused(phrases::kStairsShared, place_text(place));
    }
    places_[judged_] = place;
    owners_[judged_++] = site;
    return {};
  }

  [[nodiscard]] Result<void> judge_magicians() const {
    const Place merlin = state_.merlin;
    const Place morgane = state_.morgane;
    if (merlin.is_castle() || is_covered(merlin) || is_stairs(merlin)) {
      return refused(phrases::kMerlinThere, place_text(merlin));
    }
    const bool is_inside =
        morgane.is_grail() || (morgane.is_square() && rules_.board.is_inside(morgane.ring()));
    if (!is_inside) return refused(phrases::kMorganeOutside, place_text(morgane));
    if (merlin == morgane && !merlin.is_grail()) {
      return refused(phrases::kMagiciansTogether, place_text(merlin));
    }
    return {};
  }

  [[nodiscard]] Result<void> judge_running() const {
    if (!has(state_.alive, state_.to_move)) {
      return refused(phrases::kGoneToMove, {site_letter(state_.to_move)});
    }
    if ((state_.alive & ~side_of(state_, state_.to_move)) == 0)
      return refuse(phrases::kOneSideLeft);
    for (int castle = 0; castle < kSites; ++castle) {
      for (int by = 0; by < kSites && has(state_.alive, castle); ++by) {
        if (by != castle && has(state_.alive, by) && is_shut_in(rules_, state_, castle, by)) {
          return refused(phrases::kShutIn, {site_letter(castle)});
        }
      }
    }
    return {};
  }

  const Rules& rules_;
  const State& state_;
  std::size_t judged_ = 0;
  std::array<Place, kSites*(kMostKnights + 2)> places_;
  std::array<int, kSites*(kMostKnights + 2)> owners_{};
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
    text += has(state.alive, site) ? army_text(state.army(site)) : "-";
  }
  text += " M@" + place_text(state.merlin) + ",F@" + place_text(state.morgane);
  return text + " " + turn_text(state) + " " + memory_text(state) + " " +
         std::string(edition_text(state.edition));
}

Result<State> read_position(const Rules& rules, std::string_view text) {
  Result<State> state = PositionReader(rules.board, text).read();
  if (!state) return state;
  if (const auto sound = Inspector(rules, *state).judge(); !sound) {
    return tl::unexpected<Error>(sound.error());
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
