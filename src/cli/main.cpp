// The command line: which words there are, what they mean, and examples. CLI11 is slow to compile,
// so it is used in this file alone.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <map>
#include <string>

#include "cli/request.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

/// The games' options by name, with the value chosen for each.
using GameOptions = std::map<std::string, std::string>;

/// Adds the games' options to a command: all of them where a game is set up, elsewhere those that
/// position texts do not carry.
void add_game_options(CLI::App* command, GameOptions& options, bool sets_up) {
  for (const GameEntry& game : games()) {
    for (const OptionSpec& spec : game.manifest.options) {
      if (spec.in_position && !sets_up) continue;
      const std::string name(spec.name);
      CLI::Option* option = command->get_option_no_throw("--" + name);
      if (option == nullptr) {
        option = command->add_option("--" + name, options[name])->group("Options of the games");
      }
      const std::string& help = option->get_description();
      option->description(
          fmt::format("{}{}{}: {}", help, help.empty() ? "" : "; ", game.manifest.name, spec.help));
    }
  }
}

class CommandLine {
 public:
  CommandLine() : app_("Forgotten board games, exactly: Menhirs in the Mist and more.") {
    app_.name("broceliande");
    app_.require_subcommand(1);
    app_.footer("'broceliande COMMAND --help' tells more and gives an example.");
    add_games();
    add_new();
    add_show();
    add_legal();
    add_apply();
    add_perft();
    add_solve();
    add_play();
    add_replay();
    add_draw_up();
    add_arena();
    add_engine();
    add_analyse();
    add_puzzles();
    add_serve();
    add_print();
    add_bench();
    add_completion();
  }

  int run(int count, const char* const* words) {
    try {
      app_.parse(count, words);
    } catch (const CLI::ParseError& error) {
      if (error.get_exit_code() == 0) return app_.exit(error);
      return complain(explained(error, count > 1 ? words[1] : ""));
    }
    for (const auto& [name, value] : game_options_) {
      if (!value.empty()) request_.options.emplace_back(name, value);
    }
    return chosen_(request_);
  }

 private:
  [[nodiscard]] std::string explained(const CLI::ParseError& error,
                                      const std::string& first_word) const {
    if (first_word.empty()) return "a command is missing; 'broceliande --help' lists them";
    if (app_.get_subcommands().empty()) {
      return fmt::format("there is no command '{}'; 'broceliande --help' lists them", first_word);
    }
    const std::string command = app_.get_subcommands().front()->get_name();
    const bool has_extras = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    return fmt::format("{}; 'broceliande {} --help' shows how{}", error.what(), command,
                       has_extras ? " (a position holds spaces: put it in quotes)" : "");
  }

  CLI::App* add(const char* name, const char* help, const char* example,
                int (*command)(const Request&)) {
    CLI::App* sub = app_.add_subcommand(name, help);
    sub->footer(fmt::format("Example:\n  {}", example));
    sub->callback([this, command] { chosen_ = command; });
    return sub;
  }

  void add_json(CLI::App* sub) { sub->add_flag("--json", request_.json, "Answer as JSON"); }
  void add_seed(CLI::App* sub) {
    sub->add_option("--seed", request_.seed, "Deal from this seed; without it, at random")
        ->check([](const std::string& text) -> std::string {
          // CLI11 would take -3 as a very large number.
          std::uint64_t seed = 0;
          const char* end = text.data() + text.size();
          const auto [stop, fault] = std::from_chars(text.data(), end, seed);
          if (fault == std::errc{} && stop == end) return "";
          return "'" + text + "' is no seed, expected a number from 0 to 18446744073709551615";
        });
  }
  void add_game(CLI::App* sub) {
    sub->add_option("game", request_.game, "The game; 'broceliande games' lists them")->required();
  }
  void add_position(CLI::App* sub) {
    sub->add_option("position", request_.position,
                    "The position in quotes, or - for one a line from standard input")
        ->required();
  }

  void add_games() {
    CLI::App* sub =
        add("games", "List the games and their options", "broceliande games --json", &run_games);
    add_json(sub);
  }

  void add_new() {
    CLI::App* sub = add("new", "Set up a game and print its position",
                        "broceliande new menhirs --seed 42 --side 3", &run_new);
    add_game(sub);
    add_seed(sub);
    add_json(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_show() {
    CLI::App* sub =
        add("show", "Draw a position",
            "broceliande show menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\"", &run_show);
    add_game(sub);
    add_position(sub);
    add_game_options(sub, game_options_, false);
  }

  void add_legal() {
    CLI::App* sub =
        add("legal", "List the legal actions, sorted by bytes",
            "broceliande legal menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\"", &run_legal);
    add_game(sub);
    add_position(sub);
    add_json(sub);
    add_game_options(sub, game_options_, false);
  }

  void add_apply() {
    CLI::App* sub =
        add("apply", "Play actions and print the resulting position",
            "broceliande apply menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\" a2 c5\n"
            "  In a shell, actions with > need quotes too. With - as the position, lines\n"
            "  of POSITION<TAB>ACTION ACTION … are read.",
            &run_apply);
    add_game(sub);
    add_position(sub);
    sub->add_option("actions", request_.actions, "The actions, one after the other");
    add_json(sub);
    add_game_options(sub, game_options_, false);
  }

  void add_perft() {
    CLI::App* sub = add("perft", "Count the sequences of DEPTH actions",
                        "broceliande perft menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\" 6 "
                        "--divide --threads 2",
                        &run_perft);
    add_game(sub);
    add_position(sub);
    sub->add_option("depth", request_.depth, "How many actions")
        ->required()
        ->check(CLI::Range(0, 99));
    sub->add_flag("--divide", request_.divide, "Show the count below each first action");
    sub->add_option("--threads", request_.threads, "How many to count at once")
        ->check(CLI::Range(1, 256));
    add_json(sub);
    add_game_options(sub, game_options_, false);
  }

  void add_solve() {
    CLI::App* sub = add("solve", "Prove what perfect play leads to",
                        "broceliande solve menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\"\n"
                        "  broceliande solve menhirs --all --side 3 --threads 2",
                        &run_solve);
    add_game(sub);
    sub->add_option("position", request_.position,
                    "The position in quotes, or - for one a line from standard input");
    sub->add_option("--nodes", request_.nodes, "Give up after this many positions")
        ->check(CLI::PositiveNumber);
    sub->add_option("--seconds", request_.seconds, "Give up after this time; without it, 60 s")
        ->check(CLI::PositiveNumber);
    sub->add_option("--memory", request_.megabytes, "Megabytes to remember proofs in")
        ->check(CLI::Range(1, 1 << 20));
    sub->add_option("--svg", request_.picture, "Also draw the position into this file");
    sub->add_flag("--all", request_.all,
                  "Solve every layout of side 3, for both clearings or for --clearing");
    sub->add_option("--output", request_.file,
                    "Where --all keeps its rows, and goes on from them if it was stopped; "
                    "without it, data/menhirs/side3.csv");
    sub->add_option("--summary", request_.summary, "Count the rows of such a file");
    sub->add_option("--threads", request_.threads,
                    "How many actions, or with --all layouts, to solve at once")
        ->check(CLI::Range(1, 256));
    add_json(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_play() {
    CLI::App* sub = add("play", "Play a game at this terminal",
                        "broceliande play menhirs --player Ada --player Ben --score 21 "
                        "--record evening.txt\n"
                        "  The same command goes on with the game that evening.txt holds.\n"
                        "  broceliande play grailnah --players 3 --seat N=level:5 --seat W=level:2",
                        &run_play);
    add_game(sub);
    add_seed(sub);
    sub->add_option("--player", request_.players,
                    "A player's name, once for each; level:1 to level:8 is a computer");
    sub->add_option("--seat", request_.seats,
                    "Who sits where: SEAT=PLAYER, for example b=level:5; people take the rest");
    sub->add_option("--games", request_.games, "The match is this many games")
        ->check(CLI::Range(1, 10'000));
    sub->add_option("--score", request_.score, "The match goes to this score")
        ->check(CLI::Range(1, 10'000));
    sub->add_option("--from", request_.from, "Start the first game from this position");
    sub->add_option(
        "--record", request_.file,
        "Keep the record in this file after every action; go on from it if it is there");
    add_game_options(sub, game_options_, true);
  }

  void add_replay() {
    CLI::App* sub = add("replay", "Show a recorded match", "broceliande replay evening.txt --draw",
                        &run_replay);
    sub->add_option("file", request_.file, "A record written by 'play'")->required();
    sub->add_option("--ply", request_.ply, "Show the position after this many actions instead")
        ->check(CLI::Range(0, 1'000'000));
    sub->add_flag("--draw", request_.draw, "Draw the board after every action");
    add_json(sub);
  }

  void add_draw_up() {
    CLI::App* sub =
        add("draw-up", "Check, complete, mirror and keep drawing-ups",
            "broceliande draw-up graal \"castle=d2d3;1=Kd2\" --complete --draw --save mine\n"
            "  A name (see --list) stands for the drawing-up that is kept under it.",
            &run_draw_up);
    add_game(sub);
    sub->add_option("drawing-up", request_.text,
                    "A drawing-up as text or by its name; nothing at first");
    sub->add_option("--camp", request_.camp, "The camp that draws up: S (the default) or N");
    sub->add_flag("--complete", request_.completes, "Place the rest");
    sub->add_flag("--mirror", request_.mirrors, "Turn the board half round first");
    sub->add_option("--save", request_.save_as, "Keep it under this name");
    sub->add_flag("--list", request_.lists, "List the names that are known");
    sub->add_flag("--draw", request_.draw, "Draw it");
    add_seed(sub);
    add_json(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_limits(CLI::App* sub) {
    sub->add_option("--movetime", request_.movetime, "Milliseconds for an action")
        ->check(CLI::Range(1, 86'400'000));
    sub->add_option("--nodes", request_.nodes, "Positions for an action")
        ->check(CLI::PositiveNumber);
    sub->add_option("--depth", request_.depth, "Look so many actions ahead")
        ->check(CLI::Range(1, 999));
  }

  void add_arena() {
    CLI::App* sub =
        add("arena", "Let engines play against each other",
            "broceliande arena menhirs --engine level:5 --engine uct:5000 --games 200\n"
            "  broceliande arena graal --engine level:8,nodes=20000,name=new \\\n"
            "    --engine \"name=old,ugi:./older engine graal\" --nodes 20000 --sprt 0,10",
            &run_arena);
    add_game(sub);
    sub->add_option(
           "--engine", request_.engines,
           "Who plays, once for each: level:1 to level:8, uct:PLAYOUTS, greedy, random, or "
           "ugi:COMMAND for another program; all but the last take settings, as in "
           "level:8,nodes=5000,movetime=50,depth=4,hash=64,threads=2,name=mine")
        ->required()
        ->allow_extra_args(false);
    sub->add_option("--games", request_.arena_games,
                    "How many, or a few more so that every opening is played in all seatings; "
                    "without it, 100")
        ->check(CLI::Range(1, 10'000'000));
    add_limits(sub);
    sub->add_option("--clock", request_.clock,
                    "Each seat's clock in seconds, and what an action adds, as in 60+0.6");
    sub->add_option("--openings", request_.opening_plies,
                    "Begin each game with this many actions at random; without it, 4")
        ->check(CLI::Range(0, 1'000));
    sub->add_option("--concurrency", request_.at_once, "How many games to play at once")
        ->check(CLI::Range(1, 256));
    sub->add_option("--sprt", request_.sprt,
                    "ELO0,ELO1: stop when it is clear which is nearer to the first engine's "
                    "advantage, with 5 % of error");
    sub->add_option("--records", request_.folder, "Keep the records in this folder");
    sub->add_flag("--progress", request_.shows_progress,
                  "Tell how it stands every ten seconds where there is no terminal");
    add_seed(sub);
    add_json(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_engine() {
    CLI::App* sub = add(
        "engine", "Speak UGI, the Universal Game Interface, on standard input",
        "printf 'position startpos\\ngo nodes 5000\\n' | broceliande engine menhirs", &run_engine);
    add_game(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_analyse() {
    CLI::App* sub = add("analyse", "Find the best actions: JSON lines out, for each position in",
                        "broceliande analyse menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\"\n"
                        "  With - as the position, lines are read: a position, or\n"
                        "  {\"position\": \"…\", \"actions\": [\"…\", …]}",
                        &run_analyse);
    add_game(sub);
    sub->add_option("position", request_.position,
                    "The position in quotes, or - for one a line from standard input");
    sub->add_option("--record", request_.file, "Analyse every position of this record instead");
    sub->add_option("--ply", request_.ply, "Only the position after so many of its actions")
        ->check(CLI::Range(0, 1'000'000));
    add_limits(sub);
    sub->add_option("--lines", request_.lines, "How many first actions to tell about")
        ->check(CLI::Range(1, 1'000));
    sub->add_option("--threads", request_.threads, "How many to think at once")
        ->check(CLI::Range(1, 256));
    sub->add_option("--hash", request_.megabytes, "Megabytes to remember positions in, at most")
        ->check(CLI::Range(1, 1 << 20));
    add_game_options(sub, game_options_, true);
  }

  void add_serve() {
    CLI::App* sub = add("serve", "Serve the web client, and games with friends anywhere",
                        "broceliande serve --port 0 --open", &run_serve);
    sub->add_option("--port", request_.port, "Where to listen; 0 picks a free port")
        ->capture_default_str()
        ->check(CLI::Range(0, 65'535));
    sub->add_option("--address", request_.address,
                    "For whom: 127.0.0.1 is this machine alone, 0.0.0.0 whoever can reach it")
        ->capture_default_str();
    sub->add_option("--web", request_.folder,
                    "The built web client; without it, web/dist or what was installed");
    sub->add_flag("--open", request_.opens, "Show it in the browser of this desktop");
    sub->add_option("--database", request_.database,
                    "Where games are kept: a file, :memory:, or postgresql://USER@HOST/NAME for "
                    "several nodes (default: games.sqlite in the user's data folder)");
    sub->add_option("--metrics-port", request_.metrics_port,
                    "Show /metrics to this machine alone, at this port")
        ->check(CLI::Range(0, 65'535));
    sub->add_option("--public-origin", request_.public_origins,
                    "What browsers know this server as, if not as its host: "
                    "https://games.example.org");
    sub->add_flag("--trust-proxy", request_.trusts_proxy,
                  "Believe X-Forwarded-For and X-Forwarded-Proto: behind one proxy of your own");
    sub->add_option("--thinking-threads", request_.thinking_threads,
                    "How many threads think for computer seats")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    sub->add_option("--address-limit", request_.address_limit,
                    "How many sockets one address may have; 0 for no limit")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    sub->add_option("--request-limit", request_.request_limit,
                    "How many requests a second one address may send to /api; 0 for no limit")
        ->check(CLI::Range(0, 1'000))
        ->capture_default_str();
    sub->add_option("--log", request_.log_level, "The least that is logged")
        ->check(CLI::IsMember({"debug", "info", "warn", "error"}))
        ->capture_default_str();
  }

  void add_puzzles() {
    CLI::App* sub = add("puzzles", "Make puzzles: positions with one winning action, as JSON lines",
                        "broceliande puzzles grailnah --count 30 --seed 1", &run_puzzles);
    add_game(sub);
    sub->add_option("--count", request_.games, "How many to make")->check(CLI::Range(1, 100'000));
    sub->add_option("--seed", request_.seed, "The same seed makes the same puzzles");
    sub->add_option("--shortest", request_.depth, "How many actions the win takes at least")
        ->check(CLI::Range(1, 100));
    add_game_options(sub, game_options_, true);
  }
  void add_print() {
    CLI::App* sub =
        add("print", "Make a PDF of a game to print, cut out and play",
            "broceliande print grailnah --players 4 --paper letter --lang fr", &run_print);
    add_game(sub);
    sub->add_option("--paper", request_.paper, "a4 or letter")->capture_default_str();
    sub->add_option("--lang", request_.language, "en, fr or nl")->capture_default_str();
    sub->add_option("--output", request_.file,
                    "The file to write; without it, a name such as menhirs-a4-en.pdf");
    add_json(sub);
    add_game_options(sub, game_options_, true);
  }

  void add_bench() {
    CLI::App* sub = add("bench", "Measure the rules: random games from fixed seeds",
                        "broceliande bench\n"
                        "  The signature changes when rules, dealing or the order of actions do.",
                        &run_bench);
    add_json(sub);
  }

  void add_completion() {
    CLI::App* sub = add("completion", "Print completions for a shell",
                        "source <(broceliande completion bash)", &run_completion);
    sub->add_option("shell", request_.shell, "bash")->required();
  }

  CLI::App app_;
  Request request_;
  GameOptions game_options_;
  int (*chosen_)(const Request&) = nullptr;
};

}  // namespace
}  // namespace broceliande::cli

int main(int count, char** words) { return broceliande::cli::CommandLine().run(count, words); }
