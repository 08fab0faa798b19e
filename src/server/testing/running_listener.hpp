#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>
#include <utility>

#include "server/connections/http_listener.hpp"

namespace broceliande::server {

/// A listener at a free port that runs until the end of the test.
class RunningListener {
 public:
  explicit RunningListener(const Site& site, const ConnectionLimits& limits = {},
                           Backend backend = {})
      : listener_(*HttpListener::open({.host = "127.0.0.1", .port = 0}, site, limits)),
        port_(listener_.port()) {
    listener_.set_backend(std::move(backend));
    thread_ = std::thread([this] { listener_.run(); });
  }
  RunningListener(const RunningListener&) = delete;
  RunningListener& operator=(const RunningListener&) = delete;
  ~RunningListener() { stop(); }

  [[nodiscard]] HttpListener& listener() { return listener_; }
  [[nodiscard]] std::uint16_t port() const { return port_; }

  /// How long it took to stop.
  std::chrono::steady_clock::duration stop() {
    const auto begin = std::chrono::steady_clock::now();
    listener_.stop();
    if (thread_.joinable()) thread_.join();
    return std::chrono::steady_clock::now() - begin;
  }

 private:
  HttpListener listener_;
  std::uint16_t port_;
  std::thread thread_;
};

/// The value of a header in an answer.
inline std::string value_of(const std::string& answer, const std::string& name) {
  const std::size_t at = answer.find("\r\n" + name + ": ");
  if (at == std::string::npos) return "";
  const std::size_t begin = at + name.size() + 4;
  return answer.substr(begin, answer.find("\r\n", begin) - begin);
}

inline void expect_begins(const std::string& answer, const std::string& line) {
  EXPECT_EQ(answer.substr(0, answer.find("\r\n")), line);
}

}  // namespace broceliande::server
