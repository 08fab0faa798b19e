#include "server/program/file_rights.hpp"

#include <cstdlib>
#include <string>

#include "server/program/database_choice.hpp"
#include "server/storage/database/address.hpp"
#include "server/storage/database/postgresql_files.hpp"

namespace broceliande::cli {
namespace {

namespace fs = std::filesystem;

/// Also where a link to the file leads.
void allow_folder_of(const fs::path& file, std::vector<fs::path>& folders) {
  std::error_code ignored;
  folders.push_back(fs::absolute(file, ignored).parent_path());
  folders.push_back(fs::weakly_canonical(file, ignored).parent_path());
}

void allow_database(const std::string& database, server::FileRights& rights) {
  if (server::storage::is_postgresql(database)) {
    for (const fs::path& file : server::storage::postgresql_files(database)) {
      rights.read.push_back(file);
    }
  } else if (database != ":memory:") {
    allow_folder_of(database, rights.written);
  }
}

}  // namespace

server::FileRights file_rights(const server::ServeOptions& options, const fs::path& client) {
  std::error_code ignored;
  server::FileRights rights;
  rights.read = server::system_folders();
  rights.read.push_back(client);
  rights.written = {fs::temp_directory_path(ignored), "/dev/null"};
  allow_database(options.database, rights);
  if (!options.copy_folder.empty()) {
    fs::create_directories(options.copy_folder, ignored);
    rights.written.emplace_back(options.copy_folder);
  }
  if (fs::exists(options.push_key, ignored)) {
    rights.read.emplace_back(options.push_key);
  } else if (!options.push_key.empty()) {
    allow_folder_of(options.push_key, rights.written);
  }
  for (const std::string& file : {options.mail.password_file, options.mail.authorities}) {
    if (!file.empty()) rights.read.emplace_back(file);
  }
  rights.run = {options.print_program};
  if (!options.picture_program.empty()) {
    for (const char* program : {"node", "rsvg-convert", "pngquant"}) {
      rights.run.push_back(server::found_in_path(program));
    }
  }
  return rights;
}

}  // namespace broceliande::cli
