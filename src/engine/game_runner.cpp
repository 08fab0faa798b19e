#include "engine/game_runner.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "core/game.hpp"
#include "core/rng.hpp"
#include "engine/phrases.hpp"

namespace broceliande::engine {
namespace {

Seat seat_number(std::size_t index) { return {static_cast<std::uint8_t>(index)}; }

std::uint64_t opening_seed(const GameConditions& rules, std::size_t opening) {
  return scatter(rules.seed ^ scatter(opening));
}

class GameRunner {
 public:
  GameRunner(const Pairing& pairing, const GameConditions& rules,
             std::span<const std::string> names, std::span<Player* const> players,
             const std::atomic<bool>& abort)
      : pairing_(pairing),
        rules_(rules),
        names_(names),
        players_(players),
        abort_(abort),
        limits_(rules.limits) {}

  Result<std::optional<PlayedGame>> play(const AnyGame& game) {
    if (const auto begun = begin(game); !begun) return pass_on(begun);
    if (const auto failure = play_on()) return finish(failure);
    return finish(std::nullopt);
  }

 private:
  /// Seats everybody where the pairing wants it.
  Result<void> begin(const AnyGame& game) {
    const std::uint64_t seed = opening_seed(rules_, pairing_.opening);
    const std::vector<int> sides = game.sides();
    MatchSetup setup{.seed = seed, .seating = SeatingRule::given};
    for (const int side : sides) {
      setup.players.push_back(names_[pairing_.engines[static_cast<std::size_t>(side)]]);
    }
    auto match = game.begin_match(std::move(setup));
    if (!match) return pass_on(match);
    if ((*match)->is_preparing()) return refuse(phrases::kPrepared);
    match_ = std::move(*match);
    has_two_sides_ = std::ranges::max(sides) == 1;
    play_opening(seed);
    return {};
  }

  /// Actions at random that do not end the game; where every attempt does, there are none.
  void play_opening(std::uint64_t seed) {
    constexpr std::uint64_t kAttempts = 100;
    for (std::uint64_t attempt = 0; attempt < kAttempts; ++attempt) {
      Rng rng(scatter(seed ^ scatter(attempt)));
      int played = 0;
      for (; played < rules_.opening_plies && match_->to_act(); ++played) play_at_random(rng);
      if (match_->to_act()) return;
      while (played-- > 0) match_->undo();
    }
  }

  void play_at_random(Rng& rng) {
    std::vector<std::string> actions = match_->legal();
    std::erase(actions, kSwap);
    const std::string& action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    (void)match_->play(*match_->to_act(), action);
  }

  std::optional<Failure> play_on() {
    for (std::size_t engine = 0; engine < players_.size(); ++engine) {
      if (std::ranges::find(pairing_.engines, engine) == pairing_.engines.end()) continue;
      const std::uint64_t seed =
          scatter(rules_.seed ^ scatter(pairing_.number) ^ scatter(~std::uint64_t{engine}));
      const auto begun = players_[engine]->begin_game(seed);
      if (!begun) return Failure{engine, begun.error()};
    }
    while (match_->to_act() && !abort_) {
      if (auto failure = play_one()) return failure;
    }
    return std::nullopt;
  }

  std::optional<Failure> play_one() {
    const Seat seat = *match_->to_act();
    const std::size_t engine = engine_on(seat);
    const Record& record = match_->record();
    const auto before = std::chrono::steady_clock::now();
    const auto action = players_[engine]->choose(
        {record.starts.back(), record.games.back(), seat, match_->offers_swap(), limits_});
    const auto taken = std::chrono::steady_clock::now() - before;
    if (!action) return Failure{engine, action.error()};
    if (!take_time(seat, std::chrono::duration_cast<Milliseconds>(taken))) {
      return Failure{engine, Error{&phrases::kOutOfTime, {}, Error::kNoPlace}};
    }
    const auto played = match_->play(seat, *action);
    if (played) return std::nullopt;
    return Failure{engine,
                   Error{&phrases::kIllegal, {*action, english(played.error())}, Error::kNoPlace}};
  }

  /// False when the seat's clock has run out.
  bool take_time(Seat seat, Milliseconds taken) {
    auto& clock = limits_.clocks[seat.index];
    if (!clock) return true;
    clock->left -= taken;
    if (clock->left < Milliseconds{0}) return false;
    clock->left += clock->increment;
    return true;
  }

  [[nodiscard]] std::optional<PlayedGame> finish(const std::optional<Failure>& failure) const {
    if (abort_) return std::nullopt;
    PlayedGame played{pairing_,        {}, {}, failure, match_->record().games.back().size(),
                      match_->record()};
    const int seats = match_->seats();
    for (std::size_t i = 0; std::cmp_less(i, seats); ++i) {
      const Seat seat = seat_number(i);
      played.engines.push_back(engine_on(seat));
      played.verdicts.push_back(failure ? verdict_after(*failure, seat)
                                        : (*match_->outcome())[seat].verdict);
    }
    return played;
  }

  [[nodiscard]] Verdict verdict_after(const Failure& failure, Seat seat) const {
    if (engine_on(seat) == failure.engine) return Verdict::loss;
    return has_two_sides_ ? Verdict::win : Verdict::draw;
  }

  [[nodiscard]] std::size_t engine_on(Seat seat) const {
    const auto found = std::ranges::find(names_, match_->player_on(seat));
    return static_cast<std::size_t>(found - names_.begin());
  }

  const Pairing& pairing_;
  const GameConditions& rules_;
  std::span<const std::string> names_;
  std::span<Player* const> players_;
  const std::atomic<bool>& abort_;
  Limits limits_;
  std::unique_ptr<AnyMatch> match_;
  bool has_two_sides_ = true;
};

}  // namespace

Result<std::optional<PlayedGame>> play_game(const AnyGame& game, const Pairing& pairing,
                                            const GameConditions& rules,
                                            std::span<const std::string> names,
                                            std::span<Player* const> players,
                                            const std::atomic<bool>& abort) {
  return GameRunner(pairing, rules, names, players, abort).play(game);
}

}  // namespace broceliande::engine
