#include "cli/analysis_line.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

namespace broceliande::cli {
namespace {

constexpr Phrase kNoJson{"analyse.json", "", "this is not JSON",
                         R"({"position": "…", "actions": ["…", …]} in one line)"};
constexpr Phrase kNoPosition{"analyse.position", "", "'position' is not text",
                             "the text of a position"};
constexpr Phrase kNoActions{"analyse.actions", "", "'actions' is not a list of texts",
                            "the actions that were played since, or none"};
constexpr Phrase kNoKey{"analyse.key", "", "there is no member '{0}' here", "position or actions"};

}  // namespace

Result<AnalysisLine> read_analysis_line(std::string_view line) {
  if (!line.starts_with('{')) return AnalysisLine{std::string(line), {}};
  boost::system::error_code fault;
  const boost::json::value json = boost::json::parse(line, fault);
  if (fault) return refuse(kNoJson);
  const boost::json::object& members = json.get_object();
  for (const auto& member : members) {
    const std::string_view key = member.key();
    if (key != "position" && key != "actions") {
      return refuse(kNoKey, Error::kNoPlace, {std::string(key)});
    }
  }
  const boost::json::value* position = members.if_contains("position");
  if (position == nullptr || !position->is_string()) return refuse(kNoPosition);
  AnalysisLine read{std::string(position->get_string()), {}};
  const boost::json::value* actions = members.if_contains("actions");
  if (actions == nullptr) return read;
  if (!actions->is_array()) return refuse(kNoActions);
  for (const boost::json::value& action : actions->get_array()) {
    if (!action.is_string()) return refuse(kNoActions);
    read.actions.emplace_back(action.get_string());
  }
  return read;
}

}  // namespace broceliande::cli
