#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/options.hpp"

namespace broceliande::cli {

/// The words of a command line, read but not yet judged.
struct Request {
  std::string game;
  std::string position;
  std::vector<std::string> actions;
  std::string file;
  std::string shell;
  std::string text;
  std::string camp;
  std::string save_as;
  std::string summary;
  std::string picture;
  std::string folder;
  std::string clock;
  std::string sprt;
  std::string address = "127.0.0.1";
  std::string paper = "a4";
  std::string language = "en";
  OptionValues options;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> players;
  std::vector<std::string> seats;  ///< SEAT=PLAYER
  std::vector<std::string> engines;
  std::optional<std::string> from;
  int games = 1;
  int score = 0;
  int depth = 0;
  int threads = 1;
  int ply = -1;
  int arena_games = 100;
  int at_once = 1;
  int opening_plies = 4;
  int movetime = 0;
  int lines = 1;
  int port = 8080;
  bool shows_progress = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
  int megabytes = 256;
  bool all = false;
  bool divide = false;
  bool draw = false;
  bool completes = false;
  bool mirrors = false;
  bool lists = false;
  bool opens = false;
  std::string database{};
  int metrics_port = -1;
  std::vector<std::string> public_origins{};
  bool trusts_proxy = false;
  int thinking_threads = 1;
  int address_limit = 200;
  int request_limit = 10;
  std::string log_level = "info";
  bool json = false;
};

/// Exit statuses of the program.
inline constexpr int kOk = 0;
inline constexpr int kGaveUp = 1;
inline constexpr int kBadInput = 2;

/// Says what is wrong on standard error; returns kBadInput.
int complain(std::string_view what);

/// The game a request names with its options, or nothing after a complaint.
[[nodiscard]] std::unique_ptr<AnyGame> chosen_game(const Request& request);

/// Whether standard output is a terminal that wants colours (NO_COLOR is respected).
[[nodiscard]] bool wants_colour();

/// A seed nobody chose.
[[nodiscard]] std::uint64_t random_seed();

/// Calls `answer` for each line of standard input and prints what it returns, or `error: reason`;
/// a line that is refused does not stop the others.
int answer_lines(Result<std::string> (*answer)(const Request&, const AnyGame&, std::string_view),
                 const Request& request, const AnyGame& game);

// One file a command.
int run_games(const Request& request);
int run_new(const Request& request);
int run_show(const Request& request);
int run_legal(const Request& request);
int run_apply(const Request& request);
int run_perft(const Request& request);
int run_solve(const Request& request);
int run_play(const Request& request);
int run_replay(const Request& request);
int run_arena(const Request& request);
int run_engine(const Request& request);
int run_analyse(const Request& request);
int run_puzzles(const Request& request);
int run_draw_up(const Request& request);
int run_serve(const Request& request);
int run_print(const Request& request);
int run_bench(const Request& request);
int run_completion(const Request& request);

}  // namespace broceliande::cli
