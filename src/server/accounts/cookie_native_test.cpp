#include <gtest/gtest.h>

#include "server/accounts/cookie.hpp"

namespace broceliande::server {
namespace {

const std::string kToken = "abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLM_01";
const std::string kOther(43, 'x');

std::string found(const std::optional<Secret>& token) { return token ? token->reveal() : ""; }

TEST(Cookie, IsFoundAmongOthers) {
  for (const std::string& header : {
           "broceliande=" + kToken,
           "a=b; broceliande=" + kToken + "; c=d",
           "a=b;broceliande=" + kToken + ";c=d",
           " ;; ; broceliande = \"" + kToken + "\" ;",
           "broceliande=short; broceliande=" + kToken,
           "broceliande; broceliande=; broceliande=" + kToken,
           "broceliande=" + kToken + "; broceliande=" + kOther,
           "xbroceliande=" + kOther + "; broceliande=" + kToken,
           "broceliande2=" + kOther + "; broceliande=" + kToken,
           "a=\"; broceliande=" + kToken,
           "=; =x; a==b; broceliande=" + kToken,
       }) {
    EXPECT_EQ(found(cookie_token(header)), kToken) << header;
  }
}

TEST(Cookie, IsNotFoundWhereThereIsNone) {
  for (const std::string& header : {
           std::string(),
           std::string(";"),
           std::string("="),
           std::string("broceliande"),
           std::string("broceliande="),
           std::string("broceliande=\""),
           std::string("broceliande=\"\""),
           "Broceliande=" + kToken,
           "broceliande=" + kToken + "x",
           "broceliande=\"" + kToken,
           "broceliande=\"\"" + kToken + "\"\"",
           "broceliande=" + kToken.substr(1) + "\xE9",
           "a=broceliande=" + kToken,
           "broceliande=a,broceliande=" + kToken,
           std::string(100000, ';'),
           std::string(100000, '"'),
       }) {
    EXPECT_EQ(found(cookie_token(header)), "") << header;
  }
}

TEST(Cookie, IsWrittenForAYear) {
  const std::string plain =
      "broceliande=" + kToken + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
  EXPECT_EQ(set_cookie(Secret(kToken), Transport::plain), plain);
  EXPECT_EQ(set_cookie(Secret(kToken), Transport::tls), plain + "; Secure");
  EXPECT_EQ(unset_cookie(Transport::tls),
            "broceliande=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
}

TEST(Bearer, IsRead) {
  for (const std::string& header :
       {"Bearer " + kToken, "bearer " + kToken, " BEARER   " + kToken + " "}) {
    EXPECT_EQ(found(bearer_token(header)), kToken) << header;
  }
  for (const std::string& header :
       {std::string(), std::string("Bearer"), std::string("Bearer "), kToken, "Bearer" + kToken,
        "Basic " + kToken, "Bearer x" + kToken, "Bearer " + kToken + " x",
        "Bearer Bearer " + kToken, "Bearer=" + kToken, "Bearer \"" + kToken + "\""}) {
    EXPECT_EQ(found(bearer_token(header)), "") << header;
  }
}

}  // namespace
}  // namespace broceliande::server
