#pragma once

// What every game must pass to be played on a screen: its board holds together, everything stands
// on it, and picks lead to legal actions and to nothing else.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/game.hpp"

namespace broceliande::battery {

inline std::map<std::string, const Cell*> cells_by_id(const Geometry& geometry) {
  std::map<std::string, const Cell*> cells;
  for (const Cell& cell : geometry.cells) {
    EXPECT_TRUE(cells.emplace(cell.id, &cell).second) << cell.id << " twice";
  }
  return cells;
}

/// Ids are unique, neighbours are mutual, and everything lies in the box.
inline void expect_geometry_sound(const Geometry& geometry) {
  const auto cells = cells_by_id(geometry);
  const auto [left, top, width, height] = geometry.box;
  for (const Cell& cell : geometry.cells) {
    EXPECT_TRUE(cell.x > left && cell.x < left + width) << cell.id;
    EXPECT_TRUE(cell.y > top && cell.y < top + height) << cell.id;
    EXPECT_TRUE(cell.outline.starts_with('M') && cell.outline.ends_with('Z')) << cell.outline;
    for (const std::string& other : cell.neighbours) {
      const auto there = cells.find(other);
      ASSERT_NE(there, cells.end()) << cell.id << " beside " << other;
      EXPECT_NE(std::ranges::find(there->second->neighbours, cell.id),
                there->second->neighbours.end())
          << cell.id << " beside " << other;
    }
  }
}

/// Whatever is shown stands on a cell of the board.
template <Game G>
void expect_tableau_on_board(const G& game, const typename G::State& state,
                             const std::vector<typename G::Action>& actions,
                             const std::map<std::string, const Cell*>& cells) {
  const Tableau tableau = game.tableau(state);
  for (const auto& figure : tableau.figures) EXPECT_TRUE(cells.contains(figure.cell));
  for (const auto& mark : tableau.marks) EXPECT_TRUE(cells.contains(mark.cell)) << mark.cell;
  for (const auto action : actions) {
    typename G::State after = state;
    game.apply(after, action);
    for (const Event& event : game.events(state, action, after)) {
      EXPECT_TRUE(event.from.empty() || cells.contains(event.from)) << event.from;
      EXPECT_TRUE(event.to.empty() || cells.contains(event.to)) << event.to;
    }
  }
}

inline auto in_order(const Tableau& tableau) {
  std::vector<std::tuple<std::string_view, int, std::string, std::vector<std::string_view>>>
      figures;
  for (Tableau::PlacedFigure figure : tableau.figures) {
    std::ranges::sort(figure.marks);
    figures.emplace_back(figure.kind, figure.seat, figure.cell, figure.marks);
  }
  std::vector<std::tuple<std::string, std::string_view, int>> marks;
  for (const auto& mark : tableau.marks) marks.emplace_back(mark.cell, mark.kind, mark.seat);
  std::vector<std::tuple<std::string_view, int, int, std::string_view>> reserves;
  for (const auto& [kind, seat, count, state] : tableau.reserves) {
    reserves.emplace_back(kind, seat, count, state);
  }
  std::ranges::sort(figures);
  std::ranges::sort(marks);
  std::ranges::sort(reserves);
  return std::tuple(figures, marks, reserves);
}

/// The events of an action say all that it changed on the board, and nothing else.
template <Game G>
void expect_events_complete(const G& game, const typename G::State& before,
                            typename G::Action action, const typename G::State& after) {
  Tableau tableau = game.tableau(before);
  const std::vector<Event> events = game.events(before, action, after);
  EXPECT_FALSE(events.empty());
  for (const Event& event : events) {
    EXPECT_TRUE(fold(tableau, event)) << event.kind;
  }
  EXPECT_TRUE(in_order(tableau) == in_order(game.tableau(after)))
      << game.action_text(before, action) << " in " << game.position_text(before);
  const bool tells_end = events.back().kind == event::kWon || events.back().kind == event::kDrawn;
  EXPECT_EQ(tells_end, game.outcome(after).has_value()) << events.back().kind;
}

/// A walk along whatever is offered ends in a legal action; what is not offered is refused.
template <Game G>
void expect_picks_lead_to_actions(const G& game, const typename G::State& state,
                                  const std::map<std::string, const Cell*>& cells, Rng& rng) {
  std::vector<std::string> picks;
  constexpr int kMostPicks = 60;
  for (int i = 0; i < kMostPicks; ++i) {
    const auto choice = game.choose(state, picks);
    ASSERT_TRUE(choice.has_value()) << english(choice.error());
    ASSERT_NE(choice->prompt.phrase, nullptr);
    for (const std::string& cell : choice->chosen) EXPECT_TRUE(cells.contains(cell)) << cell;
    if (!choice->action.empty()) {
      EXPECT_TRUE(choice->next.empty());
      EXPECT_TRUE(game.read_action(state, choice->action).has_value()) << choice->action;
      return;
    }
    ASSERT_FALSE(choice->next.empty()) << game.position_text(state);
    std::vector<std::string> wrong = choice->picks;
    wrong.emplace_back("nowhere");
    const auto refused = game.choose(state, wrong);
    ASSERT_FALSE(refused.has_value());
    EXPECT_FALSE(english(refused.error()).empty());
    const auto& next = choice->next[rng.below(static_cast<std::uint32_t>(choice->next.size()))];
    EXPECT_TRUE(next.cell.empty() || cells.contains(next.cell)) << next.cell;
    picks = choice->picks;
    picks.push_back(next.id);
  }
}

/// All actions that picks lead to, sorted; for games whose picks never go back.
template <Game G>
std::vector<std::string> actions_by_picks(const G& game, const typename G::State& state,
                                          const std::vector<std::string>& picks = {}) {
  const auto choice = game.choose(state, picks);
  if (!choice) {
    ADD_FAILURE() << english(choice.error());
    return {};
  }
  if (!choice->action.empty()) return {choice->action};
  std::vector<std::string> actions;
  for (const Target& target : choice->next) {
    std::vector<std::string> longer = choice->picks;
    longer.push_back(target.id);
    const auto found = actions_by_picks(game, state, longer);
    actions.insert(actions.end(), found.begin(), found.end());
  }
  std::ranges::sort(actions);
  return actions;
}

inline std::vector<std::string> sorted_cells(const std::vector<Target>& targets) {
  std::vector<std::string> cells;
  for (const Target& target : targets) {
    if (target.kind == Target::Kind::cell) cells.push_back(target.cell);
  }
  std::ranges::sort(cells);
  return cells;
}

/// Where the figure that is picked first can go by further picks, by its cell and, where several
/// stand there, its kind.
template <Game G>
std::map<std::pair<std::string, std::string>, std::vector<std::string>> destinations(
    const G& game, const typename G::State& state) {
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> found;
  const auto first = game.choose(state, {});
  if (!first) return found;
  if (!first->picks.empty()) {  // only one figure can be picked
    for (const std::string& cell : first->chosen) found[{cell, ""}] = sorted_cells(first->next);
    return found;
  }
  for (const Target& target : first->next) {
    if (target.kind != Target::Kind::figure) continue;
    const auto then = game.choose(state, {target.id});
    if (then) found[{target.cell, std::string(target.figure)}] = sorted_cells(then->next);
  }
  return found;
}

/// What is told of a figure's reach is where picks lead, if its owner is to act; figures of others
/// are told of as well.
template <MovingGame G>
void expect_reach_agrees_with_picks(const G& game, const typename G::State& state) {
  auto aims = destinations(game, state);
  const auto is_lone_pick = aims.size() == 1 && aims.begin()->first.second.empty();
  for (const auto& figure : game.tableau(state).figures) {
    const auto reaches = game.reach(state, figure.cell);
    const auto reach = std::ranges::find_if(reaches, [&](const Reach& each) {
      return each.kind == figure.kind && each.seat == figure.seat;
    });
    ASSERT_NE(reach, reaches.end()) << figure.kind << " on " << figure.cell;
    const bool is_anothers = figure.seat != kNobody && figure.seat != game.to_act(state).index;
    if (is_anothers) continue;
    std::vector<std::string> told = reach->moves;
    told.insert(told.end(), reach->shots.begin(), reach->shots.end());
    std::ranges::sort(told);
    const auto named = aims.find({figure.cell, std::string(figure.kind)});
    const auto unnamed = aims.find({figure.cell, ""});
    const auto aim = named != aims.end() ? named : unnamed;
    if (aim == unnamed && is_lone_pick && told.empty()) continue;  // another figure on that cell
    EXPECT_EQ(told, aim == aims.end() ? std::vector<std::string>{} : aim->second)
        << figure.kind << " on " << figure.cell << " in " << game.position_text(state);
  }
}

template <Game G>
void expect_playable_by_clicks(const G& game, const typename G::State& state,
                               const std::vector<typename G::Action>& actions, Rng& rng) {
  const Geometry geometry = game.geometry();
  const auto cells = cells_by_id(geometry);
  expect_tableau_on_board(game, state, actions, cells);
  if constexpr (MovingGame<G>) {
    constexpr std::uint64_t kOneIn = 8;  // every figure is picked, which takes long
    if (game.hash(state) % kOneIn == 0) expect_reach_agrees_with_picks(game, state);
  }
  if (actions.empty()) return;
  expect_picks_lead_to_actions(game, state, cells, rng);
}

}  // namespace broceliande::battery
