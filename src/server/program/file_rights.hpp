#pragma once

#include <filesystem>

#include "server/game_server.hpp"
#include "server/sandbox/sandbox.hpp"

namespace broceliande::cli {

/// What a server needs: it writes where its database and the copy of it are and to the temporary
/// folder, reads the system and the client, and runs what prints and draws. The folder of the copy
/// is made where there is none.
[[nodiscard]] server::FileRights file_rights(const server::ServeOptions& options,
                                             const std::filesystem::path& client);

}  // namespace broceliande::cli
