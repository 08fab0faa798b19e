#include "command_line/record_file.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "games/registry.hpp"

namespace broceliande::cli {

std::optional<std::string> read_file(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

std::string write_file(const std::string& path, const std::string& text) {
  const std::string beside = path + ".new";
  const int file = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return fmt::format("cannot write {}: {}", beside, std::strerror(errno));
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t now = ::write(file, text.data() + written, text.size() - written);
    if (now <= 0) break;
    written += static_cast<std::size_t>(now);
  }
  const bool is_safe = written == text.size() && fsync(file) == 0;
  const int fault = errno;
  close(file);
  if (!is_safe) {
    unlink(beside.c_str());
    return fmt::format("cannot write {}: {}", beside, std::strerror(fault));
  }
  if (std::rename(beside.c_str(), path.c_str()) != 0) {
    return fmt::format("cannot put {} in place: {}", path, std::strerror(errno));
  }
  return "";
}

OpenedMatch open_match(const std::string& path) {
  OpenedMatch opened;
  const auto text = read_file(path);
  if (!text) {
    opened.damage = fmt::format("cannot read the file '{}'; expected a game record", path);
    return opened;
  }
  const RecordReading reading = read_record(*text);
  const MatchSetup& setup = reading.record.setup;
  const GameEntry* entry = find_game(setup.game);
  if (entry == nullptr) {
    opened.damage = reading.damage ? fmt::format("{}: {}", path, english(*reading.damage))
                                   : fmt::format("{}: there is no game '{}'", path, setup.game);
    return opened;
  }
  auto game = entry->with(setup.options);
  if (!game) {
    opened.damage = fmt::format("{}: {}", path, english(game.error()));
    return opened;
  }
  opened.game = std::move(*game);
  MatchReading folded = fold(*opened.game, reading);
  opened.match = std::move(folded.match);
  if (folded.damage) opened.damage = fmt::format("{}: {}", path, english(*folded.damage));
  return opened;
}

}  // namespace broceliande::cli
