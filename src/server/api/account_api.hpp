#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/cookie.hpp"
#include "server/accounts/origin.hpp"
#include "server/accounts/password.hpp"
#include "server/accounts/recent_keys.hpp"
#include "server/commands/game_service.hpp"
#include "server/mail/mailer.hpp"
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
  std::string user_agent;
  std::string address;  ///< of the client
  Transport transport = Transport::plain;
};

struct ApiAnswer {
  unsigned status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::string> set_cookies;  ///< none where the cookie stays
  std::optional<Refusal> refusal;
};

[[nodiscard]] ApiAnswer api_refusal(unsigned status, const Error& error);
/// Whether a POST to this path ends notices by e-mail; it is answered here, though it is not below
/// /api. Other requests for it are for a page.
[[nodiscard]] bool is_unsubscription(std::string_view path);
/// What a request hears that authenticate() answered with an error.
[[nodiscard]] ApiAnswer authentication_failed(const Error& error);

/// Identities over HTTP: guests, accounts, sessions, tokens for bots. One thread calls it, and is
/// called back on that thread. A file holds what belongs to one of these, account_api.cpp what they
/// share.
class AccountApi {
 public:
  struct AccountRules {
    std::vector<Origin> origins;                   ///< that pages may come from, beside the host's
    RateLimit guests{Milliseconds{2'000}, 50};     ///< new ones, by address
    RateLimit passwords{Milliseconds{5'000}, 10};  ///< tried, by address
    /// Of one account's password, by strangers together; and once more by its own sessions.
    RateLimit guesses{Milliseconds{2'000}, 300};
    RateLimit renames{std::chrono::minutes{5}, 12};   ///< of one person
    RateLimit exports{Milliseconds{60'000}, 3};       ///< of one person
    RateLimit reports{std::chrono::minutes{10}, 6};   ///< of one person
    RateLimit mails{std::chrono::minutes{10}, 6};     ///< asked for, by address
    RateLimit mails_to{std::chrono::minutes{30}, 3};  ///< one account or mail address
    PasswordCost cost{};
    std::size_t most_tokens = 10;
  };
  using Post = std::function<void(std::function<void()>)>;
  using Respond = std::function<void(ApiAnswer)>;

  /// Without a mailer there is no mail.
  AccountApi(StorageThread& storage, GameService& service, Log& log, std::function<Moment()> now,
             Post post, AccountRules rules, Mailer* mailer = nullptr);

  void answer(const ApiRequest& request, const Respond& respond);

  /// The user whose cookie or bearer token a request sends; nothing where nobody is known by it. A
  /// request with a cookie must come from a page of our own.
  void authenticate(const ApiRequest& request,
                    const std::function<void(Result<std::optional<AuthenticatedUser>>)>& answer);

 private:
  using OptionalUser = std::optional<AuthenticatedUser>;
  using Handler = void (AccountApi::*)(const ApiRequest&, ObjectReader&, const OptionalUser&,
                                       const Respond&);
  /// Whom a request is answered to.
  enum class Access : std::uint8_t { anybody, people };
  struct Endpoint {
    std::string_view path;
    Handler handler;
    Access access;
  };

  void answer_post(const ApiRequest& request, const Endpoint& endpoint, const Respond& respond);
  void note_use(const ApiRequest& request, const Token& token);
  void update_profile(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                      const Respond& respond);
  void save_profile(const ApiRequest& request, const Identity& changed,
                    const AuthenticatedUser& user, const Respond& respond);
  void greet(const ApiRequest& request, Identity fresh, const Respond& respond);
  void name_guest(const ApiRequest& request, Identity fresh, const Respond& respond);
  void ask_whether_free(const ApiRequest& request, const std::string& name, const Respond& respond,
                        std::function<void(bool)> then);
  void create_guest(const ApiRequest& request, Identity fresh, const Respond& respond);
  void create_account(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                      const Respond& respond);
  void log_in(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
              const Respond& respond);
  void complete_login(const ApiRequest& request, const std::string& account,
                      const OptionalUser& user, const Respond& respond);
  void issue_token(const ApiRequest& request, const Identity& identity, const OptionalUser& user,
                   const Respond& respond);
  void log_out(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
               const Respond& respond);

  struct PasswordChange {
    std::string old_hash;
    std::string new_hash;
    bool ends_others = false;
  };
  struct RecoveredAccount {
    std::string identity;
    std::string secret_hash;  ///< of a code or a link
    bool is_by_link = false;
    std::string password_hash{};
  };
  void verify_password(const ApiRequest& request, const OptionalUser& user,
                       const std::string& password, const Respond& respond,
                       std::function<void(const Account&)> then);
  void change_password(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                       const Respond& respond);
  void save_password(const ApiRequest& request, const AuthenticatedUser& user,
                     const PasswordChange& change, const Respond& respond);
  void make_recovery_code(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                          const Respond& respond);
  void show_recovery(const OptionalUser& user, const Respond& respond);
  void recover(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
               const Respond& respond);
  void recover_by_link(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                       const Respond& respond);
  void save_recovered(const ApiRequest& request, const std::string& name,
                      const RecoveredAccount& recovered, const OptionalUser& user,
                      const Respond& respond);

  struct Export;
  void export_data(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                   const Respond& respond);
  void export_next(const std::shared_ptr<Export>& task);
  void delete_person(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                     const Respond& respond);
  void forget(const ApiRequest& request, const AuthenticatedUser& user, const Respond& respond);

  void change_sessions(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                       const Respond& respond);
  void list_sessions(const AuthenticatedUser& user, const Respond& respond);
  [[nodiscard]] std::vector<server_message::SessionEntry> session_entries(
      const std::vector<Token>& tokens, const std::string& own) const;

  void change_notices(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                      const Respond& respond);
  void list_notices(const OptionalUser& user, const Respond& respond);
  [[nodiscard]] server_message::NoticeSettings notice_settings(
      const std::vector<PushSubscription>& browsers, const NoticeChoice& choice,
      const std::optional<AccountMail>& mail, const std::string& own) const;
  [[nodiscard]] server_message::MailSettings mail_settings(
      const std::optional<AccountMail>& mail) const;

  void change_webhooks(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                       const Respond& respond);
  void list_webhooks(const std::string& identity, std::string made, const Respond& respond);

  /// Somebody else at a table; refused where nobody is.
  void find_other(const std::string& table, int place, const AuthenticatedUser& user,
                  const Respond& respond, std::function<void(SeatedPerson)> then);
  void change_blocks(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                     const Respond& respond);
  void block(const AuthenticatedUser& user, const SeatedPerson& person, const Respond& respond);
  void unblock(const AuthenticatedUser& user, const std::string& id, const Respond& respond);
  void list_blocks(const std::string& identity, const Respond& respond);
  void report(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
              const Respond& respond);
  void keep_report(const Report& report, const Respond& respond);

  void change_mail(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                   const Respond& respond);
  void name_address(const ApiRequest& request, const OptionalUser& user,
                    const PendingAddress& pending, const std::string& password,
                    const Respond& respond);
  void send_confirmation(const ApiRequest& request, const AuthenticatedUser& user,
                         PendingAddress pending, const Respond& respond);
  void remove_address(const ApiRequest& request, const OptionalUser& user, const Respond& respond);
  void list_mail(const OptionalUser& user, const Respond& respond);
  void confirm_address(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                       const Respond& respond);
  void mail_recovery(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                     const Respond& respond);
  void mail_link(const ApiRequest& request, const RecoverableAccount& account,
                 const std::string& language);
  void unsubscribe(const ApiRequest& request, const Respond& respond);
  [[nodiscard]] bool may_ask_for_mail(const ApiRequest& request, const std::string& to);

  void change_tokens(const ApiRequest& request, ObjectReader& body, const OptionalUser& user,
                     const Respond& respond);
  void list_tokens(const std::string& identity, std::string made, const Respond& respond);
  void show_record(const std::string& table, const Respond& respond);
  [[nodiscard]] bool may_try_password(const ApiRequest& request, const std::string& account);
  [[nodiscard]] bool may_log_in(const ApiRequest& request, const std::string& account);
  [[nodiscard]] bool may_verify_password(const ApiRequest& request, const Identity& identity);
  void note_login(const ApiRequest& request, const std::string& account);
  /// These take a tenth of a second each, elsewhere; whoever comes while too many wait is refused.
  void hash_on_worker(const std::string& password, const Respond& respond,
                      std::function<void(std::string)> then);
  void verify_on_worker(const std::string& hash, const std::string& password,
                        const Respond& respond, std::function<void(bool)> then);
  void rehash_if_needed(const Account& account, const std::string& password,
                        const std::function<void()>& then);
  void save_rehashed(const Account& account, const Result<std::string>& hash,
                     std::function<void()> then);

  void log_account(std::string_view event, const std::string& account, const ApiRequest& request);
  /// `account` is empty where there is none of that name: it may be a password in the wrong field.
  void log_refused_login(const ApiRequest& request, const std::string& account);
  void log_lock(const ApiRequest& request, const std::string& account, std::string_view by);
  void log_ended_sessions(const AuthenticatedUser& user, int count, std::string_view cause);

  [[nodiscard]] bool is_use_to_be_noted(const Token& token) const;
  [[nodiscard]] std::vector<std::string> renewed_cookies(const ApiRequest& request,
                                                         const AuthenticatedUser& user) const;
  [[nodiscard]] Token browser_token(const ApiRequest& request, const Secret& secret,
                                    const std::string& identity) const;

  /// Asks storage; a failure is the answer, otherwise `then` continues.
  template <class T>
  void ask(std::function<Result<T>(Store&)> question, const Respond& respond,
           std::function<void(T)> then) {
    storage_.ask<Result<T>>(std::move(question),
                            [respond, then = std::move(then)](Result<T> result) {
                              if (!result) return respond(not_kept());
                              then(*std::move(result));
                            });
  }
  [[nodiscard]] static ApiAnswer not_kept();
  /// By storage, for this reason.
  [[nodiscard]] static ApiAnswer unanswered(const Error& error);

  StorageThread& storage_;
  GameService& service_;
  Log& log_;
  std::function<Moment()> now_;
  Post post_;
  AccountRules rules_;
  Mailer* mailer_;
  TokenBuckets guests_;
  TokenBuckets passwords_;
  TokenBuckets guesses_;        ///< by account
  TokenBuckets verifications_;  ///< by identity, of those who have a session
  TokenBuckets renames_;
  TokenBuckets exports_;
  TokenBuckets reports_;
  TokenBuckets mails_;
  TokenBuckets mails_to_;
  TokenBuckets locks_;  ///< how often one of them is logged
  RecentKeys logins_;   ///< addresses from which an account was logged in to
  ThreadPool workers_;
};

}  // namespace broceliande::server
