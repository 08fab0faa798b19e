#include "search/grailnah/evaluation.hpp"

#include <algorithm>

#include "games/grailnah/occupancy.hpp"

namespace broceliande::grailnah {
namespace {

/// The squares that a magician could come to at once.
class Reach {
 public:
  Reach(const Board& board, const Occupancy& occupancy, const State& state) {
    const bool may_merlin = state.before != Before::merlin;
    if (may_merlin) add_merlin(board, occupancy, state.merlin);
    const bool may_morgane = state.edition == Edition::fr10 || state.before != Before::morgane;
    if (may_morgane && state.morgane.is_square()) add_morgane(board, state.morgane);
  }

  [[nodiscard]] bool has(Place place) const {
    return (rows_[static_cast<std::size_t>(place.ring())] & place.bit()) != 0;
  }

 private:
  [[nodiscard]] Ring& row(int ring) { return rows_[static_cast<std::size_t>(ring)]; }

  void add_merlin(const Board& board, const Occupancy& occupancy, Place merlin) {
    if (merlin.is_grail()) {
      run(board.circle(), board.innermost(), -1, -1, occupancy);
      return;
    }
    const int ring = merlin.ring();
    row(ring) |= occupancy.reach_along_ring(ring, merlin.spoke());
    run(merlin.bit(), ring - 1, -1, -1, occupancy);
    const int end = board.is_inside(ring) ? board.rings() : board.first_inside();
    run(merlin.bit(), ring + 1, end, 1, occupancy);
  }

  /// Lines along spokes, ring by ring until they are cut.
  void run(Ring lines, int ring, int end, int step, const Occupancy& occupancy) {
    for (; ring != end && lines != 0; ring += step) {
      lines &= ~occupancy.walls(ring);
      row(ring) |= lines;
      lines &= ~occupancy.any(ring);
    }
  }

  void add_morgane(const Board& board, Place morgane) {
    const int ring = morgane.ring();
    row(ring) |= board.beside(morgane.spoke());
    if (ring < board.innermost()) row(ring + 1) |= morgane.bit();
    if (board.is_inside(ring - 1)) row(ring - 1) |= morgane.bit();
  }

  std::array<Ring, kMostRings> rows_{};
};

class Appraisal {
 public:
  Appraisal(const Rules& rules, const Weights& weights, const State& state)
      : rules_(rules),
        weights_(weights),
        state_(state),
        occupancy_(rules, state),
        reach_(rules.board, occupancy_, state),
        is_merlin_out_(state.merlin.is_square() && !rules.board.is_inside(state.merlin.ring())) {}

  [[nodiscard]] Standings run() const {
    const Sites own = side_of(state_, state_.to_move);
    Standings standings{};
    Score sent = 0;
    Score threatened = 0;
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.alive, site)) continue;
      Score reached = 0;
      standings[static_cast<std::size_t>(site)] = army(site, reached);
      Score& best = has(own, site) ? threatened : sent;
      best = std::max(best, reached);
    }
    standings[state_.to_move] += weights_.to_move + sent * weights_.sent_percent / 100 -
                                 threatened * weights_.threatened_percent / 100;
    return standings;
  }

 private:
  Score army(int site, Score& best_reached) const {
    const Army& army = state_.army(site);
    Score total = 0;
    for (const Place place : army.knights) {
      if (place.is_off_board()) break;
      const Score worth = knight(place);
      total += worth;
      if (place.is_square() && reach_.has(place)) best_reached = std::max(best_reached, worth);
    }
    for (const Place royal : {army.king, army.queen}) {
      if (!royal.is_castle()) total += weights_.royal_out;
    }
    return total + gates(site);
  }

  Score knight(Place place) const {
    Score worth = knight_worth(rules_, weights_, place);
    if (!place.is_square()) return worth;
    const int ring = place.ring();
    if (occupancy_.is_locked(place)) return worth * weights_.locked_percent / 100;
    if (is_merlin_out_ && rules_.board.is_inside(ring)) worth += weights_.safe_inside;
    if (ring < rules_.board.innermost()) {
      const Ring ahead = occupancy_.any(ring + 1) | occupancy_.walls(ring + 1);
      if ((ahead & place.bit()) != 0) worth -= weights_.blocked;
    }
    return worth;
  }

  /// G28: how far a site is in shutting castles in.
  Score gates(int site) const {
    std::array<int, kSites> held{};
    const Army& army = state_.army(site);
    const auto note = [&](Place place) {
      if (!place.is_square() || place.ring() > 1) return;
      for (int castle = 0; castle < kSites; ++castle) {
        if (castle == site || !has(state_.alive, castle)) continue;
        const Ring gates = place.ring() == 0 ? rules_.board.side_gates(castle)
                                             : rules_.board.castle_spokes(castle);
        held[static_cast<std::size_t>(castle)] += (gates & place.bit()) != 0 ? 1 : 0;
      }
    };
    note(army.king);
    note(army.queen);
    for (const Place place : army.knights) {
      if (place.is_off_board()) break;
      note(place);
    }
    Score total = 0;
    for (int castle = 0; castle < kSites; ++castle) {
      const int count = held[static_cast<std::size_t>(castle)];
      const bool is_rival = !has(side_of(state_, site), castle);
      total += (is_rival ? 1 : -1) * weights_.gate * count * count;
    }
    return total;
  }

  const Rules& rules_;
  const Weights& weights_;
  const State& state_;
  const Occupancy occupancy_;
  const Reach reach_;
  const bool is_merlin_out_;
};

}  // namespace

Score knight_worth(const Rules& rules, const Weights& weights, Place place) {
  const int most = static_cast<int>(weights.knight.size()) - 1;
  const int steps = place.is_square() ? rules.board.rings() - place.ring() : most;
  return weights.knight[static_cast<std::size_t>(std::min(steps, most))];
}

Standings appraise(const Rules& rules, const Weights& weights, const State& state) {
  return Appraisal(rules, weights, state).run();
}

}  // namespace broceliande::grailnah
