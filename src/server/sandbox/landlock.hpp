#pragma once

#include "server/sandbox/sandbox.hpp"

namespace broceliande::server {

/// Leaves this thread, and what it starts, these rights to files. The version of Landlock that the
/// kernel has; 0, and nothing is changed, where it has none. Needs no_new_privs.
[[nodiscard]] int restrict_files(const FileRights& rights);

}  // namespace broceliande::server
