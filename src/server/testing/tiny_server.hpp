#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace broceliande::server {

/// A server on this machine for what is posted to others: it notes each request, and gives the
/// answers that the test has put in a row, the last of them for ever. An empty answer keeps silent.
class TinyServer {
 public:
  explicit TinyServer(std::vector<std::string> answers)
      : answers_(answers.begin(), answers.end()), listener_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(listener_, reinterpret_cast<sockaddr*>(&address), length) != 0 ||
        listen(listener_, 64) != 0 ||
        getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &length) != 0) {
      std::abort();
    }
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
  }
  TinyServer(const TinyServer&) = delete;
  TinyServer& operator=(const TinyServer&) = delete;
  ~TinyServer() {
    is_stopping_ = true;
    thread_.join();
    close(listener_);
  }

  static std::string answer(const std::string& status, const std::string& headers = "") {
    return "HTTP/1.1 " + status + "\r\n" + headers +
           "Content-Length: 0\r\nConnection: close\r\n\r\n";
  }
  [[nodiscard]] std::string url(const std::string& path = "/") const {
    return "http://127.0.0.1:" + std::to_string(port_) + path;
  }
  [[nodiscard]] std::vector<std::string> requests() const {
    const std::scoped_lock lock(mutex_);
    return requests_;
  }

 private:
  void serve() {
    std::vector<int> silent;
    while (!is_stopping_) {
      pollfd ready{.fd = listener_, .events = POLLIN, .revents = 0};
      if (poll(&ready, 1, 20) <= 0) continue;
      const int client = accept(listener_, nullptr, nullptr);
      if (client < 0) continue;
      (is_answered(client) ? (void)close(client) : silent.push_back(client));
    }
    for (const int client : silent) close(client);
  }

  bool is_answered(int client) {
    std::string request;
    std::size_t expected = std::string::npos;
    while (request.size() < expected) {
      std::string piece(8'192, '\0');
      const ssize_t length = recv(client, piece.data(), piece.size(), 0);
      if (length <= 0) break;
      request.append(piece, 0, static_cast<std::size_t>(length));
      const std::size_t end = request.find("\r\n\r\n");
      const std::size_t named = request.find("Content-Length: ");
      if (end != std::string::npos && named != std::string::npos) {
        expected = end + 4 + std::stoul(request.substr(named + 16));
      }
    }
    const std::scoped_lock lock(mutex_);
    requests_.push_back(request);
    const std::string answer = answers_.front();
    if (answers_.size() > 1) answers_.pop_front();
    if (answer.empty()) return false;
    return send(client, answer.data(), answer.size(), MSG_NOSIGNAL) > 0;
  }

  mutable std::mutex mutex_;
  std::deque<std::string> answers_;
  std::vector<std::string> requests_;
  std::atomic<bool> is_stopping_ = false;
  int listener_;
  int port_ = 0;
  std::thread thread_;
};

}  // namespace broceliande::server
