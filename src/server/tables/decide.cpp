#include <algorithm>

#include "core/match.hpp"
#include "server/accounts/texts.hpp"
#include "server/tables/phrases.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/table.hpp"

// What a command leads to.

namespace broceliande::server {
namespace {

using Events = std::vector<TableEvent>;
using Decision = Result<Events>;

}  // namespace

struct GameTable::Decider {
  const GameTable& table;
  const Requester& requester;
  const std::string& key;
  const DecisionContext& context;
  int place;  ///< of the requester; -1 for none

  template <class What>
  [[nodiscard]] TableEvent by_place(What what, int by) const {
    return {context.now, by, key, std::move(what)};
  }
  template <class What>
  [[nodiscard]] TableEvent by_requester(What what) const {
    return by_place(std::move(what), place);
  }
  /// What follows by itself.
  template <class What>
  [[nodiscard]] TableEvent by_server(What what) const {
    return {context.now, -1, "", std::move(what)};
  }

  [[nodiscard]] Result<void> require_running() const {
    if (table.phase_ == TablePhase::open) return refuse(phrases::kNotBegun);
    if (table.phase_ == TablePhase::over) return refuse(phrases::kTableOver);
    if (place < 0) return refuse(phrases::kNotSeated);
    return {};
  }

  [[nodiscard]] Decision operator()(const command::Sit& sit) const {
    if (place >= 0) return refuse(phrases::kSeatedAlready);
    const auto left = table.left_place_of(requester.identity);
    if (left && sit.place.value_or(*left) == *left) {
      return Events{
          by_place(event::Sat{*left, table.at(*left).name, Secret(requester.identity)}, *left)};
    }
    if (table.phase_ != TablePhase::open) return refuse(phrases::kBegunAlready);
    const bool is_unwanted = std::ranges::any_of(table.places_, [this](const PlaceState& other) {
      return requester.blocked_by.contains(other.identity);
    });
    if (is_unwanted) return refuse(phrases::kCannotJoin);
    const std::optional<int> chosen = sit.place ? sit.place : first_free();
    if (!chosen) return refuse(phrases::kNoFreePlace);
    if (*chosen >= table.count_places() || table.at(*chosen).is_taken()) {
      return refuse(phrases::kPlaceTaken);
    }
    Events events{
        by_place(event::Sat{*chosen, requester.name, Secret(requester.identity)}, *chosen)};
    if (free_places() == 1)
      events.push_back(by_server(beginning(table.setup_, context.randomness.seed)));
    return events;
  }
  [[nodiscard]] std::optional<int> first_free() const {
    const auto free = std::ranges::find_if_not(table.places_, &PlaceState::is_taken);
    if (free == table.places_.end()) return std::nullopt;
    return static_cast<int>(free - table.places_.begin());
  }
  [[nodiscard]] std::ptrdiff_t free_places() const {
    return std::ranges::count_if(table.places_,
                                 [](const PlaceState& each) { return !each.is_taken(); });
  }

  [[nodiscard]] Decision operator()(const command::Leave& /*leave*/) const {
    if (place < 0) return refuse(phrases::kNotSeated);
    if (table.phase_ != TablePhase::open) return refuse(phrases::kBegunAlready);
    Events events{by_requester(event::Left{place})};
    if (table.people_but(place).empty()) events.push_back(by_server(event::Closed{}));
    return events;
  }

  [[nodiscard]] Decision operator()(const command::Play& play) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    if (play.ply != table.plies()) {
      return refuse(phrases::kMoved, Error::kNoPlace, {table.plies()});
    }
    const auto acting = table.match_->to_act();
    const bool is_mine = acting && table.place_on(*acting) == place;
    const Seat seat = is_mine ? *acting : table.first_seat_of(place);
    const auto action = table.match_->accept(seat, play.action);
    if (!action) return pass_on(action);
    const Milliseconds whole = table.clocks_.spent(place, context.now, Milliseconds{0});
    LagQuota lag = table.at(place).lag;
    const Milliseconds lag_given_back = lag.take(context.round_trip, whole);
    const Moment arrived = context.now - lag_given_back;
    if (table.clocks_.out_of_time(arrived)) return refuse(phrases::kTimeIsUp);
    return Events{
        by_requester(event::Played{seat, *action, whole - lag_given_back, lag_given_back})};
  }

  [[nodiscard]] Decision operator()(const command::Prepare& prepare) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    const auto party = table.party_of_place(place);
    if (!party) return refuse(refusal::kNotPreparing);
    return prepared(*party, prepare.text, place);
  }
  [[nodiscard]] Decision prepared(int party, std::string_view text, int by) const {
    const auto accepted = table.match_->accept_preparation(party, text);
    if (!accepted) return pass_on(accepted);
    const std::string& salt = context.randomness.salt;
    return Events{by_place(
        event::Prepared{party, commitment_to(salt, *accepted), Secret(*accepted), Secret(salt)},
        by)};
  }

  [[nodiscard]] Decision operator()(const command::Resign& /*resign*/) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    return Events{by_requester(event::Resigned{place})};
  }

  [[nodiscard]] Decision operator()(const command::MakeOffer& proposal) const {
    if (place < 0) return refuse(phrases::kNotSeated);
    const bool is_after_the_end = proposal.kind == OfferKind::rematch;
    if (is_after_the_end) {
      const bool has_played = table.phase_ == TablePhase::over && table.match_;
      if (!has_played || !table.rematch_.empty()) return refuse(phrases::kNotOver);
    } else if (const auto may = require_running(); !may) {
      return pass_on(may);
    }
    if (table.is_silent() && !is_about_gone(proposal)) return refuse(phrases::kSilence);
    if (table.find_offer(proposal.kind) != nullptr) return refuse(phrases::kAskedAlready);
    return offered(proposal);
  }
  [[nodiscard]] Decision offered(const command::MakeOffer& proposal) const {
    Offer offer{proposal.kind, place, -1, 0, table.people_but(place)};
    if (proposal.kind == OfferKind::take_back) {
      if (!table.plies_after_take_back(place)) return refuse(phrases::kNothingToTakeBack);
      offer.awaited = table.opponents_of(place);
    }
    if (proposal.kind == OfferKind::hand_over) {
      if (!table.is_person_at(proposal.place)) return refuse(phrases::kNobodyThere);
      offer.place = proposal.place;
      offer.level = proposal.level;
      // Who is away cannot be asked.
      const bool is_away = !context.is_here[static_cast<std::size_t>(proposal.place)];
      offer.is_of_absent = proposal.place != place && is_away;
      if (offer.is_of_absent) {
        if (const auto may = require_replaceable(offer); !may) return pass_on(may);
        leave_out_absent(offer);
      }
    }
    if (proposal.kind == OfferKind::end_game) {
      const auto gone = first_gone();
      if (!gone) return refuse(phrases::kNotAway);
      if (!table.lets(AbsenceChoice::end, *gone)) return refuse(phrases::kNoEnd);
      offer.place = *gone;
      offer.is_of_absent = true;
      leave_out_absent(offer);
    }
    Events events{by_requester(event::OfferMade{offer})};
    if (offer.awaited.empty()) append(events, effect_of(offer));
    return events;
  }
  [[nodiscard]] bool is_gone(int other) const {
    return table.is_gone(other, context.away_since, context.now);
  }
  [[nodiscard]] Result<void> require_gone(int other) const {
    if (!table.longest_absence_at(other)) return refuse(phrases::kHasTime);
    if (!is_gone(other)) return refuse(phrases::kNotAway);
    return {};
  }
  [[nodiscard]] std::optional<int> first_gone() const {
    for (const int other : table.people_but(place)) {
      if (is_gone(other)) return other;
    }
    return std::nullopt;
  }
  /// What partners who keep silence may ask all the same: it tells nothing of the game.
  [[nodiscard]] bool is_about_gone(const command::MakeOffer& proposal) const {
    if (proposal.kind == OfferKind::end_game) return true;
    const bool is_of_other = proposal.kind == OfferKind::hand_over && proposal.place != place;
    return is_of_other && table.setup_.absence != AbsenceRule::earlier && is_gone(proposal.place);
  }
  [[nodiscard]] Result<void> require_replaceable(const Offer& offer) const {
    if (table.setup_.absence == AbsenceRule::earlier) {
      if (!table.waits_without_clock(offer.place)) return refuse(phrases::kHasTime);
      const bool has_others = offer.awaited.size() > 1;  // or else time must pass
      return has_others ? Result<void>{} : refuse(phrases::kNotAway);
    }
    const bool may_be_replaced =
        table.lets(AbsenceChoice::ask, offer.place) || table.lets(AbsenceChoice::hand, offer.place);
    if (!may_be_replaced) return refuse(phrases::kNoSubstitute);
    return require_gone(offer.place);
  }
  /// It is for those who are here; who is only not to act may be away for long as well.
  void leave_out_absent(Offer& offer) const {
    const bool is_earlier = table.setup_.absence == AbsenceRule::earlier;
    std::erase_if(offer.awaited, [&](int other) {
      const bool is_long = table.is_long_away(other, context.away_since, context.now);
      return other == offer.place || (is_long && !is_earlier);
    });
  }
  static void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()),
                  std::make_move_iterator(more.end()));
  }

  /// What everybody agreed to. A rematch is a table of its own, which others make.
  [[nodiscard]] Events effect_of(const Offer& offer) const {
    switch (offer.kind) {
      case OfferKind::take_back:
        return {by_server(event::TookBack{*table.plies_after_take_back(offer.by)})};
      case OfferKind::hand_over: return {by_server(event::HandedOver{offer.place, offer.level})};
      case OfferKind::end_game: return {by_server(event::Ended{offer.place})};
      case OfferKind::rematch: break;
    }
    return {};
  }

  [[nodiscard]] Decision operator()(const command::AnswerOffer& answer) const {
    if (place < 0) return refuse(phrases::kNotSeated);
    const Offer* offer = table.find_offer(answer.kind);
    if (offer == nullptr) return refuse(phrases::kNothingAsked);
    const bool is_awaited = std::ranges::find(offer->awaited, place) != offer->awaited.end();
    const bool withdraws = offer->by == place && !answer.yes;
    if (!is_awaited && !withdraws) return refuse(phrases::kNothingAsked);
    if (answer.yes && offer->is_of_absent &&
        context.is_here[static_cast<std::size_t>(offer->place)]) {
      return refuse(phrases::kIsBack);
    }
    Events events{by_requester(event::OfferAnswered{answer.kind, place, answer.yes})};
    const bool is_last = answer.yes && offer->awaited.size() == 1;
    if (is_last) append(events, effect_of(*offer));
    return events;
  }

  [[nodiscard]] Decision operator()(const command::HandOver& hand) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    if (hand.place == place || !table.is_person_at(hand.place)) {
      return refuse(phrases::kNobodyThere);
    }
    if (!table.lets(AbsenceChoice::hand, hand.place)) return refuse(phrases::kNoSubstitute);
    if (const auto gone = require_gone(hand.place); !gone) return pass_on(gone);
    return Events{by_requester(event::HandedOver{hand.place, hand.level})};
  }

  [[nodiscard]] Decision operator()(const command::Claim& claim) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    const auto other = table.only_opponent_of(place);
    if (!other || !table.lets(AbsenceChoice::claim, *other)) return refuse(phrases::kNoClaim);
    if (const auto gone = require_gone(*other); !gone) return pass_on(gone);
    return Events{by_requester(event::ResultClaimed{*other, place, claim.is_draw})};
  }

  [[nodiscard]] Decision operator()(const command::Next& /*next*/) const {
    if (const auto may = require_running(); !may) return pass_on(may);
    if (!table.is_between_games()) return refuse(phrases::kNotOver);
    return Events{by_requester(event::NextBegan{})};
  }

  [[nodiscard]] Decision operator()(const command::Chat& chat) const {
    if (place < 0) return refuse(phrases::kNotSeated);
    if (!table.hears_chat(place, requester.takes_chat)) return refuse(phrases::kChatIsOff);
    if (table.is_silent()) return refuse(phrases::kSilence);
    if (requester.muted_until > context.now) return refuse(phrases::kMuted);
    auto text = chat_text(chat.text);
    if (!text) return pass_on(text);
    return Events{by_requester(event::Chatted{place, *std::move(text)})};
  }
};

Result<std::vector<TableEvent>> GameTable::decide(const Requester& requester,
                                                  const std::string& key,
                                                  const TableCommand& command,
                                                  const DecisionContext& context) const {
  const int place = place_of(requester.identity).value_or(-1);
  return std::visit(Decider{*this, requester, key, context, place}, command);
}

Result<std::vector<TableEvent>> GameTable::computer_acts(const ComputerTask& task,
                                                         const std::string& text,
                                                         const DecisionContext& context) const {
  const Requester nobody{};
  const std::string no_key;
  if (phase_ != TablePhase::running) return refuse(phrases::kTableOver);
  if (task.party) {
    return Decider{*this, nobody, no_key, context, -1}.prepared(*task.party, text, -1);
  }
  const auto action = match_->accept(task.seat, text);
  if (!action) return pass_on(action);
  return Events{{context.now, -1, "", event::Played{task.seat, *action, {}, {}}}};
}

}  // namespace broceliande::server
