#include "games/menhirs/choice.hpp"

#include <algorithm>

#include "games/menhirs/judge.hpp"
#include "games/menhirs/phrases.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

constexpr std::string_view kNone = "none";

Target direction_target(Direction direction) {
  return {.id = ">" + std::string(direction_text(direction)),
          .kind = Target::Kind::direction,
          .angle = angle_of(direction)};
}

/// The slides of one cluster, and a part of it in the making.
class SlideChoice {
 public:
  SlideChoice(const State& state, Cells cluster)
      : board_(menhirs::board(state.side)), state_(state), cluster_(cluster), part_(cluster) {
    std::vector<Action> actions;
    legal(state, actions);
    for (const Action action : actions) {
      if (action.is_slide() && (action.cells() & ~cluster) == 0) slides_.push_back(action);
    }
    has_parts_ = std::ranges::any_of(slides_, [&](Action a) { return a.cells() != cluster; });
  }

  [[nodiscard]] bool is_stuck() const { return slides_.empty(); }

  /// Takes one more pick; an action when it was a direction.
  [[nodiscard]] Result<std::string> take(const std::string& pick) {
    if (pick == kNone && has_parts_) {
      part_ = 0;
      return std::string();
    }
    if (pick.starts_with('>')) return slide(pick);
    for (Cells left = cluster_; left != 0; left &= left - 1) {
      if (cell_text(board_, first(left)) == pick) return toggle(first(left), pick);
    }
    return refuse(phrases::kNoMistInCluster, Error::kNoPlace, {pick});
  }

  [[nodiscard]] Choice choice() const {
    Choice choice;
    for (int i = 0; i < board_.cells; ++i) {
      const Cells cell = board_.in_order(i);
      const std::string name = cell_text(board_, cell);
      if ((part_ & cell) != 0) choice.chosen.push_back(name);
      if (can_toggle(cell)) choice.next.push_back({name, Target::Kind::toggle, name});
    }
    for (int i = 0; i < kDirections; ++i) {
      const auto direction = static_cast<Direction>(i);
      if (is_legal(direction)) choice.next.push_back(direction_target(direction));
    }
    if (has_parts_ && part_ != 0) {
      choice.next.push_back({std::string(kNone), Target::Kind::button});
    }
    choice.prompt = prompt();
    return choice;
  }

 private:
  /// What to do next; where the part cannot slide, why not and how it could.
  [[nodiscard]] Saying prompt() const {
    const Argument least = kSmallestPiece;
    if (!has_parts_) return {&phrases::kPromptDirection};
    if (part_ == 0) return {&phrases::kPromptTiles, {least}};
    if (can_slide()) return {&phrases::kPromptPart};
    if (size(part_) < kSmallestPiece) return {&phrases::kPromptSmallPart, {least}};
    if (!board_.is_connected(part_)) return {&phrases::kPromptApart};
    if (small_rest(board_, cluster_, part_) != 0) return {&phrases::kPromptSmallRest, {least}};
    return {&phrases::kPromptBlocked};
  }

  [[nodiscard]] bool can_slide() const {
    return std::ranges::find(slides_, part_, &Action::cells) != slides_.end();
  }

  [[nodiscard]] bool is_legal(Direction direction) const {
    return part_ != 0 &&
           std::ranges::find(slides_, Action::slide(part_, direction)) != slides_.end();
  }

  /// Whether the part can still become one that slides: by tiles it does not have yet if the cell
  /// is taken in, either way if it is left out.
  [[nodiscard]] bool can_toggle(Cells cell) const {
    if ((cluster_ & cell) == 0 || !has_parts_) return false;
    const Cells after = part_ ^ cell;
    if (after == 0) return true;
    const bool is_taken_in = (after & cell) != 0;
    return std::ranges::any_of(slides_, [&](Action slide) {
      const Cells goal = slide.cells();
      const bool grows_to = (after & ~goal) == 0;
      if (is_taken_in) return grows_to;
      return (goal & cell) == 0 && (grows_to || (goal & ~after) == 0);
    });
  }

  [[nodiscard]] Result<std::string> toggle(Cells cell, const std::string& name) {
    if (!can_toggle(cell)) {
      const Phrase& why = has_parts_ ? phrases::kTileBound : phrases::kWholeOnly;
      return refuse(why, Error::kNoPlace, {Argument::cell(name)});
    }
    part_ ^= cell;
    return std::string();
  }

  [[nodiscard]] Result<std::string> slide(const std::string& pick) const {
    const auto direction = read_direction(std::string_view(pick).substr(1));
    if (!direction || part_ == 0) return refuse(kNoSuchChoice, Error::kNoPlace, {pick});
    const auto action = read_action(state_, part_text(board_, part_) + pick);
    if (!action) return pass_on(action);
    return action_text(state_, *action);
  }

  const Board& board_;
  const State& state_;
  Cells cluster_;
  Cells part_;
  std::vector<Action> slides_;
  bool has_parts_ = false;
};

/// The cell of that name with mist on it.
Result<Cells> tile_named(const State& state, const std::string& name) {
  const Board& board = menhirs::board(state.side);
  for (Cells left = state.mist; left != 0; left &= left - 1) {
    if (cell_text(board, first(left)) == name) return first(left);
  }
  return refuse(phrases::kNoMist, Error::kNoPlace, {Argument::cell(name)});
}

Result<Choice> choose_slide(const State& state, const std::vector<std::string>& picks) {
  const Result<Cells> tile = tile_named(state, picks.front());
  if (!tile) return pass_on(tile);
  SlideChoice slide(state, menhirs::board(state.side).piece(state.mist, *tile));
  if (slide.is_stuck()) return refuse(phrases::kStuck);
  for (std::size_t i = 1; i < picks.size(); ++i) {
    const Result<std::string> action = slide.take(picks[i]);
    if (!action) return pass_on(action);
    if (action->empty()) continue;
    if (i + 1 < picks.size()) return refuse(kNoSuchChoice, Error::kNoPlace, {picks[i + 1]});
    Choice done;
    done.picks = picks;
    done.action = *action;
    done.prompt = {&phrases::kPromptDirection};
    return done;
  }
  Choice choice = slide.choice();
  choice.picks = picks;
  return choice;
}

/// Everything that a turn can begin with: a free cell, a cluster, a tile to clear, or a pass.
std::vector<Route> routes(const State& state) {
  const Board& board = menhirs::board(state.side);
  std::vector<Action> actions;
  legal(state, actions);
  std::vector<Route> routes;
  Cells movable = 0;
  for (const Action action : actions) {
    if (action.is_pass()) {
      routes.push_back({{{"pass", Target::Kind::button}}, "pass"});
    } else if (!action.is_slide()) {
      const std::string cell = cell_text(board, action.cells());
      const auto kind = action.is_place() ? Target::Kind::cell : Target::Kind::figure;
      routes.push_back({{{cell, kind, cell}}, action_text(state, action)});
    } else if ((movable & action.cells()) == 0) {
      movable |= board.piece(state.mist, first(action.cells()));
    }
  }
  for (; movable != 0; movable &= movable - 1) {
    const std::string cell = cell_text(board, first(movable));
    routes.push_back({{{cell, Target::Kind::figure, cell}}, ""});
  }
  return routes;
}

const Phrase& prompt_of(const State& state, const Choice& choice) {
  const bool is_pass = choice.next.size() == 1 && choice.next.front().id == "pass";
  if (is_pass) return phrases::kPromptPass;
  switch (state.phase) {
    case Phase::place: return phrases::kPromptPlace;
    case Phase::slide: return phrases::kPromptCluster;
    case Phase::clear: return phrases::kPromptClear;
    case Phase::over: break;
  }
  return phrases::kOver;
}

}  // namespace

Result<Choice> choose(const State& state, const std::vector<std::string>& picks) {
  const bool is_slide = state.phase == Phase::slide && !picks.empty() && picks.front() != "pass";
  if (is_slide) return choose_slide(state, picks);
  std::optional<Choice> choice = follow(routes(state), picks);
  if (!choice) {
    const std::string text = (state.phase == Phase::clear ? "x" : "") + picks.front();
    const auto action = read_action(state, text);
    if (!action) return pass_on(action);
    return refuse(kNoSuchChoice, Error::kNoPlace, {picks.back()});
  }
  choice->prompt = {&prompt_of(state, *choice)};
  return *choice;
}

}  // namespace broceliande::menhirs
