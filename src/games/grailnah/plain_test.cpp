#include "games/grailnah/plain.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/game_of.hpp"
#include "games/grailnah/game.hpp"
#include "testing/effort.hpp"

namespace broceliande::grailnah {
namespace {

struct Setting {
  Grailnah game;
  plain::Variant variant;
};

/// Any player count, edition, board and options.
Setting any_setting(Rng& rng) {
  const auto pick = [&rng](std::initializer_list<const char*> values) {
    return std::string(values.begin()[rng.below(static_cast<std::uint32_t>(values.size()))]);
  };
  const OptionValues options{{"board", pick({"tintagelle", "tintagelle", "avalon"})},
                             {"players", pick({"2", "3", "4"})},
                             {"edition", pick({"en1.1", "nl2004", "fr1.0"})},
                             {"castles", pick({"players", "players", "four"})},
                             {"knight-exit", pick({"stop", "stop", "slide"})},
                             {"merlin-limit", pick({"turns", "turns", "moves"})}};
  Setting setting{*Grailnah::with(options), {}};
  const Rules& rules = setting.game.rules();
  const bool is_wide = value_of(options, "board") == "avalon";
  setting.variant.four_castles = rules.four_castles;
  setting.variant.knights_slide_out = rules.knights_run_out;
  setting.variant.merlin_limit_by_moves = rules.merlin_by_moves;
  setting.variant.rings = rules.board.rings();
  setting.variant.spokes = rules.board.spokes();
  setting.variant.stairs_offset = is_wide ? 5 : 4;
  return setting;
}

void expect_same_list(const Setting& setting, const State& state) {
  const std::string position = setting.game.position_text(state);
  ASSERT_EQ(legal_texts(setting.game, state), plain::legal(position, setting.variant)) << position;
}

void expect_same_result(const Setting& setting, const State& state, Action action) {
  const std::string position = setting.game.position_text(state);
  const std::string text = setting.game.action_text(state, action);
  State next = state;
  setting.game.apply(next, action);
  ASSERT_EQ(setting.game.position_text(next), plain::apply(position, text, setting.variant))
      << position << " " << text;
}

/// Players with a plan, each game another: run for the Grailnah, crowd a castle's gates, walk to
/// another castle, or nothing at all. Uniformly random play would reach few of the rules.
Action any_action(const std::vector<Action>& actions, unsigned plan, Rng& rng) {
  const auto any = [&] { return actions[rng.below(static_cast<std::uint32_t>(actions.size()))]; };
  for (int tries = 0; tries < 12; ++tries) {
    const Action action = any();
    if (action.is_pass() || rng.below(4) == 0) return action;
    const Place to = action.to();
    const bool is_knight = action.piece() == Piece::knight;
    const bool is_royal = action.piece() == Piece::king || action.piece() == Piece::queen;
    const bool is_deeper = to.is_grail() || (to.is_square() && action.from().is_square() &&
                                             to.ring() > action.from().ring());
    if (plan == 0 && is_knight && is_deeper) return action;
    if (plan == 1 && is_knight && to.is_square() && to.ring() < 2) return action;
    if (plan == 2 && is_royal && (to.is_castle() || (to.is_square() && to.ring() == 1)))
      return action;
    if (plan == 3) return action;
  }
  return any();
}

TEST(PlainAgrees, OnGamesThatReachEveryPhase) {
  int won = 0;
  int drawn = 0;
  std::vector<Action> actions;
  for (std::uint64_t seed = 0; seed < 60 * effort(); ++seed) {
    Rng rng(seed);
    const Setting setting = any_setting(rng);
    const unsigned plan = rng.below(4);
    State state = setting.game.deal(rng);
    while (!state.is_over) {
      actions.clear();
      setting.game.legal(state, actions);
      const Action action = any_action(actions, plan, rng);
      expect_same_list(setting, state);
      expect_same_result(setting, state, action);
      if (testing::Test::HasFatalFailure()) return;
      setting.game.apply(state, action);
    }
    won += static_cast<int>(state.winners != 0);
    drawn += static_cast<int>(state.winners == 0);
  }
  EXPECT_GT(won, 0);
  EXPECT_GT(drawn, 0);
}

/// Pieces scattered anywhere the rules allow: locks, crowded gates and stairs that games seldom
/// reach.
State scattered(const Setting& setting, Rng& rng) {
  const Board& board = setting.game.rules().board;
  State state = setting.game.deal(rng);
  const auto any_square = [&](int rings) {
    return Place::square(static_cast<int>(rng.below(static_cast<std::uint32_t>(rings))),
                         static_cast<int>(rng.below(static_cast<std::uint32_t>(board.spokes()))));
  };
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.alive, site)) continue;
    Household& household = state.household(site);
    if (rng.below(2) == 0) household.king = any_square(board.first_inside());
    if (rng.below(2) == 0) household.queen = any_square(board.first_inside());
    for (Place& knight : household.knights) {
      const auto lot = rng.below(8);
      // Half the Knights crowd around ring A and B, where locks and gates are.
      knight = lot < 3 ? any_square(2) : lot < 6 ? any_square(board.rings()) : knight;
    }
    std::ranges::sort(household.knights);
  }
  state.merlin = rng.below(4) == 0 ? Place::grail() : any_square(board.rings());
  state.morgane =
      rng.below(4) == 0
          ? Place::grail()
          : Place::square(
                board.first_inside() + static_cast<int>(rng.below(static_cast<std::uint32_t>(
                                           board.rings() - board.first_inside()))),
                static_cast<int>(rng.below(static_cast<std::uint32_t>(board.spokes()))));
  do {
    state.to_move = static_cast<std::uint8_t>(rng.below(kSites));
  } while (!has(state.alive, state.to_move));
  state.turn = static_cast<std::uint16_t>(1 + rng.below(399));
  state.before = static_cast<Before>(1 + rng.below(3));
  for (int site = 0; site < kSites; ++site) {
    if (has(state.seated, site)) state.set_merlin_count(site, static_cast<int>(rng.below(4)));
  }
  return state;
}

TEST(PlainAgrees, OnScatteredPositionsAndWhatIsRefused) {
  std::vector<Action> actions;
  int readable = 0;
  for (std::uint64_t seed = 0; seed < 4000 * effort(); ++seed) {
    Rng rng(seed);
    const Setting setting = any_setting(rng);
    const State state = scattered(setting, rng);
    const std::string position = setting.game.position_text(state);
    const auto read = setting.game.read_position(position);
    const auto listed = plain::legal(position, setting.variant);
    ASSERT_EQ(read.has_value(), listed.has_value()) << position;
    if (!read) continue;
    ++readable;
    ASSERT_TRUE(*read == state) << position;
    actions.clear();
    setting.game.legal(state, actions);
    expect_same_list(setting, state);
    expect_same_result(setting, state,
                       actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(readable, 100);
}

/// Where the plain rules let a piece go from a place, each place once.
std::vector<std::string> plain_moves(const Setting& setting, const State& state, char piece,
                                     const std::string& from) {
  const auto actions = plain::legal(setting.game.position_text(state), setting.variant);
  std::vector<std::string> moves;
  if (!actions) ADD_FAILURE() << setting.game.position_text(state);
  for (const std::string& action : actions.value_or(moves)) {
    const std::string start = std::string(1, piece) + ":" + from + "-";
    if (!action.starts_with(start)) continue;
    moves.push_back(action.substr(start.size(), action.find('!') - start.size()));
  }
  std::ranges::sort(moves);
  moves.erase(std::ranges::unique(moves).begin(), moves.end());
  return moves;
}

int site_of_seat(const State& state, int seat) {
  int site = 0;
  while (!has(state.seated, site) || seat_number(state, site) != seat) ++site;
  return site;
}

/// Counts the places that pieces reach: those of the player to move or of nobody, and of others.
void expect_reaches_agree(const Setting& setting, const State& state,
                          std::array<std::size_t, 2>& places) {
  for (const Tableau::PlacedFigure& figure : setting.game.tableau(state).figures) {
    const bool is_anybodys = figure.seat == kNobody;
    State given = state;
    if (!is_anybodys) given.to_move = static_cast<std::uint8_t>(site_of_seat(state, figure.seat));
    const char letter = figure.kind == "king"     ? 'K'
                        : figure.kind == "queen"  ? 'Q'
                        : figure.kind == "knight" ? 'n'
                        : figure.kind == "merlin" ? 'M'
                                                  : 'F';
    const auto all = setting.game.reach(state, figure.cell);
    const auto found = std::ranges::find_if(all, [&](const Reach& reach) {
      return reach.kind == figure.kind && reach.seat == figure.seat;
    });
    ASSERT_NE(found, all.end()) << figure.kind << " " << figure.cell;
    std::vector<std::string> moves = found->moves;
    std::ranges::sort(moves);
    ASSERT_EQ(moves, plain_moves(setting, given, letter, figure.cell))
        << setting.game.position_text(given) << " " << letter << figure.cell;
    EXPECT_TRUE(found->shots.empty());
    const bool is_locked = std::ranges::find(figure.marks, "locked") != figure.marks.end();
    EXPECT_TRUE(!is_locked || moves.empty()) << "G13";
    places[given.to_move == state.to_move ? 0 : 1] += moves.size();
  }
}

TEST(PlainAgrees, OnTheReachOfEveryPiece) {
  std::array<std::size_t, 2> places{};
  for (std::uint64_t seed = 0; seed < 600 * effort(); ++seed) {
    Rng rng(seed);
    const Setting setting = any_setting(rng);
    const State state = scattered(setting, rng);
    if (!setting.game.read_position(setting.game.position_text(state))) continue;
    expect_reaches_agree(setting, state, places);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(places[0], 1000U);
  EXPECT_GT(places[1], 1000U);
}

/// Three gate squares of a castle are held by the player to move, and a Knight stands one step from
/// the fourth. (G28)
State nearly_shut_in(const Setting& setting, Rng& rng) {
  const Board& board = setting.game.rules().board;
  State state = setting.game.deal(rng);
  const auto any_site = [&] {
    int site = 0;
    do {
      site = static_cast<int>(rng.below(kSites));
    } while (!has(state.alive, site));
    return site;
  };
  const int castle = any_site();
  do {
    state.to_move = static_cast<std::uint8_t>(any_site());
  } while (state.to_move == castle);
  const int first = castle * board.spokes() / kSites;
  const int before = board.clockwise(first, -1);
  const int after = board.clockwise(first, 2);
  std::array<Place, 4> held{Place::square(0, before), Place::square(1, first),
                            Place::square(1, first + 1), Place::square(0, after)};
  const std::array<Place, 4> one_step_away{Place::square(0, board.clockwise(before, -1)),
                                           Place::square(1, before), Place::square(1, after),
                                           Place::square(0, board.clockwise(after, 1))};
  const std::size_t missing = rng.below(4);
  held[missing] = one_step_away[missing];
  Household& household = state.household(state.to_move);
  std::ranges::copy(held, household.knights.begin());
  std::ranges::sort(household.knights);
  state.turn = static_cast<std::uint16_t>(1 + rng.below(399));
  state.before = Before::other;
  return state;
}

TEST(PlainAgrees, OnCastlesAboutToBeShutIn) {  // G28, G29
  std::vector<Action> actions;
  int disqualified = 0;
  for (std::uint64_t seed = 0; seed < 40 * effort(); ++seed) {
    Rng rng(seed);
    const Setting setting = any_setting(rng);
    const State state = nearly_shut_in(setting, rng);
    actions.clear();
    setting.game.legal(state, actions);
    expect_same_list(setting, state);
    for (const Action action : actions) {
      expect_same_result(setting, state, action);
      if (testing::Test::HasFatalFailure()) return;
      State next = state;
      setting.game.apply(next, action);
      disqualified += static_cast<int>(next.alive != state.alive);
    }
  }
  EXPECT_GT(disqualified, 10);
}

}  // namespace
}  // namespace broceliande::grailnah
