#include "print/order/printing.hpp"

#include <algorithm>
#include <span>

#include "print/order/phrases.hpp"

namespace broceliande::print {
namespace {

Result<void> check_one(const std::string& chosen, std::span<const std::string_view> known,
                       const Phrase& phrase) {
  if (std::ranges::find(known, chosen) != known.end()) return {};
  return refuse(phrase, Error::kNoPlace, {chosen});
}

}  // namespace

Result<void> check(const Printing& printing) {
  auto known = check_one(printing.paper, kPaperNames, phrases::kPaper);
  if (known) known = check_one(printing.colour, kColourNames, phrases::kColour);
  if (known) known = check_one(printing.language, kPrintLanguages, phrases::kLanguage);
  return known;
}

OptionValues with_own_booklet(const std::vector<OptionSpec>& specs, std::string_view language,
                              OptionValues chosen) {
  for (const OptionSpec& spec : specs) {
    const auto own = std::ranges::find(spec.booklets, language, &BookletValue::language);
    if (own == spec.booklets.end()) continue;
    const bool is_chosen =
        std::ranges::any_of(chosen, [&](const auto& option) { return option.first == spec.name; });
    if (!is_chosen) chosen.emplace_back(spec.name, own->value);
  }
  return chosen;
}

}  // namespace broceliande::print
