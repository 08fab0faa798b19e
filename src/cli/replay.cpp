#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/standing.hpp"
#include "command_line/record_file.hpp"
#include "command_line/terminal.hpp"
#include "core/event_json.hpp"
#include "games/telling.hpp"

namespace broceliande::cli {
namespace {

struct ReplayRequest {
  std::string file;
  int ply = -1;  ///< negative to show the whole match
  bool draw = false;
  bool json = false;
};

void declare(Syntax& syntax, ReplayRequest& request) {
  syntax.add("file", request.file, "A record written by 'play'").expects_file().required();
  syntax.add("--ply", request.ply, "Show only the position after this many actions")
      .in_range(0, 1'000'000);
  syntax.flag("--draw", request.draw, "Draw the board after every action");
  syntax.json(request.json);
}

std::string replay_example() { return "broceliande replay evening.txt --draw"; }

/// Plays a sound record again and shows it: every action, or the position after `ply` of them.
class Replay {
 public:
  Replay(const ReplayRequest& request, const AnyGame& game, const Record& record)
      : request_(request), record_(record), match_(*game.begin_match(record.setup)) {}

  void show() {
    if (request_.json) return show_json();
    if (request_.ply < 0) show_heading();
    for (std::size_t i = 0; i < record_.games.size(); ++i) {
      begin_game(i);
      if (request_.ply < 0) fmt::print("\ngame {}: {}\n", i + 1, seats_text(*match_));
      for (const std::string& action : record_.games[i]) {
        if (played_ == request_.ply) return show_position();
        show_action(action);
      }
    }
    show_position();
    if (request_.ply < 0) fmt::print("{}\n", standing_text(*match_));
  }

 private:
  void begin_game(std::size_t number) {
    if (number > 0) (void)match_->begin_next_game();
    (void)lift_screens(*match_, record_.preparations[number]);
  }

  void show_heading() const {
    fmt::print("{}, seed {}\n", record_.setup.game, record_.setup.seed);
    for (const auto& [name, value] : record_.setup.options) fmt::print("{} {}\n", name, value);
  }

  void show_action(const std::string& action) {
    const auto ply = match_->play_and_tell(match_->to_act().value_or(Seat{}), action);
    ++played_;
    if (request_.ply >= 0 || !ply) return;
    fmt::print("{:3} {} {}: {}\n", played_, match_->seat_name(ply->seat), action,
               telling(*ply, *match_));
    if (request_.draw) show_position();
  }

  void show_position() const {
    if (request_.ply >= 0) fmt::print("{}\n", match_->position());
    fmt::print("{}", render(match_->drawing(), wants_colour()));
  }

  void show_json() {
    JsonWriter json;
    json.begin_object().field("game", record_.setup.game).field("seed", record_.setup.seed);
    json.key("players").begin_array();
    for (const std::string& player : match_->record().setup.players) json.value(player);
    json.end_array().key("games").begin_array();
    for (std::size_t i = 0; i < record_.games.size(); ++i) {
      begin_game(i);
      json.begin_object().field("start", match_->position()).key("actions").begin_array();
      for (const std::string& action : record_.games[i]) {
        json.value(action);
        (void)match_->play(match_->to_act().value_or(Seat{}), action);
      }
      json.end_array().key("plies").begin_array();
      for (const Ply& ply : match_->history(i)) put(json, ply);
      json.end_array().field("position", match_->position()).end_object();
    }
    json.end_array().key("scores").begin_array();
    for (const int score : match_->scores()) json.value(score);
    json.end_array().field("over", match_->is_over()).end_object();
    fmt::print("{}\n", json.text());
  }

  const ReplayRequest& request_;
  const Record& record_;
  std::unique_ptr<AnyMatch> match_;
  int played_ = 0;
};

int run(const ReplayRequest& request) {
  const OpenedMatch opened = open_match(request.file);
  if (opened.match != nullptr) {
    Replay(request, *opened.game, opened.match->record()).show();
  }
  if (opened.damage.empty()) return kOk;
  return complain(opened.damage);
}

}  // namespace

Command replay_command() {
  return make_command<ReplayRequest>("replay", "Show a recorded match", replay_example());
}

}  // namespace broceliande::cli
