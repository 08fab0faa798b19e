#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/combinations.hpp"
#include "games/menhirs/search/game_setup.hpp"
#include "games/menhirs/search/opponent_model.hpp"
#include "games/menhirs/search/tablebase_entry.hpp"

namespace broceliande::menhirs {

/// Where the slide that the mirror forbids would lead.
[[nodiscard]] inline Cells mirrored(const State& state) {
  const Cells part = state.mirror.cells();
  return (state.mist & ~part) | board(state.side).moved(part, state.mirror.direction());
}

/// Makes the entry of a set of mist from those of the sets that its turn can lead to.
class RetrogradeStep {
 public:
  explicit RetrogradeStep(const GameSetup& setup) : setup_(setup) {}

  /// `NextTurn` knows the entries at the beginning of the next turn:
  ///   at(mist)                   that of a set;
  ///   at_less_one(mist, out)     those of a set without each of its tiles, the lowest first;
  ///   names_less_one(mist, out)  what slides to these sets are called there;
  ///   name(mist)                 what a slide to a set is called here.
  template <class NextTurn>
  [[nodiscard]] PackedEntry back_up(int turn, Cells mist, const NextTurn& next_turn) {
    // Step 1. Move generation
    begin(turn, mist);

    // Step 2. Immediate wins: a mirror forbids only one of them
    if (wins_ > 1) return won_anyway();

    // Step 3. Move loop: the best slide and the second best
    if (setup_.clears_at(turn)) next_turn.names_less_one(mist, names_);
    for (const Slide& slide : slides_) rank(slide.mist, evaluate(slide, next_turn));

    // Step 4. Pass
    if (slides_.size() < 2) consider_pass(next_turn);

    // Step 5. Entry
    return packed(best_slide_ == 0 ? PackedEntry::kNoSlide : next_turn.name(best_slide_));
  }

 private:
  /// A slide: where the mist is then, and where the part has landed.
  struct Slide {
    Cells mist = 0;
    Cells landed = 0;
  };

  static constexpr PracticalValue kNone{-kTurns, 0};

  void begin(int turn, Cells mist) {
    turn_ = turn;
    mist_ = mist;
    turn_end_count_ = 0;
    best_ = second_ = kNone;
    best_slide_ = 0;
    random_play_sum_ = 0;
    wins_ = 0;
    list_slides();
  }

  void list_slides() {
    State state;
    state.mist = mist_;
    state.menhirs = setup_.menhirs;
    state.side = static_cast<std::uint8_t>(setup_.side);
    state.phase = Phase::slide;
    actions_.clear();
    legal(state, actions_);
    const Board& board = menhirs::board(setup_.side);
    slides_.clear();
    for (const Action action : actions_) {
      if (!action.is_slide()) continue;
      const Cells landed = board.moved(action.cells(), action.direction());
      slides_.push_back({(mist_ & ~action.cells()) | landed, landed});
      wins_ += setup_.is_bare(slides_.back().mist) ? 1 : 0;
    }
    const std::size_t most_turn_ends = (slides_.size() + 1) * Combinations::kMostTiles;
    if (turn_ends_.size() < most_turn_ends) turn_ends_.resize(most_turn_ends);
  }

  [[nodiscard]] PracticalValue won() const { return {win_at(turn_), 0}; }

  [[nodiscard]] PackedEntry won_anyway() const {
    return {{won(), 0, random_play_score()}, won(), PackedEntry::kNoSlide};
  }

  /// The value of the slide with the best clear after it.
  template <class NextTurn>
  [[nodiscard]] PracticalValue evaluate(const Slide& slide, const NextTurn& next_turn) {
    // Step 1. Win, or the end of the game
    if (setup_.is_bare(slide.mist)) return won();
    if (turn_ + 1 == kTurns) return {};

    // Step 2. Without a clear the slide ends the turn
    if (!setup_.clears_at(turn_)) {
      const PackedEntry next = next_turn.at(slide.mist);
      const bool is_forbidden = slide.landed != 0 && next.depends_on_mirror() &&
                                next.best_slide() == next_turn.name(mist_);
      return note_turn_end(is_forbidden ? next.without_best() : next.best(), random_play_sum_);
    }

    // Step 3. The entries after each clear, all at once
    next_turn.at_less_one(slide.mist, less_one_);
    const Cells covered = slide.mist & setup_.menhirs;
    const Cells kept = size(covered) == 1 ? covered : 0;                  // M14
    const Cells lifting = slide.landed == 0 ? slide.mist : slide.landed;  // M11

    // Step 4. Clear loop
    PracticalValue best = kNone;
    int random_play_score = 0;
    const PackedEntry* next = less_one_.data();
    for (Cells left = slide.mist; left != 0; left &= left - 1, ++next) {
      const Cells tile = first(left);
      if (tile == kept) continue;
      const bool is_forbidden = next->depends_on_mirror() && (lifting & tile) == 0 &&
                                next->best_slide() == name_less(tile);
      best = std::max(best, note_turn_end(is_forbidden ? next->without_best() : next->best(),
                                          random_play_score));
    }
    random_play_sum_ += random_play_score / (size(slide.mist) - size(kept));
    return best;
  }

  /// The name of the mist without one of its tiles, which is where the mirror would lead.
  [[nodiscard]] PackedEntry::Name name_less(Cells tile) const {
    return names_[static_cast<std::size_t>(size(mist_ & (tile - 1)))];
  }

  /// Notes a way to end the turn, and adds its random play score; its value for the player who has
  /// moved.
  [[nodiscard]] PracticalValue note_turn_end(const TablebaseEntry& after, int& random_play_score) {
    turn_ends_[turn_end_count_++] = {after.evaluation, after.random_play_score};
    random_play_score -= after.random_play_score;
    return {-after.evaluation.value(), after.own_error_chance};
  }

  void rank(Cells slide, PracticalValue evaluation) {
    second_ = std::max(second_, std::min(best_, evaluation));
    best_slide_ = evaluation > best_ ? slide : best_slide_;
    best_ = std::max(best_, evaluation);
  }

  /// A pass is for who cannot slide, or whose only slide the mirror forbids (M15).
  template <class NextTurn>
  void consider_pass(const NextTurn& next_turn) {
    const std::size_t turn_ends_of_slides = turn_end_count_;
    const int random_play_of_slides = random_play_sum_;
    second_ = evaluate({mist_, 0}, next_turn);
    if (slides_.empty()) {
      best_ = second_;
      return;
    }
    turn_end_count_ = turn_ends_of_slides;
    random_play_sum_ = random_play_of_slides;
  }

  [[nodiscard]] PackedEntry packed(PackedEntry::Name best_slide) const {
    const int own_error_chance = best_.value() == kDraw ? error_chance() : 0;
    return {{best_, own_error_chance, random_play_score()}, second_, best_slide};
  }

  /// Where a slide wins at once, the others are taken to lead to a quarter of that: looking at them
  /// would take longer than all the rest.
  [[nodiscard]] int random_play_score() const {
    const int slides = std::max(1, static_cast<int>(slides_.size()));
    if (wins_ == 0) return random_play_sum_ / slides;
    return TablebaseEntry::kMaxRandomPlayScore * (slides + 3 * wins_) / (4 * slides);
  }

  /// The chance that the player to move errs if he is fallible.
  [[nodiscard]] int error_chance() const {
    int best_random_play = -TablebaseEntry::kMaxRandomPlayScore;
    for (const TurnEnd& end : std::span(turn_ends_).first(turn_end_count_))
      best_random_play = std::max(best_random_play, -end.random_play_score);
    const int tiles = setup_.tiles_at(turn_ + 1);
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    for (const TurnEnd& end : std::span(turn_ends_).first(turn_end_count_)) {
      const std::int64_t weight = opponent_model::weight(end.evaluation.value(), turn_, tiles,
                                                         best_random_play + end.random_play_score);
      weights += weight;
      sum += weight * end.evaluation.winning_chance();
    }
    if (sum <= 0) return 0;
    return static_cast<int>((sum + weights / 2) / weights);
  }

  /// A way to end the turn, for the other player.
  struct TurnEnd {
    PracticalValue evaluation;
    int random_play_score = 0;
  };

  GameSetup setup_;
  // Of the set that is looked at:
  int turn_ = 0;
  Cells mist_ = 0;
  std::vector<Action> actions_;
  std::vector<Slide> slides_;
  std::vector<TurnEnd> turn_ends_;  ///< the first of them, as many as there are
  std::size_t turn_end_count_ = 0;
  std::array<PackedEntry, Combinations::kMostTiles> less_one_;
  std::array<PackedEntry::Name, Combinations::kMostTiles> names_{};
  int wins_ = 0;
  int random_play_sum_ = 0;  ///< of all slides together
  PracticalValue best_;
  PracticalValue second_;
  Cells best_slide_ = 0;
};

}  // namespace broceliande::menhirs
