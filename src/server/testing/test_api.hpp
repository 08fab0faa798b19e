#pragma once

#include "server/api/account_api.hpp"
#include "server/testing/test_server.hpp"

namespace broceliande::server {

inline constexpr auto kElaine = R"({"account":"elaine","password":"excalibur"})";

/// A server with its doors over HTTP; passwords cost little here.
class TestApi {
 public:
  TestApi() : TestApi(AccountApi::AccountRules{}) {}
  explicit TestApi(AccountApi::AccountRules rules,
                   std::shared_ptr<SharedStore> store = std::make_shared<SharedStore>(),
                   std::shared_ptr<TestDay> day = std::make_shared<TestDay>(),
                   bool has_other_nodes = false, NoticeMeans notices = {}, Mailer* mailer = nullptr)
      : server(std::move(store), std::move(day), {}, has_other_nodes, std::move(notices)),
        api(
            server.storage(), server.service, server.log(), [this] { return server.day->now; },
            [this](std::function<void()> work) { server.queue.post(std::move(work)); },
            cheap(std::move(rules)), mailer) {}

  /// As a browser of ours would ask.
  static ApiRequest request(const std::string& path, const std::string& body,
                            const std::string& cookie = "") {
    ApiRequest request;
    request.method = "POST";
    request.path = path;
    request.body = body;
    request.cookie = cookie;
    request.origin = "http://games.test";
    request.host = "games.test";
    request.content_type = "application/json";
    request.address = "192.0.2.1";
    return request;
  }
  ApiAnswer ask(const ApiRequest& request) {
    std::optional<ApiAnswer> answer;
    int answers = 0;
    api.answer(request, [&](ApiAnswer told) {
      answer = std::move(told);
      ++answers;
    });
    server.settle_until([&] { return answer.has_value(); });
    server.settle();
    EXPECT_EQ(answers, 1) << request.path;
    return *answer;
  }
  ApiAnswer post(const std::string& path, const std::string& body, const std::string& cookie = "") {
    return ask(request(path, body, cookie));
  }
  /// The cookie of a new guest.
  std::string guest(const std::string& name) {
    const ApiAnswer answer = post("api/me", R"({"name":")" + name + "\"}");
    EXPECT_EQ(answer.status, 200U) << answer.body;
    return cookie_of(answer);
  }
  static std::string cookie_of(const ApiAnswer& answer) {
    if (answer.set_cookies.empty()) return "";
    const std::string& cookie = answer.set_cookies.front();
    return cookie.substr(0, cookie.find(';'));
  }
  /// Who has a cookie, and its token.
  std::optional<AuthenticatedUser> user(const std::string& cookie) {
    return user(request("api/me", "{}", cookie));
  }
  std::optional<AuthenticatedUser> user(const ApiRequest& request) {
    Result<std::optional<AuthenticatedUser>> found = std::nullopt;
    api.authenticate(request, [&](auto answer) { found = std::move(answer); });
    server.settle();
    return found ? *found : std::nullopt;
  }
  std::optional<Identity> who(const std::string& cookie) {
    const auto found = user(cookie);
    return found ? std::optional(found->identity) : std::nullopt;
  }
  /// As a bot would ask.
  static ApiRequest bot_request(const std::string& token, const std::string& path,
                                const std::string& body) {
    ApiRequest request = TestApi::request(path, body);
    request.origin = "";
    request.authorization = "Bearer " + token;
    return request;
  }
  static std::string key_of(const ApiAnswer& answer) {
    return Schema::text(json::parse(answer.body).at("message").at("key"));
  }
  static std::string member(const ApiAnswer& answer, std::string_view name) {
    return Schema::text(json::parse(answer.body).at(name));
  }

  static constexpr std::size_t kCheapMemory = 16'384;

  TestServer server;
  AccountApi api;

 private:
  static AccountApi::AccountRules cheap(AccountApi::AccountRules rules) {
    rules.cost.passes = 1;
    rules.cost.memory = std::min(rules.cost.memory, kCheapMemory);
    return rules;
  }
};

}  // namespace broceliande::server
