#include <algorithm>
#include <utility>

#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/notices/endpoint.hpp"
#include "server/protocol/phrases.hpp"

// Where bots are told by a request. Only people say where, and see it.

namespace broceliande::server {
namespace {

/// False where the person has no such bot.
Result<bool> set_webhook(Store& store, const std::string& owner, const std::string& id,
                         Webhook webhook) {
  const auto tokens = store.tokens_of(owner);
  if (!tokens) return pass_on(tokens);
  const auto token = std::ranges::find_if(*tokens, [&](const Token& each) {
    return each.kind == TokenKind::bot && public_id(each.hash) == id;
  });
  if (token == tokens->end()) return false;
  webhook.token = token->hash;
  const auto done = webhook.url.reveal().empty() ? store.remove_webhook(webhook.token)
                                                 : store.put_webhook(webhook);
  return done.map([] { return true; });
}

}  // namespace

std::vector<server_message::WebhookEntry> webhook_entries(const std::vector<Webhook>& webhooks) {
  std::vector<server_message::WebhookEntry> entries;
  for (const Webhook& each : webhooks) {
    const auto endpoint = read_endpoint(each.url.reveal(), EndpointScope::any);
    entries.push_back({public_id(each.token), endpoint ? endpoint->host : ""});
  }
  return entries;
}

void AccountApi::change_webhooks(const ApiRequest& /*request*/, ObjectReader& body,
                                 const OptionalUser& user, const Respond& respond) {
  const auto id = body.optional_text("token", kLongestId);
  const auto url = body.optional_text("url", kLongestEndpoint);
  if (id.has_value() != url.has_value())
    body.reject("token", "the id of a bot's token, with 'url'");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const std::string owner = user->identity.id;
  if (!id) return list_webhooks(owner, "", respond);
  const bool is_set = !url->empty();
  if (is_set && !service_.notices().has_webhooks()) {
    return respond(refused(kConflict, phrases::kNoWebhooks));
  }
  if (is_set && !read_endpoint(*url, service_.notices().scope())) {
    return respond(refused(kBadRequest, phrases::kNoEndpoint));
  }
  const Secret key = new_token();
  ask<bool>([owner, id = *id, webhook = Webhook{.url = Secret(*url), .key = key}](
                Store& store) { return set_webhook(store, owner, id, webhook); },
            respond,
            [this, owner, key, is_set, respond](bool is_done) {
              if (!is_done) return respond(refused(kNotFound, phrases::kNoSuchToken));
              list_webhooks(owner, is_set ? key.reveal() : "", respond);
            });
}

void AccountApi::list_webhooks(const std::string& identity, std::string made,
                               const Respond& respond) {
  using Webhooks = std::vector<Webhook>;
  ask<Webhooks>([identity, now = now_()](Store& store) { return store.webhooks_of(identity, now); },
                respond,
                [made = std::move(made), respond](const Webhooks& webhooks) {
                  respond(answer_with(server_message::webhooks(made, webhook_entries(webhooks))));
                });
}

}  // namespace broceliande::server
