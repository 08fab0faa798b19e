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
    EXPECT_EQ(found(cookie_token(header, Transport::plain)), kToken) << header;
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
    EXPECT_EQ(found(cookie_token(header, Transport::plain)), "") << header;
  }
}

using Cookies = std::vector<std::string>;

TEST(Cookie, IsWrittenForAYear) {
  const std::string rest = "=" + kToken + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
  EXPECT_EQ(issued_cookies(Secret(kToken), Transport::plain, ""), Cookies{"broceliande" + rest});
  EXPECT_EQ(issued_cookies(Secret(kToken), Transport::tls, ""),
            Cookies{"__Host-broceliande" + rest + "; Secure"});
}

TEST(Cookie, IsTakenBackUnderAllItsNames) {
  const std::string rest = "=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";
  EXPECT_EQ(revoked_cookies(Transport::plain), Cookies{"broceliande" + rest});
  EXPECT_EQ(revoked_cookies(Transport::tls),
            (Cookies{"__Host-broceliande" + rest + "; Secure", "broceliande" + rest + "; Secure"}));
}

TEST(Cookie, HasTheNameOfItsTransport) {
  const std::string host = "__Host-broceliande=" + kToken;
  const std::string former = "broceliande=" + kOther;
  EXPECT_EQ(found(cookie_token(host, Transport::tls)), kToken);
  EXPECT_EQ(found(cookie_token(host, Transport::plain)), "");
  EXPECT_EQ(found(cookie_token(former + "; " + host, Transport::tls)), kToken);
  EXPECT_EQ(found(cookie_token("__Host-broceliande=x; " + former, Transport::tls)), kOther);
  EXPECT_EQ(found(cookie_token(host + "; " + former, Transport::plain)), kOther);
}

TEST(Cookie, OfAFormerNameIsReplaced) {
  const std::string former = "broceliande=" + kToken;
  EXPECT_TRUE(has_former_cookie(former, Transport::tls));
  EXPECT_FALSE(has_former_cookie(former, Transport::plain));
  EXPECT_FALSE(has_former_cookie("__Host-" + former, Transport::tls));
  const Cookies cookies = issued_cookies(Secret(kToken), Transport::tls, former);
  ASSERT_EQ(cookies.size(), 2U);
  EXPECT_TRUE(cookies[0].starts_with("__Host-broceliande=" + kToken + ";"));
  EXPECT_EQ(cookies[1], revoked_cookies(Transport::tls)[1]);
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
