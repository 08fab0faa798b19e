#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace broceliande::server {

/// A plain socket for tests: it says bytes to a port of this machine and hears them.
class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{20, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    is_connected_ =
        connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;
  ~HttpClient() { close(socket_); }

  [[nodiscard]] bool is_connected() const { return is_connected_; }

  void say(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;  // we have been left
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  /// The headers of the next answer and so many bytes of body.
  std::string answer(std::size_t body) {
    std::size_t headers = std::string::npos;
    while ((headers = heard_.find("\r\n\r\n")) == std::string::npos && hear()) {
    }
    if (headers == std::string::npos) return std::exchange(heard_, "");
    return bytes(headers + 4 + body);
  }
  /// The next bytes.
  std::string bytes(std::size_t length) {
    while (heard_.size() < length && hear()) {
    }
    const std::string taken = heard_.substr(0, length);
    heard_.erase(0, length);
    return taken;
  }
  /// Everything up to the end of the connection.
  std::string rest() {
    while (hear()) {
    }
    return std::exchange(heard_, "");
  }
  std::string ask(std::string_view request, std::size_t body) {
    say(request);
    return answer(body);
  }

 private:
  bool hear() {
    std::array<char, 4096> buffer{};
    const ssize_t got = recv(socket_, buffer.data(), buffer.size(), 0);
    if (got <= 0) return false;
    heard_.append(buffer.data(), static_cast<std::size_t>(got));
    return true;
  }

  int socket_;
  bool is_connected_ = false;
  std::string heard_;
};

}  // namespace broceliande::server
