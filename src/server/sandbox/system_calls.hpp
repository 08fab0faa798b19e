#pragma once

namespace broceliande::server {

/// Refuses this thread, and what it starts, the system calls that no server needs: they fail, and
/// nobody is killed for trying. False, and nothing is changed, where the kernel cannot.
[[nodiscard]] bool restrict_system_calls();

}  // namespace broceliande::server
