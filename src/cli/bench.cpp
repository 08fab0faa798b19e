#include <fmt/core.h>

#include <chrono>

#include "cli/commands.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

struct BenchRequest {
  bool json = false;
};

void declare(Syntax& syntax, BenchRequest& request) { syntax.json(request.json); }

std::string bench_example() {
  return "broceliande bench\n"
         "  The signature changes when rules, dealing or the order of actions do.";
}

constexpr std::uint64_t kActions = 2'000'000;

struct Measurement {
  std::string_view game;
  Workload work;
  double seconds = 0;

  [[nodiscard]] std::uint64_t a_second(std::uint64_t amount) const {
    return static_cast<std::uint64_t>(static_cast<double>(amount) / seconds);
  }
};

Measurement measure(const GameEntry& entry) {
  const auto game = entry.with({});
  const auto begin = std::chrono::steady_clock::now();
  const Workload work = (*game)->workload(kActions);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  return {entry.manifest.name, work, taken.count()};
}

void print_json(const Measurement& figures) {
  JsonWriter json;
  json.begin_object().field("game", figures.game);
  json.field("games", figures.work.games);
  json.field("gamesASecond", figures.a_second(figures.work.games));
  json.field("actionsASecond", figures.a_second(figures.work.actions));
  json.field("signature", figures.work.signature).end_object();
  fmt::print("{}\n", json.text());
}

int run(const BenchRequest& request) {
  for (const GameEntry& entry : games()) {
    if (!entry.manifest.is_listed) continue;
    const Measurement figures = measure(entry);
    if (request.json) {
      print_json(figures);
      continue;
    }
    fmt::print("{:10} {:>9} games/s {:>11} actions/s  signature {}\n", figures.game,
               figures.a_second(figures.work.games), figures.a_second(figures.work.actions),
               figures.work.signature);
  }
  return kOk;
}

}  // namespace

Command bench_command() {
  return make_command<BenchRequest>("bench", "Measure the rules: random games from fixed seeds",
                                    bench_example());
}

}  // namespace broceliande::cli
