#pragma once

#include <string>
#include <string_view>

/// The addresses of databases: `postgresql://…`, or the path of a file.
namespace broceliande::server::storage {

[[nodiscard]] bool is_postgresql(std::string_view address);

/// For people to read: without the password of its user, of its query, or among the keywords of
/// libpq (`host=… password=…`).
[[nodiscard]] std::string without_password(std::string_view address);

/// Whether it has one, there or there.
[[nodiscard]] bool has_password(std::string_view address);

}  // namespace broceliande::server::storage
