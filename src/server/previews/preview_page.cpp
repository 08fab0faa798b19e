#include "server/previews/preview_page.hpp"

#include "core/markup.hpp"

namespace broceliande::server {
namespace {

std::string property(std::string_view name, std::string_view content) {
  return R"(    <meta property=")" + std::string(name) + R"(" content=")" + escaped(content) +
         "\" />\n";
}

/// Replaces what stands between two texts, or leaves it where they are not there.
void replace_between(std::string& page, std::string_view begin, std::string_view end,
                     std::string_view text) {
  const std::size_t from = page.find(begin);
  if (from == std::string::npos) return;
  const std::size_t inside = from + begin.size();
  const std::size_t to = page.find(end, inside);
  if (to != std::string::npos) page.replace(inside, to - inside, text);
}

}  // namespace

std::string page_with_preview(std::string_view page, const Preview& preview) {
  const auto& [language, text, origin, path, picture] = preview;
  std::string head = property("og:type", "website");
  head += property("og:site_name", "Brocéliande");
  head += property("og:title", text.title);
  head += property("og:description", text.description);
  head += property("og:url", origin + path);
  head += property("og:image", origin + picture);
  head += property("og:image:width", "1200");
  head += property("og:image:height", "630");
  head += "    <meta name=\"twitter:card\" content=\"summary_large_image\" />\n  ";
  std::string changed(page);
  replace_between(changed, "<html lang=\"", "\"", language);
  replace_between(changed, "<title>", "</title>", escaped(text.title));
  const std::size_t end = changed.find("</head>");
  if (end != std::string::npos) changed.insert(end, head);
  return changed;
}

}  // namespace broceliande::server
