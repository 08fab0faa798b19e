#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/cookie.hpp"
#include "server/accounts/origin.hpp"
#include "server/accounts/password.hpp"
#include "server/accounts/recent_keys.hpp"
#include "server/commands/game_service.hpp"
#include "server/scheduler/thread_pool.hpp"

namespace broceliande::server {

class ObjectReader;

/// A request for /api/…, as far as it matters here.
struct ApiRequest {
  std::string method;
  std::string path;  ///< decoded, without its first slash
  std::string body;
  std::string cookie;
  std::string authorization;
  std::string origin;
  std::string host;
  std::string content_type;
  std::string address;  ///< of the client
  Transport transport = Transport::plain;
};

struct ApiAnswer {
  unsigned status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::string set_cookie;  ///< empty where the cookie stays
  std::optional<Refusal> refusal;
};

[[nodiscard]] ApiAnswer api_refusal(unsigned status, const Error& error);

/// Identities over HTTP: guests, accounts, tokens for bots. One thread calls it, and is called back
/// on that thread.
class AccountApi {
 public:
  struct Rules {
    std::vector<Origin> origins;                   ///< that pages may come from, beside the host's
    RateLimit guests{Milliseconds{2'000}, 50};     ///< new ones, by address
    RateLimit passwords{Milliseconds{5'000}, 10};  ///< tried, by address
    RateLimit guesses{Milliseconds{2'000},
                      300};  ///< of one account's password, by strangers together
    PasswordCost cost{};
    std::size_t most_tokens = 10;
  };
  using Post = std::function<void(std::function<void()>)>;
  using Respond = std::function<void(ApiAnswer)>;

  AccountApi(StorageThread& storage, GameService& service, std::function<Moment()> now, Post post,
             Rules rules);

  void answer(const ApiRequest& request, const Respond& respond);

  /// Who sends a cookie or a bearer token; nothing where nobody is known by it. A request with a
  /// cookie must come from a page of our own.
  void identify(const ApiRequest& request,
                const std::function<void(Result<std::optional<Identity>>)>& answer);

 private:
  using Handler = void (AccountApi::*)(const ApiRequest&, ObjectReader&,
                                       const std::optional<Identity>&, const Respond&);

  void answer_post(const ApiRequest& request, Handler handler, const Respond& respond);
  void change_me(const ApiRequest& request, ObjectReader& body, const std::optional<Identity>& who,
                 const Respond& respond);
  void make_guest(const ApiRequest& request, Identity fresh, const Respond& respond);
  void make_account(const ApiRequest& request, ObjectReader& body,
                    const std::optional<Identity>& who, const Respond& respond);
  void log_in(const ApiRequest& request, ObjectReader& body, const std::optional<Identity>& who,
              const Respond& respond);
  void let_in(const ApiRequest& request, const std::string& account,
              const std::optional<Identity>& who, const Respond& respond);
  void hand_out(const ApiRequest& request, const Identity& identity, const std::string& guest,
                const Respond& respond);
  void log_out(const ApiRequest& request, ObjectReader& body, const std::optional<Identity>& who,
               const Respond& respond);
  void change_tokens(const ApiRequest& request, ObjectReader& body,
                     const std::optional<Identity>& who, const Respond& respond);
  void list_tokens(const std::string& identity, std::string made, const Respond& respond);
  void show_record(const std::string& table, const Respond& respond);
  [[nodiscard]] bool may_try_password(const ApiRequest& request);
  [[nodiscard]] bool may_log_in(const ApiRequest& request, const std::string& account);

  template <class T>
  void ask(std::function<Result<T>(Store&)> question, const Respond& respond,
           std::function<void(T)> then);

  StorageThread& storage_;
  GameService& service_;
  std::function<Moment()> now_;
  Post post_;
  Rules rules_;
  TokenBuckets guests_;
  TokenBuckets passwords_;
  TokenBuckets guesses_;
  RecentKeys logins_;  ///< addresses from which an account was logged in to
  ThreadPool workers_;
};

}  // namespace broceliande::server
