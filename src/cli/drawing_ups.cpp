#include "cli/drawing_ups.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "command_line/record_file.hpp"

namespace broceliande::cli {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const AnyGame& game) {
  const char* data_home = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  const fs::path base = data_home != nullptr && *data_home != '\0'
                            ? fs::path(data_home)
                            : fs::path(home != nullptr ? home : ".") / ".local" / "share";
  return base / "broceliande" / std::string(game.name());
}

fs::path file_of(const AnyGame& game, const std::string& name) {
  return folder_of(game) / (name + ".txt");
}

bool is_name(const std::string& text) {
  constexpr std::size_t kLongest = 40;
  return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  });
}

bool is_stock(const AnyGame& game, const std::string& name) {
  const auto stock = game.preparation()->stock();
  return std::ranges::find(stock, name, &StockPreparation::name) != stock.end();
}

}  // namespace

std::vector<std::string> known_names(const AnyGame& game) {
  std::vector<std::string> names;
  for (const StockPreparation& stock : game.preparation()->stock()) names.push_back(stock.name);
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder_of(game), ignored)) {
    if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
  }
  return names;
}

Result<std::string> resolved(const AnyGame& game, int party, const std::string& typed) {
  if (!is_name(typed) || is_stock(game, typed)) return typed;
  auto kept = read_file(file_of(game, typed));
  if (!kept) return typed;
  while (kept->ends_with('\n')) kept->pop_back();
  if (party == 0) return *kept;
  return game.preparation()->mirrored(*kept);
}

std::string keep(const AnyGame& game, int party, const std::string& name, const std::string& text) {
  if (!is_name(name)) {
    return fmt::format("'{}' cannot name a set-up; expected letters, digits and -", name);
  }
  if (is_stock(game, name))
    return fmt::format("'{}' comes with the game; choose another name", name);
  const Result<std::string> as_party_0 =
      party == 0 ? Result<std::string>(text) : game.preparation()->mirrored(text);
  if (!as_party_0) return english(as_party_0.error());
  std::error_code fault;
  fs::create_directories(folder_of(game), fault);
  if (fault) return fmt::format("cannot create {}: {}", folder_of(game).string(), fault.message());
  return write_file(file_of(game, name), *as_party_0 + "\n");
}

}  // namespace broceliande::cli
