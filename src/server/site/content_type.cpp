#include "server/site/content_type.hpp"

#include <array>

namespace broceliande::server {
namespace {

struct Known {
  std::string_view ending;
  std::string_view type;
};

constexpr auto kKnown = std::to_array<Known>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".xml", "application/xml"},
    {".pdf", "application/pdf"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
});

}  // namespace

std::string_view content_type(std::string_view path) {
  for (const auto& [ending, type] : kKnown) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

}  // namespace broceliande::server
