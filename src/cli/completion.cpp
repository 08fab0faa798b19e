#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

#include "cli/commands.hpp"
#include "command_line/command_line.hpp"
#include "command_line/terminal.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

/// What never changes; what the commands take is put in. `before` is the word before the one that
/// is completed: an option may expect a value there.
constexpr std::string_view kBash = R"(# bash completion for broceliande:
#   source <(broceliande completion bash)
_broceliande() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="${{COMP_WORDS[1]}}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{commands}" -- "$word"))
    return
  fi
  case "$command $before" in
{values}  esac
  case "$command" in
{options}  esac
  [ "$COMP_CWORD" -eq 2 ] || return
  case "$command" in
{words}  esac
}}
complete -F _broceliande broceliande
)";

constexpr std::string_view kShell = "bash";

struct CompletionRequest {
  std::string shell;
};

void declare(Syntax& syntax, CompletionRequest& request) {
  syntax.add("shell", request.shell, std::string(kShell)).required();
}

std::vector<std::string> listed_games() {
  std::vector<std::string> names;
  for (const GameEntry& game : games()) {
    if (game.manifest.is_listed) names.emplace_back(game.manifest.name);
  }
  return names;
}

/// What bash is asked for: files, folders or values. Nothing where anything may be typed.
std::string generator(const Completable& part) {
  if (part.kind == Completable::Kind::file) return "-f";
  if (part.kind == Completable::Kind::folder) return "-d";
  if (part.name == "game") return fmt::format("-W \"{}\"", fmt::join(listed_games(), " "));
  if (part.name == "shell") return fmt::format("-W {}", kShell);
  if (part.values.empty()) return "";
  return fmt::format("-W \"{}\"", fmt::join(part.values, " "));
}

/// The branches of the script for one command after the other.
class Branches {
 public:
  void add(const Command& command) {
    const std::vector<Completable> parts = completables(command);
    const auto first_word = std::ranges::find_if_not(parts, &Completable::is_option);
    if (first_word != parts.end()) add_word(command, *first_word);
    std::vector<std::string> names;
    for (const Completable& part : parts) {
      if (!part.is_option()) continue;
      names.push_back(part.name);
      if (part.kind != Completable::Kind::flag) add_value(command, part);
    }
    options += fmt::format("    {}) COMPREPLY=($(compgen -W \"{}\" -- \"$word\")) ;;\n",
                           command.name, fmt::join(names, " "));
  }

  std::string values;
  std::string options;
  std::string words;

 private:
  void add_value(const Command& command, const Completable& option) {
    const std::string found = generator(option);
    values += fmt::format("    \"{} {}\") ", command.name, option.name);
    values += found.empty()
                  ? "return ;;\n"
                  : fmt::format("COMPREPLY=($(compgen {} -- \"$word\")); return ;;\n", found);
  }

  void add_word(const Command& command, const Completable& word) {
    const std::string found = generator(word);
    if (found.empty()) return;
    words +=
        fmt::format("    {}) COMPREPLY+=($(compgen {} -- \"$word\")) ;;\n", command.name, found);
  }
};

int run(const CompletionRequest& request, std::vector<Command> commands) {
  if (request.shell != kShell) {
    return complain(
        fmt::format("no completion for shell '{}'; expected {}", request.shell, kShell));
  }
  commands.push_back(completion_command({}));
  Branches branches;
  std::vector<std::string> names;
  for (const Command& command : commands) {
    names.push_back(command.name);
    branches.add(command);
  }
  fmt::print(kBash, fmt::arg("commands", fmt::join(names, " ")),
             fmt::arg("values", branches.values), fmt::arg("options", branches.options),
             fmt::arg("words", branches.words));
  return kOk;
}

}  // namespace

Command completion_command(const std::vector<Command>& others) {
  return {.name = "completion",
          .help = "Print completions for a shell",
          .example = "source <(broceliande completion bash)",
          .declare = [others](Syntax& syntax) {
            const auto request = std::make_shared<CompletionRequest>();
            declare(syntax, *request);
            return [others, request] { return run(*request, others); };
          }};
}

}  // namespace broceliande::cli
