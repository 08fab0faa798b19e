#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "server/testing/tables.hpp"

// Whatever people ask for, a table stays sound.
namespace broceliande::server {
namespace {

TableSetup any_setup() {
  const std::vector<TableSetup> setups{setup_of("menhirs", {0, 0}),
                                       setup_of("grailnah", {0, 0}, {{"swap", "on"}}),
                                       setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}),
                                       setup_for_four(),
                                       setup_of("graal", {0, 0}),
                                       setup_of("graal", {0, 0, 0}, {{"armies", "3"}}),
                                       setup_of("graal", {0, 4}, {{"drawing-up", "stock"}})};
  TableSetup setup = *rc::gen::elementOf(setups);
  setup.clock = *rc::gen::element(ClockChoice{}, ClockChoice{ClockChoice::Kind::fischer, 60, 3, 0},
                                  ClockChoice{ClockChoice::Kind::days, 0, 0, 1});
  setup.length = MatchLength{.games = *rc::gen::inRange(1, 3)};
  setup.absence =
      *rc::gen::element(AbsenceRule::earlier, AbsenceRule::claim, AbsenceRule::substitute);
  return setup;
}

class RandomCrowd {
 public:
  explicit RandomCrowd(std::uint64_t seed) : rng_(seed) {}

  /// Mostly something that makes sense.
  TableCommand any_ask(const LivingTable& living, int who) {
    const auto kind = static_cast<OfferKind>(rng_.below(4));
    const bool sees_absence = living.acting() >= 0 && living.acting() != who &&
                              !living.is_here.at(static_cast<std::size_t>(living.acting()));
    if (sees_absence && rng_.below(3) > 0) return about_absence(living.acting());
    switch (rng_.below(14)) {
      case 0: return command::Sit{};
      case 1: return command::Leave{};
      case 2: return command::Prepare{"corner"};
      case 3: return command::Prepare{preparation(living, who)};
      case 4: return command::MakeOffer{kind, static_cast<int>(rng_.below(4)), 3};
      case 5: return command::AnswerOffer{kind, rng_.below(3) > 0};
      case 6: return command::HandOver{static_cast<int>(rng_.below(4)), 2};
      case 7: return command::Next{};
      case 8: return command::Chat{"hello"};
      case 9:
        return rng_.below(20) == 0 ? TableCommand(command::Resign{})
                                   : TableCommand(command::Next{});
      default: return play(living, who);
    }
  }
  std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
  /// People come and go, mostly when it is their turn, and sometimes stay away for long.
  void come_and_go(LivingTable& living) {
    for (int place = 0; std::cmp_less(place, living.table().setup().levels.size()); ++place) {
      if (rng_.below(6) == 0) living.come_back(place);
      if (rng_.below(15) == 0) living.leave(place, Milliseconds(rng_.below(900'000)));
    }
    if (living.acting() < 0 || rng_.below(8) > 0) return;
    living.leave(living.acting());
    const bool has_clock = living.table().setup().clock.kind != ClockChoice::Kind::none;
    living.wait(has_clock ? std::chrono::seconds(35) : std::chrono::minutes(11));
  }

 private:
  TableCommand about_absence(int place) {
    switch (rng_.below(6)) {
      case 0: return command::Claim{rng_.below(2) == 0};
      case 1: return command::HandOver{place, 2};
      case 2: return command::MakeOffer{OfferKind::hand_over, place, 3};
      case 3: return command::MakeOffer{OfferKind::end_game};
      case 4: return command::AnswerOffer{OfferKind::hand_over, true};
      default: return command::AnswerOffer{OfferKind::end_game, true};
    }
  }
  TableCommand play(const LivingTable& living, int who) {
    const std::size_t ply = living.table().plies() - (rng_.below(9) == 0 ? 1 : 0);
    const int places = static_cast<int>(living.table().setup().levels.size());
    const auto view = who < places ? living.table().view(who) : std::nullopt;
    if (!view || view->actions().empty()) return command::Play{ply, "a1-a2"};
    return command::Play{ply, living.any_action(who, rng_)};
  }
  std::string preparation(const LivingTable& living, int who) {
    const TableSetup& setup = living.table().setup();
    if (setup.game != "graal" || std::cmp_greater_equal(who, setup.levels.size())) return "x";
    const auto game = find_game("graal")->with(setup.options);
    const bool is_north = living.table().party_to_prepare(who) == "N";
    return *(*game)->preparation()->complete(is_north ? 1 : 0, "", rng_.below(100));
  }

  Rng rng_;
};

void let_computer_act(LivingTable& living, RandomCrowd& crowd) {
  const auto task = living.table().computer_task();
  if (!task) return;
  const auto game = *find_game(task->game)->with(task->options);
  if (task->party) {
    const auto text = *game->preparation()->complete(*task->party, "", crowd.below(100));
    RC_ASSERT(living.take(living.table().computer_acts(*task, text, living.context())) == "");
    return;
  }
  std::size_t failed = 0;
  std::vector<std::string> moves = task->actions;
  std::erase(moves, "swap");
  const auto position = *game->apply(task->start, moves, failed);
  const auto legal = *game->legal(position);
  const std::string& action = legal[crowd.below(static_cast<std::uint32_t>(legal.size()))];
  RC_ASSERT(living.take(living.table().computer_acts(*task, action, living.context())) == "");
}

void check_clocks(const LivingTable& living) {
  const json::object view = living.view();
  const json::value& clocks = view.at("clocks");
  if (clocks.is_null()) return;
  const bool is_fischer = living.table().setup().clock.kind == ClockChoice::Kind::fischer;
  const auto plies = static_cast<std::int64_t>(living.table().number());
  const std::int64_t most = is_fischer ? 60'000 + plies * 3'000 : 86'400'000;
  for (const json::value& left : clocks.at("left").as_array()) {
    RC_ASSERT(left.as_int64() >= 0 && left.as_int64() <= most);
  }
  for (const json::value& place : clocks.at("running").as_array()) {
    RC_ASSERT(living.table().awaits(static_cast<int>(place.as_int64())));
  }
}

/// Who was gone before something was asked, and what may have come of it.
class Absences {
 public:
  explicit Absences(const LivingTable& living)
      : before_(living.table().number()), now_(living.now), setup_(living.table().setup()) {
    for (int place = 0; std::cmp_less(place, setup_.levels.size()); ++place) {
      const auto gone = living.table().gone_at(place, living.away_since);
      is_gone_.push_back(gone && *gone <= now_);
      choices_.push_back(is_gone_.back() ? living.table().choices_about(place)
                                         : std::vector<AbsenceChoice>{});
      RC_ASSERT(!gone || living.table().awaits(place) || setup_.absence == AbsenceRule::earlier);
    }
  }
  void check(const LivingTable& living) const {
    for (std::size_t i = before_; i < living.log().size(); ++i) {
      const auto event = read_event(living.log()[i]);
      if (const auto* claimed = std::get_if<event::ResultClaimed>(&event->what)) {
        RC_ASSERT(has(claimed->place, AbsenceChoice::claim) && claimed->claimant == event->by);
        RC_ASSERT(setup_.absence != AbsenceRule::earlier);
      }
      if (const auto* ended = std::get_if<event::Ended>(&event->what)) {
        RC_ASSERT(!living.is_here.at(static_cast<std::size_t>(ended->place)));
      }
      const bool is_alone =
          std::holds_alternative<event::HandedOver>(event->what) && event->by >= 0;
      if (is_alone) {
        RC_ASSERT(has(std::get<event::HandedOver>(event->what).place, AbsenceChoice::hand));
        RC_ASSERT(setup_.absence != AbsenceRule::claim);
      }
    }
  }

 private:
  [[nodiscard]] bool has(int place, AbsenceChoice choice) const {
    const auto& choices = choices_.at(static_cast<std::size_t>(place));
    return is_gone_.at(static_cast<std::size_t>(place)) &&
           std::ranges::find(choices, choice) != choices.end();
  }

  std::size_t before_;
  Moment now_;
  TableSetup setup_;
  std::vector<bool> is_gone_;
  std::vector<std::vector<AbsenceChoice>> choices_;
};

/// Every action of a log was for a ply of its own, unless the one before was taken back.
void check_plies(const std::vector<LoggedEvent>& log) {
  std::size_t plies = 0;
  for (const LoggedEvent& line : log) {
    const auto event = read_event(line);
    if (std::holds_alternative<event::Played>(event->what)) ++plies;
    if (std::holds_alternative<event::NextBegan>(event->what)) plies = 0;
    if (const auto* back = std::get_if<event::TookBack>(&event->what)) {
      RC_ASSERT(back->plies < plies);
      plies = back->plies;
    }
  }
}

RC_GTEST_PROP(TableProperties, WhateverIsAskedTheTableIsItsLog, ()) {
  LivingTable living(any_setup(), *rc::gen::arbitrary<std::uint32_t>());
  RandomCrowd crowd(*rc::gen::arbitrary<std::uint64_t>());
  for (int step = 0; step < 60; ++step) {
    const TablePhase before = living.table().phase();
    crowd.come_and_go(living);
    RC_ASSERT(living.take(living.table().lapse(living.is_here, living.now)) == "");
    const std::uint32_t number = living.table().number();
    const std::size_t plies = living.table().plies();
    const int who = static_cast<int>(crowd.below(5));
    const Absences absences(living);
    living.round_trip = Milliseconds(crowd.below(2000));
    const std::string key = crowd.below(3) == 0 ? "key-" + std::to_string(crowd.below(6)) : "";
    const std::string refusal = living.ask(who, crowd.any_ask(living, who), key);
    if (!refusal.empty()) RC_ASSERT(living.table().number() == number);
    absences.check(living);
    RC_ASSERT(living.table().plies() <= plies + 1);
    RC_ASSERT(living.table().phase() >= before);
    check_clocks(living);
    if (crowd.below(3) == 0) living.wait(Milliseconds(crowd.below(9'000)));
    if (crowd.below(40) == 0) living.wait(std::chrono::hours(10));
    living.flag();
    let_computer_act(living, crowd);
  }
  check_plies(living.log());
  living.expect_same_when_folded_again();
  RC_ASSERT(!testing::Test::HasFailure());
}

}  // namespace
}  // namespace broceliande::server
