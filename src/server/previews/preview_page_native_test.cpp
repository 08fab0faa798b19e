#include <gtest/gtest.h>

#include "server/previews/preview_page.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kPage =
    R"(<html lang="en"><head><title>Brocéliande</title></head><body></body></html>)";

TEST(PreviewPage, SaysWhatItIsInItsHead) {
  const std::string page = page_with_preview(kPage, {.language = "fr",
                                                     .text = {"Une partie ?", "Trois jeux"},
                                                     .origin = "https://games.example.org",
                                                     .path = "/table/abcdef",
                                                     .picture = "/pictures/graal.png"});
  EXPECT_TRUE(page.starts_with(R"(<html lang="fr"><head><title>Une partie ?</title>)")) << page;
  for (const char* part : {
           R"(<meta property="og:title" content="Une partie ?" />)",
           R"(<meta property="og:description" content="Trois jeux" />)",
           R"(<meta property="og:url" content="https://games.example.org/table/abcdef" />)",
           R"(<meta property="og:image" content="https://games.example.org/pictures/graal.png" />)",
       }) {
    EXPECT_NE(page.find(part), std::string::npos) << part << page;
  }
  EXPECT_TRUE(page.ends_with("</head><body></body></html>"));
}

TEST(PreviewPage, RepeatsNothingThatCouldEndWhatItStandsIn) {
  const std::string page = page_with_preview(
      kPage,
      {.language = "en", .text = {R"(</title><script>"&)", R"("/><b>)"}, .path = R"(/"><i>)"});
  for (const char* part : {"<script>", "<b>", "<i>", R"(content=""/>)"}) {
    EXPECT_EQ(page.find(part), std::string::npos) << part;
  }
  EXPECT_NE(page.find("&lt;/title&gt;&lt;script&gt;&quot;&amp;"), std::string::npos) << page;
}

TEST(PreviewPage, LeavesAPageWithoutAHeadAlone) {
  EXPECT_EQ(page_with_preview("hello", {.language = "fr", .text = {"a", "b"}}), "hello");
}

}  // namespace
}  // namespace broceliande::server
