#include "core/options.hpp"

#include <algorithm>

namespace broceliande {
namespace {

constexpr Phrase kUnknownOption{"option.unknown", "", "there is no option '{0}'", "one of: {1}"};
constexpr Phrase kUnknownValue{"option.value", "", "option {0} cannot be '{1}'", "one of: {2}"};
constexpr Phrase kTwice{"option.twice", "", "option {0} is given twice", "each option once"};

/// What can be chosen; of a game without options, that there are none.
Argument names_of(const std::vector<OptionSpec>& specs) {
  if (specs.empty()) return Argument::word("argument.none", "none");
  std::vector<std::string> names;
  for (const OptionSpec& spec : specs) names.emplace_back(spec.name);
  return Argument::options(std::move(names));
}

const OptionSpec* find(const std::vector<OptionSpec>& specs, std::string_view name) {
  const auto found = std::ranges::find(specs, name, &OptionSpec::name);
  return found == specs.end() ? nullptr : &*found;
}

}  // namespace

Result<OptionValues> complete(const std::vector<OptionSpec>& specs, const OptionValues& chosen) {
  for (const auto& [name, value] : chosen) {
    const OptionSpec* spec = find(specs, name);
    if (spec == nullptr) return refuse(kUnknownOption, Error::kNoPlace, {name, names_of(specs)});
    if (!spec->open && std::ranges::find(spec->values, value) == spec->values.end()) {
      return refuse(kUnknownValue, Error::kNoPlace,
                    {Argument::options({name}), value,
                     Argument::values_of(name, {spec->values.begin(), spec->values.end()})});
    }
    if (std::ranges::count(chosen, name, &OptionValues::value_type::first) > 1) {
      return refuse(kTwice, Error::kNoPlace, {Argument::options({name})});
    }
  }
  OptionValues values;
  for (const OptionSpec& spec : specs) {
    const auto found = std::ranges::find(chosen, spec.name, &OptionValues::value_type::first);
    values.emplace_back(spec.name, found == chosen.end() ? spec.values.front() : found->second);
  }
  return values;
}

std::string_view value_of(const OptionValues& values, std::string_view name) {
  const auto found = std::ranges::find(values, name, &OptionValues::value_type::first);
  return found == values.end() ? std::string_view{} : std::string_view{found->second};
}

void choose(OptionValues& chosen, const std::string& name, const std::string& value) {
  const auto found = std::ranges::find(chosen, name, &OptionValues::value_type::first);
  if (found == chosen.end()) {
    chosen.emplace_back(name, value);
  } else {
    found->second = value;
  }
}

}  // namespace broceliande
