#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "command_line/terminal.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"
#include "print/phrases.hpp"
#include "sheets/printing.hpp"

namespace broceliande::cli {
namespace {

struct PrintRequest {
  GameChoice game;
  print::Printing printing;
  std::string file;
  bool json = false;
};

constexpr auto kStandardOutput = "-";

std::string usual_file(std::string_view game, const PrintRequest& request) {
  return fmt::format("{}-{}-{}.pdf", game, request.printing.paper, request.printing.language);
}

void declare(Syntax& syntax, PrintRequest& request) {
  syntax.game(request.game, GameOptions::all);
  print::Printing& printing = request.printing;
  syntax.add("--paper", printing.paper, "The size of the pages")
      .expects({"a4", "letter"})
      .shows_default();
  syntax
      .add("--language", printing.language,
           "The language of the sheets, and of the booklet they follow")
      .expects({"en", "fr", "nl"})
      .shows_default();
  syntax.add("--colour", printing.colour, "In colour, or in black only")
      .expects({"on", "off"})
      .shows_default();
  syntax
      .add("--output", request.file,
           fmt::format("The file to write, or {} for standard output and nothing else there; "
                       "without it, a name such as {}",
                       kStandardOutput, usual_file(example_game().manifest.name, request)))
      .expects_file();
  syntax.json(request.json);
}

std::string print_example() {
  return fmt::format("broceliande print {} {} --paper letter --language fr",
                     example_for_many().manifest.name, option_for_most());
}

Result<void> write(const std::string& path, const std::string& bytes) {
  if (path == kStandardOutput) {
    const bool is_written = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
    if (is_written && std::fflush(stdout) == 0) return {};
    return refuse(print::phrases::kUnwritable, Error::kNoPlace, {path, std::strerror(errno)});
  }
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (file) return {};
  return refuse(print::phrases::kUnwritable, Error::kNoPlace, {path, std::strerror(errno)});
}

void print_json(const PrintRequest& request, const std::string& path, std::size_t pages,
                std::size_t bytes) {
  JsonWriter json;
  json.begin_object().field("file", path).field("game", request.game.name);
  json.field("paper", request.printing.paper).field("language", request.printing.language);
  json.field("colour", request.printing.colour);
  json.field("pages", std::uint64_t{pages}).field("bytes", std::uint64_t{bytes}).end_object();
  fmt::print("{}\n", json.text());
}

/// The options as typed, and those of the language's own booklet.
GameChoice completed(const PrintRequest& request) {
  GameChoice choice = request.game;
  const GameEntry* entry = find_game(choice.name);
  if (entry == nullptr) return choice;
  for (auto& [name, value] : print::with_own_booklet(
           entry->manifest.options, request.printing.language, request.game.options())) {
    choice.chosen.insert_or_assign(name, std::move(value));
  }
  return choice;
}

int run(const PrintRequest& request) {
  const auto game = chosen_game(completed(request));
  if (game == nullptr) return kBadInput;
  const auto printed = print::print_out(*game, request.printing);
  if (!printed) return complain(english(printed.error()));
  const auto& [bytes, pages] = *printed;
  const std::string path = request.file.empty() ? usual_file(game->name(), request) : request.file;
  const auto written = write(path, bytes);
  if (!written) return complain(english(written.error()));
  if (path == kStandardOutput) return kOk;
  if (request.json) {
    print_json(request, path, pages, bytes.size());
  } else {
    fmt::print("{}: {} pages, {} kB\n", path, pages, (bytes.size() + 999) / 1000);
  }
  return kOk;
}

}  // namespace

Command print_command() {
  return make_command<PrintRequest>("print", "Make a PDF of a game to print, cut out and play",
                                    print_example());
}

}  // namespace broceliande::cli
