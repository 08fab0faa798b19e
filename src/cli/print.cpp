#include <fmt/core.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "cli/commands.hpp"
#include "cli/example_games.hpp"
#include "cli/terminal.hpp"
#include "core/json.hpp"
#include "print/booklet.hpp"
#include "print/pdf.hpp"
#include "print/phrases.hpp"
#include "sheets/registry.hpp"

namespace broceliande::cli {
namespace {

struct PrintRequest {
  GameChoice game;
  std::string paper = "a4";
  std::string language = "en";
  std::string file;
  bool json = false;
};

std::string usual_file(std::string_view game, const PrintRequest& request) {
  return fmt::format("{}-{}-{}.pdf", game, request.paper, request.language);
}

void declare(Syntax& syntax, PrintRequest& request) {
  syntax.game(request.game, GameOptions::all);
  syntax.add("--paper", request.paper, "a4 or letter").shows_default();
  syntax.add("--lang", request.language, "en, fr or nl").shows_default();
  syntax.add("--output", request.file,
             fmt::format("The file to write; without it, a name such as {}",
                         usual_file(example_game().manifest.name, request)));
  syntax.json(request.json);
}

std::string print_example() {
  return fmt::format("broceliande print {} {} --paper letter --lang fr",
                     example_for_many().manifest.name, option_for_most());
}

Result<void> write(const std::string& path, const std::string& bytes) {
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
  json.field("paper", request.paper).field("language", request.language);
  json.field("pages", std::uint64_t{pages}).field("bytes", std::uint64_t{bytes}).end_object();
  fmt::print("{}\n", json.text());
}

int run(const PrintRequest& request) {
  const auto game = chosen_game(request.game);
  if (game == nullptr) return kBadInput;
  const auto booklet =
      print::booklet(*game, print::sheets_of(game->name()), request.paper, request.language);
  if (!booklet) return complain(english(booklet.error()));
  const auto bytes = print::pdf(booklet->pages, booklet->paper, booklet->title);
  if (!bytes) return complain(english(bytes.error()));
  const std::string path = request.file.empty() ? usual_file(game->name(), request) : request.file;
  const auto written = write(path, *bytes);
  if (!written) return complain(english(written.error()));
  if (request.json) {
    print_json(request, path, booklet->pages.size(), bytes->size());
  } else {
    fmt::print("{}: {} pages, {} kB\n", path, booklet->pages.size(), (bytes->size() + 999) / 1000);
  }
  return kOk;
}

}  // namespace

Command print_command() {
  return make_command<PrintRequest>("print", "Make a PDF of a game to print, cut out and play",
                                    print_example());
}

}  // namespace broceliande::cli
