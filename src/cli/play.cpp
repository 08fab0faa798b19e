#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <set>

#include "cli/commands.hpp"
#include "cli/computers.hpp"
#include "cli/example_games.hpp"
#include "cli/review.hpp"
#include "cli/screens.hpp"
#include "cli/standing.hpp"
#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "games/telling.hpp"

namespace broceliande::cli {
namespace {

struct PlayRequest {
  GameChoice game;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> players;
  std::vector<std::string> seats;  ///< SEAT=PLAYER
  int games = 1;
  int score = 0;
  std::optional<std::string> from;
  std::string record;
};

void declare(Syntax& syntax, PlayRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.seed(request.seed);
  syntax.add("--player", request.players,
             "A player's name, or level:1 to level:8 for a computer; repeat it for each player");
  syntax.add("--seat", request.seats,
             fmt::format("Who sits where: SEAT=PLAYER, for example {}=level:5; the named players "
                         "take the other seats",
                         example_seats().back()));
  syntax.add("--games", request.games, "Play a match of this many games").in_range(1, 10'000);
  syntax.add("--score", request.score, "Play a match to this score").in_range(1, 10'000);
  syntax.add("--from", request.from, "Start the first game from this position");
  syntax
      .add("--record", request.record,
           "Save the record to this file after every action; if the file exists, continue from it")
      .expects_file();
}

std::string play_example() {
  const std::vector<std::string> seats = seats_for_more();
  return fmt::format(
      "broceliande play {} --player Ada --player Ben --score 21 --record evening.txt\n"
      "  Run again, the same command continues the match in evening.txt.\n"
      "  broceliande play {} {} --seat {}=level:5 --seat {}=level:2",
      example_game().manifest.name, example_for_many().manifest.name, option_for_more(),
      seats.front(), seats.back());
}

constexpr std::string_view kPlayHelp =
    "  hint [TEXT]     the legal actions, or those that contain TEXT\n"
    "  advice          what the strongest level would do\n"
    "  review          this game with what the strongest level thinks of each action\n"
    "  show            draw the board\n"
    "  position        the position as text\n"
    "  undo            take the last action back\n"
    "  save FILE       write the record; an older file is not overwritten\n"
    "  help            this list\n"
    "  quit            stop\n";

/// People at one terminal, and computers with them. Reads a line at a time, so it can be driven by
/// a script too.
class Table {
 public:
  Table(const AnyGame& game, std::unique_ptr<AnyMatch> match, Computers computers,
        std::string autosave)
      : game_(game),
        match_(std::move(match)),
        computers_(std::move(computers)),
        autosave_(std::move(autosave)) {
    if (!autosave_.empty()) own_files_.insert(autosave_);
  }

  int run() {
    fmt::print("{}\n'help' lists what you can type.\n\n", seats_text(*match_));
    if (!lift_screens()) return kOk;
    show();
    std::string line;
    while (goes_on()) {
      prompt();
      if (!std::getline(std::cin, line)) break;
      if (!obey(line)) return kOk;
    }
    if (!match_->is_over()) fmt::print("\n");
    return kOk;
  }

 private:
  /// Where a game begins behind screens; false when somebody gave up.
  bool lift_screens() {
    if (!match_->is_preparing()) return true;
    if (!Screens(game_, *match_, computers_).run()) return false;
    store();
    return true;
  }

  void show() const { fmt::print("{}", render(match_->drawing(), wants_colour())); }

  /// Lets computers act and deals the next game when one is over, until a person has to act; false
  /// when the match is over or a computer could not go on.
  bool goes_on() {
    for (;;) {
      if (match_->outcome()) {
        fmt::print("{}\n", standing_text(*match_));
        if (match_->is_over()) return offers_review();
        (void)match_->begin_next_game();
        fmt::print("\n{}\n", seats_text(*match_));
        if (!lift_screens()) return false;
        show();
      }
      if (!computers_.plays(match_->player_on(*match_->to_act()))) return true;
      if (!let_computer_act()) return false;
    }
  }

  bool let_computer_act() {
    const Seat seat = *match_->to_act();
    const auto action = computers_.choose(*match_);
    const auto played =
        action ? match_->play_and_tell(seat, *action) : Result<Ply>(pass_on(action));
    if (!played) {
      fmt::print("{} cannot go on: {}\n", match_->player_on(seat), english(played.error()));
      return false;
    }
    fmt::print("{} ({}) {}: {}\n", match_->player_on(seat), match_->seat_name(seat), *action,
               telling(*played, *match_));
    store();
    show();
    return true;
  }

  /// After the last game people may look back.
  bool offers_review() {
    std::string line;
    if (computers_.play_all(*match_) || isatty(STDIN_FILENO) == 0) return false;
    fmt::print("'review' shows where the game turned; anything else ends> ");
    std::fflush(stdout);
    if (std::getline(std::cin, line) && line == "review") review_game(game_, *match_);
    return false;
  }

  void prompt() const {
    const Seat seat = *match_->to_act();
    fmt::print("{} ({})> ", match_->player_on(seat), match_->seat_name(seat));
    std::fflush(stdout);
  }

  /// Carries out one line; false to stop.
  bool obey(std::string_view line) {
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    const std::string rest(space == std::string_view::npos ? "" : line.substr(space + 1));
    if (word.empty()) return true;
    if (word == "quit") return false;
    if (word == "help" || word == "?") {
      show_help();
    } else if (word == "hint") {
      hint(rest);
    } else if (word == "advice") {
      fmt::print("{}\n", advice(game_, *match_));
    } else if (word == "review") {
      review_game(game_, *match_);
    } else if (word == "show") {
      show();
    } else if (word == "position") {
      fmt::print("{}\n", match_->position());
    } else if (word == "undo") {
      undo();
    } else if (word == "save") {
      save(rest);
    } else {
      play(line);
    }
    return true;
  }

  /// With an action that can be played right now.
  void show_help() const {
    fmt::print("  an action       play it, for example {}\n{}", match_->legal().front(), kPlayHelp);
  }

  void hint(std::string_view part) const {
    constexpr std::size_t kMost = 60;
    std::vector<std::string> actions = match_->legal();
    std::erase_if(actions, [part](const std::string& action) {
      return action.find(part) == std::string::npos;
    });
    const std::size_t found = actions.size();
    if (found > kMost) actions.resize(kMost);
    fmt::print("{} actions: {}{}\n", found, fmt::join(actions, " "),
               found > kMost ? fmt::format(" … ('hint TEXT' shows fewer)") : "");
  }

  /// Back to where a person had to act.
  void undo() {
    bool was_undone = match_->undo();
    while (was_undone && computers_.plays(match_->player_on(*match_->to_act()))) {
      was_undone = match_->undo();
    }
    if (!was_undone) {
      fmt::print("nothing has been played yet\n");
      return;
    }
    store();
    show();
  }

  void play(std::string_view action) {
    const auto played = match_->play(*match_->to_act(), action);
    if (!played) {
      fmt::print("{}; 'hint' lists what is legal\n", english(played.error()));
      return;
    }
    store();
    show();
  }

  void save(const std::string& path) {
    if (path.empty()) {
      fmt::print("save needs a file name: save FILE\n");
      return;
    }
    const bool is_own = own_files_.contains(path);
    if (!is_own && std::filesystem::exists(path)) {
      fmt::print("{} exists already and stays as it is; choose another name\n", path);
      return;
    }
    write(path);
  }

  void store() {
    if (!autosave_.empty()) write(autosave_);
  }

  void write(const std::string& path) {
    const std::string fault = write_file(path, record_text(match_->record()));
    if (!fault.empty()) {
      fmt::print("{}\n", fault);
      return;
    }
    if (own_files_.insert(path).second) fmt::print("saved to {}\n", path);
  }

  const AnyGame& game_;
  std::unique_ptr<AnyMatch> match_;
  Computers computers_;
  std::string autosave_;
  std::set<std::string> own_files_;  ///< written by this game, so they may be written again
};

int sit_down(const AnyGame& game, std::unique_ptr<AnyMatch> match, const std::string& autosave) {
  auto computers = Computers::among(match->record().setup.players, game);
  if (!computers) return complain(english(computers.error()));
  return Table(game, std::move(match), std::move(*computers), autosave).run();
}

int resume(const PlayRequest& request) {
  OpenedMatch opened = open_match(request.record);
  if (!opened.damage.empty()) return complain(opened.damage);
  if (opened.match->record().setup.game != request.game.name) {
    return complain(fmt::format("{} is a record of {}; expected one of {}", request.record,
                                opened.match->record().setup.game, request.game.name));
  }
  return sit_down(*opened.game, std::move(opened.match), request.record);
}

int run(const PlayRequest& request) {
  const bool goes_on = !request.record.empty() && std::filesystem::exists(request.record);
  if (goes_on) return resume(request);
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  MatchSetup setup{.seed = request.seed.value_or(random_seed()),
                   .length = {request.games, request.score},
                   .players = request.players,
                   .from = request.from};
  if (!request.seats.empty()) {
    auto players = players_by_seat(*game, request.players, request.seats);
    if (!players) return complain(english(players.error()));
    setup.players = std::move(*players);
    setup.seating = SeatingRule::given;
  }
  auto match = game->begin_match(setup);
  if (!match) return complain(english(match.error()));
  return sit_down(*game, std::move(*match), request.record);
}

}  // namespace

Command play_command() {
  return make_command<PlayRequest>("play", "Play a game at this terminal", play_example());
}

}  // namespace broceliande::cli
