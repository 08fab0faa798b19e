#include "games/grailnah/inspect.hpp"

#include <array>
#include <string>

#include "games/grailnah/phrases.hpp"

namespace broceliande::grailnah {
namespace {

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
  static tl::unexpected<Error> refused(const Phrase& phrase, Argument what) {
    return refuse(phrase, Error::kNoPlace, {std::move(what)});
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
    const Argument owner = seat_argument(state_, site);
    const int common = state_.last_common_castle(site);
    if (!stands(common))
      return refused(phrases::kNoCastle, Argument::cell(place_text(Place::castle(common))));
    if (!has(state_.alive, site)) return {};
    const Household& household = state_.household(site);
    for (const Place royal : {household.king, household.queen}) {
      const bool is_inside =
          royal.is_grail() || (royal.is_square() && rules_.board.is_inside(royal.ring()));
      if (is_inside) return refused(phrases::kRoyalInside, Argument::cell(place_text(royal)));
      if (const auto place = judge_place(royal, site, false); !place) return place;
    }
    for (const Place knight : household.knights) {
      if (knight.is_off_board()) break;
      if (is_stairs(knight))
        return refused(phrases::kKnightOnStairs, Argument::cell(place_text(knight)));
      if (knight.is_grail() && !has(state_.winners, site)) {
        return refused(phrases::kKnightOnGrail, owner);
      }
      if (const auto place = judge_place(knight, site, true); !place) return place;
    }
    const bool are_together = household.king.is_castle() && household.king == household.queen;
    if (are_together && household.king.site() != common) {
      return refused(phrases::kTogetherElsewhere, owner);
    }
    return {};
  }

  /// A coloured piece at its place, together with those judged before it (G6, G13, G17).
  [[nodiscard]] Result<void> judge_place(Place place, int site, bool is_knight) {
    if (place.is_castle()) {
      if (!stands(place.site()))
        return refused(phrases::kNoCastle, Argument::cell(place_text(place)));
      return {};
    }
    if (is_covered(place))
      return refused(phrases::kOnCastleSquare, Argument::cell(place_text(place)));
    const bool on_magician = place == state_.merlin || place == state_.morgane;
    if (on_magician && !(is_knight && place.is_grail())) {
      return refused(phrases::kWithMagician, Argument::cell(place_text(place)));
    }
    int here = 0;
    for (std::size_t i = 0; i < judged_; ++i) {
      if (places_[i] != place) continue;
      if (owners_[i] == site || ++here == 2)
        return refused(phrases::kCrowded, Argument::cell(place_text(place)));
      if (is_stairs(place))
        return refused(phrases::kStairsShared, Argument::cell(place_text(place)));
    }
    places_[judged_] = place;
    owners_[judged_++] = site;
    return {};
  }

  [[nodiscard]] Result<void> judge_magicians() const {
    const Place merlin = state_.merlin;
    const Place morgane = state_.morgane;
    if (merlin.is_castle() || is_covered(merlin) || is_stairs(merlin)) {
      return refused(phrases::kMerlinThere, Argument::cell(place_text(merlin)));
    }
    const bool is_inside =
        morgane.is_grail() || (morgane.is_square() && rules_.board.is_inside(morgane.ring()));
    if (!is_inside) return refused(phrases::kMorganeOutside, Argument::cell(place_text(morgane)));
    if (merlin == morgane && !merlin.is_grail()) {
      return refused(phrases::kMagiciansTogether, Argument::cell(place_text(merlin)));
    }
    return {};
  }

  [[nodiscard]] Result<void> judge_running() const {
    if (!has(state_.alive, state_.to_move)) {
      return refused(phrases::kGoneToMove, seat_argument(state_, state_.to_move));
    }
    if ((state_.alive & ~side_of(state_, state_.to_move)) == 0)
      return refuse(phrases::kOneSideLeft);
    for (int castle = 0; castle < kSites; ++castle) {
      for (int by = 0; by < kSites && has(state_.alive, castle); ++by) {
        if (by != castle && has(state_.alive, by) && is_shut_in(rules_, state_, castle, by)) {
          return refused(phrases::kShutIn, seat_argument(state_, castle));
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

Result<void> inspect(const Rules& rules, const State& state) {
  return Inspector(rules, state).judge();
}

}  // namespace broceliande::grailnah
