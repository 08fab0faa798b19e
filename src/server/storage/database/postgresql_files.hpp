#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace broceliande::server::storage {

/// Files and folders that libpq may read for a connection: those that the address and the
/// environment name, and those in the home folder where it looks by itself.
[[nodiscard]] std::vector<std::filesystem::path> postgresql_files(const std::string& address);

}  // namespace broceliande::server::storage
