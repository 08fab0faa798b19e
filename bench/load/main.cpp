#include <fmt/core.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <string>

#include "games/registry.hpp"
#include "plan.hpp"

// The load generator of the online server; docs/performance.md says how it was used.

namespace broceliande::load {
namespace {

/// `http://127.0.0.1:8080`; any other machine is refused.
std::string read_place(std::string_view url, ServerAddress& place) {
  constexpr std::string_view kScheme = "http://";
  std::string expected = "expected http://127.0.0.1:PORT, this machine alone";
  if (!url.starts_with(kScheme)) return expected;
  url.remove_prefix(kScheme.size());
  if (url.ends_with('/')) url.remove_suffix(1);
  const std::size_t colon = url.rfind(':');
  if (colon == std::string_view::npos) return expected;
  place.address = std::string(url.substr(0, colon));
  boost::system::error_code fault;
  const auto address = boost::asio::ip::make_address_v4(place.address, fault);
  if (fault || !address.is_loopback()) return expected;
  const std::string_view port = url.substr(colon + 1);
  const auto [end, wrong] = std::from_chars(port.data(), port.data() + port.size(), place.port);
  return wrong == std::errc{} && end == port.data() + port.size() ? "" : expected;
}

void add_url(CLI::App& app, ServerAddress& place) {
  app.add_option_function<std::string>(
         "--url",
         [&place](const std::string& url) {
           const std::string fault = read_place(url, place);
           if (!fault.empty()) throw CLI::ValidationError("--url", fault);
         },
         "where the server is: http://127.0.0.1:PORT")
      ->required();
}

/// `500-2000`, in milliseconds.
void read_think(const std::string& text, PlayPlan& plan) {
  int shortest = 0;
  int longest = 0;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, shortest);
  const bool has_second = first.ec == std::errc{} && first.ptr != end && *first.ptr == '-';
  const bool is_sound = has_second && std::from_chars(first.ptr + 1, end, longest).ptr == end &&
                        0 < shortest && shortest <= longest;
  if (!is_sound) throw CLI::ValidationError("--think", "expected milliseconds such as 500-2000");
  plan.shortest_thought = Milliseconds(shortest);
  plan.longest_thought = Milliseconds(longest);
}

/// The games that begin without preparation.
std::vector<std::string> dealt_games() {
  std::vector<std::string> names;
  for (const GameEntry& entry : games()) {
    if (entry.manifest.parties.empty()) names.emplace_back(entry.manifest.name);
  }
  return names;
}

void add_play(CLI::App& app, PlayPlan& plan) {
  add_url(app, plan.server);
  app.add_option("--pid", plan.server_pid, "of the server, to read what it uses");
  app.add_option("--sockets", plan.sockets, "connections, of guests of their own")
      ->check(CLI::PositiveNumber);
  app.add_option("--players", plan.players, "how many of them play, two at a table");
  app.add_option("--game", plan.game)->check(CLI::IsMember(dealt_games()));
  app.add_option("--clock", plan.clock)->check(CLI::IsMember({"none", "fischer", "days"}));
  app.add_option_function<std::string>(
      "--think", [&plan](const std::string& text) { read_think(text, plan); },
      "before each action, in milliseconds: 500-2000");
  app.add_option_function<int>(
      "--seconds", [&plan](int seconds) { plan.duration = std::chrono::seconds(seconds); },
      "to measure");
  app.add_option_function<int>(
      "--warm-up", [&plan](int seconds) { plan.warm_up = std::chrono::seconds(seconds); },
      "seconds before that");
  app.add_option("--attackers", plan.attackers, "more sockets, of one address, that misbehave");
  app.add_option("--connecting", plan.connecting, "at the same time")->check(CLI::PositiveNumber);
  app.add_option("--seed", plan.seed);
  app.add_flag("--json", plan.prints_json, "figures for programs");
}

void add_fill(CLI::App& app, FillPlan& plan) {
  app.add_option("--database", plan.database, "a file, or postgresql://…")->required();
  app.add_option("--tables", plan.tables);
  app.add_option("--people", plan.people)->check(CLI::PositiveNumber);
  app.add_option("--longest", plan.longest, "actions of a game")->check(CLI::PositiveNumber);
  app.add_option("--game", plan.game)->check(CLI::IsMember(dealt_games()));
  app.add_option("--seed", plan.seed);
}

/// Every socket is a file.
void take_all_file_handles() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

int run(int argc, char** argv) {
  CLI::App app("Load for the online server, on this machine");
  app.require_subcommand(1);
  PlayPlan play_plan;
  FillPlan fill_plan;
  ReadyPlan ready_plan;
  CLI::App* playing = app.add_subcommand("play", "many sockets, some of which play");
  CLI::App* filling = app.add_subcommand("fill", "a database with many tables");
  CLI::App* waiting = app.add_subcommand("ready", "how long until a server answers");
  add_play(*playing, play_plan);
  add_fill(*filling, fill_plan);
  add_url(*waiting, ready_plan.server);
  waiting->add_option("--table", ready_plan.table, "to be watched then");
  CLI11_PARSE(app, argc, argv);
  take_all_file_handles();
  if (*filling) return fill(fill_plan);
  if (*waiting) return ready(ready_plan);
  if (play_plan.players > play_plan.sockets || play_plan.players % 2 != 0) {
    fmt::print(stderr, "load: expected an even number of players, no more than sockets\n");
    return 2;
  }
  return play(play_plan);
}

}  // namespace
}  // namespace broceliande::load

int main(int argc, char** argv) { return broceliande::load::run(argc, argv); }
