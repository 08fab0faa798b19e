#include "sheets/printing.hpp"

#include <algorithm>

#include "print/pdf.hpp"
#include "sheets/registry.hpp"

namespace broceliande::print {

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

Result<Printout> print_out(const AnyGame& game, const Printing& printing) {
  const Result<Booklet> made = booklet(game, sheets_of(game.name()), printing);
  if (!made) return pass_on(made);
  Result<std::string> bytes = pdf(made->pages, made->paper, made->title);
  if (!bytes) return pass_on(bytes);
  return Printout{std::move(*bytes), made->pages.size()};
}

}  // namespace broceliande::print
