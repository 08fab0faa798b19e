// The one place that reads JSON.
#include "cli/analysis_line.hpp"

#include <nlohmann/json.hpp>

namespace broceliande::cli {
namespace {

constexpr Phrase kNoJson{"analyse.json", "", "this is no JSON",
                         R"({"position": "…", "actions": ["…", …]} in one line)"};
constexpr Phrase kNoPosition{"analyse.position", "", "'position' is no text",
                             "the text of a position"};
constexpr Phrase kNoActions{"analyse.actions", "", "'actions' is no list of texts",
                            "the actions that were played since, or none"};
constexpr Phrase kNoKey{"analyse.key", "", "there is nothing called '{0}' here",
                        "position and actions"};

}  // namespace

Result<AnalysisLine> read_analysis_line(std::string_view line) {
  if (!line.starts_with('{')) return AnalysisLine{std::string(line), {}};
  const auto json = nlohmann::json::parse(line, nullptr, false);
  if (json.is_discarded()) return refuse(kNoJson);
  AnalysisLine read;
  for (const auto& [key, value] : json.items()) {
    if (key != "position" && key != "actions") return refuse(kNoKey, Error::kNoPlace, {key});
  }
  const auto position = json.find("position");
  if (position == json.end() || !position->is_string()) return refuse(kNoPosition);
  read.position = position->get<std::string>();
  const auto actions = json.find("actions");
  if (actions == json.end()) return read;
  if (!actions->is_array()) return refuse(kNoActions);
  for (const auto& action : *actions) {
    if (!action.is_string()) return refuse(kNoActions);
    read.actions.push_back(action.get<std::string>());
  }
  return read;
}

}  // namespace broceliande::cli
