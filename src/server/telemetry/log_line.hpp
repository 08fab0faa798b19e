#pragma once

#include <string>
#include <string_view>

#include "server/telemetry/log.hpp"

namespace broceliande::server {

/// `2026-01-31T09:05:07.042Z`
[[nodiscard]] std::string iso_time(Moment moment);

/// The JSON text of one line, without its line end. Bytes that are not UTF-8 become `?`; texts are
/// cut after 500 bytes.
[[nodiscard]] std::string log_line(Moment now, LogLevel level, std::string_view event,
                                   Log::Fields fields);

}  // namespace broceliande::server
