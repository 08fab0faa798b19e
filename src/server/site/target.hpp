#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broceliande::server {

/// The path that a request's target names: percent-decoded, without its first slash and without
/// what follows a question mark. Nothing where the target does not begin with a slash, is wrongly
/// encoded, or holds what clients never send: control characters, a fragment (`#`), or the segments
/// `.` and `..`.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

/// A name and its value.
using QueryField = std::pair<std::string, std::string>;

/// What follows the question mark of a target, as forms send it, decoded and in its order. Nothing
/// where it is wrongly encoded or holds control characters other than line feeds.
[[nodiscard]] std::optional<std::vector<QueryField>> query_of(std::string_view target);

/// Whether a path names a file rather than a place in the client, by a dot in its last segment.
[[nodiscard]] bool has_extension(std::string_view path);

}  // namespace broceliande::server
