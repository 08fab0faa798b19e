#include <gtest/gtest.h>

#include <vector>

#include "server/accounts/origin.hpp"

namespace broceliande::server {
namespace {

struct OriginCase {
  std::string_view origin;
  std::string_view host;
};

bool is_own(const OriginCase& request, const std::vector<Origin>& known = {}) {
  return is_own_origin(request.origin, request.host, known, NoOrigin::refused);
}

TEST(Origin, IsOurOwnWhereItIsTheHostThatIsAsked) {
  for (const OriginCase& request : {
           OriginCase{"http://localhost:8080", "localhost:8080"},
           OriginCase{"https://localhost:8080", "localhost:8080"},
           OriginCase{"https://games.example.org", "games.example.org"},
           OriginCase{"http://games.example.org", "games.example.org"},
           OriginCase{"https://games.example.org", "Games.Example.ORG"},
           OriginCase{"https://games.example.org", "games.example.org:443"},
           OriginCase{"https://games.example.org:443", "games.example.org"},
           OriginCase{"http://games.example.org", "games.example.org:80"},
           OriginCase{"http://[::1]:8080", "[::1]:8080"},
           OriginCase{"http://[2001:db8::1]", "[2001:DB8::1]"},
           OriginCase{"http://127.0.0.1:1", "127.0.0.1:1"},
       }) {
    EXPECT_TRUE(is_own(request)) << request.origin << ' ' << request.host;
  }
}

TEST(Origin, IsForeignOtherwise) {
  for (const OriginCase& request : {
           OriginCase{"http://evil.org", "games.example.org"},
           OriginCase{"http://localhost:8081", "localhost:8080"},
           OriginCase{"http://localhost", "localhost:8080"},
           OriginCase{"https://games.example.org", "games.example.org:80"},
           OriginCase{"https://games.example.org.evil.org", "games.example.org"},
           OriginCase{"https://evil.org", ""},
           OriginCase{"null", "null"},
           OriginCase{"null", "games.example.org"},
           OriginCase{"", "games.example.org"},
           OriginCase{"", ""},
           OriginCase{"games.example.org", "games.example.org"},
           OriginCase{"file://", ""},
           OriginCase{"http://", ""},
           OriginCase{"http://:80", ":80"},
           OriginCase{"ws://games.example.org", "games.example.org"},
       }) {
    EXPECT_FALSE(is_own(request)) << request.origin << ' ' << request.host;
  }
}

TEST(Origin, IsNeverOursWhereItIsMalformed) {
  for (const std::string_view rest : {"games.example.org/",
                                      "games.example.org/x",
                                      "a@games.example.org",
                                      "games.example.org ",
                                      " games.example.org",
                                      "games.example.org:",
                                      "games.example.org:0",
                                      "games.example.org:65536",
                                      "games.example.org:80x",
                                      "games.example.org:-1",
                                      "games.example.org:+80",
                                      "games.example.org:80:80",
                                      "games.example.org?",
                                      "a b",
                                      "[::1",
                                      "::1]",
                                      "[]",
                                      "[::1]x",
                                      "[::g]",
                                      "é.org",
                                      "a,b",
                                      "http://a"}) {
    const std::string origin = "http://" + std::string(rest);
    EXPECT_FALSE(is_own({origin, rest})) << origin;
    EXPECT_FALSE(read_origin(origin)) << origin;
  }
  const std::string endless(300, 'a');
  EXPECT_FALSE(is_own({"http://" + endless, endless}));
}

TEST(Origin, MayBeOneThatWeAreKnownBy) {
  const std::vector known{read_origin("https://games.example.org").value(),
                          read_origin("http://Other.example.org:8080").value()};
  EXPECT_TRUE(is_own({"https://games.example.org", "127.0.0.1:9000"}, known));
  EXPECT_TRUE(is_own({"https://games.example.org:443", ""}, known));
  EXPECT_TRUE(is_own({"http://other.example.org:8080", "x"}, known));
  EXPECT_FALSE(is_own({"http://games.example.org", "127.0.0.1:9000"}, known));
  EXPECT_FALSE(is_own({"http://other.example.org", "127.0.0.1:9000"}, known));
  EXPECT_FALSE(is_own({"null", "127.0.0.1:9000"}, known));
}

TEST(Origin, MayBeMissingWhereTheCallerSaysSo) {
  EXPECT_TRUE(is_own_origin("", "games.example.org", {}, NoOrigin::allowed));
  EXPECT_FALSE(is_own_origin("null", "games.example.org", {}, NoOrigin::allowed));
  EXPECT_FALSE(is_own_origin("http://evil.org", "games.example.org", {}, NoOrigin::allowed));
}

TEST(Origin, IsReadIntoOneForm) {
  const Origin expected{Origin::Scheme::https, "games.example.org", 443};
  EXPECT_EQ(read_origin("https://GAMES.example.org:443").value(), expected);
  EXPECT_EQ(english(read_origin("games.example.org").error()),
            "'games.example.org' is not an origin; expected scheme, host and port, such as "
            "https://games.example.org");
}

}  // namespace
}  // namespace broceliande::server
