#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <deque>
#include <thread>

#include "server/connections/http_listener.hpp"
#include "server/testing/http_client.hpp"
#include "server/testing/running_listener.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kBig = 16'000'000;  // more than the buffers of two sockets hold

const Site& site() {
  static const Site made({{"index.html", "<p>home</p>"},
                          {"index.html.br", "br home"},
                          {"big.txt", std::string(kBig, 'x')}});
  return made;
}

/// A listener for this site.
class Running : public RunningListener {
 public:
  explicit Running(const ConnectionLimits& limits = {}, Backend backend = {})
      : RunningListener(site(), limits, std::move(backend)) {}
};

constexpr std::string_view kHome = "<p>home</p>";
constexpr std::string_view kGet = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";

TEST(HttpListener, AnswersRequestsOnOneConnection) {
  const Running running;
  HttpClient client(running.port());
  for (int i = 0; i < 2; ++i) {
    const std::string answer = client.ask(kGet, kHome.size());
    expect_begins(answer, "HTTP/1.1 200 OK");
    EXPECT_TRUE(answer.ends_with(kHome));
    EXPECT_EQ(value_of(answer, "Content-Length"), std::to_string(kHome.size()));
    EXPECT_EQ(value_of(answer, "X-Content-Type-Options"), "nosniff");
    EXPECT_TRUE(value_of(answer, "Date").ends_with(" GMT"));
    EXPECT_EQ(value_of(answer, "Server"), "");
  }
}

TEST(HttpListener, AnswersRequestsThatComeTogether) {
  const Running running;
  HttpClient client(running.port());
  client.say(std::string(kGet) +
             "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(client.answer(kHome.size()).ends_with(kHome));
  const std::string last = client.rest();
  EXPECT_TRUE(last.ends_with("\r\n\r\nok"));
  EXPECT_EQ(value_of(last, "Connection"), "close");
}

TEST(HttpListener, HeadersMayComeInPieces) {
  const Running running;
  HttpClient client(running.port());
  client.say("GET / HTT");
  std::this_thread::sleep_for(20ms);
  EXPECT_TRUE(client.ask("P/1.1\r\nHost: here\r\n\r\n", kHome.size()).ends_with(kHome));
}

TEST(HttpListener, ListsInSeveralLinesAreOne) {
  const Running running;
  HttpClient client(running.port());
  const std::string answer = client.ask(
      "GET / HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\nAccept-Encoding: br\r\n\r\n", 7);
  EXPECT_EQ(value_of(answer, "Content-Encoding"), "br");
  EXPECT_TRUE(answer.ends_with("\r\n\r\nbr home"));
}

TEST(HttpListener, HeadAndNotModifiedHaveNoBody) {
  const Running running;
  HttpClient client(running.port());
  const std::string head = client.ask("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n", 0);
  expect_begins(head, "HTTP/1.1 200 OK");
  EXPECT_EQ(value_of(head, "Content-Length"), std::to_string(kHome.size()));
  const std::string unchanged = client.ask(
      "GET / HTTP/1.1\r\nHost: here\r\nIf-None-Match: " + value_of(head, "ETag") + "\r\n\r\n", 0);
  expect_begins(unchanged, "HTTP/1.1 304 Not Modified");
  EXPECT_EQ(value_of(unchanged, "Content-Length"), "");
  // Had either brought a body, it would be heard here.
  expect_begins(client.ask(kGet, kHome.size()), "HTTP/1.1 200 OK");
}

TEST(HttpListener, OldClientsAreLeftAfterOneAnswer) {
  const Running running;
  HttpClient client(running.port());
  client.say("GET /healthz HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(client.rest().ends_with("\r\n\r\nok"));
}

TEST(HttpListener, RefusesWhatIsMalformed) {
  const Running running;
  for (const char* request :
       {"nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01 TLS\r\n\r\n",
        "GET / HTTP/1.1\r\nHost here\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nA b: c\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n"}) {
    HttpClient client(running.port());
    client.say(request);
    const std::string answer = client.rest();
    expect_begins(answer, "HTTP/1.1 400 Bad Request");
    EXPECT_EQ(value_of(answer, "Connection"), "close") << request;
    EXPECT_EQ(value_of(answer, "Referrer-Policy"), "no-referrer") << request;
  }
}

TEST(HttpListener, NeedsOneHost) {
  const Running running;
  HttpClient client(running.port());
  expect_begins(client.ask("GET / HTTP/1.1\r\n\r\n", 40), "HTTP/1.1 400 Bad Request");
  expect_begins(client.ask("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 40),
                "HTTP/1.1 400 Bad Request");
  expect_begins(client.ask(kGet, kHome.size()), "HTTP/1.1 200 OK");
}

TEST(HttpListener, RefusesLongHeaders) {
  const Running running;
  const auto request = [](std::size_t length) {
    return "GET / HTTP/1.1\r\nHost: here\r\nX: " + std::string(length, 'x') + "\r\n\r\n";
  };
  HttpClient fits(running.port());
  expect_begins(fits.ask(request(8'000), kHome.size()), "HTTP/1.1 200 OK");
  for (const std::size_t length : {8'192U, 1'000'000U}) {
    HttpClient client(running.port());
    client.say(request(length));
    expect_begins(client.rest(), "HTTP/1.1 431 Request Header Fields Too Large");
  }
}

TEST(HttpListener, IgnoresSmallBodiesAndRefusesLargeOnes) {
  const Running running;
  const auto request = [](std::size_t length) {
    return "GET / HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(length) +
           "\r\n\r\n" + std::string(length, 'x');
  };
  HttpClient client(running.port());
  expect_begins(client.ask(request(8'192), kHome.size()), "HTTP/1.1 200 OK");
  expect_begins(client.ask(kGet, kHome.size()), "HTTP/1.1 200 OK");
  client.say(request(8'193));
  expect_begins(client.rest(), "HTTP/1.1 413 Payload Too Large");
  HttpClient writes(running.port());
  writes.say("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9999999999\r\n\r\n");
  expect_begins(writes.rest(), "HTTP/1.1 405 Method Not Allowed");
  HttpClient chunks(running.port());
  chunks.say("GET / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n2400\r\n" +
             std::string(9'216, 'x') + "\r\n0\r\n\r\n");
  expect_begins(chunks.rest(), "HTTP/1.1 413 Payload Too Large");
}

TEST(HttpListener, SendsLargeFilesWhole) {
  const Running running;
  HttpClient client(running.port());
  client.say("GET /big.txt HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  std::this_thread::sleep_for(50ms);  // until its buffers are full
  const std::string answer = client.rest();
  EXPECT_EQ(std::ranges::count(answer.substr(answer.find("\r\n\r\n")), 'x'), kBig);
}

TEST(HttpListener, LeavesWhoIsSlowOrSilent) {
  ConnectionLimits limits;
  limits.request_time = 100ms;
  limits.idle_time = 100ms;
  const Running running(limits);
  HttpClient silent(running.port());
  HttpClient slow(running.port());
  HttpClient greedy(running.port());
  slow.say("GET / HTTP/1.1\r\nHost:");
  greedy.say("GET /big.txt HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(silent.rest(), "");
  EXPECT_EQ(slow.rest(), "");
  std::this_thread::sleep_for(500ms);
  EXPECT_LT(greedy.rest().size(), kBig);
}

TEST(HttpListener, SaysThatItIsIllWhateverTheQuery) {
  std::atomic<bool> is_healthy = false;
  Backend backend;
  backend.is_healthy = [&is_healthy] { return is_healthy.load(); };
  const Running running({}, backend);
  HttpClient client(running.port());
  for (const std::string target : {"/healthz", "/healthz?x=1", "/%68ealthz", "/healthz?"}) {
    is_healthy = false;
    const std::string request = "GET " + target + " HTTP/1.1\r\nHost: here\r\n\r\n";
    const std::string ill = client.ask("HEAD " + request.substr(4), 0);
    expect_begins(ill, "HTTP/1.1 503 Service Unavailable");
    is_healthy = true;
    expect_begins(client.ask("HEAD " + request.substr(4), 0), "HTTP/1.1 200 OK");
  }
}

TEST(HttpListener, HasSoManyConnectionsOfOneAddressAndNoMore) {
  ConnectionLimits limits;
  limits.connections_of_address = 4;
  const Running running(limits);
  std::deque<HttpClient> clients;
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(clients.emplace_back(running.port()).is_connected());
  EXPECT_EQ(HttpClient(running.port()).rest(), "") << "one too many";
  clients.pop_back();
  std::string answer;
  while (answer.empty()) answer = HttpClient(running.port()).ask(kGet, kHome.size());
  expect_begins(answer, "HTTP/1.1 200 OK");
  EXPECT_EQ(value_of(answer, "Connection"), "close") << "others of that address may need it";
}

TEST(HttpListener, HasSoManyConnectionsOfAllAddressesAndNoMore) {
  ConnectionLimits limits;
  limits.connections_of_address = 0;
  limits.connections = 2;
  const Running running(limits);
  HttpClient first(running.port());
  EXPECT_TRUE(first.ask(kGet, kHome.size()).ends_with(kHome));
  const HttpClient second(running.port());
  EXPECT_EQ(HttpClient(running.port()).rest(), "") << "one too many";
  EXPECT_TRUE(first.ask(kGet, kHome.size()).ends_with(kHome));
}

TEST(HttpListener, LeavesItToATrustedProxyHowManyConnectionsThereAre) {
  ConnectionLimits limits;
  limits.connections_of_address = 1;
  limits.connections = 1;
  Backend backend;
  backend.trusts_proxy = true;
  const Running running(limits, backend);
  HttpClient first(running.port());
  HttpClient second(running.port());
  for (HttpClient* client : {&first, &second, &first}) {
    EXPECT_TRUE(client->ask(kGet, kHome.size()).ends_with(kHome));
  }
}

TEST(HttpListener, StopsWhileConnectionsAreOpen) {
  Running running;
  HttpClient idle(running.port());
  HttpClient fresh(running.port());
  (void)idle.ask(kGet, kHome.size());
  EXPECT_LT(running.stop(), 2s);
  EXPECT_EQ(idle.rest(), "");
  EXPECT_EQ(fresh.rest(), "");
  EXPECT_FALSE(HttpClient(running.port()).is_connected());
}

TEST(HttpListener, WaitsForNobodyForeverWhenItStops) {
  ConnectionLimits limits;
  limits.stopping_time = 100ms;
  Running running(limits);
  HttpClient takes_nothing(running.port());
  takes_nothing.say("GET /big.txt HTTP/1.1\r\nHost: here\r\n\r\n");
  expect_begins(takes_nothing.answer(0), "HTTP/1.1 200 OK");
  EXPECT_LT(running.stop(), 2s);
}

TEST(HttpListener, FinishesAnswersThatAreUnderWay) {
  Running running;
  HttpClient client(running.port());
  client.say("GET /big.txt HTTP/1.1\r\nHost: here\r\n\r\n");
  std::string headers = client.answer(0);
  expect_begins(headers, "HTTP/1.1 200 OK");
  running.listener().stop();
  EXPECT_EQ(client.rest().size(), kBig);
}

TEST(HttpListener, StopsOnSignals) {
  for (const int signal : {SIGINT, SIGTERM}) {
    auto listener = HttpListener::open({.host = "127.0.0.1", .port = 0}, site());
    ASSERT_TRUE(listener);
    listener->stop_on_signals();
    std::raise(signal);
    listener->run();
  }
}

TEST(HttpListener, SaysWhereItIs) {
  const auto listener = HttpListener::open({.host = "127.0.0.1", .port = 0}, site());
  ASSERT_TRUE(listener);
  EXPECT_NE(listener->port(), 0);
  EXPECT_EQ(listener->url(), "http://127.0.0.1:" + std::to_string(listener->port()) + "/");
  const auto six = HttpListener::open({.host = "::1", .port = 0}, site());
  if (!six) GTEST_SKIP() << "no IPv6 here: " << english(six.error());
  EXPECT_EQ(six->url(), "http://[::1]:" + std::to_string(six->port()) + "/");
}

TEST(HttpListener, SaysWhyItCannotListen) {
  const auto first = HttpListener::open({.host = "127.0.0.1", .port = 0}, site());
  ASSERT_TRUE(first);
  const auto second = HttpListener::open({.host = "127.0.0.1", .port = first->port()}, site());
  ASSERT_FALSE(second);
  EXPECT_EQ(english(second.error()), "port " + std::to_string(first->port()) +
                                         " of 127.0.0.1 is already in use; expected a free one; "
                                         "--port 0 picks one");
  const auto nowhere = HttpListener::open({.host = "nowhere", .port = 0}, site());
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(english(nowhere.error()),
            "'nowhere' is not an address; expected one in numbers, such as 127.0.0.1 or ::1");
  const auto foreign = HttpListener::open({.host = "192.0.2.1", .port = 0}, site());
  ASSERT_FALSE(foreign);
  EXPECT_TRUE(english(foreign.error()).starts_with("cannot listen on port 0 of 192.0.2.1: "));
}

}  // namespace
}  // namespace broceliande::server
