#include "games/grailnah/game.hpp"

#include <algorithm>
#include <cstring>

#include "games/grailnah/phrases.hpp"

namespace broceliande::grailnah {
namespace {

constexpr Phrase kSwapForTwo{"grailnah.swap-for-two", "", "option swap is for two players",
                             "players 2, or swap off"};

Sites seats_for(std::string_view players) {  // G7
  if (players == "3") return 0b1011;
  return players == "4" ? 0b1111 : 0b0101;
}

Result<Board> board_from(std::string_view value) {
  if (const Board* known = Board::named(value)) return *known;
  if (value.find('=') == std::string_view::npos) {
    const std::vector<OptionSpec> specs = Grailnah::manifest().options;
    const std::vector<std::string_view>& names = specs.front().values;
    return refuse(phrases::kBoardName, Error::kNoPlace,
                  {std::string(value), Argument::values_of("board", {names.begin(), names.end()})});
  }
  return Board::read(value);
}

}  // namespace

Manifest Grailnah::manifest() {
  return {
      .name = kName,
      .summary = "Grailnah: a race of Knights to the Grailnah on a round board (2 to 4 players)",
      .rule_prefix = 'G',
      .most_players = 4,
      .options = {{.name = "board",
                   .help = "the board, by name or from a file (G2)",
                   .values = {"tintagelle", "avalon"},
                   .open = true},
                  {.name = "players",
                   .help = "2, 3, or 4 in two teams (G7)",
                   .values = {"2", "3", "4"},
                   .in_position = true,
                   .players = {{2, 2}, {3, 3}, {4, 4}}},
                  {.name = "edition",
                   .help = "the booklet whose rules count (G22, G25)",
                   .values = {"en1.1", "nl2004", "fr1.0"},
                   .in_position = true,
                   .booklets = {{"en", "en1.1"}, {"fr", "fr1.0"}, {"nl", "nl2004"}}},
                  {.name = "castles",
                   .help = "how many castles stand: one for each player, or always four (G7)",
                   .values = {"players", "four"}},
                  {.name = "knight-exit",
                   .help = "whether a Knight stops at the gate or may ride on (G11)",
                   .values = {"stop", "slide"}},
                  {.name = "merlin-limit",
                   .help = "whether three in a row counts a player's turns or Merlin's moves (G18)",
                   .values = {"turns", "moves"}},
                  {.name = "swap",
                   .help = "whether the second of two players may swap sides after the first move",
                   .values = {"off", "on"},
                   .condition = OptionCondition{"players", {"2"}}}},
      .figures =
          {{"king", 'K'}, {"queen", 'Q'}, {"knight", 'n'}, {"merlin", 'M'}, {"morgane", 'F'}},
  };
}

Result<Grailnah> Grailnah::with(const OptionValues& options) {
  Result<OptionValues> values = complete(manifest().options, options);
  if (!values) return pass_on(values);
  const Result<Board> board = board_from(value_of(*values, "board"));
  if (!board) return pass_on(board);
  Grailnah game;
  game.rules_ = {.board = *board,
                 .four_castles = value_of(*values, "castles") == "four",
                 .knights_run_out = value_of(*values, "knight-exit") == "slide",
                 .merlin_by_moves = value_of(*values, "merlin-limit") == "moves"};
  game.seated_ = seats_for(value_of(*values, "players"));
  game.edition_ = *read_edition(value_of(*values, "edition"));
  game.swap_ = value_of(*values, "swap") == "on";
  if (game.swap_ && game.seats() != 2) return refuse(kSwapForTwo);
  values->front().second = board->text();
  game.options_ = std::move(*values);
  return game;
}

OptionValues Grailnah::options_at(const State& state) const {
  OptionValues options = options_;
  broceliande::choose(options, "players", std::to_string(seats_at(state)));
  if (seats_at(state) != 2) broceliande::choose(options, "swap", "off");
  return options;
}

Seating Grailnah::next_seating(const Seating& seating, const Outcome& /*outcome*/) const {
  Seating next = seating;
  std::ranges::rotate(next, next.begin() + 1);
  return next;
}

int Grailnah::site_of(Sites seated, Seat seat) {
  for (int skipped = 0; skipped < seat.index; ++skipped) {
    seated = static_cast<Sites>(seated & (seated - 1));
  }
  return std::countr_zero(seated);
}

std::optional<Outcome> Grailnah::outcome(const State& state) const {
  if (!state.is_over) return std::nullopt;
  Outcome outcome;
  if (state.winners == 0) return outcome;
  for (int site = 0; site < kSites; ++site) {
    if (!has(state.seated, site)) continue;
    const bool wins = has(state.winners, site);
    outcome[seat_of(state, site)] = {wins ? Verdict::win : Verdict::loss, wins ? 1 : 0};
  }
  return outcome;
}

/// Eight bytes at a time over the whole value: State has no padding that is not zero.
std::uint64_t Grailnah::hash(const State& state) const {
  static_assert(std::has_unique_object_representations_v<State>);
  std::array<std::uint64_t, sizeof(State) / 8> words;
  static_assert(sizeof(words) == sizeof(State));
  std::memcpy(words.data(), &state, sizeof(State));
  std::uint64_t hash = 0;
  for (const std::uint64_t word : words) hash = scatter(hash ^ word);
  return hash;
}

}  // namespace broceliande::grailnah
