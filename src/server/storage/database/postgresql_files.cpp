#include "server/storage/database/postgresql_files.hpp"

#include <libpq-fe.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <string_view>

namespace broceliande::server::storage {
namespace {

namespace fs = std::filesystem;

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

void add_files(const Options& options, std::vector<fs::path>& files) {
  if (options == nullptr) return;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    const bool is_path = option->val != nullptr && option->val[0] == '/';
    if (is_path) files.emplace_back(option->val);
  }
}

}  // namespace

std::vector<fs::path> postgresql_files(const std::string& address) {
  std::vector<fs::path> files;
  add_files({PQconndefaults(), PQconninfoFree}, files);
  add_files({PQconninfoParse(address.c_str(), nullptr), PQconninfoFree}, files);
  for (const char* variable : {"PGSERVICEFILE", "PGSYSCONFDIR"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr) files.emplace_back(value);
  }
  const char* home = std::getenv("HOME");
  if (home == nullptr) return files;
  for (const char* name : {".pgpass", ".pg_service.conf", ".postgresql"}) {
    files.push_back(fs::path(home) / name);
  }
  return files;
}

}  // namespace broceliande::server::storage
