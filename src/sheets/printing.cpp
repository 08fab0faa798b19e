#include "sheets/printing.hpp"

#include <algorithm>

#include "print/pdf.hpp"
#include "sheets/registry.hpp"

namespace broceliande::print {

OptionValues with_usual(const GameSheets& sheets, std::string_view language, OptionValues chosen) {
  for (const UsualOption& usual : sheets.usual_options) {
    const bool is_chosen =
        std::ranges::any_of(chosen, [&](const auto& option) { return option.first == usual.name; });
    if (usual.language == language && !is_chosen) chosen.emplace_back(usual.name, usual.value);
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
