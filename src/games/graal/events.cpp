#include "games/graal/events.hpp"

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <utility>

#include "games/graal/rules.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

/// Tells one action of one position.
class Teller {
 public:
  Teller(const State& before, Action action, const State& after)
      : before_(before),
        after_(after),
        action_(action),
        from_(square_text(action.from())),
        to_(square_text(action.to())) {}

  [[nodiscard]] std::vector<Event> tell() {
    if (action_.is_pass()) {
      add({.kind = event::kPassed, .rule = "C20"});
    } else if (before_.is_shot_pending()) {
      tell_retreat();
    } else if (is_shot()) {
      tell_shot();
    } else {
      tell_move();
    }
    if (after_.is_over()) tell_end();
    return std::move(events_);
  }

 private:
  Event& add(Event event) { return events_.emplace_back(std::move(event)); }

  [[nodiscard]] FigureName figure_at(Square square) const {
    return {kind_name(before_.figures.kind_at(square)), before_.figures.army_at(square).index};
  }

  [[nodiscard]] bool is_shot() const {
    return before_.figures.kind_at(action_.from()) == Kind::archer &&
           !before_.figures.is_free(action_.to());
  }

  [[nodiscard]] Transfer way() const {
    return {figure_at(action_.from()), {.cell = from_}, {.cell = to_}};
  }

  void tell_move() {
    const bool is_leap = before_.figures.kind_at(action_.from()) == Kind::squire;
    Event event{.kind = is_leap ? "leapt" : event::kMoved,
                .rule = is_leap ? "C13" : "C9",
                .figure = figure_at(action_.from()),
                .from = from_,
                .to = to_};
    if (!is_leap) {
      event.count = distance(action_.from(), action_.to());
      event.angle = angle(action_.from(), action_.to());
    }
    if (!before_.figures.is_free(action_.to())) {
      event.kind = event::kTook;
      event.other = figure_at(action_.to());
      event.left = royals_left_if_one_fell();
      event.transfers.push_back({event.other, {.cell = to_}, {.reserve = "taken"}});
    }
    event.transfers.push_back(way());
    add(std::move(event));
  }

  /// C19: how many of the enemy's royal house are left, where one of them has just been taken.
  [[nodiscard]] int royals_left_if_one_fell() const {
    const Camp enemy = before_.figures.camp_at(action_.to());
    const auto royals = [enemy](const State& state) {
      return state.figures.royals(state.figures.of(Army::of(enemy, 1))).count();
    };
    return royals(after_) < royals(before_) ? royals(after_) : 0;
  }

  void tell_shot() {
    const FigureName archer = figure_at(action_.from());
    const FigureName target = figure_at(action_.to());
    Event& event = add({.kind = "shot",
                        .rule = "C16",
                        .figure = archer,
                        .other = target,
                        .from = from_,
                        .to = to_});
    // C20: where the position came for the third time, the draw leaves no shot to wait.
    if (after_.is_over()) return;
    event.markings.push_back({"shooter", from_, archer, true});
    event.markings.push_back({"target", to_, target, true});
  }

  /// C17: straight back, away from the archer, or to the side.
  void tell_retreat() {
    const Square archer = before_.shot.archer;
    const FigureName shooter = figure_at(archer);
    Event& event = add({.kind = is_straight_back() ? "fell-back" : "stepped-aside",
                        .rule = "C17",
                        .figure = figure_at(action_.from()),
                        .other = shooter,
                        .from = from_,
                        .to = to_,
                        .count = distance(action_.from(), action_.to())});
    event.transfers.push_back(way());
    event.markings.push_back({"shooter", square_text(archer), shooter, false});
  }

  [[nodiscard]] static int distance(Square from, Square to) {
    return std::max(std::abs(to.file() - from.file()), std::abs(to.rank() - from.rank()));
  }

  /// Degrees with the clock from north, along one of the eight directions.
  [[nodiscard]] static int angle(Square from, Square to) {
    const int east = sign(to.file() - from.file());
    const int north = sign(to.rank() - from.rank());
    if (north == 0) return east > 0 ? 90 : 270;
    const int off_axis = 45 * east;
    return north > 0 ? (off_axis + 360) % 360 : 180 - off_axis;
  }

  [[nodiscard]] static int sign(int number) { return number == 0 ? 0 : number / std::abs(number); }

  [[nodiscard]] static std::pair<std::strong_ordering, std::strong_ordering> heading(Square from,
                                                                                     Square to) {
    return {to.file() <=> from.file(), to.rank() <=> from.rank()};
  }

  [[nodiscard]] bool is_straight_back() const {
    return heading(action_.from(), action_.to()) == heading(before_.shot.archer, action_.from());
  }

  void tell_end() {
    if (after_.ending == Ending::draw) {
      const bool is_quiet = before_.clock + 1 >= kQuietTurns;
      add({.kind = event::kDrawn, .rule = "C20", .count = is_quiet ? kQuietTurns : 0});
      return;
    }
    const Camp enemy = enemy_of(before_.turn.camp());
    const bool stormed = action_.to() == before_.castle_of(enemy).donjon;
    Event event{
        .kind = event::kWon, .rule = "C19", .figure = {.seat = before_.turn.index}, .cells = {to_}};
    if (stormed) {
      event.figure = figure_at(action_.from());
      event.to = to_;
    }
    add(std::move(event));
  }

  const State& before_;
  const State& after_;
  Action action_;
  std::string from_;
  std::string to_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> events(const State& before, Action action, const State& after) {
  return Teller(before, action, after).tell();
}

}  // namespace broceliande::graal
