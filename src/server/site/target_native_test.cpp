#include <gtest/gtest.h>

#include "server/site/target.hpp"

namespace broceliande::server {
namespace {

TEST(Target, NamesAPath) {
  EXPECT_EQ(path_of("/"), "");
  EXPECT_EQ(path_of("/?a=b"), "");
  EXPECT_EQ(path_of("/assets/app.js"), "assets/app.js");
  EXPECT_EQ(path_of("/assets/app.js?v=%zz#"), std::nullopt);
  EXPECT_EQ(path_of("/assets/app.js?v=%zz"), "assets/app.js");
  EXPECT_EQ(path_of("/a%20b%2Ftxt"), "a b/txt");
  EXPECT_EQ(path_of("/for%C3%aat"), "forêt");
  EXPECT_EQ(path_of("/...a/..b/c.."), "...a/..b/c..");
}

TEST(Target, RefusesWhatIsNone) {
  for (const char* target : {"", "*", "index.html", "http://elsewhere/", "?", "elsewhere:80"}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Target, RefusesBadEncoding) {
  for (const char* target : {"/%", "/%4", "/a%", "/%4g", "/%g4", "/%-1", "/%+1", "/%%41", "/% 1"}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Target, RefusesControlCharacters) {
  for (const char* target : {"/%00", "/index.html%00.png", "/%0d%0aSet-Cookie", "/%7f", "/a\tb"}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Target, RefusesToClimb) {
  for (const char* target : {"/..", "/.", "/../secret", "/a/../b", "/a/..", "/%2e%2e/secret",
                             "/a%2f..%2fb", "/./a", "/.%2E/a"}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Query, HasNamesAndValuesInTheirOrder) {
  using Fields = std::vector<QueryField>;
  EXPECT_EQ(query_of("/print/graal.pdf"), Fields{});
  EXPECT_EQ(query_of("/?"), Fields{});
  EXPECT_EQ(query_of("/?b=2&a=1&a=3"), (Fields{{"b", "2"}, {"a", "1"}, {"a", "3"}}));
  EXPECT_EQ(query_of("/?a&b=&=c&&d=e=f?g"),
            (Fields{{"a", ""}, {"b", ""}, {"", "c"}, {"", ""}, {"d", "e=f?g"}}));
  EXPECT_EQ(query_of("/?map=two%20w+rds%26%0Arf"), (Fields{{"map", "two w rds&\nrf"}}));
}

TEST(Query, IsNoneWhereItCannotBeRead) {
  for (const char* target : {"/?a=%", "/?a=%4", "/?%zz=1", "/?a=%00", "/?a=1&b=%0d", "/?%7f"}) {
    EXPECT_EQ(query_of(target), std::nullopt) << target;
  }
}

TEST(Target, ExtensionIsOfTheLastSegment) {
  EXPECT_TRUE(has_extension("app.js"));
  EXPECT_TRUE(has_extension("a/b.c"));
  EXPECT_TRUE(has_extension(".env"));
  EXPECT_FALSE(has_extension(""));
  EXPECT_FALSE(has_extension("play/menhirs"));
  EXPECT_FALSE(has_extension("v1.2/rules"));
  EXPECT_FALSE(has_extension("v1.2/"));
}

}  // namespace
}  // namespace broceliande::server
