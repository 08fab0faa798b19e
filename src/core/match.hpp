#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/line.hpp"
#include "core/preparation.hpp"
#include "core/record.hpp"

namespace broceliande {

/// What a match refuses, whatever its game.
namespace refusal {
inline constexpr Phrase kGameOver{"match.game-over", "", "this game is over", ""};
inline constexpr Phrase kMatchOver{"match.over", "", "the match is over", ""};
inline constexpr Phrase kGameRunning{"match.running", "", "this game is not over yet", ""};
inline constexpr Phrase kNotYourTurn{"match.turn", "", "it is not your turn", "{0} to act"};
inline constexpr Phrase kPreparing{"match.preparing", "", "the screens have not been lifted yet",
                                   ""};
inline constexpr Phrase kNotPreparing{"match.not-preparing", "", "no set-up is awaited now", ""};
inline constexpr Phrase kReadyAlready{"match.ready-already", "", "{0} is ready already", ""};
inline constexpr Phrase kNotComplete{"match.not-complete", "", "this move is not complete yet", ""};
inline constexpr Phrase kWrongSalt{"match.salt", "", "'{0}' is not a salt",
                                   "letters and digits, at least 16"};
inline constexpr Phrase kBrokenCommitment{"match.broken-commitment", "",
                                          "what {0} showed is not what it had committed to",
                                          "commitment {1}"};
inline constexpr Phrase kNoSwap{"match.no-swap", "", "nobody may swap now",
                                "option swap on, and the reply to the first action"};
inline constexpr Phrase kPlayers{"match.players", "", "the wrong number of players was named: {0}",
                                 "{1} for this game"};
inline constexpr Phrase kWrongSeats{"match.seats", "", "the position is for {0} seats",
                                    "one for {1}, as the options say"};
inline constexpr Phrase kPlayerName{"match.player-name", "", "'{0}' cannot be a player's name",
                                    "1 to 40 printable characters"};
inline constexpr Phrase kWrongStart{"match.start", "", "the game did not start here",
                                    "the position dealt from the seed, {0}"};
}  // namespace refusal

/// The seed that deals game `number` (from 0) of a match; the first game has the match's own.
[[nodiscard]] constexpr std::uint64_t deal_seed(std::uint64_t seed, std::size_t number) {
  return number == 0 ? seed : scatter(seed ^ scatter(number));
}

/// A match: one game or several with the same players, scores added up. It is its record; the state
/// is folded from it. Not thread-safe: one writer a match.
template <Game G>
class Match {
 public:
  using State = typename G::State;
  static constexpr std::size_t kLongestName = 160;  ///< in bytes: forty characters of UTF-8

  /// Seats the players and deals the first game. `setup.game` and `setup.options` are taken
  /// from the game itself.
  [[nodiscard]] static Result<Match> begin(G game, MatchSetup setup) {
    const auto seats = static_cast<std::size_t>(game.seats());
    if (setup.players.empty()) {
      for (std::size_t i = 1; i <= seats; ++i)
        setup.players.push_back("player " + std::to_string(i));
    }
    const Result<Seating> seating = first_seating(game, setup);
    if (!seating) return pass_on(seating);
    for (const std::string& name : setup.players) {
      if (name.empty() || name.size() > kLongestName || std::ranges::any_of(name, is_unprintable)) {
        return refuse(refusal::kPlayerName, Error::kNoPlace, {name});
      }
    }
    setup.game = G::kName;
    setup.options = game.options();
    std::optional<State> from;
    if (setup.from) {
      const Result<State> read = game.read_position(*setup.from);
      if (!read) return pass_on(read);
      if (game.seats_at(*read) != game.seats()) {
        return refuse(refusal::kWrongSeats, Error::kNoPlace, {game.seats_at(*read), seats});
      }
      from = *read;
    }
    return Match(std::move(game), std::move(setup), *seating, from);
  }

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] const Record& record() const { return record_; }
  /// Whether parties have yet to submit what they prepare; there is no state until they have.
  [[nodiscard]] bool is_preparing() const { return !line_.has_value(); }
  [[nodiscard]] const State& state() const { return line_->state(); }
  [[nodiscard]] std::optional<Outcome> outcome() const {
    if (is_preparing()) return std::nullopt;
    return game_.outcome(state());
  }
  [[nodiscard]] int player_on(Seat seat) const { return seating_[seat.index]; }

  /// Each player's score: the finished games', this one's too if it is over.
  [[nodiscard]] std::vector<int> scores() const {
    std::vector<int> scores = scores_before_;
    if (const auto end = outcome()) add(scores, *end);
    return scores;
  }

  [[nodiscard]] bool is_over() const {
    if (!outcome()) return false;
    const MatchLength& length = record_.setup.length;
    if (length.score > 0) return std::ranges::max(scores()) >= length.score;
    return std::cmp_greater_equal(record_.games.size(), length.games);
  }

  /// The action as the record writes it, if the seat may do it now.
  [[nodiscard]] Result<std::string> accept(Seat seat, std::string_view text) const {
    const auto action = read(seat, text);
    if (!action) return pass_on(action);
    return *action ? game_.action_text(state(), **action) : std::string(kSwap);
  }

  /// Plays an action text for the seat that has to act.
  [[nodiscard]] Result<void> play(Seat seat, std::string_view text) {
    const auto action = read(seat, text);
    if (!action) return pass_on(action);
    if (!*action) {
      swap_seats();
      return {};
    }
    record_.games.back().push_back(game_.action_text(state(), **action));
    line_->apply(game_, **action);
    return {};
  }

  /// What a party could hand in now, as it would be kept.
  [[nodiscard]] Result<std::string> accept_preparation(int party, std::string_view text) const
    requires PreparedGame<G>
  {
    if (!is_preparing()) return refuse(refusal::kNotPreparing);
    const Preparation& preparation = record_.preparations.back()[static_cast<std::size_t>(party)];
    if (!preparation.commitment.empty()) {
      return refuse(refusal::kReadyAlready, Error::kNoPlace,
                    {Argument::party(party, preparation.party)});
    }
    const Result<Draft> draft = game_.review(party, text);
    if (!draft) return pass_on(draft);
    if (draft->is_complete) return draft->text;
    if (draft->warnings.empty()) return refuse(refusal::kNotComplete);
    return pass_on(draft->warnings.front());
  }

  /// Accepts what a party submits. The record gets a commitment to it; text and salt follow when
  /// the last party is ready. The caller draws the salt: it must not be guessable from the seed.
  [[nodiscard]] Result<void> prepare(int party, std::string_view text, std::string_view salt)
    requires PreparedGame<G>
  {
    const Result<std::string> accepted = accept_preparation(party, text);
    if (!accepted) return pass_on(accepted);
    if (!is_salt(salt)) return refuse(refusal::kWrongSalt, Error::kNoPlace, {std::string(salt)});
    const auto index = static_cast<std::size_t>(party);
    Preparation& preparation = record_.preparations.back()[index];
    preparation.commitment = commitment_to(salt, *accepted);
    secrets_[index] = {preparation.party, "", std::string(salt), *accepted};
    lift_if_all_ready();
    return {};
  }

  /// Whether the seat to act may change places with the other instead of moving.
  [[nodiscard]] bool offers_swap() const {
    if constexpr (SwappingGame<G>) {
      return !is_preparing() && !outcome() &&
             game_.offers_swap(state(), record_.games.back().size());
    }
    return false;
  }

  /// Takes back the last action; at the start of a game, that of the game before. False if nothing
  /// has been played, or if it would hide again what parties have revealed.
  bool undo() {
    Record shorter = record_;
    const bool has_secrets = !record_.preparations.back().empty();
    if (shorter.games.back().empty() && shorter.games.size() > 1 && !has_secrets) {
      shorter.games.pop_back();
    }
    if (shorter.games.back().empty()) return false;
    shorter.games.back().pop_back();
    *this = fold(game_, shorter);
    return true;
  }

  /// Deals the next game of the match, when this one is over and the match is not.
  [[nodiscard]] Result<void> begin_next_game() {
    const auto end = outcome();
    if (!end) return refuse(refusal::kGameRunning);
    if (is_over()) return refuse(refusal::kMatchOver);
    scores_before_ = scores();
    seating_ = game_.next_seating(seating_, *end);
    begin_game(std::nullopt);
    return {};
  }

 private:
  Match(G game, MatchSetup setup, Seating seating, const std::optional<State>& from)
      : game_(std::move(game)),
        scores_before_(setup.players.size(), 0),
        seating_(std::move(seating)) {
    record_.setup = std::move(setup);
    begin_game(from);
  }

  static Result<Seating> first_seating(const G& game, const MatchSetup& setup) {
    Seating order(setup.players.size());
    std::iota(order.begin(), order.end(), 0);
    if (setup.seating == SeatingRule::lot) {
      Rng lot(scatter(setup.seed));
      lot.shuffle(std::span<int>(order));
    }
    const std::optional<Seating> seating = game.first_seating(order);
    if (seating) return *seating;
    return refuse(refusal::kPlayers, Error::kNoPlace, {order.size(), game.seats()});
  }

  void begin_game(const std::optional<State>& from) {
    Rng rng(deal_seed(record_.setup.seed, record_.games.size()));
    line_.reset();
    record_.games.emplace_back();
    record_.preparations.emplace_back();
    if constexpr (PreparedGame<G>) {
      const int parties = from ? 0 : game_.parties();
      secrets_.assign(static_cast<std::size_t>(parties), {});
      for (int party = 0; party < parties; ++party) {
        record_.preparations.back().push_back({game_.party_name(party), "", "", ""});
      }
      if (parties > 0) return;
    }
    start(from ? *from : game_.deal(rng));
  }

  static bool is_salt(std::string_view salt) {
    constexpr std::size_t kShortest = 16;
    return salt.size() >= kShortest && std::ranges::all_of(salt, [](char c) {
             return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
  }

  void lift_if_all_ready() {
    auto& preparations = record_.preparations.back();
    const bool all_ready =
        std::ranges::none_of(preparations, &std::string::empty, &Preparation::commitment);
    if (!all_ready) return;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < preparations.size(); ++i) {
      preparations[i].salt = secrets_[i].salt;
      preparations[i].text = secrets_[i].text;
      texts.push_back(secrets_[i].text);
    }
    start(game_.lift(texts));
  }

  /// The match that `record` describes; its actions are known to be legal.
  static Match fold(const G& game, const Record& record) {
    Match match = *begin(game, record.setup);
    for (std::size_t i = 0; i < record.games.size(); ++i) {
      if (i > 0) (void)match.begin_next_game();
      if constexpr (PreparedGame<G>) {
        for (std::size_t party = 0; party < record.preparations[i].size(); ++party) {
          const Preparation& known = record.preparations[i][party];
          (void)match.prepare(static_cast<int>(party), known.text, known.salt);
        }
      }
      for (const std::string& action : record.games[i]) {
        (void)match.play(match.game_.to_act(match.state()), action);
      }
    }
    return match;
  }

  /// The action that a text means, or nothing where it is a change of seats.
  [[nodiscard]] Result<std::optional<typename G::Action>> read(Seat seat,
                                                               std::string_view text) const {
    if (is_preparing()) return refuse(refusal::kPreparing);
    if (outcome()) return refuse(refusal::kGameOver);
    const Seat acting = game_.to_act(state());
    if (seat != acting) {
      return refuse(refusal::kNotYourTurn, Error::kNoPlace,
                    {Argument::seat(acting.index, game_.seat_name(acting))});
    }
    if (SwappingGame<G> && text == kSwap) {
      if (!offers_swap()) return refuse(refusal::kNoSwap);
      return std::nullopt;
    }
    const auto action = game_.read_action(state(), text);
    if (!action) return pass_on(action);
    return *action;
  }

  void swap_seats() {
    std::ranges::reverse(seating_);
    record_.games.back().emplace_back(kSwap);
  }

  void start(const State& state) {
    line_.emplace(game_, state);
    record_.starts.push_back(game_.position_text(state));
  }

  void add(std::vector<int>& scores, const Outcome& end) const {
    for (std::size_t player = 0; player < scores.size(); ++player) {
      int best = 0;  // who holds several seats of a side scores once
      for (std::size_t seat = 0; seat < seating_.size(); ++seat) {
        if (std::cmp_equal(seating_[seat], player)) best = std::max(best, end.of[seat].score);
      }
      scores[player] += best;
    }
  }

  G game_;
  Record record_;
  std::vector<int> scores_before_;
  Seating seating_;
  std::optional<Line<G>> line_;
  std::vector<Preparation> secrets_;  ///< what parties have handed in, until it is revealed
};

}  // namespace broceliande
