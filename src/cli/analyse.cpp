#include <fmt/core.h>

#include <algorithm>
#include <iostream>

#include "cli/analysis_line.hpp"
#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "core/game.hpp"
#include "core/json.hpp"
#include "engine/depth_limit.hpp"
#include "engine/engine_player.hpp"
#include "engine/full_strength.hpp"
#include "engine/search_timer.hpp"
#include "engine/worker_threads.hpp"

namespace broceliande::cli {
namespace {

struct AnalyseRequest {
  GameChoice game;
  std::string position;
  std::string record;
  int ply = -1;  ///< negative for all
  ThinkingLimits limits;
  int lines = 1;
  int threads = 1;
  int megabytes = 256;
};

void declare(Syntax& syntax, AnalyseRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.position(request.position);
  syntax
      .add("--record", request.record,
           "Analyse every position of this record instead of one position")
      .expects_file();
  syntax.add("--ply", request.ply, "With --record: only the position after this many actions")
      .in_range(0, 1'000'000);
  syntax.limits(request.limits);
  syntax.add("--lines", request.lines, "How many of the best first actions to report")
      .in_range(1, 1'000);
  syntax.threads(request.threads, "How many threads to search with");
  syntax.add("--hash", request.megabytes, "Use at most this many megabytes to remember positions")
      .in_range(1, 1 << 20);
}

std::string analyse_example() {
  return fmt::format(
      "broceliande analyse {} {}\n"
      "  With - as the position, each line read is a position, or\n"
      "  {{\"position\": \"…\", \"actions\": [\"…\", …]}}",
      example_game().manifest.name, example_position());
}

using engine::Milliseconds;

/// A line of JSON, or what is wrong with the question.
using Answer = tl::expected<std::string, std::string>;

tl::unexpected<std::string> fault(const Error& error) {
  return tl::unexpected<std::string>(english(error));
}

/// Where a position of a record is found, both from 0.
struct RecordPlace {
  std::size_t game = 0;
  std::size_t ply = 0;
};

void write_score(JsonWriter& json, search::Score score) {
  json.field("score", score);
  if (search::is_win(score)) json.field("winIn", search::plies_to_end(score));
  if (search::is_loss(score)) json.field("lossIn", search::plies_to_end(score));
}

void write_result(JsonWriter& json, const search::SearchResult& result) {
  json.field("depth", result.depth).field("nodes", result.nodes);
  write_score(json, result.lines.front().score);
  json.field("proof", result.is_proof);
  json.key("lines").begin_array();
  for (const search::Variation& line : result.lines) {
    json.begin_object();
    write_score(json, line.score);
    json.key("actions").begin_array();
    for (const std::string& action : line.actions) json.value(action);
    json.end_array().end_object();
  }
  json.end_array();
}

/// Of a game that is over: the seats that have won.
void write_end(JsonWriter& json, const AnyMatch& match, const Outcome& end) {
  json.field("over", true).key("winners").begin_array();
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (end[seat].verdict == Verdict::win) json.value(match.seat_name(seat));
  }
  json.end_array();
}

/// Thinks about one position after the other and prints what it finds.
class Analyst {
 public:
  Analyst(const AnalyseRequest& request, const AnyGame& game) : request_(request), game_(game) {}

  /// False after a complaint.
  bool prepare() {
    const std::size_t memory = static_cast<std::size_t>(request_.megabytes) << 20;
    auto engine = engine::make_full_engine(game_.name(), game_.options(), memory);
    if (!engine) {
      complain(english(engine.error()));
      return false;
    }
    engine_ = std::move(*engine);
    return true;
  }

  Answer answer(const AnalysisLine& line, const RecordPlace* place) {
    auto begun = game_.begin_match({.from = line.position});
    if (!begun) return fault(begun.error());
    AnyMatch& match = **begun;
    for (std::size_t i = 0; i < line.actions.size(); ++i) {
      const std::string& action = line.actions[i];
      const auto played = match.play(match.to_act().value_or(Seat{}), action);
      if (played) continue;
      return tl::unexpected<std::string>(
          fmt::format("action {} '{}': {}", i + 1, action, english(played.error())));
    }
    JsonWriter json;
    json.begin_object();
    if (place != nullptr) json.field("game", place->game + 1).field("ply", place->ply);
    json.field("position", match.position());
    if (const auto end = match.outcome()) {
      write_end(json, match, *end);
    } else {
      json.field("seat", match.seat_name(*match.to_act()));
      const auto result = think(line);
      if (!result) return fault(result.error());
      write_result(json, *result);
    }
    return json.end_object().text();
  }

  /// As for positions that have nothing to do with those before.
  void forget() { engine_->forget(); }

 private:
  Result<search::SearchResult> think(const AnalysisLine& line) {
    std::size_t failed = 0;
    const auto known =
        engine_->set_position(line.position, engine::without_swaps(line.actions), failed);
    if (!known) return pass_on(known);
    timer_.start(time());
    search::SearchRequest wanted;
    wanted.nodes = request_.limits.nodes;
    wanted.depth = request_.limits.depth;
    wanted.lines = request_.lines;
    wanted.workers = request_.threads;
    wanted.stop = &timer_;
    wanted.pool = &pool_;
    engine::DepthLimit depth_limit(wanted.depth, timer_);
    wanted.observer = &depth_limit;
    return engine_->think(wanted);
  }

  [[nodiscard]] std::optional<Milliseconds> time() const {
    constexpr Milliseconds kSecond{1'000};
    if (request_.limits.movetime > 0) return Milliseconds{request_.limits.movetime};
    if (request_.limits.nodes > 0 || request_.limits.depth > 0) return std::nullopt;
    return kSecond;
  }

  const AnalyseRequest& request_;
  const AnyGame& game_;
  std::unique_ptr<search::Engine> engine_;
  engine::SearchTimer timer_;
  engine::WorkerThreads pool_;
};

void print_line(const std::string& line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

void print_error(const std::string& error, std::size_t line) {
  JsonWriter json;
  json.begin_object().field("error", error).field("line", line).end_object();
  print_line(json.text());
}

int analyse_lines(Analyst& analyst) {
  int status = kOk;
  std::string text;
  for (std::size_t number = 1; std::getline(std::cin, text); ++number) {
    if (text.ends_with('\r')) text.pop_back();
    if (text.empty()) continue;
    analyst.forget();
    const auto line = read_analysis_line(text);
    const Answer answer = line ? analyst.answer(*line, nullptr) : fault(line.error());
    if (answer) {
      print_line(*answer);
      continue;
    }
    print_error(answer.error(), number);
    status = kBadInput;
  }
  return status;
}

int analyse_record(const AnalyseRequest& request) {
  const OpenedMatch opened = open_match(request.record);
  if (!opened.damage.empty()) return complain(opened.damage);
  if (opened.game->name() != request.game.name) {
    return complain(fmt::format("{} is a record of {}; expected one of {}", request.record,
                                opened.game->name(), request.game.name));
  }
  Analyst analyst(request, *opened.game);
  if (!analyst.prepare()) return kBadInput;
  const Record& record = opened.match->record();
  int ply = 0;
  for (std::size_t game = 0; game < record.starts.size(); ++game) {
    AnalysisLine line{record.starts[game], {}};
    for (std::size_t i = 0; i <= record.games[game].size(); ++i, ++ply) {
      if (i > 0) line.actions.push_back(record.games[game][i - 1]);
      if (request.ply >= 0 && request.ply != ply) continue;
      const RecordPlace place{game, i};
      const auto answer = analyst.answer(line, &place);
      if (!answer) return complain(answer.error());
      print_line(*answer);
    }
    --ply;  // where a game ends and where the next begins is the same number of actions
  }
  if (request.ply <= ply) return kOk;
  return complain(
      fmt::format("the record holds {} actions, so there is no ply {}", ply, request.ply));
}

int run(const AnalyseRequest& request) {
  if (!request.record.empty() && !request.position.empty()) {
    return complain("a position and --record; expected one of them");
  }
  if (!request.record.empty()) return analyse_record(request);
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  Analyst analyst(request, *game);
  if (!analyst.prepare()) return kBadInput;
  if (request.position.empty() || request.position == "-") return analyse_lines(analyst);
  const auto answer = analyst.answer({request.position, {}}, nullptr);
  if (!answer) return complain(answer.error());
  print_line(*answer);
  return kOk;
}

}  // namespace

Command analyse_command() {
  return make_command<AnalyseRequest>(
      "analyse", "Find the best actions in each position, as JSON lines", analyse_example());
}

}  // namespace broceliande::cli
