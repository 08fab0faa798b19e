#include <fmt/core.h>

#include <set>
#include <string>

#include "cli/commands.hpp"
#include "cli/terminal.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

/// What never changes; the names of commands, games and options are put in.
constexpr std::string_view kBash = R"(# bash completion for broceliande:
#   source <(broceliande completion bash)
_broceliande() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="${{COMP_WORDS[1]}}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{commands}" -- "$word"))
    return
  fi
  case "$before" in
{values}  esac
  case "$command" in
    replay) COMPREPLY=($(compgen -f -- "$word") $(compgen -W "--ply --draw --json" -- "$word")) ;;
    serve) COMPREPLY=($(compgen -W "--port --address --web --open --database --metrics-port --public-origin --trust-proxy --thinking-threads --address-limit --connection-limit --request-limit --contact --log" -- "$word")) ;;
    completion) COMPREPLY=($(compgen -W "bash" -- "$word")) ;;
    games) COMPREPLY=($(compgen -W "--all --json" -- "$word")) ;;
    bench) COMPREPLY=($(compgen -W "--json" -- "$word")) ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then
        COMPREPLY=($(compgen -W "{games}" -- "$word"))
      else
        COMPREPLY=($(compgen -W "--json --seed --divide --threads --record --player --games --score --from --camp --complete --mirror --save --list --draw --paper --language --colour --output {options}" -- "$word"))
      fi ;;
  esac
}}
complete -F _broceliande broceliande
)";

struct CompletionRequest {
  std::string shell;
  std::string commands;
};

void add_word(std::string& words, std::string_view word) {
  if (!words.empty()) words += ' ';
  words += word;
}

int run(const CompletionRequest& request) {
  if (request.shell != "bash") {
    return complain(fmt::format("no completion for shell '{}'; expected bash", request.shell));
  }
  std::string names;
  std::string options;
  std::string values;
  std::set<std::string_view> seen;
  for (const GameEntry& game : games()) {
    if (!game.manifest.is_listed) continue;
    add_word(names, game.manifest.name);
    for (const OptionSpec& spec : game.manifest.options) {
      if (!seen.insert(spec.name).second) continue;
      add_word(options, fmt::format("--{}", spec.name));
      std::string choices;
      for (const std::string_view value : spec.values) add_word(choices, value);
      values += fmt::format("    --{}) COMPREPLY=($(compgen -W \"{}\" -- \"$word\")); return ;;\n",
                            spec.name, choices);
    }
  }
  values += "    --paper) COMPREPLY=($(compgen -W \"a4 letter\" -- \"$word\")); return ;;\n";
  values += "    --language) COMPREPLY=($(compgen -W \"en fr nl\" -- \"$word\")); return ;;\n";
  values += "    --colour) COMPREPLY=($(compgen -W \"on off\" -- \"$word\")); return ;;\n";
  values += "    --web) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n";
  values += "    --record|--output) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n";
  fmt::print(kBash, fmt::arg("commands", request.commands), fmt::arg("games", names),
             fmt::arg("options", options), fmt::arg("values", values));
  return kOk;
}

}  // namespace

Command completion_command(const std::vector<Command>& others) {
  std::string commands;
  for (const Command& other : others) add_word(commands, other.name);
  add_word(commands, "completion");
  return {.name = "completion",
          .help = "Print completions for a shell",
          .example = "source <(broceliande completion bash)",
          .declare = [commands](Syntax& syntax) {
            const auto request = std::make_shared<CompletionRequest>();
            request->commands = commands;
            syntax.add("shell", request->shell, "bash").required();
            return [request] { return run(*request); };
          }};
}

}  // namespace broceliande::cli
