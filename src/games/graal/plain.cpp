#include "games/graal/plain.hpp"

#include <algorithm>

#include "games/graal/plain_rules.hpp"
#include "games/graal/plain_text.hpp"

namespace broceliande::graal::plain {
namespace {

bool is_in_army(const Position& position, Square square, Army army) {
  const std::optional<Figure>& figure = position.figures[square];
  return figure && figure->army == army;
}

std::vector<Action> retreats(const Position& position, Shot shot) {
  std::vector<Action> actions;
  each_square([&](Square to) {
    if (!may_flee(position, shot, to)) return;
    actions.push_back({.deed = Deed::kRetreat, .from = shot.target, .to = to});
  });
  return actions;
}

void add_actions_from(const Position& position, Square from, std::vector<Action>& actions) {
  const bool quiet = position.first_turn_is_quiet;  // C23: no taking and no shot
  each_square([&](Square to) {
    const bool takes = position.figures[to].has_value();
    if ((!quiet || !takes) && may_go(position, from, to)) {
      actions.push_back({.deed = takes ? Deed::kTake : Deed::kMove, .from = from, .to = to});
    }
    if (!quiet && may_shoot(position, from, to)) {
      actions.push_back({.deed = Deed::kShoot, .from = from, .to = to});
    }
  });
}

/// C22: South's army 1, North's 1, South's 2 … and round again.
Army next_in_order(Army army, int armies) {
  if (army.camp == Camp::kSouth) return {.camp = Camp::kNorth, .number = army.number};
  return {.camp = Camp::kSouth, .number = army.number == armies ? 1 : army.number + 1};
}

/// C22: the next army with figures; a running game always has two such armies, the chiefs'.
Army next_turn(const Position& position) {
  Army army = next_in_order(position.turn, position.armies);
  while (army != position.turn && !has_figures(position, army)) {
    army = next_in_order(army, position.armies);
  }
  return army;
}

/// C19, C20: the turn is over; it is counted, then it ends the game or hands on the turn.
void end_turn(Position& position, bool captured) {
  position.first_turn_is_quiet = false;
  position.pending.reset();
  position.clock = captured ? 0 : position.clock + 1;
  const Camp mover = position.turn.camp;
  const Camp enemy = enemy_of(mover);
  if (is_stormed(position, enemy) || !has_royal_house(position, enemy)) {
    position.ending = mover == Camp::kSouth ? Ending::kSouthWon : Ending::kNorthWon;
    return;
  }
  if (position.clock >= kQuietTurns) {
    position.ending = Ending::kDraw;
    return;
  }
  position.turn = next_turn(position);
}

/// Earlier positions of the line, the start and the present one too.
using PositionTexts = std::vector<std::string>;

/// C20: the present position stands for the third time.
bool is_third_time(const PositionTexts& line) { return std::ranges::count(line, line.back()) >= 3; }

std::uint64_t count_lines(const Position& position, int depth, PositionTexts& line) {
  if (depth == 0) return 1;
  if (is_third_time(line)) return 0;
  const std::vector<Action> actions = legal_actions(position);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const Action& action : actions) {
    const Position next = after(position, action);
    line.push_back(write_repetition_key(next));
    count += count_lines(next, depth - 1, line);
    line.pop_back();
  }
  return count;
}

}  // namespace

bool has_figures(const Position& position, Army army) {
  bool found = false;
  each_square([&](Square square) { found = found || is_in_army(position, square, army); });
  return found;
}

bool has_royal_house(const Position& position, Camp camp) {
  bool found = false;
  each_square([&](Square square) {
    if (!is_in_army(position, square, {.camp = camp, .number = 1})) return;
    const char kind = position.figures[square]->kind;
    found = found || kind == 'K' || kind == 'P' || kind == 'D';
  });
  return found;
}

bool is_stormed(const Position& position, Camp camp) {
  const std::optional<Figure>& figure = position.figures[position.castle_of(camp).donjon];
  return figure && figure->army.camp != camp;
}

std::vector<Action> legal_actions(const Position& position) {
  if (position.ending != Ending::kRunning) return {};
  if (position.pending) return retreats(position, *position.pending);
  std::vector<Action> actions;
  each_square([&](Square from) {
    if (is_in_army(position, from, position.turn)) add_actions_from(position, from, actions);
  });
  if (actions.empty()) actions.push_back({.deed = Deed::kPass, .from = {}, .to = {}});  // C20
  return actions;
}

Position after(const Position& position, const Action& action) {
  Position next = position;
  if (action.deed == Deed::kShoot) {  // C18: the turn goes on with the retreat
    next.pending = Shot{.archer = action.from, .target = action.to};
    return next;
  }
  if (action.deed != Deed::kPass) {
    next.figures[action.to] = next.figures[action.from];
    next.figures[action.from].reset();
  }
  end_turn(next, action.deed == Deed::kTake);
  return next;
}

std::optional<std::vector<std::string>> legal(std::string_view position, const Variant& variant) {
  const auto read = read_position(position, variant);
  if (!read) return std::nullopt;
  std::vector<std::string> texts;
  for (const Action& action : legal_actions(*read)) texts.push_back(write_action(action));
  std::ranges::sort(texts);
  return texts;
}

std::optional<std::string> apply(std::string_view position, std::string_view action,
                                 const Variant& variant) {
  const auto read = read_position(position, variant);
  if (!read) return std::nullopt;
  for (const Action& candidate : legal_actions(*read)) {
    if (write_action(candidate) == action) return write_position(after(*read, candidate));
  }
  return std::nullopt;
}

std::optional<std::uint64_t> perft(std::string_view position, int depth, const Variant& variant) {
  const auto read = read_position(position, variant);
  if (!read || depth < 0) return std::nullopt;
  PositionTexts line{write_repetition_key(*read)};
  return count_lines(*read, depth, line);
}

}  // namespace broceliande::graal::plain
