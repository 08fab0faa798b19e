#include <fmt/core.h>
#include <unistd.h>

#include <atomic>
#include <numeric>
#include <thread>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"

namespace broceliande::cli {
namespace {

struct PerftRequest {
  GameChoice game;
  std::string position;
  int depth = 0;
  bool divide = false;
  int threads = 1;
  bool json = false;
};

void declare(Syntax& syntax, PerftRequest& request) {
  syntax.game(request.game, GameOptions::outside_positions);
  syntax.position(request.position).required();
  syntax.add("depth", request.depth, "How many actions deep").required().in_range(0, 99);
  syntax.flag("--divide", request.divide, "Also show the count for each first action");
  syntax.threads(request.threads, "How many threads to count with");
  syntax.json(request.json);
}

std::string perft_example() {
  return fmt::format("broceliande perft {} {} 6 --divide --threads 2", example_game().manifest.name,
                     example_position());
}

struct Division {
  std::vector<std::string> actions;
  std::vector<std::uint64_t> counts;

  [[nodiscard]] std::uint64_t total() const {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  }
};

/// Counts below each first action, several at a time. The depth is at least 1.
Result<Division> divide(const AnyGame& game, std::string_view position, int depth, int threads) {
  auto actions = game.legal(position);
  if (!actions) return pass_on(actions);
  Division division{std::move(*actions), {}};
  division.counts.resize(division.actions.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const bool shows_progress = isatty(STDERR_FILENO) != 0 && division.actions.size() > 1;
  const auto work = [&] {
    for (std::size_t i = next++; i < division.actions.size(); i = next++) {
      std::size_t failed = 0;
      const auto child = game.apply(position, {division.actions[i]}, failed);
      division.counts[i] = *game.perft(*child, depth - 1);
      const std::size_t finished = ++done;
      if (shows_progress) {
        fmt::print(stderr, "\r{} of {} first actions\x1b[K", finished, division.actions.size());
      }
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  if (shows_progress) fmt::print(stderr, "\r\x1b[K");
  return division;
}

Result<std::uint64_t> count(const PerftRequest& request, const AnyGame& game,
                            std::string_view position) {
  if (request.threads == 1 || request.depth < 2) return game.perft(position, request.depth);
  const auto division = divide(game, position, request.depth, request.threads);
  if (!division) return pass_on(division);
  return division->total();
}

Result<std::string> answer(const PerftRequest& request, const AnyGame& game,
                           std::string_view position) {
  const auto total = count(request, game, position);
  if (!total) return pass_on(total);
  return std::to_string(*total);
}

void print_json(std::string_view position, int depth, const Division& division,
                std::uint64_t total) {
  JsonWriter json;
  json.begin_object().field("position", position).field("depth", depth);
  if (!division.actions.empty()) {
    json.key("divide").begin_object();
    for (std::size_t i = 0; i < division.actions.size(); ++i) {
      json.field(division.actions[i], division.counts[i]);
    }
    json.end_object();
  }
  fmt::print("{}\n", json.field("total", total).end_object().text());
}

int run(const PerftRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  if (request.position == "-") {
    return answer_lines([&](std::string_view line) { return answer(request, *game, line); });
  }
  Division division;
  std::uint64_t total = 0;
  if (request.divide && request.depth > 0) {
    auto divided = divide(*game, request.position, request.depth, request.threads);
    if (!divided) return complain(english(divided.error()));
    division = std::move(*divided);
    total = division.total();
  } else {
    const auto counted = count(request, *game, request.position);
    if (!counted) return complain(english(counted.error()));
    total = *counted;
  }
  if (request.json) {
    print_json(request.position, request.depth, division, total);
    return kOk;
  }
  for (std::size_t i = 0; i < division.actions.size(); ++i) {
    fmt::print("{} {}\n", division.actions[i], division.counts[i]);
  }
  fmt::print("{}\n", total);
  return kOk;
}

}  // namespace

Command perft_command() {
  return make_command<PerftRequest>("perft", "Count the sequences of DEPTH actions",
                                    perft_example());
}

}  // namespace broceliande::cli
