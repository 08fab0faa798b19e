#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "server/site/content_type.hpp"
#include "server/site/site.hpp"

namespace broceliande::server {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, gone afterwards.
class SiteFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("broceliande-site-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& path, const std::string& bytes) const {
    fs::create_directories((folder_ / path).parent_path());
    std::ofstream(folder_ / path, std::ios::binary) << bytes;
  }
  [[nodiscard]] const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
};

TEST_F(SiteFolder, IsReadWithAllItsFolders) {
  write("index.html", "<p>");
  write("assets/fonts/a b.woff2", std::string("\0\xFF\r\n", 4));
  for (const fs::path& named : {folder(), folder() / ""}) {
    const auto site = read_site(named);
    ASSERT_TRUE(site) << english(site.error());
    ASSERT_NE(site->find("index.html"), nullptr);
    const File* font = site->find("assets/fonts/a b.woff2");
    ASSERT_NE(font, nullptr);
    EXPECT_EQ(font->plain.bytes, std::string("\0\xFF\r\n", 4));
    EXPECT_EQ(font->content_type, "font/woff2");
    EXPECT_EQ(site->find("assets"), nullptr);
    EXPECT_EQ(site->find(""), nullptr);
  }
}

TEST_F(SiteFolder, LeavesOutWhatIsHiddenOrElsewhere) {
  write("index.html", "<p>");
  write("real.txt", "here");
  write(".env", "secret");
  write(".git/config.txt", "secret");
  fs::create_symlink("real.txt", folder() / "link.txt");
  fs::create_directory_symlink("/etc", folder() / "etc");
  const auto site = read_site(folder());
  ASSERT_TRUE(site) << english(site.error());
  EXPECT_NE(site->find("real.txt"), nullptr);
  for (const char* path : {".env", ".git/config.txt", "link.txt", "etc/hostname", "etc/passwd"}) {
    EXPECT_EQ(site->find(path), nullptr) << path;
  }
}

TEST_F(SiteFolder, NeedsAnIndex) {
  for (const fs::path& named : {folder(), folder() / "nowhere"}) {
    const auto site = read_site(named);
    ASSERT_FALSE(site);
    EXPECT_EQ(english(site.error()),
              "there is no index.html in '" + named.string() +
                  "'; expected the built web client; ./run builds it, and so does 'npm run build' "
                  "in web/");
  }
}

TEST(Site, CompressedSiblingsBelongToTheirFile) {
  const Site site({{"app.js", "plain"},
                   {"app.js.br", "small"},
                   {"app.js.gz", "medium"},
                   {"app.json", "other"},
                   {"alone.br", "alone"}});
  const File* file = site.find("app.js");
  ASSERT_NE(file, nullptr);
  EXPECT_EQ(file->plain.bytes, "plain");
  ASSERT_TRUE(file->brotli && file->gzip);
  EXPECT_EQ(file->brotli->bytes, "small");
  EXPECT_EQ(file->gzip->bytes, "medium");
  EXPECT_EQ(site.find("app.js.br"), nullptr);
  EXPECT_EQ(site.find("app.js.gz"), nullptr);
  ASSERT_NE(site.find("app.json"), nullptr);
  EXPECT_FALSE(site.find("app.json")->brotli);
  EXPECT_NE(site.find("alone.br"), nullptr);
}

TEST(Site, TakesWhatWasNotBuiltInPlaceOfWhatWas) {
  Site site({{"site.json", "{}"}, {"site.json.br", "small"}});
  site.put("site.json", "new");
  site.put("other.txt", "more");
  EXPECT_EQ(site.find("site.json")->plain.bytes, "new");
  EXPECT_FALSE(site.find("site.json")->brotli);
  EXPECT_EQ(site.find("site.json")->content_type, "application/json");
  EXPECT_EQ(site.find("other.txt")->plain.bytes, "more");
}

TEST(Site, TagsStandForBytes) {
  const Site site({{"a.js", "one"}, {"a.js.br", "two"}, {"b.js", "one"}, {"empty.txt", ""}});
  const std::string& tag = site.find("a.js")->plain.etag;
  EXPECT_EQ(tag.size(), 34U);
  EXPECT_TRUE(tag.starts_with('"') && tag.ends_with('"'));
  EXPECT_EQ(tag, site.find("b.js")->plain.etag);
  EXPECT_NE(tag, site.find("a.js")->brotli->etag);
  EXPECT_NE(tag, site.find("empty.txt")->plain.etag);
}

TEST(Site, OnlyHashedNamesAreImmutable) {
  const Site site({{"assets/app-1f.js", ""}, {"sw.js", ""}, {"my/assets/app.js", ""}});
  EXPECT_TRUE(site.find("assets/app-1f.js")->is_immutable);
  EXPECT_FALSE(site.find("sw.js")->is_immutable);
  EXPECT_FALSE(site.find("my/assets/app.js")->is_immutable);
}

TEST(ContentType, IsWhatBrowsersWant) {
  EXPECT_EQ(content_type("index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type("a/app.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type("app.css"), "text/css; charset=utf-8");
  EXPECT_EQ(content_type("rules.wasm"), "application/wasm");
  EXPECT_EQ(content_type("logo.svg"), "image/svg+xml");
  EXPECT_EQ(content_type("site.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type("serif.woff2"), "font/woff2");
  EXPECT_EQ(content_type("app.js.map"), "application/json");
  EXPECT_EQ(content_type("robots.txt"), "text/plain; charset=utf-8");
  EXPECT_EQ(content_type("favicon.ico"), "image/x-icon");
  EXPECT_EQ(content_type("icon.png"), "image/png");
  EXPECT_EQ(content_type("LICENSE"), "application/octet-stream");
  EXPECT_EQ(content_type("strange.thing"), "application/octet-stream");
}

}  // namespace
}  // namespace broceliande::server
