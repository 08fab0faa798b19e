#include <algorithm>
#include <limits>
#include <utility>

#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

// What is stored about somebody: handed over, and deleted.

namespace broceliande::server {

/// What is put together of one export.
struct AccountApi::Export {
  AuthenticatedUser user;
  Respond respond;
  std::vector<Token> tokens{};
  std::vector<PushSubscription> browsers{};
  NoticeChoice choice{};
  std::optional<AccountMail> mail{};
  std::vector<Webhook> webhooks{};
  std::vector<PersonBlock> blocks{};
  std::vector<Report> reports{};
  std::vector<TableIndex> tables{};
  std::vector<std::string> records{};  ///< of the first tables
};

void AccountApi::export_data(const ApiRequest& /*request*/, ObjectReader& body,
                             const OptionalUser& user, const Respond& respond) {
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const std::string identity = user->identity.id;
  if (!exports_.take(identity, now_())) return respond(refused(kTooMany, phrases::kTooFast));
  auto task = std::make_shared<Export>(Export{*user, respond});
  ask<bool>(
      [task, identity, now = now_()](Store& store) -> Result<bool> {
        auto tokens = store.tokens_of(identity);
        if (!tokens) return pass_on(tokens);
        auto tables = store.tables_of(identity, std::numeric_limits<int>::max());
        if (!tables) return pass_on(tables);
        auto browsers = store.push_subscriptions_of(identity);
        if (!browsers) return pass_on(browsers);
        auto choice = store.notice_choice(identity);
        if (!choice) return pass_on(choice);
        auto mail = store.mail_of(identity);
        if (!mail) return pass_on(mail);
        auto webhooks = store.webhooks_of(identity, now);
        if (!webhooks) return pass_on(webhooks);
        auto blocks = store.blocks_of(identity);
        if (!blocks) return pass_on(blocks);
        auto reports = store.reports_by(identity);
        if (!reports) return pass_on(reports);
        task->tokens = *std::move(tokens);
        task->browsers = *std::move(browsers);
        task->choice = *std::move(choice);
        task->mail = *std::move(mail);
        task->webhooks = *std::move(webhooks);
        task->blocks = *std::move(blocks);
        task->reports = *std::move(reports);
        task->tables = *std::move(tables);
        return true;
      },
      respond, [this, task](bool /*is_read*/) { export_next(task); });
}

/// One table after another, so that nobody else waits for long.
void AccountApi::export_next(const std::shared_ptr<Export>& task) {
  if (std::ranges::any_of(task->tables, &TableIndex::is_newer)) {
    return task->respond(refused(kUnavailable, phrases::kNewerTable));
  }
  if (task->records.size() == task->tables.size()) {
    return task->respond(answer_with(server_message::personal_data(
        {.me = me_of(task->user.identity),
         .sessions = session_entries(task->tokens, task->user.token.hash),
         .tokens = token_entries(task->tokens),
         .notices =
             notice_settings(task->browsers, task->choice, task->mail, task->user.token.hash),
         .mail = mail_settings(task->mail),
         .webhooks = webhook_entries(task->webhooks),
         .blocks = block_entries(task->blocks),
         .reports = report_entries(task->reports),
         .tables = rows_for(task->user.identity.id, task->tables),
         .records = task->records})));
  }
  service_.show_record(
      task->tables[task->records.size()].table, [this, task](const Result<std::string>& record) {
        const bool is_lost = !record && record.error().phrase == &phrases::kNotKept;
        if (is_lost) return task->respond(not_kept());
        const bool is_newer = !record && record.error().phrase == &phrases::kNewerTable;
        if (is_newer) return task->respond(refused(kUnavailable, record.error()));
        task->records.push_back(record.value_or(""));
        post_([this, task] { export_next(task); });
      });
}

/// Names go from the tables first: where that fails half way, the account is still there, and
/// asking again goes on.
void AccountApi::delete_person(const ApiRequest& request, ObjectReader& body,
                               const OptionalUser& user, const Respond& respond) {
  const auto password = body.optional_text("password", kLongestPassword);
  const bool is_confirmed = body.optional_boolean("confirmed").value_or(false);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const bool is_guest = user->identity.account.empty();
  if (is_guest && !is_confirmed) return respond(refused(kBadRequest, phrases::kNotConfirmed));
  if (is_guest) return forget(request, *user, respond);
  verify_password(request, user, password.value_or(""), respond,
                  [=, this](const Account& /*account*/) { forget(request, *user, respond); });
}

void AccountApi::forget(const ApiRequest& request, const AuthenticatedUser& user,
                        const Respond& respond) {
  const std::string identity = user.identity.id;
  service_.forget(identity, [=, this](const Result<void>& forgotten) {
    if (!forgotten) return respond(refused(kUnavailable, forgotten.error()));
    ask<bool>(
        [identity](Store& store) {
          return store.remove_identity(identity).map([] { return true; });
        },
        respond,
        [=, this](bool /*is_removed*/) {
          log_account("account-deleted", user.identity.account, request);
          service_.end_connections(identity);
          ApiAnswer answer = answer_with(server_message::me({}));
          answer.set_cookies = revoked_cookies(request.transport);
          respond(std::move(answer));
        });
  });
}

}  // namespace broceliande::server
