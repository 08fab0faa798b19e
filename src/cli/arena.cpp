#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>

#include "cli/arena_report.hpp"
#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "engine/players.hpp"
#include "engine/tournament.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

struct ArenaRequest {
  GameChoice game;
  std::vector<std::string> engines;
  int games = 100;
  ThinkingLimits limits;
  std::string clock;
  int opening_plies = 4;
  int at_once = 1;
  std::string sprt;
  std::string folder;  ///< of the records
  bool shows_progress = false;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

void declare(Syntax& syntax, ArenaRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax
      .add("--engine", request.engines,
           "An engine; repeat it for each one: level:1 to level:8, uct:PLAYOUTS, greedy, random, "
           "or ugi:COMMAND for another program; all but ugi take settings, as in "
           "level:8,nodes=5000,movetime=50,depth=4,hash=64,threads=2,name=mine")
      .required()
      .takes_one_word();
  syntax
      .add("--games", request.games,
           "How many games, rounded up so that every opening is played in all seatings "
           "(default: 100)")
      .in_range(1, 10'000'000);
  syntax.limits(request.limits);
  syntax.add("--clock", request.clock,
             "Each seat's clock and the increment per action, in seconds, as in 60+0.6");
  syntax
      .add("--openings", request.opening_plies,
           "Begin each game with this many random actions (default: 4)")
      .in_range(0, 1'000);
  syntax.add("--concurrency", request.at_once, "How many games to play at once").in_range(1, 256);
  syntax.add("--sprt", request.sprt,
             "Stop when an SPRT accepts one of the bounds ELO0,ELO1 on the first engine's "
             "advantage, with 5 % error each way");
  syntax.add("--records", request.folder, "Save the records in this folder").expects_folder();
  syntax.flag("--progress", request.shows_progress,
              "Report the standing every ten seconds even without a terminal");
  syntax.seed(request.seed);
  syntax.json(request.json);
}

std::string arena_example() {
  return fmt::format(
      "broceliande arena {0} --engine level:5 --engine uct:5000 --games 200\n"
      "  broceliande arena {1} --engine level:8,nodes=20000,name=new \\\n"
      "    --engine \"name=old,ugi:./older engine {1}\" --nodes 20000 --sprt 0,10",
      example_game().manifest.name, example_with_screens().manifest.name);
}

using engine::Milliseconds;
using engine::PlayerSpec;

constexpr int kInterrupted = 130;
constexpr int kFailures = 1;

/// Ctrl-C ends the tournament, and the results so far are shown.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void heed_interrupts() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = true; };
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

/// Games that begin behind screens are dealt ready, unless that was chosen otherwise.
GameChoice dealt(GameChoice choice) {
  const GameEntry* entry = find_game(choice.name);
  if (entry == nullptr || entry->manifest.parties.empty()) return choice;
  for (const auto& [option, value] : entry->manifest.ready_options) {
    std::string& chosen = choice.chosen[option];
    if (chosen.empty()) chosen = value;
  }
  return choice;
}

/// Numbers with a separator between them, as in `0,10` and `60+0.6`; nothing if that is not so.
std::optional<std::pair<double, double>> two_numbers(const std::string& text, char between) {
  const std::size_t at = text.find(between, 1);
  if (text.empty() || at == std::string::npos) return std::nullopt;
  const auto read = [](const std::string& part) -> std::optional<double> {
    double value = 0;
    const char* end = part.data() + part.size();
    const auto [stop, fault] = std::from_chars(part.data(), end, value);
    if (fault != std::errc{} || stop != end) return std::nullopt;
    return value;
  };
  const auto first = read(text.substr(0, at));
  const auto second = read(text.substr(at + 1));
  if (!first || !second) return std::nullopt;
  return std::pair{*first, *second};
}

/// Names that all differ: the second `random` is `random #2`.
std::vector<std::string> names_of(const std::vector<PlayerSpec>& specs) {
  std::vector<std::string> names;
  for (const PlayerSpec& spec : specs) {
    std::string name = spec.name;
    for (int copy = 2; std::ranges::find(names, name) != names.end(); ++copy) {
      name = fmt::format("{} #{}", spec.name, copy);
    }
    names.push_back(name);
  }
  return names;
}

/// The arena as it was asked for, and what happens while games are played in it.
class Arena {
 public:
  explicit Arena(const ArenaRequest& request) : request_(request) {}

  /// False after a complaint.
  bool prepare() {
    game_ = chosen_game(dealt(request_.game));
    return game_ != nullptr && read_orders() && read_rules() && read_sprt() && make_folder();
  }

  int run() {
    engine::Tournament tournament(*game_, plan_, [this](std::size_t i, const auto* abort) {
      return engine::make_player(specs_[i], *game_, abort);
    });
    describe(tournament);
    heed_interrupts();
    std::atomic<bool>& abort = interrupted;
    const auto ran = tournament.run(abort, [this](const auto& played, const auto& standings) {
      return take(played, standings);
    });
    clear_progress();
    if (!ran) return complain(english(ran.error()));
    const engine::Standings& standings = tournament.standings();
    fmt::print("{}{}",
               request_.json ? report_json(terms_, standings) : report_text(terms_, standings),
               request_.json ? "\n" : "");
    return status(standings);
  }

 private:
  bool read_orders() {
    for (const std::string& text : request_.engines) {
      auto spec = engine::read_player_spec(text);
      if (!spec) return refuse(english(spec.error()));
      specs_.push_back(std::move(*spec));
    }
    plan_.names = names_of(specs_);
    return true;
  }

  bool read_rules() {
    plan_.games = static_cast<std::size_t>(request_.games);
    plan_.at_once = request_.at_once;
    plan_.rules.seed = request_.seed.value_or(random_seed());
    plan_.rules.opening_plies = request_.opening_plies;
    engine::Limits& limits = plan_.rules.limits;
    if (request_.limits.movetime > 0) limits.movetime = Milliseconds{request_.limits.movetime};
    limits.nodes = request_.limits.nodes;
    limits.depth = request_.limits.depth;
    return request_.clock.empty() || read_clock(limits);
  }

  [[nodiscard]] bool read_clock(engine::Limits& limits) const {
    constexpr double kMostSeconds = 86'400;
    const auto times = two_numbers(request_.clock, '+');
    const bool is_sound = times && times->first > 0 && times->second >= 0 &&
                          std::max(times->first, times->second) <= kMostSeconds;
    if (!is_sound) {
      return refuse(fmt::format("'{}' is not a clock; expected SECONDS+INCREMENT as in 60+0.6",
                                request_.clock));
    }
    const auto milliseconds = [](double seconds) {
      return Milliseconds{static_cast<std::int64_t>(seconds * 1000)};
    };
    limits.clocks.fill(engine::ClockTime{milliseconds(times->first), milliseconds(times->second)});
    return true;
  }

  bool read_sprt() {
    if (request_.sprt.empty()) return true;
    const auto elos = two_numbers(request_.sprt, ',');
    if (!elos || elos->first >= elos->second) {
      return refuse(
          fmt::format("'{}' is not a test; expected ELO0,ELO1 as in 0,10", request_.sprt));
    }
    const bool is_duel = specs_.size() == 2 && std::ranges::max(game_->sides()) == 1;
    if (!is_duel) return refuse("--sprt needs two engines and a game of two sides");
    terms_.sprt = engine::Sprt{.elo0 = elos->first, .elo1 = elos->second};
    return true;
  }

  [[nodiscard]] bool make_folder() const {
    if (request_.folder.empty()) return true;
    std::error_code fault;
    std::filesystem::create_directories(request_.folder, fault);
    return !fault || refuse(fmt::format("cannot create {}: {}", request_.folder, fault.message()));
  }

  void describe(const engine::Tournament& tournament) {
    terms_.game = game_->name();
    terms_.names = plan_.names;
    terms_.seed = plan_.rules.seed;
    terms_.games = tournament.games();
    if (const auto match = game_->begin_match({})) {
      for (int seat = 0; seat < (*match)->seats(); ++seat) {
        terms_.seats.push_back((*match)->seat_name({static_cast<std::uint8_t>(seat)}));
      }
    }
  }

  /// After every game; false when a test has its answer.
  bool take(const engine::PlayedGame& played, const engine::Standings& standings) {
    if (played.failure) {
      clear_progress();
      fmt::print(stderr, "game {}: {}: {}\n", played.pairing.number + 1,
                 plan_.names[played.failure->engine], english(played.failure->why));
    }
    keep(played);
    show_progress(standings);
    return !terms_.sprt ||
           terms_.sprt->decide(standings.pairs_between(0, 1)) == engine::Sprt::Decision::undecided;
  }

  void keep(const engine::PlayedGame& played) {
    if (request_.folder.empty()) return;
    const auto path = std::filesystem::path(request_.folder) /
                      fmt::format("{:06}.txt", played.pairing.number + 1);
    std::string text = record_text(played.record);
    if (played.failure) {
      std::string why = english(played.failure->why);
      std::ranges::replace_if(why, is_unprintable, '?');
      text += fmt::format("# {}: {}\n", plan_.names[played.failure->engine], why);
    }
    const std::string fault = write_file(path, text);
    if (!fault.empty()) fmt::print(stderr, "{}\n", fault);
  }

  /// On a terminal after every game; elsewhere, if it is wished, every ten seconds.
  void show_progress(const engine::Standings& standings) {
    constexpr std::chrono::seconds kPause{10};
    const auto now = std::chrono::steady_clock::now();
    const double minutes = std::chrono::duration<double, std::ratio<60>>(now - began_).count();
    const double pace = static_cast<double>(standings.games()) / std::max(minutes, 1e-6);
    if (is_terminal_) {
      fmt::print(stderr, "\r{}\x1b[K", progress_text(terms_, standings, pace));
    } else if (request_.shows_progress && now - shown_ >= kPause) {
      fmt::print(stderr, "{}\n", progress_text(terms_, standings, pace));
      shown_ = now;
    }
  }

  void clear_progress() const {
    if (is_terminal_) fmt::print(stderr, "\r\x1b[K");
  }

  [[nodiscard]] int status(const engine::Standings& standings) const {
    const bool is_decided = terms_.sprt && terms_.sprt->decide(standings.pairs_between(0, 1)) !=
                                               engine::Sprt::Decision::undecided;
    if (interrupted && !is_decided) {
      fmt::print(stderr, "interrupted after {} of {} games\n", standings.games(), terms_.games);
      return kInterrupted;
    }
    for (std::size_t i = 0; i < standings.engines(); ++i) {
      if (standings.failures(i) > 0) return kFailures;
    }
    return kOk;
  }

  static bool refuse(std::string_view why) {
    complain(why);
    return false;
  }

  const ArenaRequest& request_;
  std::unique_ptr<AnyGame> game_;
  std::vector<PlayerSpec> specs_;
  engine::TournamentPlan plan_;
  ArenaTerms terms_;
  bool is_terminal_ = isatty(STDERR_FILENO) != 0;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point shown_ = began_;
};

int run(const ArenaRequest& request) {
  Arena arena(request);
  if (!arena.prepare()) return kBadInput;
  return arena.run();
}

}  // namespace

Command arena_command() {
  return make_command<ArenaRequest>("arena", "Play engines against each other", arena_example());
}

}  // namespace broceliande::cli
