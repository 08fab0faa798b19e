#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::server {

/// Bytes as they travel, and the ETag that stands for exactly these bytes, in its quotes.
struct Representation {
  std::string bytes;
  std::string etag;
};

/// A file under its own bytes and, where the client was built with them, compressed ones.
struct File {
  std::string_view content_type;
  Representation plain;
  std::optional<Representation> brotli;
  std::optional<Representation> gzip;
  bool is_immutable = false;  ///< the name carries a hash: other bytes would have another name
};

/// The web client in memory. Nothing is read after construction, so whatever a client asks for, it
/// gets these bytes or none. Threads may share it once it is served.
class Site {
 public:
  using Contents = std::map<std::string, std::string, std::less<>>;

  /// From paths such as `assets/app.js` to bytes. Where there is `x`, `x.br` and `x.gz` are its
  /// compressed bytes and no files of their own.
  explicit Site(Contents contents);

  /// A file that was not built: it takes the place of one that was.
  void put(const std::string& path, std::string bytes);

  /// The file at a path without the first slash; nullptr where there is none.
  [[nodiscard]] const File* find(std::string_view path) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

/// Reads a folder. Hidden files and links are left out, since they may hold or lead to what nobody
/// meant to publish. A folder without index.html is refused.
[[nodiscard]] Result<Site> read_site(const std::filesystem::path& folder);

}  // namespace broceliande::server
