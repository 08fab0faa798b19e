#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/combinations.hpp"
#include "games/menhirs/search/exact_course.hpp"
#include "games/menhirs/search/haste.hpp"
#include "games/menhirs/search/prospect.hpp"

namespace broceliande::menhirs {

/// Where the slide that the mirror forbids would lead.
[[nodiscard]] inline Cells mirrored(const State& state) {
  const Cells part = state.mirror.cells();
  return (state.mist & ~part) | board(state.side).moved(part, state.mirror.direction());
}

/// Makes the prospects of a set of mist from those of the sets that its turn can lead to.
class ProspectBackup {
 public:
  explicit ProspectBackup(const Course& course) : course_(course) {}

  /// `Known` knows the prospects at the beginning of the next turn:
  ///   at(mist)                   those of a set;
  ///   at_less_one(mist, out)     of a set without each of its tiles, the lowest first;
  ///   names_less_one(mist, out)  what slides to these sets are called there;
  ///   name(mist)                 what a slide to a set is called here.
  template <class Known>
  [[nodiscard]] PackedProspect back_up(int turn, Cells mist, const Known& known) {
    begin(turn, mist);
    if (wins_ > 1) return won_anyway();
    if (course_.clears_at(turn)) known.names_less_one(mist, names_);
    for (const Ahead& slide : slides_) rank(slide.mist, judge(slide, known));
    if (slides_.size() < 2) consider_pass(known);
    return packed(best_slide_ == 0 ? PackedProspect::kNoSlide : known.name(best_slide_));
  }

 private:
  /// A slide: where the mist is then, and where the part has landed.
  struct Ahead {
    Cells mist = 0;
    Cells landed = 0;
  };

  static constexpr Promise kNone{-kTurns, 0};

  void begin(int turn, Cells mist) {
    turn_ = turn;
    mist_ = mist;
    end_count_ = 0;
    best_ = second_ = kNone;
    best_slide_ = 0;
    drift_ = 0;
    wins_ = 0;
    list_slides();
  }

  void list_slides() {
    State state;
    state.mist = mist_;
    state.menhirs = course_.menhirs;
    state.side = static_cast<std::uint8_t>(course_.side);
    state.phase = Phase::slide;
    actions_.clear();
    legal(state, actions_);
    const Board& board = menhirs::board(course_.side);
    slides_.clear();
    for (const Action action : actions_) {
      if (!action.is_slide()) continue;
      const Cells landed = board.moved(action.cells(), action.direction());
      slides_.push_back({(mist_ & ~action.cells()) | landed, landed});
      wins_ += course_.is_bare(slides_.back().mist) ? 1 : 0;
    }
    const std::size_t most_ends = (slides_.size() + 1) * Combinations::kMostTiles;
    if (ends_.size() < most_ends) ends_.resize(most_ends);
  }

  [[nodiscard]] Promise won() const { return {win_at(turn_), 0}; }

  [[nodiscard]] PackedProspect won_anyway() const {
    return {{won(), 0, drift()}, won(), PackedProspect::kNoSlide};
  }

  /// What the slide promises with the best clear after it.
  template <class Known>
  [[nodiscard]] Promise judge(const Ahead& slide, const Known& known) {
    if (course_.is_bare(slide.mist)) return won();
    if (turn_ + 1 == kTurns) return {};
    if (!course_.clears_at(turn_)) {
      const PackedProspect next = known.at(slide.mist);
      const bool is_forbidden =
          slide.landed != 0 && next.depends_on_mirror() && next.best_slide() == known.name(mist_);
      return judge_end(is_forbidden ? next.without_best() : next.best(), drift_);
    }
    known.at_less_one(slide.mist, less_one_);
    const Cells covered = slide.mist & course_.menhirs;
    const Cells kept = size(covered) == 1 ? covered : 0;                  // M14
    const Cells lifting = slide.landed == 0 ? slide.mist : slide.landed;  // M11
    Promise best = kNone;
    int drift = 0;
    const PackedProspect* next = less_one_.data();
    for (Cells left = slide.mist; left != 0; left &= left - 1, ++next) {
      const Cells tile = first(left);
      if (tile == kept) continue;
      const bool is_forbidden = next->depends_on_mirror() && (lifting & tile) == 0 &&
                                next->best_slide() == name_less(tile);
      best = std::max(best, judge_end(is_forbidden ? next->without_best() : next->best(), drift));
    }
    drift_ += drift / (size(slide.mist) - size(kept));
    return best;
  }

  /// The name of the mist without one of its tiles, which is where the mirror would lead.
  [[nodiscard]] PackedProspect::Name name_less(Cells tile) const {
    return names_[static_cast<std::size_t>(size(mist_ & (tile - 1)))];
  }

  /// Notes a way to end the turn, and adds its drift; what it promises to the player who has moved.
  [[nodiscard]] Promise judge_end(const Prospect& after, int& drift) {
    ends_[end_count_++] = {after.promise, after.drift};
    drift -= after.drift;
    return {-after.promise.worth(), after.fear};
  }

  void rank(Cells slide, Promise promise) {
    second_ = std::max(second_, std::min(best_, promise));
    best_slide_ = promise > best_ ? slide : best_slide_;
    best_ = std::max(best_, promise);
  }

  /// A pass is for who cannot slide, or whose only slide the mirror forbids (M15).
  template <class Known>
  void consider_pass(const Known& known) {
    const std::size_t ends_of_slides = end_count_;
    const int drift_of_slides = drift_;
    second_ = judge({mist_, 0}, known);
    if (slides_.empty()) {
      best_ = second_;
      return;
    }
    end_count_ = ends_of_slides;
    drift_ = drift_of_slides;
  }

  [[nodiscard]] PackedProspect packed(PackedProspect::Name best_slide) const {
    const int fear = best_.worth() == kDraw ? chance_of_error() : 0;
    return {{best_, fear, drift()}, second_, best_slide};
  }

  /// Where a slide wins at once, the others are taken to lead to a quarter of that: looking at them
  /// would take longer than all the rest.
  [[nodiscard]] int drift() const {
    const int slides = std::max(1, static_cast<int>(slides_.size()));
    if (wins_ == 0) return drift_ / slides;
    return Prospect::kMostDrift * (slides + 3 * wins_) / (4 * slides);
  }

  /// The chance of the other player when the one to move is hasty.
  [[nodiscard]] int chance_of_error() const {
    int best_drift = -Prospect::kMostDrift;
    for (const End& end : std::span(ends_).first(end_count_))
      best_drift = std::max(best_drift, -end.drift);
    const int tiles = course_.tiles_at(turn_ + 1);
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    for (const End& end : std::span(ends_).first(end_count_)) {
      const std::int64_t weight =
          haste::weight(end.promise.worth(), turn_, tiles, best_drift + end.drift);
      weights += weight;
      sum += weight * end.promise.chance();
    }
    if (sum <= 0) return 0;
    return static_cast<int>((sum + weights / 2) / weights);
  }

  /// A way to end the turn, for the other player.
  struct End {
    Promise promise;
    int drift = 0;
  };

  Course course_;
  // Of the set that is looked at:
  int turn_ = 0;
  Cells mist_ = 0;
  std::vector<Action> actions_;
  std::vector<Ahead> slides_;
  std::vector<End> ends_;  ///< the first of them, as many as there are
  std::size_t end_count_ = 0;
  std::array<PackedProspect, Combinations::kMostTiles> less_one_;
  std::array<PackedProspect::Name, Combinations::kMostTiles> names_{};
  int wins_ = 0;
  int drift_ = 0;  ///< of all slides together
  Promise best_;
  Promise second_;
  Cells best_slide_ = 0;
};

}  // namespace broceliande::menhirs
