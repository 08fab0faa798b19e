#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "server/api/account_api.hpp"

/// What the handlers of the API answer with.
namespace broceliande::server {

enum : unsigned {
  kOk = 200,
  kBadRequest = 400,
  kUnauthorized = 401,
  kForbidden = 403,
  kNotFound = 404,
  kNotAllowed = 405,
  kConflict = 409,
  kWrongType = 415,
  kTooMany = 429,
  kUnavailable = 503,
};

/// What the limit counts that keeps somebody from trying passwords.
inline constexpr std::string_view kByAddress = "address";
inline constexpr std::string_view kByAccount = "account";
inline constexpr std::string_view kByPerson = "person";

/// Those that people are written in.
inline constexpr auto kNoticeLanguages = std::to_array<std::string_view>({"en", "fr", "nl"});

inline constexpr std::size_t kLongestName = 160;
inline constexpr std::size_t kLongestPassword = 1024;
inline constexpr std::size_t kLongestId = 80;

inline ApiAnswer refused(unsigned status, const Error& error) { return api_refusal(status, error); }

inline ApiAnswer refused(unsigned status, const Phrase& phrase, Arguments arguments = {}) {
  return refused(status, Error{&phrase, std::move(arguments), Error::kNoPlace});
}

inline ApiAnswer answer_with(const ServerMessage& message) {
  ApiAnswer answer;
  answer.body = message.bytes();
  return answer;
}

inline Me me_of(const Identity& identity) {
  return {identity.name, identity.account, identity.takes_chat, identity.muted_until};
}

/// The bots among somebody's tokens.
[[nodiscard]] std::vector<server_message::TokenEntry> token_entries(
    const std::vector<Token>& tokens);

[[nodiscard]] std::vector<server_message::WebhookEntry> webhook_entries(
    const std::vector<Webhook>& webhooks);

[[nodiscard]] std::vector<server_message::BlockEntry> block_entries(
    const std::vector<PersonBlock>& blocks);
[[nodiscard]] std::vector<server_message::ReportEntry> report_entries(
    const std::vector<Report>& reports);

/// What names a token to its owner, and in logs, without giving it away.
inline std::string public_id(const std::string& token_hash) {
  constexpr std::size_t kLength = 16;
  return token_hash.substr(0, kLength);
}

}  // namespace broceliande::server
