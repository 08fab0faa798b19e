#pragma once

#include <string>

#include "server/printing/print_service.hpp"

namespace broceliande::server {

/// Prints by `PROGRAM print`, a process of its own: what draws is no part of the server.
[[nodiscard]] PrintService::Printer printing_with(std::string program);

}  // namespace broceliande::server
