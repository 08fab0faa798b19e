#include "server/program/database_choice.hpp"

#include <cstdlib>
#include <filesystem>

#include "server/program/phrases.hpp"
#include "server/storage/database/address.hpp"

namespace broceliande::cli {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

namespace {

namespace fs = std::filesystem;

constexpr auto kDatabaseVariable = "BROCELIANDE_DATABASE";

/// In the folder that desktops keep for it, made where there is none.
std::string default_database() {
  const char* state = std::getenv("STATE_DIRECTORY");  // from systemd
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder = "broceliande";
  if (is_set("STATE_DIRECTORY")) {
    folder = state;
  } else if (is_set("XDG_DATA_HOME")) {
    folder = fs::path(data) / "broceliande";
  } else if (is_set("HOME")) {
    folder = fs::path(home) / ".local" / "share" / "broceliande";
  }
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  return folder / "games.sqlite";
}

}  // namespace

Result<std::string> database_of(const std::string& named) {
  if (server::storage::has_password(named)) return refuse(phrases::kShownPassword);
  if (!named.empty()) return named;
  return is_set(kDatabaseVariable) ? std::getenv(kDatabaseVariable) : default_database();
}

}  // namespace broceliande::cli
