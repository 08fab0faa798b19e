#include <gtest/gtest.h>

#include "server/site/contact.hpp"

namespace broceliande::server {
namespace {

TEST(Contact, IsAnEMailAddressOrAUrl) {
  const auto link = [](std::string_view text) { return contact_link(text).value_or("refused"); };
  EXPECT_EQ(link("ada+games@mail.example.org"), "mailto:ada+games@mail.example.org");
  EXPECT_EQ(link("https://example.org/ask?about=games#form"),
            "https://example.org/ask?about=games#form");
  EXPECT_EQ(link("http://example.org:8080"), "http://example.org:8080");
  EXPECT_EQ(link(""), "");
}

TEST(Contact, IsNothingElse) {
  for (const std::string_view text :
       {"Ada", "ada@", "@example.org", "ada@example", "ada@@example.org", "ada@.org",
        "ada@example..org", "a da@example.org", "https://", "https:///path", "ftp://example.org",
        "javascript:alert(1)", "example.org", "https://example.org/\"><script>",
        "https://example.org/\\", "https://exam ple.org", "mailto:ada@example.org",
        "https://example.org/\n"}) {
    EXPECT_FALSE(contact_link(text)) << text;
  }
  EXPECT_FALSE(contact_link("https://example.org/" + std::string(500, 'a')));
  EXPECT_EQ(english(contact_link("Ada").error()),
            "'Ada' is not a contact; expected an e-mail address or a URL: ada@example.org, "
            "https://example.org/contact");
}

TEST(Contact, IsASettingOfTheSite) {
  EXPECT_EQ(site_settings("mailto:ada@example.org"), "{\"contact\":\"mailto:ada@example.org\"}\n");
  EXPECT_EQ(site_settings(""), "{\"contact\":\"\"}\n");
}

}  // namespace
}  // namespace broceliande::server
