#include "engine/ugi_session.hpp"

#include <fmt/core.h>

#include <utility>

#include "engine/depth_limit.hpp"
#include "engine/engine_player.hpp"
#include "engine/eval_file.hpp"
#include "engine/ugi_query.hpp"
#include "opponents/registry.hpp"

namespace broceliande::engine {
namespace {

/// Prints every result as it comes.
class Reporter final : public search::SearchObserver {
 public:
  Reporter(const SearchTimer& timer, std::function<void(const std::string&)> say)
      : timer_(timer), say_(std::move(say)) {}

  void report(const search::SearchResult& result) override {
    told_ = result;
    for (std::size_t line = 0; line < result.lines.size(); ++line) {
      say_(info_line(result, line, timer_.elapsed()));
    }
  }

  /// What the search ends with, unless it was told already.
  void conclude(const search::SearchResult& result) {
    if (result.lines.empty()) return;
    const bool is_told = !told_.lines.empty() && told_.best() == result.best() &&
                         told_.lines.front().score == result.lines.front().score;
    if (!is_told) report(result);
  }

 private:
  search::SearchResult told_;
  const SearchTimer& timer_;
  std::function<void(const std::string&)> say_;
};

}  // namespace

UgiSession::UgiSession(const GameEntry& entry, std::unique_ptr<AnyGame> game, OptionValues chosen,
                       EngineFactory make_engine, Say say)
    : entry_(entry),
      chosen_(std::move(chosen)),
      make_engine_(std::move(make_engine)),
      say_(std::move(say)),
      game_(std::move(game)) {}

UgiSession::~UgiSession() {
  stop();
  if (search_thread_.joinable()) search_thread_.join();
}

bool UgiSession::obey(std::string_view line) {
  const std::string_view word = first_word(line);
  if (word == "quit") return false;
  if (word == "isready") {
    get_ready();
  } else if (word == "stop") {
    stop();
  } else if (word == "ponderhit") {
    ponderhit();
  } else if (word == "query") {
    answer_query(line);
  } else if (word == "ugi") {
    introduce();
  } else if (word.empty() || word == "debug") {
    return true;
  } else if (is_thinking_) {
    say_error(fmt::format("'{}' cannot be used during a search; send stop first", word));
  } else if (word == "uginewgame") {
    if (engine_) engine_->forget();
  } else if (word == "setoption") {
    set_option(line);
  } else if (word == "position") {
    set_position(line);
  } else if (word == "go") {
    go(line);
  } else {
    say_error(
        fmt::format("there is no command '{}'; expected ugi, isready, uginewgame, setoption, "
                    "position, go, stop, ponderhit, query or quit",
                    word));
  }
  return true;
}

void UgiSession::finish() {
  if (holds_answer_) stop();
  if (search_thread_.joinable()) search_thread_.join();
}

void UgiSession::introduce() {
  say(fmt::format("id name Broceliande {}", entry_.manifest.name));
  say("id author the authors of Broceliande");
  for (const std::string& line : option_lines(settings_, entry_.manifest.options, chosen_))
    say(line);
  if (opponents::takes_networks(entry_.manifest.name)) {
    say(fmt::format("option name {} type string default {}", kEvalFile,
                    eval_file_.empty() ? kEmpty : eval_file_));
  }
  say("ugiok");
}

void UgiSession::get_ready() {
  if (!is_thinking_) (void)ensure_engine();
  say("readyok");
}

void UgiSession::set_option(std::string_view line) {
  const auto read = read_setoption(line);
  if (!read) return say_error(english(read.error()));
  const auto& [name, value] = *read;
  if (is_eval_file(name) && opponents::takes_networks(entry_.manifest.name)) {
    return set_eval_file(value == kEmpty ? "" : value);
  }
  if (!is_setting(name)) return set_game_option(name, value);
  const UgiSettings before = settings_;
  const auto changed = change(settings_, name, value);
  if (!changed) return say_error(english(changed.error()));
  if (before.hash != settings_.hash && engine_) engine_->resize_memory(settings_.memory());
  if (before.deal != settings_.deal) was_position_given_ = false;
}

/// The engine is made again, with the network or without. A file that is no good changes nothing.
void UgiSession::set_eval_file(const std::string& path) {
  std::optional<search::Network> network;
  if (!path.empty()) {
    auto loaded = load_eval_file(path, entry_.manifest.name);
    if (!loaded) return say_error(english(loaded.error()));
    network = std::move(*loaded);
  }
  eval_file_ = path;
  network_ = std::move(network);
  engine_.reset();
}

void UgiSession::set_game_option(const std::string& name, const std::string& value) {
  OptionValues chosen = chosen_;
  choose(chosen, name, value);
  auto game = entry_.with(chosen);
  if (!game) return say_error(english(game.error()));
  const auto before = entry_.with(chosen_);
  if (before && (*game)->options() == (*before)->options()) return;
  chosen_ = std::move(chosen);
  change_game(std::move(*game));
  match_.reset();
  was_position_given_ = false;
}

void UgiSession::change_game(std::unique_ptr<AnyGame> game) {
  if (game->options() == game_->options()) return;
  game_ = std::move(game);
  engine_.reset();
}

/// The chosen options count, but a position says itself for how many seats it is.
Result<std::unique_ptr<AnyGame>> UgiSession::game_of(
    const std::optional<std::string>& start) const {
  auto game = entry_.with(chosen_);
  if (!game || !start) return game;
  const auto options = (*game)->options_for(*start);
  if (!options) return pass_on(options);
  return entry_.with(*options);
}

void UgiSession::set_position(std::string_view line) {
  // Whatever is wrong, the position before is not what was asked for.
  match_.reset();
  was_position_given_ = true;
  const auto command = read_position_command(line);
  if (!command) return say_error(english(command.error()));
  auto game = game_of(command->start);
  if (!game) return say_error(english(game.error()));
  change_game(std::move(*game));
  MatchSetup setup;
  setup.from = command->start ? *command->start : game_->deal(settings_.deal);
  auto match = game_->begin_match(std::move(setup));
  if (!match) return say_error(english(match.error()));
  for (std::size_t i = 0; i < command->actions.size(); ++i) {
    const std::string& action = command->actions[i];
    const auto seat = (*match)->to_act();
    const auto played = (*match)->play(seat.value_or(Seat{}), action);
    if (played) continue;
    return say_error(fmt::format("action {} '{}': {}", i + 1, action, english(played.error())));
  }
  match_ = std::move(*match);
}

bool UgiSession::ensure_position() {
  if (!was_position_given_) set_position("position startpos");
  return match_ != nullptr;
}

bool UgiSession::ensure_engine() {
  if (engine_) return true;
  auto made = make_engine_(*game_, settings_.memory(), network_ ? &*network_ : nullptr);
  if (!made) {
    say_error(english(made.error()));
    return false;
  }
  engine_ = std::move(*made);
  return true;
}

void UgiSession::go(std::string_view line) {
  if (search_thread_.joinable()) search_thread_.join();
  const auto command = read_go_command(line);
  if (!command) return say_error(english(command.error()));
  if (!ensure_position()) return say_nothing_to_do("there is no position to search");
  if (!match_->to_act()) return say_nothing_to_do("the game is over");
  if (!ensure_engine()) return say_nothing_to_do("nobody can think about this game");
  const Record& record = match_->record();
  std::size_t failed = 0;
  const auto known =
      engine_->set_position(record.starts.back(), without_swaps(record.games.back()), failed);
  if (!known) return say_nothing_to_do(english(known.error()));

  limits_ = command->limits;
  thinking_seat_ = *match_->to_act();
  offers_swap_ = match_->offers_swap();
  // A seat without a clock of its own uses that of its side (docs/engine.md).
  auto& clock = limits_.clocks[thinking_seat_.index];
  const int side = match_->side_of(thinking_seat_);
  if (!clock) clock = limits_.clocks[static_cast<std::size_t>(side)];
  holds_answer_ = command->waits_for_stop;
  is_thinking_ = true;
  timer_.start(holds_answer_ ? std::nullopt : time_to_think(limits_, thinking_seat_));
  search::SearchRequest request;
  request.nodes = limits_.nodes;
  request.depth = limits_.depth;
  request.level = static_cast<int>(settings_.level);
  request.seed = settings_.seed;
  request.lines = static_cast<int>(settings_.multipv);
  request.workers = static_cast<int>(settings_.threads);
  request.stop = &timer_;
  request.pool = &pool_;
  search_thread_ = std::thread([this, request] { think(request); });
}

/// On the thread of its own.
void UgiSession::think(search::SearchRequest request) {
  Reporter reporter(timer_, [this](const std::string& line) { say(line); });
  DepthLimit depth_limit(request.depth, timer_, &reporter);
  request.observer = &depth_limit;
  const search::SearchResult result = engine_->think(request);
  reporter.conclude(result);
  holds_answer_.wait(true);
  const std::string best = result.lines.empty() ? "(none)" : search::decision(result, offers_swap_);
  // Before it is said: the answer to it may come at once.
  is_thinking_ = false;
  say("bestmove " + best);
}

void UgiSession::stop() {
  timer_.stop();
  holds_answer_ = false;
  holds_answer_.notify_all();
}

/// The action that was pondered on has been played: from now on the time counts.
void UgiSession::ponderhit() {
  if (!holds_answer_) return;
  timer_.limit(time_to_think(limits_, thinking_seat_));
  holds_answer_ = false;
  holds_answer_.notify_all();
}

void UgiSession::answer_query(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  const bool has_position = ensure_position();
  const std::string question = words.size() == 2 ? words[1] : "";
  say("response " + (has_position ? answer_to(question, *match_) : "none"));
}

void UgiSession::say(const std::string& line) {
  const std::scoped_lock lock(say_mutex_);
  say_(line);
}

void UgiSession::say_error(std::string_view what) {
  say(fmt::format("info string error: {}", what));
}

void UgiSession::say_nothing_to_do(std::string_view why) {
  say(fmt::format("info string {}", why));
  say("bestmove (none)");
}

}  // namespace broceliande::engine
