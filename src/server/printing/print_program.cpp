#include "server/printing/print_program.hpp"

#include <utility>

#include "server/subprocess/child_program.hpp"

namespace broceliande::server {
namespace {

constexpr ChildLimits kPrintLimits{.time = Milliseconds{30'000},
                                   .output_bytes = 16UL * 1024 * 1024};

}  // namespace

PrintService::Printer printing_with(std::string program) {
  return [program = std::move(program)](const AnyGame& game, const print::Printing& printing) {
    std::vector<std::string> words{program,
                                   "print",
                                   std::string(game.name()),
                                   "--output=-",
                                   "--paper=" + printing.paper,
                                   "--language=" + printing.language,
                                   "--colour=" + printing.colour};
    for (const auto& [name, value] : game.options()) words.push_back("--" + name + "=" + value);
    return run_child(words, "", kPrintLimits);
  };
}

}  // namespace broceliande::server
