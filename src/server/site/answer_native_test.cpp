#include <gtest/gtest.h>

#include <string>

#include "server/site/answer.hpp"

namespace broceliande::server {
namespace {

const Site& site() {
  static const Site made({{"index.html", "<p>home</p>"},
                          {"index.html.br", "br home"},
                          {"index.html.gz", "gz home"},
                          {"sw.js", "worker"},
                          {"for\xC3\xAAt.svg", "<svg/>"},
                          {"assets/app-1f.js", "plain app"},
                          {"assets/app-1f.js.gz", "gz app"},
                          {"assets/rules-2e.wasm", "wasm"},
                          {"secret.d/page.html", "page"}});
  return made;
}

SiteAnswer asked(std::string_view target) {
  return answer({.method = "GET", .target = target, .accept_encoding = {}, .if_none_match = {}},
                site());
}

SiteAnswer asked_encoded(std::string_view target, std::string_view accept_encoding) {
  return answer(
      {.method = "GET", .target = target, .accept_encoding = accept_encoding, .if_none_match = {}},
      site());
}

SiteAnswer asked_again(std::string_view target, std::string_view etag,
                       std::string_view accept_encoding = {}) {
  return answer({.method = "GET",
                 .target = target,
                 .accept_encoding = accept_encoding,
                 .if_none_match = etag},
                site());
}

/// The header's value; empty if it is missing, and a failure if it is there twice.
std::string_view value_of(const SiteAnswer& answer, std::string_view name) {
  std::string_view value;
  int count = 0;
  for (const Header& header : answer.headers) {
    if (header.name != name) continue;
    value = header.value;
    ++count;
  }
  EXPECT_LE(count, 1) << name;
  return value;
}

void expect_page(const SiteAnswer& answer, std::string_view type, std::string_view body) {
  EXPECT_EQ(answer.status, Status::ok);
  EXPECT_EQ(value_of(answer, "Content-Type"), type);
  EXPECT_EQ(answer.body, body);
  EXPECT_EQ(answer.length, body.size());
}

constexpr std::string_view kHtml = "text/html; charset=utf-8";
constexpr std::string_view kText = "text/plain; charset=utf-8";

TEST(SiteAnswer, ServesFiles) {
  expect_page(asked("/sw.js"), "text/javascript; charset=utf-8", "worker");
  expect_page(asked("/assets/rules-2e.wasm"), "application/wasm", "wasm");
  expect_page(asked("/assets/app-1f.js?v=1"), "text/javascript; charset=utf-8", "plain app");
  expect_page(asked("/for%C3%AAt.svg"), "image/svg+xml", "<svg/>");
}

TEST(SiteAnswer, PlacesOfTheClientAreItsIndex) {
  for (const char* target : {"/", "/?seat=a", "/index.html", "/play", "/play/menhirs/",
                             "/rules/v1.2/moves", "/assets/", "/assets/app"}) {
    expect_page(asked(target), kHtml, "<p>home</p>");
  }
}

TEST(SiteAnswer, MissingFilesAreMissed) {
  for (const char* target : {"/nothing.js", "/assets/app-0.js", "/.env", "/secret.d", "/a/b.c",
                             "//index.html", "/index.html.br", "/index.html.gz", "/INDEX.HTML"}) {
    const SiteAnswer missed = asked(target);
    EXPECT_EQ(missed.status, Status::not_found) << target;
    EXPECT_EQ(value_of(missed, "Content-Type"), kText);
    EXPECT_EQ(value_of(missed, "Cache-Control"), "no-cache");
    EXPECT_EQ(missed.body, "404: there is nothing here. The games are at /\n");
    EXPECT_EQ(missed.length, missed.body.size());
  }
}

TEST(SiteAnswer, WithoutIndexEveryPlaceIsMissed) {
  const Site bare(Site::Contents{});
  const SiteRequest request{
      .method = "GET", .target = "/", .accept_encoding = {}, .if_none_match = {}};
  EXPECT_EQ(answer(request, bare).status, Status::not_found);
}

TEST(SiteAnswer, BadTargetsAreRefused) {
  for (const char* target : {"", "*", "index.html", "http://elsewhere/", "/%", "/%zz", "/%00",
                             "/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2fetc%2fpasswd"}) {
    const SiteAnswer refused = asked(target);
    EXPECT_EQ(refused.status, Status::bad_request) << target;
    EXPECT_EQ(refused.body, "400: this request cannot be understood.\n");
  }
}

TEST(SiteAnswer, TellsThatItIsWell) {
  const SiteAnswer health = asked("/healthz");
  expect_page(health, kText, "ok");
  EXPECT_EQ(value_of(health, "Cache-Control"), "no-cache");
  EXPECT_EQ(value_of(health, "ETag"), "");
}

TEST(SiteAnswer, OnlyGetAndHead) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "", "GETS"}) {
    const SiteAnswer refused = answer(
        {.method = method, .target = "/", .accept_encoding = {}, .if_none_match = {}}, site());
    EXPECT_EQ(refused.status, Status::method_not_allowed) << method;
    EXPECT_EQ(value_of(refused, "Allow"), "GET, HEAD");
    EXPECT_EQ(value_of(refused, "ETag"), "");
  }
  EXPECT_EQ(value_of(asked("/"), "Allow"), "");
}

TEST(SiteAnswer, HeadIsGetWithoutBody) {
  for (const char* target : {"/", "/nothing.js", "/%", "/healthz", "/assets/app-1f.js"}) {
    SiteRequest request{
        .method = "GET", .target = target, .accept_encoding = "gzip", .if_none_match = {}};
    const SiteAnswer full = answer(request, site());
    request.method = "HEAD";
    const SiteAnswer headers = answer(request, site());
    EXPECT_EQ(headers.status, full.status) << target;
    EXPECT_EQ(headers.length, full.length);
    EXPECT_EQ(headers.body, "");
    ASSERT_EQ(headers.headers.size(), full.headers.size());
    for (const Header& header : full.headers) {
      EXPECT_EQ(value_of(headers, header.name), header.value) << target;
    }
  }
}

TEST(SiteAnswer, NotModifiedWhereTheClientHasIt) {
  const std::string etag(value_of(asked("/"), "ETag"));
  ASSERT_FALSE(etag.empty());
  for (const std::string& header : {etag, "W/" + etag, "\"x\", " + etag, std::string("*")}) {
    const SiteAnswer unchanged = asked_again("/play", header);
    EXPECT_EQ(unchanged.status, Status::not_modified) << header;
    EXPECT_EQ(unchanged.body, "");
    EXPECT_EQ(unchanged.length, std::nullopt);
    EXPECT_EQ(value_of(unchanged, "ETag"), etag);
    EXPECT_EQ(value_of(unchanged, "Vary"), "Accept-Encoding");
    EXPECT_EQ(value_of(unchanged, "Cache-Control"), "no-cache");
    EXPECT_EQ(value_of(unchanged, "Content-Type"), "");
  }
  EXPECT_EQ(asked_again("/sw.js", etag).status, Status::ok);
  EXPECT_EQ(asked_again("/nothing.js", "*").status, Status::not_found);
}

TEST(SiteAnswer, EachEncodingHasItsTag) {
  const std::string brotli(value_of(asked_encoded("/", "br"), "ETag"));
  EXPECT_EQ(asked_again("/", brotli, "br, gzip").status, Status::not_modified);
  EXPECT_EQ(asked_again("/", brotli, "gzip").status, Status::ok);
  EXPECT_EQ(asked_again("/", brotli).status, Status::ok);
}

TEST(SiteAnswer, SendsWhatWasCompressed) {
  const auto expect = [](std::string_view target, std::string_view accepts,
                         std::string_view encoding, std::string_view body) {
    const SiteAnswer sent = asked_encoded(target, accepts);
    EXPECT_EQ(sent.status, Status::ok);
    EXPECT_EQ(value_of(sent, "Content-Encoding"), encoding) << target << ' ' << accepts;
    EXPECT_EQ(value_of(sent, "Vary"), "Accept-Encoding");
    EXPECT_EQ(sent.body, body);
    EXPECT_EQ(sent.length, body.size());
  };
  expect("/", "gzip, deflate, br", "br", "br home");
  expect("/", "gzip, br;q=0.5", "gzip", "gz home");
  expect("/", "", "", "<p>home</p>");
  expect("/", "br;q=0, gzip;q=0", "", "<p>home</p>");
  expect("/assets/app-1f.js", "br, gzip", "gzip", "gz app");
  expect("/assets/app-1f.js", "br", "", "plain app");
  expect("/sw.js", "br, gzip", "", "worker");
  EXPECT_EQ(value_of(asked_encoded("/", "br"), "Content-Type"), kHtml);
}

TEST(SiteAnswer, HashedNamesAreKeptForever) {
  constexpr std::string_view kForever = "public, max-age=31536000, immutable";
  EXPECT_EQ(value_of(asked("/assets/app-1f.js"), "Cache-Control"), kForever);
  EXPECT_EQ(value_of(asked_again("/assets/app-1f.js", "*"), "Cache-Control"), kForever);
  for (const char* target : {"/", "/sw.js", "/assets/", "/assets/nothing.js", "/%"}) {
    EXPECT_EQ(value_of(asked(target), "Cache-Control"), "no-cache") << target;
  }
}

void expect_guarded(const SiteAnswer& answer) {
  EXPECT_EQ(value_of(answer, "Content-Security-Policy"),
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
            "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'");
  EXPECT_EQ(value_of(answer, "Cross-Origin-Opener-Policy"), "same-origin");
  EXPECT_EQ(value_of(answer, "Cross-Origin-Embedder-Policy"), "require-corp");
  EXPECT_EQ(value_of(answer, "Cross-Origin-Resource-Policy"), "same-origin");
  EXPECT_EQ(value_of(answer, "X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(value_of(answer, "Referrer-Policy"), "no-referrer");
  EXPECT_EQ(value_of(answer, "Permissions-Policy"), "camera=(), microphone=(), geolocation=()");
  EXPECT_EQ(value_of(answer, "Server"), "");
}

TEST(SiteAnswer, EveryAnswerIsGuarded) {
  for (const char* target : {"/", "/sw.js", "/healthz", "/nothing.js", "/%"}) {
    expect_guarded(asked(target));
  }
  expect_guarded(asked_again("/", "*"));
  for (const Status status : {Status::bad_request, Status::not_found, Status::method_not_allowed,
                              Status::content_too_large, Status::header_too_large}) {
    const SiteAnswer refused = refusal(status);
    expect_guarded(refused);
    EXPECT_EQ(refused.status, status);
    EXPECT_TRUE(refused.body.starts_with(std::to_string(static_cast<int>(status)) + ": "));
  }
}

}  // namespace
}  // namespace broceliande::server
