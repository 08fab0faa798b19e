#include "games/graal/plain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"
#include "games/graal/inspect.hpp"
#include "games/graal/stock.hpp"
#include "testing/effort.hpp"

// The fast rules against the plain ones: legal lists, results of actions, and what readers refuse.
namespace broceliande::graal {
namespace {

Graal game_with(const OptionValues& options) { return *Graal::with(options); }

plain::Variant plain_variant(const Graal& game) {
  plain::Variant variant;
  variant.king_mounted = game.variant().king_mounted;
  variant.archer_exact = game.variant().archer_exact;
  variant.retreat_one = value_of(game.options(), "retreat") == "one";
  const Map& map = game.muster(Camp::south).map;
  variant.map_name = map.name;
  const std::string text = map_text(map);
  for (std::size_t rank = 0; rank < kSide; ++rank) {
    variant.map[rank] = text.substr(map.name.size() + 1 + rank * (kSide + 1), kSide);
  }
  return variant;
}

/// All combinations of options that matter to play, one for each number below 48.
Graal numbered_game(unsigned number, bool quiet) {
  const auto on_off = [](bool is_on) { return std::string(is_on ? "on" : "off"); };
  return game_with({{"armies", std::to_string(number % 3 + 1)},
                    {"map", number / 3 % 2 == 0 ? "world-of-art" : "twin-fords"},
                    {"king-mounted", on_off(number / 6 % 2 == 1)},
                    {"archer-step", number / 12 % 2 == 1 ? "exact" : "up-to"},
                    {"retreat", number / 24 % 2 == 1 ? "one" : "three"},
                    {"allied-house", on_off(number % 2 == 1)},
                    {"quiet-first-turn", on_off(quiet)}});
}

/// Legal lists are compared in full, results for every `stride`th action.
void expect_agreement(const Graal& game, const plain::Variant& variant, const State& state,
                      std::size_t stride) {
  const std::string position = game.position_text(state);
  const std::vector<std::string> actions = legal_texts(game, state);
  ASSERT_EQ(actions, plain::legal(position, variant)) << position;
  EXPECT_EQ(actions.size(), game.count_legal(state)) << position;
  for (std::size_t i = state.clock % stride; i < actions.size(); i += stride) {
    State next = state;
    const auto action = game.read_action(state, actions[i]);
    ASSERT_TRUE(action.has_value()) << position << " " << actions[i];
    game.apply(next, *action);
    ASSERT_EQ(game.position_text(next), plain::apply(position, actions[i], variant))
        << position << " " << actions[i];
  }
}

/// A random game from random drawing-ups; shots and takes are favoured, so that they are common.
void compare_game(const Graal& game, std::uint64_t seed) {
  const plain::Variant variant = plain_variant(game);
  Rng rng(seed);
  State state = game.begin(complete(game.muster(Camp::south), {}, rng),
                           complete(game.muster(Camp::north), {}, rng));
  std::vector<Action> actions;
  while (!game.outcome(state) && !testing::Test::HasFatalFailure()) {
    if (rng.below(3) == 0) expect_agreement(game, variant, state, 23);
    actions.clear();
    game.legal(state, actions);
    const auto lively = std::ranges::partition(
        actions, [&](Action action) { return state.figures.is_free(action.to()); });
    const bool is_lively = !lively.empty() && rng.below(3) == 0;
    const std::span<const Action> choice =
        is_lively ? std::span<const Action>(lively) : std::span<const Action>(actions);
    game.apply(state, choice[rng.below(static_cast<std::uint32_t>(choice.size()))]);
  }
}

TEST(PlainAgrees, InRandomGamesWithAllOptions) {
  for (unsigned i = 0; i < 18 * effort() && !testing::Test::HasFatalFailure(); ++i) {
    compare_game(numbered_game(i % 48, i % 5 == 0), i);
  }
}

// ---------------------------------------------------------------- scattered positions

Square random_square(Rng& rng) { return {static_cast<std::uint8_t>(rng.below(kSquares))}; }

Castle random_castle(Camp camp, Rng& rng) {
  for (;;) {
    const Square donjon = random_square(rng);
    const Direction side = turned(Direction::N, 2 * static_cast<int>(rng.below(4)));
    if (steps_to_edge(donjon, side) == 0) continue;
    const Castle castle{donjon, walked(donjon, side, 1)};
    if (check_castle(castle, camp)) return castle;
  }
}

Building building_on(const State& state, Square square) {
  if (state.donjons().has(square)) return Building::donjon;
  return state.courtyards().has(square) ? Building::courtyard : Building::none;
}

/// Near a random middle in a crowd, sometimes in a castle, otherwise anywhere.
Square random_place(const State& state, bool is_crowded, Square middle, Rng& rng) {
  const auto luck = rng.below(20);
  if (luck < 2) return state.castles[luck].courtyard;
  if (luck == 2) return state.castles[rng.below(2)].donjon;
  if (!is_crowded) return random_square(rng);
  return Square::at((middle.file() + static_cast<int>(rng.below(7))) % kSide,
                    (middle.rank() + static_cast<int>(rng.below(7))) % kSide);
}

/// Figures of all armies where C7 allows them; one in ten is put where it may be forbidden.
State scatter_figures(const Graal& game, Rng& rng) {
  State state;
  const auto seats = static_cast<std::uint32_t>(game.seats());
  const Map& map = game.muster(Camp::south).map;
  state.armies = static_cast<std::uint8_t>(game.seats() / 2);
  state.map = map.name == "world-of-art" ? 0 : 1;
  state.castles = {random_castle(Camp::south, rng), random_castle(Camp::north, rng)};
  state.turn = {static_cast<std::uint8_t>(rng.below(seats))};
  state.clock = static_cast<std::uint8_t>(rng.below(2) == 0 ? 199 : rng.below(200));
  const bool is_crowded = rng.below(2) == 0;
  const bool is_careful = rng.below(10) != 0;
  const Square middle = random_square(rng);
  const auto figures = 4 + rng.below(60);
  for (std::uint32_t i = 0; i < figures; ++i) {
    const bool is_first = i < 2;  // a royal of each chief
    const auto kind = static_cast<Kind>(rng.below(is_first ? 3 : kKinds));
    const Army army{static_cast<std::uint8_t>(is_first ? i : rng.below(seats))};
    const Square square = random_place(state, is_crowded, middle, rng);
    const bool may_stand =
        check_standing(game.variant(), map, kind, square, building_on(state, square)).has_value();
    if (!state.figures.is_free(square) || (is_careful && !may_stand)) continue;
    state.figures.put({kind, army}, square);
  }
  return state;
}

/// The retreats from every legal shot.
void expect_retreats_agree(const Graal& game, const plain::Variant& variant, const State& state) {
  std::vector<Action> actions;
  game.legal(state, actions);
  for (const Action action : actions) {
    State next = state;
    game.apply(next, action);
    if (next.is_shot_pending()) expect_agreement(game, variant, next, 1);
  }
}

TEST(PlainAgrees, OnScatteredPositions) {
  unsigned sound = 0;
  for (std::uint64_t seed = 0; seed < 2500 * effort(); ++seed) {
    if (testing::Test::HasFatalFailure()) break;
    Rng rng(seed);
    const Graal game = numbered_game(static_cast<unsigned>(seed % 48), false);
    const plain::Variant variant = plain_variant(game);
    const State state = scatter_figures(game, rng);
    const std::string position = game.position_text(state);
    const bool is_sound = game.read_position(position).has_value();
    ASSERT_EQ(is_sound, plain::legal(position, variant).has_value()) << position;
    if (!is_sound) continue;
    ++sound;
    expect_agreement(game, variant, state, 40);
    expect_retreats_agree(game, variant, state);
  }
  EXPECT_GT(sound, 1000 * effort());
}

// ---------------------------------------------------------------- reach

/// The position as if that army were to act, written as the rules write it: with no shot that waits
/// and no quiet first turn, unless the army is to act anyway.
std::string text_with_turn(const Graal& game, const State& state, Army army) {
  const std::string text = game.position_text(state);
  if (game.to_act(state).index == army.index) return text;
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size(); at += words.back().size() + 1) {
    words.push_back(text.substr(at, text.find(' ', at) - at));
  }
  words[2] = army_text(army);
  words[3] = "-";
  std::erase(words[5], '!');
  return words[0] + " " + words[1] + " " + words[2] + " " + words[3] + " " + words[4] + " " +
         words[5];
}

/// What the plain rules list for the figure on a square, as `reach` answers it.
Reach plain_reach(const Tableau::PlacedFigure& figure, const std::vector<std::string>& actions) {
  Reach reach{figure.kind, figure.seat};
  for (const std::string& action : actions) {
    const std::size_t sign = action.find_first_of("-x*");
    if (sign == std::string::npos || action.substr(0, sign) != figure.cell) continue;
    (action[sign] == '*' ? reach.shots : reach.moves).push_back(action.substr(sign + 1));
  }
  return reach;
}

Reach sorted(Reach reach) {
  std::ranges::sort(reach.moves);
  std::ranges::sort(reach.shots);
  return reach;
}

/// Counts the cells that figures reach: those of whoever is to act, and those of others.
void expect_reaches_agree(const Graal& game, const State& state,
                          std::array<std::size_t, 2>& cells) {
  const plain::Variant variant = plain_variant(game);
  const std::vector<Tableau::PlacedFigure> figures = game.tableau(state).figures;
  for (int seat = 0; seat < game.seats(); ++seat) {
    const Army army{static_cast<std::uint8_t>(seat)};
    if (!state.figures.of(army).any()) continue;
    const bool is_to_act = game.to_act(state).index == army.index;
    const std::string position = text_with_turn(game, state, army);
    const auto actions = plain::legal(position, variant);
    ASSERT_TRUE(actions.has_value()) << position;
    for (const Tableau::PlacedFigure& figure : figures) {
      if (figure.seat != seat) continue;
      const Reach expected = sorted(plain_reach(figure, *actions));
      const auto found = game.reach(state, figure.cell);
      ASSERT_EQ(found.size(), 1U) << position << " " << figure.cell;
      ASSERT_EQ(sorted(found.front()), expected) << position << " " << figure.cell;
      cells[is_to_act ? 0 : 1] += expected.moves.size() + expected.shots.size();
    }
  }
}

TEST(PlainAgrees, OnTheReachOfEveryFigure) {
  std::array<std::size_t, 2> cells{};
  int pending = 0;
  std::vector<Action> actions;
  for (std::uint64_t seed = 0; seed < 160 * effort(); ++seed) {
    Rng rng(seed);
    const Graal game = numbered_game(static_cast<unsigned>(seed % 48), false);
    const State state = scatter_figures(game, rng);
    if (!game.read_position(game.position_text(state))) continue;
    expect_reaches_agree(game, state, cells);
    actions.clear();
    game.legal(state, actions);
    for (const Action action : actions) {
      State next = state;
      game.apply(next, action);
      if (!next.is_shot_pending() || ++pending % 32 != 0) continue;
      expect_reaches_agree(game, next, cells);
    }
    if (testing::Test::HasFatalFailure()) return;
  }
  const Graal quiet = numbered_game(0, true);
  Rng rng(1);
  expect_reaches_agree(quiet, quiet.deal(rng), cells);  // C23
  EXPECT_GT(cells[0], 1000U);
  EXPECT_GT(cells[1], 1000U);
  EXPECT_GT(pending, 64);
}

/// The text with one to three letters changed into others that such texts are made of.
std::string damaged(std::string text, Rng& rng) {
  constexpr std::string_view kLetters = "KPDNSEALkpdnseal:;/0123456789 -=!@*,SNabc";
  const auto changes = 1 + rng.below(3);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    text[at] = kLetters[rng.below(static_cast<std::uint32_t>(kLetters.size()))];
  }
  return text;
}

TEST(PlainAgrees, OnWhichTextsAreRefused) {
  for (std::uint64_t seed = 0; seed < 8000 * effort(); ++seed) {
    Rng rng(seed);
    static const Graal kGame = numbered_game(2, false);
    static const plain::Variant kVariant = plain_variant(kGame);
    const State state = scatter_figures(kGame, rng);
    const std::string text = damaged(kGame.position_text(state), rng);
    const bool is_read = kGame.read_position(text).has_value();
    const bool is_read_plainly = plain::legal(text, kVariant).has_value();
    // The plain rules know one map only.
    if (text.find("@world-of-art") == std::string::npos) continue;
    ASSERT_EQ(is_read, is_read_plainly) << text;
  }
}

}  // namespace
}  // namespace broceliande::graal
