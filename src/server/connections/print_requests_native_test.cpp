#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <sstream>

#include "server/printing/print_service.hpp"
#include "server/testing/http_client.hpp"
#include "server/testing/printer.hpp"
#include "server/testing/running_listener.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

const Site& print_site() {
  static const Site made({{"index.html", "home"}, {"print/graal-a4-en.pdf", "ready-made"}});
  return made;
}

std::string get(const std::string& target) {
  return "GET " + target + " HTTP/1.1\r\nHost: here\r\n\r\n";
}

/// A listener with a printer that tests hold back or break.
class PrintRequests : public ::testing::Test {
 protected:
  void start(const ConnectionLimits& limits = {}, bool trusts_proxy = false) {
    Backend backend;
    backend.prints = &*prints_;
    backend.trusts_proxy = trusts_proxy;
    running_.emplace(print_site(), limits, backend);
    listener_ = &running_->listener();
  }
  [[nodiscard]] std::uint16_t port() const { return running_->port(); }
  /// The answer on a connection of its own.
  [[nodiscard]] std::string asked(const std::string& request) const {
    HttpClient client(port());
    client.say(request);
    std::string headers = client.answer(0);
    return headers + client.bytes(std::stoul("0" + value_of(headers, "Content-Length")));
  }
  std::chrono::steady_clock::duration stop() { return running_->stop(); }

  void TearDown() override {
    printer.let_go();
    running_->stop();
    prints_.reset();
  }

  TestPrinter printer;

 private:
  std::ostringstream log_text_;
  Log log_{LogLevel::debug, log_text_};
  std::atomic<HttpListener*> listener_ = nullptr;
  std::optional<RunningListener> running_;
  std::optional<PrintService> prints_{
      std::in_place,
      [] { return Moment{}; },
      [this](auto work) { listener_.load()->post(std::move(work)); },
      log_,
      PrintService::PrintLimits{.booklets = {Milliseconds{1000}, 3}},
      [this](const AnyGame& game, const print::Printing& printing) {
        return printer.print(game, printing);
      }};
};

TEST_F(PrintRequests, AreAnsweredWithABooklet) {
  start();
  const std::string answer = asked(get("/print/graal.pdf?armies=2&language=nl"));
  expect_begins(answer, "HTTP/1.1 200 OK");
  EXPECT_EQ(value_of(answer, "Content-Type"), "application/pdf");
  EXPECT_EQ(value_of(answer, "X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(value_of(answer, "Content-Length"), std::to_string(TestPrinter::kBytes));
  EXPECT_TRUE(answer.ends_with("\r\n\r\n" + std::string(TestPrinter::kBytes, 'p')));
}

TEST_F(PrintRequests, LeaveFilesOfTheSiteAlone) {
  start();
  EXPECT_TRUE(asked(get("/print/graal-a4-en.pdf")).ends_with("ready-made"));
  expect_begins(asked(get("/print/chess.pdf")), "HTTP/1.1 404 Not Found");
  expect_begins(asked(get("/print/../print/graal.pdf")), "HTTP/1.1 400 Bad Request");
  expect_begins(asked(get("/print/..%2fgraal.pdf")), "HTTP/1.1 400 Bad Request");
  EXPECT_TRUE(printer.orders().empty());
}

TEST_F(PrintRequests, OfNonsenseAreRefusedWithASentence) {
  start();
  const std::string answer = asked(get("/print/grailnah.pdf?players=5"));
  expect_begins(answer, "HTTP/1.1 400 Bad Request");
  EXPECT_EQ(value_of(answer, "Content-Type"), "application/json");
  EXPECT_NE(answer.find("2, 3, 4"), std::string::npos) << answer;
}

TEST_F(PrintRequests, HaveNoBodyWhereOnlyHeadersAreAskedFor) {
  start();
  HttpClient client(port());
  const std::string refused = client.ask("HEAD /print/graal.pdf HTTP/1.1\r\nHost: here\r\n\r\n", 0);
  expect_begins(refused, "HTTP/1.1 405 Method Not Allowed");
  expect_begins(client.ask(get("/"), 4), "HTTP/1.1 200 OK");
}

TEST_F(PrintRequests, HoldNobodyUpWhileTheyTakeLong) {
  start();
  printer.hold();
  HttpClient reader(port());
  reader.say(get("/print/graal.pdf"));
  printer.await(1);
  EXPECT_TRUE(asked(get("/")).ends_with("home"));
  EXPECT_TRUE(asked(get("/print/graal-a4-en.pdf")).ends_with("ready-made"));
  printer.let_go();
  expect_begins(reader.answer(TestPrinter::kBytes), "HTTP/1.1 200 OK");
}

TEST_F(PrintRequests, MayBeGivenUp) {
  start();
  printer.hold();
  {
    const HttpClient reader(port());
    reader.say(get("/print/graal.pdf"));
    printer.await(1);
  }
  printer.let_go();
  expect_begins(asked(get("/print/graal.pdf")), "HTTP/1.1 200 OK");
  EXPECT_EQ(printer.orders().size(), 1);
}

TEST_F(PrintRequests, SayThatTheyFailed) {
  start();
  printer.break_down();
  const std::string answer = asked(get("/print/graal.pdf"));
  expect_begins(answer, "HTTP/1.1 500 Internal Server Error");
  EXPECT_NE(answer.find("broke the printer"), std::string::npos) << answer;
}

TEST_F(PrintRequests, AreLimitedByAddress) {
  start({}, true);
  const auto from = [](const std::string& address, const std::string& language) {
    return "GET /print/graal.pdf?language=" + language +
           " HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: " + address + "\r\n\r\n";
  };
  for (const char* language : {"en", "fr", "nl"}) {
    expect_begins(asked(from("192.0.2.1", language)), "HTTP/1.1 200 OK");
  }
  expect_begins(asked(get("/print/menhirs.pdf")), "HTTP/1.1 200 OK");
  const std::string letter = "nl&paper=letter";
  expect_begins(asked(from("192.0.2.1", letter)), "HTTP/1.1 429 Too Many Requests");
  expect_begins(asked(from("192.0.2.1", "en")), "HTTP/1.1 200 OK");
  expect_begins(asked(from("192.0.2.2", letter)), "HTTP/1.1 200 OK");
}

TEST_F(PrintRequests, CountAsRequests) {
  ConnectionLimits limits;
  limits.requests = {1h, 1};
  start(limits);
  expect_begins(asked(get("/print/graal.pdf")), "HTTP/1.1 200 OK");
  expect_begins(asked(get("/print/graal.pdf")), "HTTP/1.1 429 Too Many Requests");
}

TEST_F(PrintRequests, KeepNoServerFromStopping) {
  ConnectionLimits limits;
  limits.stopping_time = 100ms;
  start(limits);
  printer.hold();
  HttpClient reader(port());
  reader.say(get("/print/graal.pdf"));
  printer.await(1);
  EXPECT_LT(stop(), 2s);
}

}  // namespace
}  // namespace broceliande::server
