// How words are read. CLI11 is slow to compile, so it is used in this file alone.
#include "cli/command_line.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <charconv>

#include "cli/terminal.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {

Parameter& Parameter::required() {
  option_->required();
  return *this;
}

Parameter& Parameter::in_range(int least, int most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Parameter& Parameter::positive() {
  option_->check(CLI::PositiveNumber);
  return *this;
}

Parameter& Parameter::one_of(const std::vector<std::string>& values) {
  option_->check(CLI::IsMember(values));
  return *this;
}

Parameter& Parameter::shows_default() {
  option_->capture_default_str();
  return *this;
}

Parameter& Parameter::takes_one_word() {
  option_->allow_extra_args(false);
  return *this;
}

template <class Value>
Parameter Syntax::add(const std::string& name, Value& value, const std::string& help) {
  return Parameter(*command_.add_option(name, value, help));
}

template Parameter Syntax::add(const std::string&, std::string&, const std::string&);
template Parameter Syntax::add(const std::string&, int&, const std::string&);
template Parameter Syntax::add(const std::string&, std::uint64_t&, const std::string&);
template Parameter Syntax::add(const std::string&, double&, const std::string&);
template Parameter Syntax::add(const std::string&, std::vector<std::string>&, const std::string&);
template Parameter Syntax::add(const std::string&, std::optional<std::string>&, const std::string&);
template Parameter Syntax::add(const std::string&, std::optional<std::uint64_t>&,
                               const std::string&);

void Syntax::flag(const std::string& name, bool& value, const std::string& help) {
  command_.add_flag(name, value, help);
}

void Syntax::game(GameChoice& choice, GameOptions options) {
  add("game", choice.name, "The game; 'broceliande games' lists them").required();
  for (const GameEntry& game : games()) {
    for (const OptionSpec& spec : game.manifest.options) {
      if (spec.in_position && options == GameOptions::outside_positions) continue;
      const std::string name(spec.name);
      CLI::Option* option = command_.get_option_no_throw("--" + name);
      if (option == nullptr) {
        option = command_.add_option("--" + name, choice.chosen[name])->group("");
      }
      if (!game.manifest.is_listed) continue;  // taken, and not shown
      const std::string& help = option->get_description();
      option->group("Options of the games");
      option->description(
          fmt::format("{}{}{}: {}", help, help.empty() ? "" : "; ", game.manifest.name, spec.help));
    }
  }
}

Parameter Syntax::position(std::string& position) {
  return add("position", position,
             "The position in quotes, or - for one a line from standard input");
}

void Syntax::seed(std::optional<std::uint64_t>& seed) {
  command_.add_option("--seed", seed, "Deal from this seed; without it, at random")
      ->check([](const std::string& text) -> std::string {
        // CLI11 would take -3 as a very large number.
        std::uint64_t read = 0;
        const char* end = text.data() + text.size();
        const auto [stop, fault] = std::from_chars(text.data(), end, read);
        if (fault == std::errc{} && stop == end) return "";
        return "'" + text + "' is not a seed, expected a number from 0 to 18446744073709551615";
      });
}

void Syntax::limits(ThinkingLimits& limits) {
  add("--movetime", limits.movetime, "Milliseconds for an action").in_range(1, 86'400'000);
  add("--nodes", limits.nodes, "Positions for an action").positive();
  add("--depth", limits.depth, "Look so many actions ahead").in_range(1, 999);
}

void Syntax::threads(int& threads, const std::string& help) {
  add("--threads", threads, help).in_range(1, 256);
}

void Syntax::json(bool& json) { flag("--json", json, "Answer as JSON"); }

namespace {

std::string explained(const CLI::App& program, const CLI::ParseError& error,
                      const std::string& first_word) {
  if (first_word.empty()) return "a command is missing; 'broceliande --help' lists them";
  if (program.get_subcommands().empty()) {
    return fmt::format("there is no command '{}'; 'broceliande --help' lists them", first_word);
  }
  const std::string command = program.get_subcommands().front()->get_name();
  const bool has_extras = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  return fmt::format("{}; 'broceliande {} --help' shows how{}", error.what(), command,
                     has_extras ? " (a position holds spaces: put it in quotes)" : "");
}

}  // namespace

int run_command_line(std::span<const Command> commands, int count, const char* const* words) {
  CLI::App program("Board games that are out of print: exact rules, strong engines, a server.",
                   "broceliande");
  program.require_subcommand(1);
  std::function<int()> chosen;
  for (const Command& command : commands) {
    CLI::App* sub = program.add_subcommand(command.name, command.help);
    sub->footer("Example:\n  " + command.example);
    Syntax syntax(*sub);
    sub->callback([&chosen, run = command.declare(syntax)] { chosen = run; });
  }
  // After the commands, which would inherit it.
  program.footer("'broceliande COMMAND --help' tells more and gives an example.");
  try {
    program.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return program.exit(error);
    return complain(explained(program, error, count > 1 ? words[1] : ""));
  }
  return chosen();
}

}  // namespace broceliande::cli
