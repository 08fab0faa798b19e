#pragma once

#include <string>
#include <string_view>

#include "server/previews/preview_words.hpp"

namespace broceliande::server {

/// What a page is shown with where a link to it is posted.
struct Preview {
  std::string_view language{};
  PreviewText text{};
  std::string origin{};   ///< `https://games.example.org`
  std::string path{};     ///< of the page, from its slash on
  std::string picture{};  ///< the same of a picture of 1200 × 630 pixels
};

/// The client's page with that in its head: in its language, with its title and the properties of
/// Open Graph. Nothing that anybody wrote ends what it stands in.
[[nodiscard]] std::string page_with_preview(std::string_view page, const Preview& preview);

}  // namespace broceliande::server
