#include <algorithm>

#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

// Who wants to be told of what while no page of theirs is open.

namespace broceliande::server::storage {
namespace {

/// After which it is not asked again whether somebody was told that time runs out.
constexpr Milliseconds kTimeNoticeKept = std::chrono::days{30};

std::int64_t stored_moment(Moment moment) { return moment.time_since_epoch().count(); }

std::string joined_names(const std::vector<std::string>& names) {
  std::string joined;
  for (const std::string& name : names) joined += (joined.empty() ? "" : " ") + name;
  return joined;
}

std::vector<std::string> names_in(std::string_view joined) {
  std::vector<std::string> names;
  while (!joined.empty()) {
    const std::size_t end = std::min(joined.find(' '), joined.size());
    names.emplace_back(joined.substr(0, end));
    joined.remove_prefix(std::min(end + 1, joined.size()));
  }
  return names;
}

NoticeChoice choice_of(const Row& row) {
  NoticeChoice choice{.kinds = static_cast<std::uint32_t>(row.number(0)),
                      .without = names_in(row.text(1)),
                      .utc_offset = static_cast<int>(row.number(4))};
  const auto from = row.optional_number(2);
  const auto until = row.optional_number(3);
  if (from && until) choice.quiet = {static_cast<int>(*from), static_cast<int>(*until)};
  return choice;
}

}  // namespace

Result<void> SqlStore::put_push_subscription(std::string_view identity,
                                             const PushSubscription& subscription) {
  const std::string& endpoint = subscription.endpoint.reveal();
  return change({{&statements::kClearSubscription, {subscription.token, endpoint}},
                 {&statements::kAddSubscription,
                  {endpoint, subscription.p256dh, subscription.auth.reveal(), subscription.token,
                   subscription.language, stored_moment(subscription.created)}},
                 {&statements::kDropOldSubscriptions,
                  {identity, std::int64_t{kMostPushSubscriptions}}}})
      .map([](const auto&) {});
}

Result<void> SqlStore::remove_push_subscription(std::string_view token_hash) {
  return change_one(statements::kRemoveSubscription, {token_hash}).map([](const StatementResult&) {
  });
}

Result<void> SqlStore::remove_push_endpoint(const Secret& endpoint) {
  return change_one(statements::kRemoveEndpoint, {endpoint.reveal()})
      .map([](const StatementResult&) {});
}

Result<std::vector<PushSubscription>> SqlStore::push_subscriptions_of(std::string_view identity) {
  return run_one(statements::kSubscriptionsOf, {identity}).map([](const StatementResult& outcome) {
    std::vector<PushSubscription> subscriptions;
    for (const Row& row : outcome.rows) {
      subscriptions.push_back({.endpoint = Secret(row.text(0)),
                               .p256dh = row.text(1),
                               .auth = Secret(row.text(2)),
                               .token = row.text(3),
                               .language = row.text(4),
                               .created = Moment(Milliseconds(row.number(5)))});
    }
    return subscriptions;
  });
}

Result<NoticeChoice> SqlStore::notice_choice(std::string_view identity) {
  return run_one(statements::kNoticeChoice, {identity}).map([](const StatementResult& outcome) {
    return outcome.rows.empty() ? NoticeChoice{} : choice_of(outcome.rows.front());
  });
}

Result<void> SqlStore::set_notice_choice(std::string_view identity, const NoticeChoice& choice) {
  const std::string without = joined_names(choice.without);
  const auto minute = [&](int QuietHours::* end) {
    return choice.quiet ? Value(std::int64_t{(*choice.quiet).*end}) : Value();
  };
  return change_one(statements::kSetNoticeChoice,
                    {identity, std::int64_t{choice.kinds}, without, minute(&QuietHours::from),
                     minute(&QuietHours::until), std::int64_t{choice.utc_offset}})
      .map([](const StatementResult&) {});
}

Result<void> SqlStore::put_webhook(const Webhook& webhook) {
  return change_one(statements::kPutWebhook,
                    {webhook.token, webhook.url.reveal(), webhook.key.reveal()})
      .map([](const StatementResult&) {});
}

Result<void> SqlStore::remove_webhook(std::string_view token_hash) {
  return change_one(statements::kRemoveWebhook, {token_hash}).map([](const StatementResult&) {});
}

Result<std::vector<Webhook>> SqlStore::webhooks_of(std::string_view identity, Moment now) {
  return run_one(statements::kWebhooksOf, {identity, stored_moment(now)})
      .map([](const StatementResult& outcome) {
        std::vector<Webhook> webhooks;
        for (const Row& row : outcome.rows) {
          webhooks.push_back(
              {.token = row.text(0), .url = Secret(row.text(1)), .key = Secret(row.text(2))});
        }
        return webhooks;
      });
}

Result<std::vector<TableIndex>> SqlStore::tables_running_out(Moment after, Moment until, int most) {
  return list_readable(statements::kTablesRunningOut, {stored_moment(after), stored_moment(until),
                                                       std::int64_t{std::max(most, 0)}});
}

Result<bool> SqlStore::claim_time_notice(std::string_view table, Moment due) {
  return change({{&statements::kClaimTimeNotice, {table, stored_moment(due)}},
                 {&statements::kForgetTimeNotices, {stored_moment(due - kTimeNoticeKept)}}})
      .map([](const std::vector<StatementResult>& results) { return results[1].changed == 1; });
}

}  // namespace broceliande::server::storage
