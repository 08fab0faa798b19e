#include "games/menhirs/events.hpp"

#include <algorithm>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {
namespace {

constexpr FigureName kMist{"mist"};
constexpr FigureName kMenhir{"menhir"};

/// Tells one action of one position.
class Teller {
 public:
  Teller(const State& before, Action action, const State& after)
      : before_(before), after_(after), action_(action), board_(menhirs::board(before.side)) {}

  [[nodiscard]] std::vector<Event> tell(bool early21) {
    tell_action();
    move_mirror();
    if (action_.is_slide()) tell_menhirs();
    if (ends_turn_without_clear()) add({.kind = "nothing-to-clear", .rule = "M14"});
    tell_end(early21);
    return std::move(events_);
  }

 private:
  [[nodiscard]] std::string name(Cells cell) const { return cell_text(board_, cell); }

  Event& add(Event event) { return events_.emplace_back(std::move(event)); }

  template <class Work>
  static void each(Cells cells, Work work) {
    for (; cells != 0; cells &= cells - 1) work(first(cells));
  }

  [[nodiscard]] std::vector<std::string> names(Cells cells) const {
    std::vector<std::string> all;
    each(cells, [&](Cells cell) { all.push_back(name(cell)); });
    return all;
  }

  void tell_action() {
    if (action_.is_slide()) return tell_slide();
    if (action_.is_pass()) {
      add({.kind = event::kPassed, .rule = "M15"});
      return;
    }
    const std::string cell = name(action_.cells());
    if (action_.is_place()) {
      add({.kind = event::kPlaced, .rule = "M7", .figure = kMist, .to = cell})
          .transfers.push_back({kMist, {}, {.cell = cell}});
      return;
    }
    add({.kind = "cleared",
         .rule = "M13",
         .figure = kMist,
         .from = cell,
         .left = size(after_.mist)})
        .transfers.push_back({kMist, {.cell = cell}, {}});
  }

  void tell_slide() {
    const Cells part = action_.cells();
    const bool is_whole = board_.piece(before_.mist, first(part)) == part;
    Event& slide = add({.kind = is_whole ? "slid" : "split",
                        .rule = is_whole ? "M8" : "M9",
                        .figure = kMist,
                        .count = size(part),
                        .angle = angle_of(action_.direction())});
    each(part, [&](Cells cell) {
      const Cells landed = board_.moved(cell, action_.direction());
      slide.transfers.push_back({kMist, {.cell = name(cell)}, {.cell = name(landed)}});
    });
  }

  /// M11: the mark of the part that may not go straight back belongs to the first event.
  void move_mirror() {
    const auto cells = [](const State& state) {
      return state.mirror.is_slide() ? state.mirror.cells() : Cells{0};
    };
    mark_mirror(cells(before_) & ~cells(after_), false);
    mark_mirror(cells(after_) & ~cells(before_), true);
  }

  void mark_mirror(Cells marked, bool is_set) {
    each(marked, [&](Cells cell) {
      events_.front().markings.push_back({"mirror", name(cell), {}, is_set});
    });
  }

  void tell_menhirs() {
    tell_menhirs("freed", before_.covered() & ~after_.mist);
    tell_menhirs("covered", after_.covered() & ~before_.mist);
  }

  void tell_menhirs(std::string_view kind, Cells menhirs) {
    if (menhirs == 0) return;
    add({.kind = kind,
         .figure = kMenhir,
         .count = size(menhirs),
         .left = size(after_.covered()),
         .cells = names(menhirs)});
  }

  [[nodiscard]] bool ends_turn_without_clear() const {
    const bool awaits_clear = action_.is_slide() || action_.is_pass();
    return awaits_clear && before_.turn >= before_.first_clearing && after_.phase != Phase::clear &&
           after_.covered() != 0;
  }

  void tell_end(bool early21) {
    const auto end = outcome(after_, early21);
    if (!end) return;
    const auto winner = std::ranges::find(end->of, Verdict::win, &SeatResult::verdict);
    if (winner == end->of.end()) {
      add({.kind = event::kDrawn, .rule = "M16", .count = after_.turns() / 2});
      return;
    }
    const auto seat = static_cast<int>(winner - end->of.begin());
    add({.kind = event::kWon,
         .rule = "M12",
         .figure = {.seat = seat},
         .count = winner->score,
         .cells = names(after_.menhirs)});
  }

  const State& before_;
  const State& after_;
  Action action_;
  const Board& board_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> events(const State& before, Action action, const State& after, bool early21) {
  return Teller(before, action, after).tell(early21);
}

}  // namespace broceliande::menhirs
