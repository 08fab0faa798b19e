#include <fmt/core.h>

#include <set>
#include <string>

#include "cli/request.hpp"
#include "games/registry.hpp"

namespace broceliande::cli {
namespace {

/// What never changes; the names of games and options are put in from the registry.
constexpr std::string_view kBash = R"(# bash completion for broceliande:
#   source <(broceliande completion bash)
_broceliande() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="${{COMP_WORDS[1]}}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "games new show legal apply perft play replay draw-up solve analyse puzzles arena engine serve print bench completion" -- "$word"))
    return
  fi
  case "$before" in
{values}  esac
  case "$command" in
    replay) COMPREPLY=($(compgen -f -- "$word") $(compgen -W "--ply --draw --json" -- "$word")) ;;
    serve) COMPREPLY=($(compgen -W "--port --address --web --open --database --metrics-port --public-origin --trust-proxy --thinking-threads --address-limit --request-limit --log" -- "$word")) ;;
    completion) COMPREPLY=($(compgen -W "bash" -- "$word")) ;;
    games|bench) COMPREPLY=($(compgen -W "--json" -- "$word")) ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then
        COMPREPLY=($(compgen -W "{games}" -- "$word"))
      else
        COMPREPLY=($(compgen -W "--json --seed --divide --threads --record --player --games --score --from --camp --complete --mirror --save --list --draw --paper --lang --output {options}" -- "$word"))
      fi ;;
  esac
}}
complete -F _broceliande broceliande
)";

}  // namespace

int run_completion(const Request& request) {
  if (request.shell != "bash") {
    return complain(fmt::format("no completion for shell '{}'; expected bash", request.shell));
  }
  std::string names;
  std::string options;
  std::string values;
  std::set<std::string_view> seen;
  for (const GameEntry& game : games()) {
    names += fmt::format("{}{}", names.empty() ? "" : " ", game.manifest.name);
    for (const OptionSpec& spec : game.manifest.options) {
      if (!seen.insert(spec.name).second) continue;
      options += fmt::format("{}--{}", options.empty() ? "" : " ", spec.name);
      std::string choices;
      for (const std::string_view value : spec.values) {
        choices += fmt::format("{}{}", choices.empty() ? "" : " ", value);
      }
      values += fmt::format("    --{}) COMPREPLY=($(compgen -W \"{}\" -- \"$word\")); return ;;\n",
                            spec.name, choices);
    }
  }
  values += "    --paper) COMPREPLY=($(compgen -W \"a4 letter\" -- \"$word\")); return ;;\n";
  values += "    --lang) COMPREPLY=($(compgen -W \"en fr nl\" -- \"$word\")); return ;;\n";
  values += "    --web) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n";
  values += "    --record|--output) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n";
  fmt::print(kBash, fmt::arg("games", names), fmt::arg("options", options),
             fmt::arg("values", values));
  return kOk;
}

}  // namespace broceliande::cli
