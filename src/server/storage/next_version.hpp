#pragma once

#include <string_view>

/// Tests of upgrades need a program that is later than this one: `broceliande_next` is compiled
/// from the same sources, and differs where this says so. No other program is the next version.
namespace broceliande::server {

#ifdef BROCELIANDE_NEXT_VERSION
inline constexpr bool kIsNextVersion = true;
#else
inline constexpr bool kIsNextVersion = false;
#endif

/// Its last migration: something is added, and what programs of before need is taken away later.
inline constexpr std::string_view kNextExpansion =
    "ALTER TABLE identity ADD COLUMN next TEXT NOT NULL DEFAULT '';";
inline constexpr std::string_view kNextContraction = "DROP INDEX game_table_running;";

/// It writes chat that begins so as a version of `chatted` that this program does not know.
inline constexpr std::string_view kNextChat = "next: ";

}  // namespace broceliande::server
