#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command_line/game_choice.hpp"

// CLI11 is slow to compile, so only command_line.cpp includes it.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace broceliande::cli {

/// A word or an option that a command takes, to say more about it.
class Parameter {
 public:
  explicit Parameter(CLI::Option& option) : option_(&option) {}

  Parameter& required();
  Parameter& in_range(int least, int most);
  Parameter& positive();
  Parameter& one_of(const std::vector<std::string>& values);
  /// Says what is expected, in help and in completions, and leaves the check to others.
  Parameter& expects(const std::vector<std::string>& values);
  Parameter& expects_file();
  Parameter& expects_folder();
  Parameter& shows_default();
  /// Takes the one word after it, even where several are collected.
  Parameter& takes_one_word();

 private:
  CLI::Option* option_;
};

/// How far an engine may think, as commands take it; 0 where nothing was said.
struct ThinkingLimits {
  int movetime = 0;  ///< milliseconds
  std::uint64_t nodes = 0;
  int depth = 0;
};

/// Which of the games' options a command takes.
enum class GameOptions {
  all,                ///< a game is set up
  outside_positions,  ///< position texts carry the others
};

/// The words and options of one command, each with the field that it is read into.
class Syntax {
 public:
  explicit Syntax(CLI::App& command) : command_(command) {}

  /// A word by its place, or with dashes before its name an option. For the types that
  /// command_line.cpp lists.
  template <class Value>
  Parameter add(const std::string& name, Value& value, const std::string& help);
  void flag(const std::string& name, bool& value, const std::string& help);

  // What several commands take.
  void game(GameChoice& choice, GameOptions options);
  Parameter position(std::string& position);
  void seed(std::optional<std::uint64_t>& seed);
  void limits(ThinkingLimits& limits);
  void threads(int& threads, const std::string& help);
  void json(bool& json);

 private:
  CLI::App& command_;
};

/// A word that the program understands, such as `perft`.
struct Command {
  std::string name;
  std::string help;
  std::string example;  ///< a line for the shell, and what there is to say about it
  /// Says what the command takes, and returns what carries it out once that has been read.
  std::function<std::function<int()>(Syntax&)> declare;
  std::string program{};  ///< the one beside this that carries it out; empty for this one
};

/// A command whose words are read into a struct of its own. Beside that struct stand two functions:
/// `void declare(Syntax&, Request&)` and `int run(const Request&)`.
template <class Request>
[[nodiscard]] Command make_command(std::string name, std::string help, std::string example) {
  return {std::move(name),
          std::move(help),
          std::move(example),
          [](Syntax& syntax) {
            const auto request = std::make_shared<Request>();
            declare(syntax, *request);
            return [request] { return run(*request); };
          },
          {}};
}

}  // namespace broceliande::cli
