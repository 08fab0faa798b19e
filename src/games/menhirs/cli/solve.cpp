#include "games/menhirs/cli/solve.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <iostream>

#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "engine/worker_threads.hpp"
#include "games/menhirs/cli/command.hpp"
#include "games/menhirs/game.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/solver.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kUsualSeconds = 60;

/// When a request wants an answer by.
class SolveLimit final : public search::Stop {
 public:
  explicit SolveLimit(const SolveRequest& request)
      : nodes_(request.nodes), seconds_(request.seconds > 0 ? request.seconds : kUsualSeconds) {}

  [[nodiscard]] ProofBudget budget() {
    return {.positions = nodes_ == 0 ? ProofBudget::kUnlimited : nodes_, .stop = this};
  }
  [[nodiscard]] bool is_set() override {
    return std::chrono::duration<double>(Clock::now() - begin_).count() > seconds_;
  }
  [[nodiscard]] std::string text() const {
    return nodes_ == 0 ? fmt::format("{} s", seconds_)
                       : fmt::format("{} positions or {} s", nodes_, seconds_);
  }

 private:
  std::uint64_t nodes_;
  double seconds_;
  Clock::time_point begin_ = Clock::now();
};

struct Solution {
  Proof proof;
  std::vector<ProvenAction> actions;
  std::vector<Action> line;
};

std::optional<Solution> solution(Solver& solver, const State& state, SolveLimit& limit,
                                 int threads) {
  engine::WorkerThreads pool;
  // What there was time for helps, too.
  (void)solver.fill_tablebase(state, limit.budget(), threads, &pool);
  const auto proof = solver.solve(state, limit.budget());
  if (!proof) return std::nullopt;
  auto actions = solver.actions(state, limit.budget(), threads, &pool);
  if (!actions) return std::nullopt;
  auto line = solver.line(state, limit.budget());
  if (!line) return std::nullopt;
  return Solution{*proof, std::move(*actions), std::move(*line)};
}

std::string verdict(const State& state, const Proof& proof) {
  if (proof.value == 0) return "draw";
  const bool a_wins = (proof.value > 0) == (state.turn % 2 == 0);
  return fmt::format("{} wins at {}, {} point{}", a_wins ? "a" : "b", turn_text(proof.turn),
                     proof.score, proof.score == 1 ? "" : "s");
}

/// The actions that lead to what the proof says, sorted by bytes.
std::vector<std::string> best_actions(const State& state, const Solution& solved) {
  std::vector<std::string> texts;
  for (const auto& [action, proof] : solved.actions) {
    if (proof == solved.proof) texts.push_back(action_text(state, action));
  }
  std::ranges::sort(texts);
  return texts;
}

std::vector<std::string> line_texts(State state, const std::vector<Action>& line) {
  std::vector<std::string> texts;
  for (const Action action : line) {
    texts.push_back(action_text(state, action));
    apply(state, action);
  }
  return texts;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
  return all;
}

JsonWriter& put_proof(JsonWriter& json, const Proof& proof) {
  json.field("value", proof.value).key("turn");
  if (proof.value == 0) {
    json.null();
  } else {
    json.value(turn_text(proof.turn));
  }
  return json.field("score", proof.score);
}

void print_json(const State& state, const Solution& solved) {
  JsonWriter json;
  json.begin_object().field("position", position_text(state));
  put_proof(json, solved.proof);
  put_texts(json, "best", best_actions(state, solved));
  put_texts(json, "line", line_texts(state, solved.line));
  json.key("actions").begin_array();
  for (const auto& [action, proof] : solved.actions) {
    json.begin_object().field("action", action_text(state, action));
    put_proof(json, proof).end_object();
  }
  fmt::print("{}\n", json.end_array().end_object().text());
}

void print_text(const State& state, const Solution& solved) {
  fmt::print("{}\n", verdict(state, solved.proof));
  if (solved.actions.empty()) return;
  fmt::print("best: {}\n", joined(best_actions(state, solved)));
  fmt::print("line: {}\n", joined(line_texts(state, solved.line)));
}

std::size_t bytes(const SolveRequest& request) {
  return static_cast<std::size_t>(request.megabytes) << 20;
}

int solve_position(const SolveRequest& request) {
  const auto state = read_position(request.position);
  if (!state) return cli::complain(english(state.error()));
  if (!Solver::applies_to(*state)) return cli::complain(std::string(kNoProofs));
  Solver solver(bytes(request));
  SolveLimit limit(request);
  const auto solved = solution(solver, *state, limit, request.threads);
  if (!solved) {
    fmt::print("not solved within {}; --seconds, --nodes and --memory give more\n", limit.text());
    return cli::kGaveUp;
  }
  if (request.json) {
    print_json(*state, *solved);
  } else {
    print_text(*state, *solved);
  }
  if (request.picture.empty()) return cli::kOk;
  const std::string picture = svg_picture(*state, verdict(*state, solved->proof));
  const std::string fault = cli::write_file(request.picture, picture);
  return fault.empty() ? cli::kOk : cli::complain(fault);
}

/// The verdict of each line, by one solver, so that positions of one layout are quick.
int solve_lines(const SolveRequest& request) {
  Solver solver(bytes(request));
  engine::WorkerThreads pool;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.ends_with('\r')) line.pop_back();
    const auto state = read_position(line);
    if (!state || !Solver::applies_to(*state)) {
      fmt::print("error: {}\n", state ? kNoProofs : english(state.error()));
      continue;
    }
    SolveLimit limit(request);
    (void)solver.fill_tablebase(*state, limit.budget(), request.threads, &pool);
    const auto proof = solver.solve(*state, limit.budget());
    fmt::print("{}\n", proof ? verdict(*state, *proof) : "not solved within " + limit.text());
  }
  return cli::kOk;
}

std::string solve_example() {
  return "broceliande solve menhirs \"M../.M../..M.M/..M./M.M 1a place - 8a\"\n"
         "  broceliande solve menhirs --all --side 3 --threads 2";
}

}  // namespace

int run(const SolveRequest& request) {
  if (cli::chosen_game(request.game) == nullptr) return cli::kBadInput;
  if (request.game.name != Menhirs::kName) {
    return cli::complain(fmt::format("{} is too large to be solved; expected {}", request.game.name,
                                     Menhirs::kName));
  }
  if (!request.summary.empty()) return summarise(request);
  if (request.all) return solve_all(request);
  if (request.position.empty()) {
    return cli::complain("position is required, or --all; 'broceliande solve --help' shows how");
  }
  return request.position == "-" ? solve_lines(request) : solve_position(request);
}

void declare(cli::Syntax& syntax, SolveRequest& request) {
  syntax.game(request.game, cli::GameOptions::all);
  syntax.position(request.position);
  syntax.add("--nodes", request.nodes, "Give up after this many positions").positive();
  syntax.add("--seconds", request.seconds, "Give up after this many seconds (default: 60)")
      .positive();
  syntax.add("--memory", request.megabytes, "Use at most this many megabytes to remember proofs")
      .in_range(1, 1 << 20);
  syntax.add("--svg", request.picture, "Also draw the position, as SVG, into this file")
      .expects_file();
  syntax.flag("--all", request.all,
              "Solve every layout of side 3, for both clearings or for --clearing");
  syntax
      .add("--output", request.output,
           "Where --all saves its rows, and resumes if it was stopped "
           "(default: data/menhirs/side3.csv)")
      .expects_file();
  syntax.add("--summary", request.summary, "Summarise a file that --all has written")
      .expects_file();
  syntax.threads(request.threads, "How many actions, or layouts with --all, to solve at once");
  syntax.json(request.json);
}

cli::Command command() {
  return cli::make_command<SolveRequest>("solve", "Prove what perfect play leads to",
                                         solve_example());
}

}  // namespace broceliande::menhirs
