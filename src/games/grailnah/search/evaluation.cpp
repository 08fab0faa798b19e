#include "games/grailnah/search/evaluation.hpp"

namespace broceliande::grailnah {
namespace {

class SiteEvaluation {
 public:
  SiteEvaluation(const Evaluation& evaluation, const State& state, const Sight& sight)
      : evaluation_(evaluation),
        weights_(evaluation.weights()),
        board_(evaluation.rules().board),
        state_(state),
        own_side_(side_of(state, state.to_move)),
        occupancy_(sight.occupancy),
        merlin_(sight.merlin),
        morgane_(sight.morgane),
        mover_locks_(board_),
        rivals_lock_(board_),
        is_merlin_out_(state.merlin.is_square() && !board_.is_inside(state.merlin.ring())) {}

  [[nodiscard]] SiteScores run() {
    for (int site = 0; site < kSites; ++site) {
      if (has(state_.alive, site)) scores_[static_cast<std::size_t>(site)] = household(site);
    }
    for (int site = 0; site < kSites; ++site) {
      if (has(state_.alive, site)) scores_[static_cast<std::size_t>(site)] += lead(site);
    }
    scores_[state_.to_move] +=
        threats() + (is_merlin_out_ ? weights_.to_move_of_rangers : weights_.to_move);
    return scores_;
  }

 private:
  static constexpr int kMostRoom = 8;
  static constexpr int kLongWalk = 16;
  static constexpr int kMostLead = 5;
  static constexpr int kNoKnight = 8;  ///< steps from the Grailnah of one who has none on his way

  Score household(int site) {
    const Household& household = state_.household(site);
    SquareSet* const locks = site == state_.to_move ? &mover_locks_
                             : has(own_side_, site) ? nullptr
                                                    : &rivals_lock_;
    Score total = 0;
    std::size_t free = 0;
    int on_board = 0;
    for (const Place place : household.knights) {
      if (place.is_off_board()) break;
      ++on_board;
      if (place.is_castle()) {
        const int closed = closed_gates(place.site());
        total += knight_in_castle(place.site(), closed, locks);
        free += closed < 2 ? 1 : 0;
      } else if (occupancy_.is_locked(place)) {
        total += weights_.locked[evaluation_.steps_from(place)];
      } else {
        total += knight(place, locks);
        nearest_[static_cast<std::size_t>(site)] = board_.rings() - place.ring();
        ++free;
      }
    }
    total +=
        weights_.free_knights[free] + royal(household.king, locks) + royal(household.queen, locks);
    total += walk(site, kMostKnights - on_board) + gates(site);
    return total + (state_.merlin_count(site) == kMerlinInARow ? weights_.merlin_spent : 0);
  }

  Score knight(Place place, SquareSet* locks) {
    const int ring = place.ring();
    const Ring reach = occupancy_.reach_along_ring(ring, place.spoke());
    if (locks != nullptr) {
      locks->row(ring) |= reach;
      if (ring < board_.innermost()) locks->row(ring + 1) |= place.bit();
    }
    const BySteps& worths = is_merlin_out_ ? weights_.ranger : weights_.knight;
    const Ring open = reach & ~(occupancy_.any(ring) | occupancy_.walls(ring));
    Score worth = worths[evaluation_.steps_from(place)] +
                  weights_.room * std::min(std::popcount(open), kMostRoom);
    if (ring < board_.innermost()) {
      const Ring ahead = occupancy_.any(ring + 1) | occupancy_.walls(ring + 1);
      if ((ahead & place.bit()) != 0) worth += weights_.blocked;
    }
    return worth;
  }

  Score knight_in_castle(int castle, int closed, SquareSet* locks) {
    const Ring side_gates = board_.side_gates(castle);
    if (locks != nullptr) locks->row(0) |= side_gates;
    const BySteps& worths = is_merlin_out_ ? weights_.ranger : weights_.knight;
    const int taken = std::popcount(side_gates & occupancy_.any(0));
    return worths[0] + weights_.waylaid[static_cast<std::size_t>(taken)] +
           weights_.sealed[static_cast<std::size_t>(closed)];
  }

  /// How many side gates open onto squares with a lock.
  [[nodiscard]] int closed_gates(int castle) const {
    int closed = 0;
    for (Ring gates = board_.side_gates(castle); gates != 0; gates &= gates - 1) {
      closed += occupancy_.is_locked(Place::square(0, std::countr_zero(gates))) ? 1 : 0;
    }
    return closed;
  }

  /// How much nearer to the Grailnah the first free Knight is than the first of the rivals.
  [[nodiscard]] Score lead(int site) const {
    int rival = kNoKnight;
    for (int other = 0; other < kSites; ++other) {
      if (!has(side_of(state_, site), other)) {
        rival = std::min(rival, nearest_[static_cast<std::size_t>(other)]);
      }
    }
    const auto& leads = is_merlin_out_ ? weights_.lead_of_rangers : weights_.lead;
    const int steps = rival - nearest_[static_cast<std::size_t>(site)];
    return leads[static_cast<std::size_t>(std::clamp(steps, 0, kMostLead))];
  }

  Score royal(Place place, SquareSet* locks) {
    if (place.is_castle()) {
      if (locks != nullptr) locks->row(1) |= board_.castle_spokes(place.site());
      return 0;
    }
    if (occupancy_.is_locked(place)) return weights_.royal_out + weights_.royal_locked;
    if (locks != nullptr) {
      const int ring = place.ring();
      const Ring near = place.bit() | board_.beside(place.spoke());
      if (ring > 0) locks->row(ring - 1) |= near;
      locks->row(ring) |= near;
      if (!board_.is_inside(ring + 1)) locks->row(ring + 1) |= near;
    }
    return weights_.royal_out;
  }

  /// G26: how near King and Queen are to a castle that brings Knights, times how many it brings.
  [[nodiscard]] Score walk(int site, int waiting) const {
    const Household& household = state_.household(site);
    if (waiting == 0) return 0;
    if (occupancy_.is_locked(household.king) || occupancy_.is_locked(household.queen)) return 0;
    int shortest = kLongWalk;
    for (int castle = 0; castle < kSites; ++castle) {
      if (!has(evaluation_.rules().castles(state_), castle)) continue;
      if (castle == state_.last_common_castle(site)) continue;
      const Walks& walks = evaluation_.walks();
      shortest = std::min(
          shortest, walks.moves(household.king, castle) + walks.moves(household.queen, castle));
    }
    return weights_.walk * std::min(waiting, kKnightsAtStart) * (kLongWalk - shortest);
  }

  /// G28: how far a site is in shutting castles in.
  [[nodiscard]] Score gates(int site) const {
    const Household& household = state_.household(site);
    Ring first = 0;
    Ring second = 0;
    const auto note = [&](Place place) {
      if (!place.is_square() || place.ring() > 1) return;
      (place.ring() == 0 ? first : second) |= place.bit();
    };
    note(household.king);
    note(household.queen);
    for (const Place place : household.knights) note(place);
    if ((first | second) == 0) return 0;
    Score total = 0;
    for (int castle = 0; castle < kSites; ++castle) {
      if (castle == site || !has(state_.alive, castle)) continue;
      const int side = std::popcount(first & board_.side_gates(castle));
      const int royal = std::popcount(second & board_.castle_spokes(castle));
      const Score worth = weights_.side_gates[static_cast<std::size_t>(side)] +
                          weights_.royal_gates[static_cast<std::size_t>(royal)] +
                          (side + royal == 3 ? weights_.last_gate : 0);
      total += has(side_of(state_, site), castle) ? -worth : worth;
    }
    return total;
  }

  /// What the mover could do to rivals at once, and what they could do after it.
  [[nodiscard]] Score threats() const {
    Nearest drives;
    Nearest looms;
    for (int site = 0; site < kSites; ++site) {
      if (!has(state_.alive, site)) continue;
      const bool is_own = has(own_side_, site);
      look(state_.household(site), is_own ? looms : drives, is_own ? rivals_lock_ : mover_locks_);
    }
    Score total = weights_.may_lock[drives.by_lock] + weights_.may_be_locked[looms.by_lock] +
                  weights_.merlin_looms[looms.by_merlin] + weights_.morgane_looms[looms.by_morgane];
    if (may_move_merlin(state_)) total += weights_.merlin_drives[drives.by_merlin];
    if (may_move_morgane(state_) && can_pay()) {
      total += weights_.morgane_drives[drives.by_morgane];
    }
    return total;
  }

  /// Whether the mover has a Knight to pay Morgane with (G24).
  [[nodiscard]] bool can_pay() const {
    if (state_.morgane.is_grail()) return true;
    return std::ranges::any_of(state_.household(state_.to_move).knights, [&](Place place) {
      return !place.is_off_board() && !occupancy_.is_locked(place);
    });
  }

  /// Steps from the Grailnah of the nearest Knights within reach; 0: none.
  struct Nearest {
    std::size_t by_merlin = 0;
    std::size_t by_morgane = 0;
    std::size_t by_lock = 0;
  };

  void look(const Household& household, Nearest& nearest, const SquareSet& locks) const {
    for (const Place place : household.knights) {
      if (place.is_off_board()) return;
      if (place.is_castle() || occupancy_.is_locked(place)) continue;
      const std::size_t steps = evaluation_.steps_from(place);
      const auto note = [steps](bool is_reached, std::size_t& least) {
        if (is_reached && (least == 0 || steps < least)) least = steps;
      };
      note(merlin_.has(place), nearest.by_merlin);
      note(morgane_.has(place), nearest.by_morgane);
      note(locks.has(place), nearest.by_lock);
    }
  }

  const Evaluation& evaluation_;
  const Weights& weights_;
  const Board& board_;
  const State& state_;
  const Sites own_side_;
  const Occupancy& occupancy_;
  const SquareSet& merlin_;
  const SquareSet& morgane_;
  SquareSet mover_locks_;
  SquareSet rivals_lock_;
  const bool is_merlin_out_;
  std::array<int, kSites> nearest_ = {kNoKnight, kNoKnight, kNoKnight, kNoKnight};
  SiteScores scores_{};
};

}  // namespace

SiteScores Evaluation::evaluate(const State& state, const Sight& sight) const {
  return SiteEvaluation(*this, state, sight).run();
}

}  // namespace broceliande::grailnah
