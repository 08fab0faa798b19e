#pragma once

#include <algorithm>
#include <utility>

#include "core/any_game.hpp"
#include "core/line.hpp"
#include "core/match.hpp"
#include "core/perft.hpp"

namespace broceliande {

/// The texts of all legal actions, sorted by bytes.
template <Game G>
[[nodiscard]] std::vector<std::string> legal_texts(const G& game, const typename G::State& state) {
  std::vector<typename G::Action> actions;
  game.legal(state, actions);
  std::vector<std::string> texts;
  texts.reserve(actions.size());
  for (const auto action : actions) texts.push_back(game.action_text(state, action));
  std::ranges::sort(texts);
  return texts;
}

/// AnyMatch over a typed match.
template <Game G>
class MatchOf final : public AnyMatch {
 public:
  explicit MatchOf(Match<G> match) : match_(std::move(match)) {}

  [[nodiscard]] std::string position() const override {
    return is_preparing() ? "" : match_.game().position_text(match_.state());
  }
  [[nodiscard]] Drawing drawing() const override {
    return is_preparing() ? Drawing{} : match_.game().draw(match_.state());
  }
  [[nodiscard]] std::vector<std::string> legal() const override {
    if (is_preparing()) return {};
    std::vector<std::string> texts = legal_texts(match_.game(), match_.state());
    if (!match_.offers_swap()) return texts;
    texts.insert(std::ranges::lower_bound(texts, kSwap), std::string(kSwap));
    return texts;
  }
  [[nodiscard]] View view(Seat viewer) const override {
    if (is_preparing()) {
      return View::of_preparation(record().preparations.back(), viewer, seats());
    }
    return View::of(match_.game(), match_.state(), viewer, match_.offers_swap());
  }
  [[nodiscard]] int seats() const override { return match_.game().seats(); }
  [[nodiscard]] std::string seat_name(Seat seat) const override {
    return match_.game().seat_name(seat);
  }
  [[nodiscard]] int seat_turn([[maybe_unused]] Seat seat) const override {
    if constexpr (FacingGame<G>) return match_.game().seat_turn(seat);
    return 0;
  }
  [[nodiscard]] int player_number_on(Seat seat) const override { return match_.player_on(seat); }
  [[nodiscard]] int side_of(Seat seat) const override { return match_.game().side_of(seat); }
  [[nodiscard]] std::optional<Seat> to_act() const override {
    if (is_preparing() || match_.outcome()) return std::nullopt;
    return match_.game().to_act(match_.state());
  }
  [[nodiscard]] std::optional<Outcome> outcome() const override { return match_.outcome(); }
  [[nodiscard]] std::vector<int> scores() const override { return match_.scores(); }
  [[nodiscard]] bool is_over() const override { return match_.is_over(); }
  [[nodiscard]] const Record& record() const override { return match_.record(); }
  [[nodiscard]] std::vector<Ply> history(std::size_t number) const override {
    const G& game = match_.game();
    std::vector<Ply> plies;
    if (number >= record().starts.size()) return plies;
    Line<G> line(game, *game.read_position(record().starts[number]));
    for (const std::string& text : record().games[number]) {
      const typename G::State before = line.state();
      if (text != kSwap) line.apply(game, *game.read_action(before, text));
      plies.push_back(told(game, before, text, line.state()));
    }
    return plies;
  }
  [[nodiscard]] std::optional<int> party_of([[maybe_unused]] Seat seat) const override {
    if constexpr (PreparedGame<G>) return match_.game().party_of(seat);
    return std::nullopt;
  }
  [[nodiscard]] bool offers_swap() const override { return match_.offers_swap(); }
  [[nodiscard]] bool keeps_silence() const override {
    if constexpr (SilentGame<G>) return match_.game().keeps_silence();
    return false;
  }
  [[nodiscard]] Tableau tableau() const override { return match_.game().tableau(match_.state()); }
  [[nodiscard]] Result<Choice> choose(const std::vector<std::string>& picks) const override {
    return match_.game().choose(match_.state(), picks);
  }
  [[nodiscard]] Result<std::string> accept(Seat seat, std::string_view action) const override {
    return match_.accept(seat, action);
  }
  [[nodiscard]] Result<void> play(Seat seat, std::string_view action) override {
    return match_.play(seat, action);
  }
  [[nodiscard]] Result<Ply> play_and_tell(Seat seat, std::string_view action) override {
    if (is_preparing()) return refuse(refusal::kPreparing);
    const typename G::State before = match_.state();
    const Result<void> played = match_.play(seat, action);
    if (!played) return pass_on(played);
    return told(match_.game(), before, record().games.back().back(), match_.state());
  }
  [[nodiscard]] Result<void> begin_next_game() override { return match_.begin_next_game(); }
  bool undo() override { return match_.undo(); }

  [[nodiscard]] bool is_preparing() const override { return match_.is_preparing(); }
  [[nodiscard]] std::vector<PartyState> parties() const override {
    std::vector<PartyState> states;
    for (const Preparation& party : record().preparations.back()) {
      states.push_back({party.party, !party.commitment.empty()});
    }
    return states;
  }
  [[nodiscard]] Result<std::string> accept_preparation(
      [[maybe_unused]] int party, [[maybe_unused]] std::string_view text) const override {
    if constexpr (PreparedGame<G>) return match_.accept_preparation(party, text);
    return refuse(refusal::kNotPreparing);
  }
  [[nodiscard]] Result<void> prepare(int party, std::string_view text,
                                     std::string_view salt) override {
    if constexpr (PreparedGame<G>) return match_.prepare(party, text, salt);
    return refuse(refusal::kNotPreparing);
  }

 private:
  /// An action of the record, which is known to be legal.
  static Ply told(const G& game, const typename G::State& before, const std::string& text,
                  const typename G::State& after) {
    Ply ply{text, game.to_act(before), {}, game.position_text(after)};
    if (text == kSwap) {
      const int afterwards = 1 - ply.seat.index;
      ply.events.push_back({.kind = event::kSwapped, .figure = {.seat = afterwards}});
      return ply;
    }
    const auto action = *game.read_action(before, text);
    ply.events = game.events(before, action, after);
    return ply;
  }

  Match<G> match_;
};

/// AnyPreparation over a typed game, which must outlive it.
template <PreparedGame G>
class PreparationOf final : public AnyPreparation {
 public:
  explicit PreparationOf(const G& game) : game_(game) {}

  [[nodiscard]] std::vector<std::string> party_names() const override {
    std::vector<std::string> names;
    for (int party = 0; party < G::kParties; ++party) names.push_back(game_.party_name(party));
    return names;
  }
  [[nodiscard]] Result<Draft> review(int party, std::string_view text) const override {
    return game_.review(party, text);
  }
  [[nodiscard]] Result<Choice> choose(int party, std::string_view text,
                                      const std::vector<std::string>& picks) const override {
    return game_.choose_draft(party, text, picks);
  }
  [[nodiscard]] Result<std::string> complete(int party, std::string_view text,
                                             std::uint64_t seed) const override {
    Rng rng(seed);
    return game_.complete(party, text, rng);
  }
  [[nodiscard]] Result<std::string> mirrored(std::string_view text) const override {
    return game_.mirrored(text);
  }
  [[nodiscard]] std::vector<StockPreparation> stock() const override {
    return game_.stock_preparations();
  }

 private:
  const G& game_;
};

/// Stands in for a preparation in games without one.
struct NoPreparation {
  template <class G>
  explicit NoPreparation(const G& /*game*/) {}
};

template <class G>
struct PreparationTypeOf {
  using Type = NoPreparation;
};
template <PreparedGame G>
struct PreparationTypeOf<G> {
  using Type = PreparationOf<G>;
};

/// AnyGame over a typed game: the one place where texts and types meet.
template <Game G>
class GameOf final : public AnyGame {
 public:
  explicit GameOf(G game) : game_(std::move(game)), preparation_(game_) {}
  GameOf(const GameOf&) = delete;
  GameOf& operator=(const GameOf&) = delete;

  [[nodiscard]] std::string_view name() const override { return G::kName; }
  [[nodiscard]] const OptionValues& options() const override { return game_.options(); }
  [[nodiscard]] std::vector<std::string> seat_names() const override {
    std::vector<std::string> names;
    for (int i = 0; i < game_.seats(); ++i) {
      names.push_back(game_.seat_name({static_cast<std::uint8_t>(i)}));
    }
    return names;
  }
  [[nodiscard]] std::vector<int> sides() const override {
    std::vector<int> sides;
    for (int i = 0; i < game_.seats(); ++i) {
      sides.push_back(game_.side_of({static_cast<std::uint8_t>(i)}));
    }
    return sides;
  }

  [[nodiscard]] std::string deal(std::uint64_t seed) const override {
    Rng rng(seed);
    return game_.position_text(game_.deal(rng));
  }

  [[nodiscard]] Result<std::vector<std::string>> legal(std::string_view position) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    return legal_texts(game_, *state);
  }

  [[nodiscard]] Result<std::string> apply(std::string_view position,
                                          const std::vector<std::string>& actions,
                                          std::size_t& failed) const override {
    failed = 0;
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    Line<G> line(game_, *state);
    for (const std::string& text : actions) {
      ++failed;
      if (game_.outcome(line.state())) return refuse(refusal::kGameOver);
      const auto action = game_.read_action(line.state(), text);
      if (!action) return pass_on(action);
      line.apply(game_, *action);
    }
    return game_.position_text(line.state());
  }

  [[nodiscard]] Result<OptionValues> options_for(std::string_view position) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    return game_.options_at(*state);
  }

  [[nodiscard]] Result<std::uint64_t> perft(std::string_view position, int depth) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    if constexpr (requires { game_.perft(*state, depth); }) return game_.perft(*state, depth);
    std::vector<typename G::Action> stack;
    return broceliande::perft(game_, *state, depth, stack);
  }

  [[nodiscard]] Result<Drawing> drawing(std::string_view position) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    return game_.draw(*state);
  }

  [[nodiscard]] Geometry geometry() const override { return game_.geometry(); }
  [[nodiscard]] Result<Tableau> tableau(std::string_view position) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    return game_.tableau(*state);
  }
  [[nodiscard]] Result<Choice> choose(std::string_view position,
                                      const std::vector<std::string>& picks) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    return game_.choose(*state, picks);
  }

  [[nodiscard]] Result<std::vector<Reach>> reach(
      std::string_view position, [[maybe_unused]] std::string_view cell) const override {
    const auto state = game_.read_position(position);
    if (!state) return pass_on(state);
    if constexpr (MovingGame<G>) return game_.reach(*state, cell);
    return std::vector<Reach>{};
  }

  [[nodiscard]] Workload workload(std::uint64_t least_actions) const override {
    return run_workload(game_, least_actions);
  }

  [[nodiscard]] const AnyPreparation* preparation() const override {
    if constexpr (PreparedGame<G>) return &preparation_;
    return nullptr;
  }

  [[nodiscard]] Result<std::unique_ptr<AnyMatch>> begin_match(MatchSetup setup) const override {
    auto match = Match<G>::begin(game_, std::move(setup));
    if (!match) return pass_on(match);
    return std::make_unique<MatchOf<G>>(std::move(*match));
  }

 private:
  G game_;
  [[no_unique_address]] typename PreparationTypeOf<G>::Type preparation_;
};

}  // namespace broceliande
