#include "games/grailnah/search/network_features.hpp"

#include <bit>
#include <cstring>

namespace broceliande::grailnah {
namespace {

using View = NetworkView;

constexpr std::size_t kQuarter = View::kSpokes / kSites;

std::size_t square_of(Place place) {
  return static_cast<std::size_t>(place.ring() * View::kSpokes + place.spoke());
}

/// The Grailnah comes after all squares.
std::size_t place_of_magician(Place place) {
  return place.is_grail() ? View::kSquares : square_of(place);
}

/// Castles come after the squares outside the magic circle.
std::size_t place_of_royal(Place place) {
  constexpr std::size_t kCastles = View::kRoyalPlaces - kSites;
  return place.is_castle() ? kCastles + static_cast<std::size_t>(place.site()) : square_of(place);
}

std::size_t turned_square(int site, std::size_t square) {
  const std::size_t spoke = square % View::kSpokes;
  const std::size_t back = View::kSpokes - static_cast<std::size_t>(site) * kQuarter;
  return square - spoke + (spoke + back) % View::kSpokes;
}

std::size_t turned_site(int site, std::size_t other) {
  return (other + kSites - static_cast<std::size_t>(site)) % kSites;
}

std::size_t turned_of_site(int site, std::size_t row) {
  if (row < View::kRoyals) {
    return row - row % View::kSquares + turned_square(site, row % View::kSquares);
  }
  if (row < View::kInCastle) {
    constexpr std::size_t kCastles = View::kRoyalPlaces - kSites;
    const std::size_t place = (row - View::kRoyals) % View::kRoyalPlaces;
    const std::size_t there = place < kCastles ? turned_square(site, place)
                                               : kCastles + turned_site(site, place - kCastles);
    return row - place + there;
  }
  if (row < View::kWaiting) {
    const std::size_t castle = (row - View::kInCastle) / kMostKnights;
    return row - castle * kMostKnights + turned_site(site, castle) * kMostKnights;
  }
  if (row < View::kLastCommon || row >= View::kMerlinCount) return row;
  return View::kLastCommon + turned_site(site, row - View::kLastCommon);
}

}  // namespace

/// Looks at a position once.
class NetworkView::Maker {
 public:
  Maker(NetworkView& view, const Board& board, const State& state, const Sight& sight)
      : view_(view), state_(state), board_(board), sight_(sight), occupancy_(sight.occupancy) {}

  void run() {
    for (int site = 0; site < kSites; ++site) {
      if (has(state_.alive, site)) look_at(site);
    }
    std::uint16_t* const last = &view_.singles_[kSites * kSinglesOfSite];
    last[0] = static_cast<std::uint16_t>(kMerlin + place_of_magician(state_.merlin));
    last[1] = static_cast<std::uint16_t>(kMorgane + place_of_magician(state_.morgane));
    last[2] = static_cast<std::uint16_t>(kBefore + static_cast<std::size_t>(state_.before));
    view_.bucket_ = bucket();
    view_.are_two_ = state_.seated != 0b1111;
  }

 private:
  void look_at(int site) {
    const auto number = static_cast<std::size_t>(site);
    const Household& household = state_.household(site);
    const std::size_t first = number * kRowsOfSite;
    std::uint16_t* const singles = &view_.singles_[number * kSinglesOfSite];
    const auto set = [&](std::size_t which, std::size_t row) {
      singles[which] = static_cast<std::uint16_t>(first + row);
    };
    set(0, royal(household.king, 0));
    set(1, royal(household.queen, 2));
    std::array<std::size_t, kSites> in_castle{};
    std::size_t on_board = 0;
    for (const Place place : household.knights) {
      if (place.is_off_board()) break;
      ++on_board;
      if (place.is_castle()) {
        ++in_castle[static_cast<std::size_t>(place.site())];
      } else if (place.is_square()) {
        add_knight(number, place);
      }
    }
    for (std::size_t castle = 0; castle < kSites; ++castle) {
      if (in_castle[castle] == 0) continue;
      set(2 + castle, kInCastle + castle * kMostKnights + in_castle[castle] - 1);
    }
    const std::size_t others = 2 + kSites;
    if (on_board < kMostKnights) set(others, kWaiting + kMostKnights - on_board - 1);
    set(others + 1, kLastCommon + static_cast<std::size_t>(state_.last_common_castle(site)));
    const auto merlins = static_cast<std::size_t>(state_.merlin_count(site));
    if (merlins > 0) set(others + 2, kMerlinCount + merlins - 1);
  }

  [[nodiscard]] std::size_t royal(Place place, std::size_t which) const {
    const bool is_locked = place.is_square() && occupancy_.is_locked(place);
    return kRoyals + (which + (is_locked ? 1 : 0)) * kRoyalPlaces + place_of_royal(place);
  }

  [[nodiscard]] std::size_t bucket() const {
    const bool is_out = state_.merlin.is_square() && !board_.is_inside(state_.merlin.ring());
    return (is_out ? 1U : 0U) + (may_move_merlin(state_) ? 2U : 0U) + (is_near_ ? 4U : 0U);
  }

  void add_knight(std::size_t site, Place place) {
    is_near_ |= place.ring() >= kNearRing;
    const std::size_t square = square_of(place);
    const std::size_t word = square / kSquaresOfWord;
    const std::uint64_t bit = std::uint64_t{1} << square % kSquaresOfWord;
    const auto add = [&](Standing standing) {
      view_.knights_[site * kWordsOfSite + standing * kWords + word] |= bit;
    };
    if (occupancy_.is_locked(place)) return add(locked);
    add(free);
    if (sight_.merlin.has(place)) add(in_reach_of_merlin);
    if (sight_.morgane.has(place)) add(in_reach_of_morgane);
    const int ring = place.ring();
    if (ring == board_.innermost()) return;
    const Ring ahead = occupancy_.any(ring + 1) | occupancy_.walls(ring + 1);
    if ((ahead & place.bit()) != 0) add(blocked);
  }

  static constexpr int kNearRing = 4;

  NetworkView& view_;
  const State& state_;
  const Board& board_;
  const Sight& sight_;
  const Occupancy& occupancy_;
  bool is_near_ = false;  ///< some Knight is to the Grailnah
};

NetworkView::NetworkView(const Board& board, const State& state, const Sight& sight)
    : NetworkView() {
  Maker(*this, board, state, sight).run();
}

void NetworkView::compare(const NetworkView& before, Rows& come, Rows& gone) const {
  for (std::size_t site = 0; site < kSites; site += are_two_ ? 2 : 1) {
    compare_site(site, before, come, gone);
    compare_singles(site * kSinglesOfSite, kSinglesOfSite, before, come, gone);
  }
  compare_singles(kSites * kSinglesOfSite, kLanes, before, come, gone);
}

void NetworkView::compare_site(std::size_t site, const NetworkView& before, Rows& come,
                               Rows& gone) const {
  const std::uint64_t* now = &knights_[site * kWordsOfSite];
  const std::uint64_t* then = &before.knights_[site * kWordsOfSite];
  for (std::size_t standing = 0; standing < kStandings; ++standing, now += kWords, then += kWords) {
    const std::array<std::uint64_t, kWords> differences = {now[0] ^ then[0], now[1] ^ then[1],
                                                           now[2] ^ then[2]};
    if ((differences[0] | differences[1] | differences[2]) == 0) continue;
    for (std::size_t i = 0; i < kWords; ++i) {
      const std::size_t first = site * kRowsOfSite + standing * kSquares + i * kSquaresOfWord;
      const auto add_all = [&](std::uint64_t squares, Rows& rows) {
        for (; squares != 0; squares &= squares - 1) {
          rows.add(first + static_cast<std::size_t>(std::countr_zero(squares)));
        }
      };
      add_all(differences[i] & now[i], come);
      add_all(differences[i] & then[i], gone);
    }
  }
}

void NetworkView::compare_singles(std::size_t first, std::size_t count, const NetworkView& before,
                                  Rows& come, Rows& gone) const {
  for (std::size_t i = first; i < first + count; i += kLanes) {
    const std::uint16_t* const now = &singles_[i];
    const std::uint16_t* const then = &before.singles_[i];
    if (std::memcmp(now, then, kLanes * sizeof(*now)) == 0) continue;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      if (now[lane] == then[lane]) continue;
      if (now[lane] != kNone) come.add(now[lane]);
      if (then[lane] != kNone) gone.add(then[lane]);
    }
  }
}

bool NetworkView::fits(const Rules& rules) {
  const Board& board = rules.board;
  return board.rings() == kRings && board.spokes() == kSpokes &&
         board.first_inside() == kRoyalRings && !rules.four_castles;
}

bool NetworkView::sees(const Rules& rules, const State& state) {
  return fits(rules) && (state.seated == 0b0101 || state.seated == 0b1111);
}

int next_rival(const State& state) {
  const Sites own = side_of(state, state.to_move);
  int site = state.to_move;
  do {
    site = (site + 1) % kSites;
  } while (has(own, site) || !has(state.alive, site));
  return site;
}

std::size_t NetworkFeatures::turned(int site, std::size_t row) {
  if (row < View::kMerlin) {
    const std::size_t owner = row / View::kRowsOfSite;
    return turned_site(site, owner) * View::kRowsOfSite +
           turned_of_site(site, row % View::kRowsOfSite);
  }
  if (row >= View::kBefore) return row;
  const std::size_t first = row < View::kMorgane ? View::kMerlin : View::kMorgane;
  const std::size_t place = row - first;
  return place == View::kSquares ? row : first + turned_square(site, place);
}

NetworkFeatures::Parts NetworkFeatures::parts(int players, std::size_t row) {
  const auto two = [](std::size_t own, std::size_t shared) {
    return Parts{{static_cast<std::uint16_t>(own), static_cast<std::uint16_t>(shared)}, 2};
  };
  if (row < View::kMerlin) {
    const std::size_t seat = row / View::kRowsOfSite;
    if (players == 2 && seat % 2 == 1) return {};
    const std::size_t first = (players == 2 ? seat / 2 : seat) * kInputsOfSite;
    const std::size_t local = row % View::kRowsOfSite;
    if (local >= View::kRoyals) return {{static_cast<std::uint16_t>(first + local)}, 1};
    const std::size_t ring = local % View::kSquares / View::kSpokes;
    const std::size_t standing = local / View::kSquares;
    return two(first + local, first + View::kRowsOfSite + standing * View::kRings + ring);
  }
  const std::size_t first = static_cast<std::size_t>(players) * kInputsOfSite;
  const std::size_t own = first + row - View::kMerlin;
  if (row >= View::kBefore) return {{static_cast<std::uint16_t>(own)}, 1};
  const bool is_merlin = row < View::kMorgane;
  const std::size_t ring = (row - (is_merlin ? View::kMerlin : View::kMorgane)) / View::kSpokes;
  const std::size_t by_ring = first + View::kRows - View::kMerlin;
  return two(own, by_ring + (is_merlin ? 0 : kPlacesByRing) + ring);
}

}  // namespace broceliande::grailnah
