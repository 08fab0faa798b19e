#include "sheets/printing.hpp"

#include "print/pdf.hpp"
#include "sheets/registry.hpp"

namespace broceliande::print {

Result<Printout> print_out(const AnyGame& game, const Printing& printing) {
  const Result<Booklet> made = booklet(game, sheets_of(game.name()), printing);
  if (!made) return pass_on(made);
  Result<std::string> bytes = pdf(made->pages, made->paper, made->title);
  if (!bytes) return pass_on(bytes);
  return Printout{std::move(*bytes), made->pages.size()};
}

}  // namespace broceliande::print
