#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

#include "server/notices/endpoint.hpp"
#include "server/notices/retry.hpp"

namespace broceliande::server {
namespace {

bool is_public_address(const std::string& text) {
  sockaddr_in four{};
  four.sin_family = AF_INET;
  if (inet_pton(AF_INET, text.c_str(), &four.sin_addr) == 1) {
    return is_public(reinterpret_cast<const sockaddr&>(four));
  }
  sockaddr_in6 six{};
  six.sin6_family = AF_INET6;
  EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &six.sin6_addr), 1) << text;
  return is_public(reinterpret_cast<const sockaddr&>(six));
}

TEST(Endpoint, AddressesOfTheInternetArePublic) {
  for (const char* address :
       {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
        "172.15.255.255", "172.32.0.0", "192.167.255.255", "198.17.255.255", "223.255.255.255",
        "2606:4700::1111", "2a00:1450:4007::1", "::ffff:8.8.8.8", "64:ff9b::808:808"}) {
    EXPECT_TRUE(is_public_address(address)) << address;
  }
}

TEST(Endpoint, AddressesOfThisMachineAndOfItsNetworkAreNot) {
  for (const char* address : {"0.0.0.0",
                              "10.1.2.3",
                              "100.64.0.1",
                              "127.0.0.1",
                              "127.255.255.254",
                              "169.254.169.254",
                              "172.16.0.1",
                              "172.31.255.255",
                              "192.0.0.8",
                              "192.0.2.1",
                              "192.168.1.1",
                              "198.18.0.1",
                              "198.19.255.255",
                              "198.51.100.7",
                              "203.0.113.7",
                              "224.0.0.1",
                              "240.0.0.1",
                              "255.255.255.255",
                              "::",
                              "::1",
                              "fe80::1",
                              "fc00::1",
                              "fd12::1",
                              "ff02::1",
                              "2001::1",
                              "2001:db8::1",
                              "2002:7f00:1::",
                              "::ffff:127.0.0.1",
                              "::ffff:10.0.0.1",
                              "::127.0.0.1",
                              "64:ff9b::7f00:1",
                              "64:ff9b:1::1",
                              "100::1"}) {
    EXPECT_FALSE(is_public_address(address)) << address;
  }
  sockaddr local{};
  local.sa_family = AF_UNIX;
  EXPECT_FALSE(is_public(local));
}

TEST(Endpoint, IsTakenApart) {
  const auto endpoint =
      read_endpoint("https://push.example.net:8443/send/abc?x=1#y", EndpointScope::public_only);
  ASSERT_TRUE(endpoint.has_value());
  EXPECT_EQ(endpoint->url, "https://push.example.net:8443/send/abc?x=1");
  EXPECT_EQ(endpoint->origin, "https://push.example.net:8443");
  EXPECT_EQ(endpoint->host, "push.example.net");
  EXPECT_EQ(read_endpoint("https://[2606:4700::1111]:444/x", EndpointScope::public_only)->host,
            "[2606:4700::1111]");
  EXPECT_EQ(read_endpoint("http://127.0.0.1:80/x", EndpointScope::any)->origin,
            "http://127.0.0.1:80");
}

TEST(Endpoint, IsNoAddressOfTheOperatorsNetwork) {
  for (const char* url : {"http://push.example.net/x",
                          "https://127.0.0.1/x",
                          "https://localhost/x",
                          "https://[::1]/",
                          "https://169.254.169.254/latest",
                          "https://printer/x",
                          "https://printer.local/x",
                          "https://x.internal/",
                          "https://a.localhost/",
                          "https://user@push.example.net/",
                          "https://push.example.net:0/",
                          "https://push.example.net:99999/",
                          "https://push.example.net:80a/",
                          "https:///x",
                          "https://",
                          "",
                          "ftp://push.example.net/",
                          "file:///etc/passwd",
                          "https://push example.net/",
                          "https://push.example.net/\r\nHost: x",
                          "https://.example.net/",
                          "https://pu$h.example.net/",
                          "https://[::1/",
                          "javascript:1",
                          "https://push.example.net\\@127.0.0.1/",
                          "https://ex\xc3\xa4mple.net/"}) {
    EXPECT_FALSE(read_endpoint(url, EndpointScope::public_only).has_value()) << url;
  }
  const std::string start = "https://push.example.net/";
  EXPECT_TRUE(read_endpoint(start + std::string(kLongestEndpoint - start.size(), 'x'),
                            EndpointScope::public_only));
  EXPECT_FALSE(
      read_endpoint(start + std::string(kLongestEndpoint, 'x'), EndpointScope::public_only));
}

TEST(Retry, KnowsWhatAnAnswerMeans) {
  using enum DeliveryOutcome;
  const RetryRules rules;
  for (const long status : {200, 201, 202, 204}) {
    EXPECT_EQ(outcome_of({.status = status}, 1, rules), delivered);
  }
  for (const long status : {404, 410}) EXPECT_EQ(outcome_of({.status = status}, 1, rules), gone);
  for (const long status : {301, 400, 401, 403, 413}) {
    EXPECT_EQ(outcome_of({.status = status}, 1, rules), refused) << status;
  }
  for (const long status : {0, 408, 429, 500, 502, 503}) {
    EXPECT_EQ(outcome_of({.status = status}, 1, rules), std::nullopt) << status;
    EXPECT_EQ(outcome_of({.status = status}, rules.most_tries, rules), failed) << status;
  }
}

TEST(Retry, WaitsLongerEachTimeAndAsLongAsItIsTold) {
  const RetryRules rules;
  EXPECT_EQ(wait_after({}, 1, 0, rules), Milliseconds(2'000));
  EXPECT_EQ(wait_after({}, 1, 0.5, rules), Milliseconds(3'000));
  EXPECT_EQ(wait_after({}, 2, 0, rules), Milliseconds(8'000));
  EXPECT_EQ(wait_after({}, 4, 0, rules), Milliseconds(128'000));
  EXPECT_EQ(wait_after({}, 40, 1, rules), rules.longest);
  const TryAnswer wish{.status = 429, .retry_after = Milliseconds(30'000)};
  EXPECT_EQ(wait_after(wish, 1, 0, rules), Milliseconds(30'000));
  EXPECT_EQ(wait_after(wish, 4, 0, rules), Milliseconds(128'000));
  const TryAnswer rude{.status = 503, .retry_after = std::chrono::hours(24)};
  EXPECT_EQ(wait_after(rude, 1, 0, rules), rules.longest);
}

}  // namespace
}  // namespace broceliande::server
