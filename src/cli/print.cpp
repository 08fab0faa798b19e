#include <fmt/core.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "cli/request.hpp"
#include "core/json.hpp"
#include "print/booklet.hpp"
#include "print/pdf.hpp"
#include "print/phrases.hpp"
#include "sheets/registry.hpp"

namespace broceliande::cli {
namespace {

Result<void> write(const std::string& path, const std::string& bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (file) return {};
  return refuse(print::phrases::kUnwritable, Error::kNoPlace, {path, std::strerror(errno)});
}

void print_json(const Request& request, const std::string& path, std::size_t pages,
                std::size_t bytes) {
  JsonWriter json;
  json.begin_object().field("file", path).field("game", request.game);
  json.field("paper", request.paper).field("language", request.language);
  json.field("pages", std::uint64_t{pages}).field("bytes", std::uint64_t{bytes}).end_object();
  fmt::print("{}\n", json.text());
}

}  // namespace

int run_print(const Request& request) {
  const auto game = chosen_game(request);
  if (game == nullptr) return kBadInput;
  const auto booklet =
      print::booklet(*game, print::sheets_of(game->name()), request.paper, request.language);
  if (!booklet) return complain(english(booklet.error()));
  const auto bytes = print::pdf(booklet->pages, booklet->paper, booklet->title);
  if (!bytes) return complain(english(bytes.error()));
  const std::string path = request.file.empty() ? fmt::format("{}-{}-{}.pdf", game->name(),
                                                              request.paper, request.language)
                                                : request.file;
  const auto written = write(path, *bytes);
  if (!written) return complain(english(written.error()));
  if (request.json) {
    print_json(request, path, booklet->pages.size(), bytes->size());
  } else {
    fmt::print("{}: {} pages, {} kB\n", path, booklet->pages.size(), (bytes->size() + 999) / 1000);
  }
  return kOk;
}

}  // namespace broceliande::cli
