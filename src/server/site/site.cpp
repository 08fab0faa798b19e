#include "server/site/site.hpp"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/blake2b.hpp"
#include "server/site/content_type.hpp"
#include "server/site/phrases.hpp"

namespace broceliande::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIndex = "index.html";
constexpr std::string_view kHashedNames = "assets/";

Representation represent(std::string bytes) {
  constexpr std::size_t kTagLength = 32;
  std::string etag = '"' + hex(blake2b(bytes)).substr(0, kTagLength) + '"';
  return {std::move(bytes), std::move(etag)};
}

/// Takes the bytes at the path out of the contents, if there are any.
std::optional<Representation> taken(Site::Contents& contents, const std::string& path) {
  auto entry = contents.extract(path);
  if (entry.empty()) return std::nullopt;
  return represent(std::move(entry.mapped()));
}

/// A file itself, not a link to one.
bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(fs::symlink_status(path, ignored));
}

bool is_hidden(const fs::path& path) { return path.filename().native().starts_with('.'); }

std::optional<std::string> bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (file.bad()) return std::nullopt;
  return bytes;
}

tl::unexpected<Error> unreadable(const fs::path& path) {
  return refuse(phrases::kUnreadable, Error::kNoPlace, {path.string()});
}

Result<Site::Contents> read_folder(const fs::path& folder) {
  Site::Contents contents;
  std::error_code fault;
  fs::recursive_directory_iterator entry(folder, fault);
  for (; !fault && entry != fs::recursive_directory_iterator(); entry.increment(fault)) {
    const fs::path& path = entry->path();
    if (is_hidden(path)) {
      entry.disable_recursion_pending();
      continue;
    }
    if (!is_file(path)) continue;
    auto bytes = bytes_of(path);
    if (!bytes) return unreadable(path);
    contents.emplace(path.lexically_relative(folder).generic_string(), std::move(*bytes));
  }
  if (fault) return unreadable(folder);
  return contents;
}

}  // namespace

Site::Site(Contents contents) {
  // A path comes before its siblings in the map, so they are taken before their own turn.
  while (!contents.empty()) {
    auto entry = contents.extract(contents.begin());
    const std::string& path = entry.key();
    File file{.content_type = content_type(path),
              .plain = represent(std::move(entry.mapped())),
              .brotli = taken(contents, path + ".br"),
              .gzip = taken(contents, path + ".gz"),
              .is_immutable = path.starts_with(kHashedNames)};
    files_.emplace(path, std::move(file));
  }
}

void Site::put(const std::string& path, std::string bytes) {
  files_.insert_or_assign(path, File{.content_type = content_type(path),
                                     .plain = represent(std::move(bytes)),
                                     .brotli = std::nullopt,
                                     .gzip = std::nullopt,
                                     .is_immutable = false});
}

const File* Site::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

Result<Site> read_site(const fs::path& folder) {
  if (!is_file(folder / kIndex)) {
    return refuse(phrases::kNoIndex, Error::kNoPlace, {folder.string()});
  }
  auto contents = read_folder(folder);
  if (!contents) return pass_on(contents);
  return Site(std::move(*contents));
}

}  // namespace broceliande::server
