#include <algorithm>
#include <tuple>
#include <utility>

#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/phrases.hpp"

// The browsers in which somebody is logged in.

namespace broceliande::server {
namespace {

/// How many were ended: one, or none where that session is gone already.
Result<int> end_session(Store& store, const std::string& identity, const std::string& id) {
  const auto tokens = store.tokens_of(identity);
  if (!tokens) return pass_on(tokens);
  const auto session = std::ranges::find_if(*tokens, [&](const Token& token) {
    return token.kind == TokenKind::browser && public_id(token.hash) == id;
  });
  if (session == tokens->end()) return 0;
  return store.remove_token(session->hash).map([] { return 1; });
}

}  // namespace

void AccountApi::change_sessions(const ApiRequest& /*request*/, ObjectReader& body,
                                 const OptionalUser& user, const Respond& respond) {
  const auto end = body.optional_text("end", kLongestId);
  const bool ends_others = body.optional_boolean("endOthers").value_or(false);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  if (!end && !ends_others) return list_sessions(*user, respond);
  ask<int>(
      [end, ends_others, token = user->token](Store& store) {
        if (ends_others) return store.end_sessions(token.identity, token.hash);
        return end_session(store, token.identity, *end);
      },
      respond,
      [this, user, ends_others, respond](int ended) {
        if (ended > 0) {
          log_ended_sessions(*user, ended, ends_others ? "others-ended" : "ended");
          service_.end_connections(user->identity.id);
        }
        list_sessions(*user, respond);
      });
}

std::vector<server_message::SessionEntry> AccountApi::session_entries(
    const std::vector<Token>& tokens, const std::string& own) const {
  std::vector<server_message::SessionEntry> entries;
  for (const Token& token : tokens) {
    if (token.kind != TokenKind::browser || expiry_of(token) <= now_()) continue;
    entries.push_back({public_id(token.hash), token.created, token.used, token.hash == own});
  }
  std::ranges::sort(entries, std::ranges::greater(),
                    [](const auto& entry) { return std::tie(entry.used.at, entry.id); });
  return entries;
}

void AccountApi::list_sessions(const AuthenticatedUser& user, const Respond& respond) {
  using Tokens = std::vector<Token>;
  ask<Tokens>([identity = user.identity.id](Store& store) { return store.tokens_of(identity); },
              respond,
              [this, own = user.token.hash, respond](const Tokens& tokens) {
                respond(answer_with(server_message::sessions(session_entries(tokens, own))));
              });
}

}  // namespace broceliande::server
