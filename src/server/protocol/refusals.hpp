#pragma once

#include "core/error.hpp"
#include "server/telemetry/server_metrics.hpp"

namespace broceliande::server {

/// The name under which a refusal is counted, over sockets and over HTTP.
[[nodiscard]] Refusal reason_of(const Error& error);

}  // namespace broceliande::server
