// How words are read. CLI11 is slow to compile, so it is used in this file alone.
#include "command_line/command_line.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>

#include "command_line/hand_over.hpp"
#include "command_line/terminal.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {

namespace {

// What help calls the value of an option; completions are read from it, too.
constexpr std::string_view kFile = "FILE";
constexpr std::string_view kFolder = "FOLDER";
constexpr char kOr = '|';
constexpr std::string_view kOthers = "...";  ///< after the values that are known

}  // namespace

Parameter& Parameter::required() {
  option_->required();
  return *this;
}

namespace {

template <class Number>
std::optional<Number> read_number(const std::string& text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  return fault == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

}  // namespace

Parameter& Parameter::in_range(int least, int most) {
  option_->type_name(fmt::format("{}-{}", least, most))
      ->check([least, most](const std::string& text) {
        const auto number = read_number<int>(text);
        if (number && least <= *number && *number <= most) return std::string();
        return fmt::format("'{}' is not a number from {} to {}", text, least, most);
      });
  return *this;
}

Parameter& Parameter::positive() {
  const bool is_whole = option_->get_type_name() == "UINT";
  option_->type_name("NUMBER")->check([is_whole](const std::string& text) {
    const bool is_sound = is_whole ? read_number<std::uint64_t>(text).value_or(0) > 0
                                   : read_number<double>(text).value_or(0) > 0;
    if (is_sound) return std::string();
    return fmt::format("'{}' is not a {}number above 0", text, is_whole ? "whole " : "");
  });
  return *this;
}

Parameter& Parameter::one_of(const std::vector<std::string>& values) {
  option_->check([values](const std::string& text) {
    if (std::ranges::find(values, text) != values.end()) return std::string();
    return fmt::format("'{}' is not one of {}", text, fmt::join(values, ", "));
  });
  return expects(values);
}

Parameter& Parameter::expects(const std::vector<std::string>& values) {
  option_->type_name(fmt::format("{}", fmt::join(values, "|")));
  return *this;
}

Parameter& Parameter::expects_file() {
  option_->type_name(std::string(kFile));
  return *this;
}

Parameter& Parameter::expects_folder() {
  option_->type_name(std::string(kFolder));
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
        option->type_name(
            fmt::format("{}{}", fmt::join(spec.values, "|"), spec.open ? "|..." : ""));
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
             "The position in quotes, or - to read one per line from standard input");
}

void Syntax::seed(std::optional<std::uint64_t>& seed) {
  command_.add_option("--seed", seed, "Deal from this seed (default: a random one)")
      ->type_name("NUMBER")
      ->check([](const std::string& text) {
        // CLI11 would take -3 as a very large number.
        if (read_number<std::uint64_t>(text)) return std::string();
        return fmt::format("'{}' is not a number from 0 to 18446744073709551615", text);
      });
}

void Syntax::limits(ThinkingLimits& limits) {
  add("--movetime", limits.movetime, "Think for at most this many milliseconds per action")
      .in_range(1, 86'400'000);
  add("--nodes", limits.nodes, "Search at most this many positions per action").positive();
  add("--depth", limits.depth, "Look at most this many actions ahead").in_range(1, 999);
}

void Syntax::threads(int& threads, const std::string& help) {
  add("--threads", threads, help).in_range(1, 256);
}

void Syntax::json(bool& json) { flag("--json", json, "Answer as JSON"); }

namespace {

/// Says which words have no place in a command.
std::string unexpected(const CLI::App& command) {
  const std::vector<std::string> words = command.remaining();
  const std::string& name = command.get_name();
  const std::string& program = command.get_parent()->get_name();
  const auto option = std::ranges::find_if(
      words, [](const std::string& word) { return word.size() > 1 && word.front() == '-'; });
  if (option != words.end()) {
    return fmt::format("'{0}' has no option '{1}'; '{2} {0} --help' lists them", name, *option,
                       program);
  }
  const bool takes_position = command.get_option_no_throw("position") != nullptr;
  return fmt::format("unexpected: {}; '{} {} --help' shows how{}", fmt::join(words, " "), program,
                     name, takes_position ? " (a position contains spaces: put it in quotes)" : "");
}

std::string explained(const CLI::App& program, const CLI::ParseError& error,
                      const std::string& first_word) {
  if (first_word.empty()) {
    return fmt::format("a command is required; '{} --help' lists them", program.get_name());
  }
  if (program.get_subcommands().empty()) {
    return fmt::format("there is no command '{}'; '{} --help' lists them", first_word,
                       program.get_name());
  }
  const CLI::App& command = *program.get_subcommands().front();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(command);
  std::string what = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const bool is_missing = what.ends_with("missing");
    what.erase(what.find(':'));
    what += is_missing ? " needs a value" : " is given more than once";
  }
  return fmt::format("{}; '{} {} --help' shows how", what, program.get_name(), command.get_name());
}

/// The values that the name of a type lists, as in `a4|letter`; none where it lists none.
std::vector<std::string> listed_values(const std::string& type) {
  std::vector<std::string> values;
  if (type.find(kOr) == std::string::npos) return values;
  std::istringstream parts(type);
  for (std::string value; std::getline(parts, value, kOr);) {
    if (value != kOthers) values.push_back(value);
  }
  return values;
}

Completable completable(const CLI::Option& option) {
  const bool is_word = option.get_positional();
  Completable found{is_word ? option.get_name() : "--" + option.get_lnames().front()};
  const std::string type = option.get_type_name();
  if (option.get_items_expected_max() == 0) {
    found.kind = Completable::Kind::flag;
  } else if (type == kFile) {
    found.kind = Completable::Kind::file;
  } else if (type == kFolder) {
    found.kind = Completable::Kind::folder;
  } else {
    found.values = listed_values(type);
  }
  return found;
}

}  // namespace

std::vector<Completable> completables(const Command& command) {
  CLI::App app;
  Syntax syntax(app);
  const auto fields = command.declare(syntax);  // what the options are read into
  std::vector<Completable> all;
  for (const CLI::Option* option : app.get_options()) {
    const bool is_hidden = option->get_group().empty();
    if (!is_hidden) all.push_back(completable(*option));
  }
  return all;
}

int run_command_line(std::span<const Command> commands, int count, const char* const* words) {
  const auto asked = std::ranges::find(commands, count > 1 ? words[1] : "", &Command::name);
  if (asked != commands.end() && !asked->program.empty()) return hand_over(asked->program, words);
  const std::string name = std::filesystem::path(words[0]).filename();
  CLI::App program("Out-of-print board games: exact rules, strong engines, a server.", name);
  program.require_subcommand(1);
  std::function<int()> chosen;
  for (const Command& command : commands) {
    CLI::App* sub = program.add_subcommand(command.name, command.help);
    sub->footer("Example:\n  " + command.example);
    Syntax syntax(*sub);
    sub->callback([&chosen, run = command.declare(syntax)] { chosen = run; });
  }
  // After the commands, which would inherit it.
  program.footer(fmt::format("'{} COMMAND --help' tells you more and gives an example.", name));
  try {
    program.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return program.exit(error);
    return complain(explained(program, error, count > 1 ? words[1] : ""));
  }
  return chosen();
}

}  // namespace broceliande::cli
