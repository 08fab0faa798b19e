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

/// A mail server on this machine: it notes the messages that it takes, and answers each of them as
/// the test says, the last answer for ever. An empty answer keeps silent until the client goes.
class TinyMailServer {
 public:
  explicit TinyMailServer(std::vector<std::string> answers)
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
  TinyMailServer(const TinyMailServer&) = delete;
  TinyMailServer& operator=(const TinyMailServer&) = delete;
  ~TinyMailServer() {
    is_stopping_ = true;
    thread_.join();
    close(listener_);
  }

  [[nodiscard]] std::string url(const std::string& host = "127.0.0.1") const {
    return "smtp://" + host + ":" + std::to_string(port_);
  }
  /// `FROM TO` and the text of each message that came to its end, taken or not.
  [[nodiscard]] std::vector<std::string> messages() const {
    const std::scoped_lock lock(mutex_);
    return messages_;
  }
  [[nodiscard]] int connections() const { return connections_; }

 private:
  void serve() {
    while (!is_stopping_) {
      pollfd ready{.fd = listener_, .events = POLLIN, .revents = 0};
      if (poll(&ready, 1, 20) <= 0) continue;
      const int client = accept(listener_, nullptr, nullptr);
      if (client < 0) continue;
      ++connections_;
      say(client, "220 tiny");
      converse(client);
      close(client);
    }
  }
  static void say(int client, const std::string& line) {
    const std::string text = line + "\r\n";
    (void)send(client, text.data(), text.size(), MSG_NOSIGNAL);
  }
  /// The next piece of what a client says, up to an end; nothing where it has gone.
  bool hear(int client, std::string& heard, const std::string& end, std::string& piece) {
    std::size_t found = 0;
    while ((found = heard.find(end)) == std::string::npos) {
      pollfd ready{.fd = client, .events = POLLIN, .revents = 0};
      if (is_stopping_) return false;
      if (poll(&ready, 1, 20) <= 0) continue;
      std::string more(8'192, '\0');
      const ssize_t length = recv(client, more.data(), more.size(), 0);
      if (length <= 0) return false;
      heard.append(more, 0, static_cast<std::size_t>(length));
    }
    piece = heard.substr(0, found);
    heard.erase(0, found + end.size());
    return true;
  }
  void converse(int client) {
    std::string heard;
    std::string line;
    std::string envelope;
    while (hear(client, heard, "\r\n", line)) {
      if (line.starts_with("EHLO") || line.starts_with("HELO")) {
        say(client, "250 tiny");
      } else if (line.starts_with("MAIL FROM:")) {
        envelope = line.substr(10);
        say(client, "250 OK");
      } else if (line.starts_with("RCPT TO:")) {
        envelope += " " + line.substr(8);
        say(client, "250 OK");
      } else if (line.starts_with("DATA")) {
        say(client, "354 go on");
        std::string text;
        if (!hear(client, heard, "\r\n.\r\n", text)) return;
        const std::string answer = noted(envelope + "\n" + text);
        if (!answer.empty()) say(client, answer);
      } else if (line.starts_with("QUIT")) {
        return say(client, "221 bye");
      } else {
        say(client, "502 what?");
      }
    }
  }
  std::string noted(const std::string& message) {
    const std::scoped_lock lock(mutex_);
    messages_.push_back(message);
    std::string answer = answers_.front();
    if (answers_.size() > 1) answers_.pop_front();
    return answer;
  }

  mutable std::mutex mutex_;
  std::deque<std::string> answers_;
  std::vector<std::string> messages_;
  std::atomic<bool> is_stopping_ = false;
  std::atomic<int> connections_ = 0;
  int listener_;
  int port_ = 0;
  std::thread thread_;
};

}  // namespace broceliande::server
