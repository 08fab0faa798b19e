#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::cli::phrases {

inline constexpr Phrase kShownPassword{
    "storage.shown-password", "", "everybody on this machine can see a password on a command line",
    "it in ~/.pgpass or the file that PGPASSFILE names, in a service file (?service=NAME), or the "
    "whole address in BROCELIANDE_DATABASE"};

}  // namespace broceliande::cli::phrases
