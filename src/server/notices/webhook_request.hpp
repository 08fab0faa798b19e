#pragma once

#include "server/notices/notice_facts.hpp"
#include "server/notices/notice_sender.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What a webhook is sent of one fact: JSON, and headers with a name for this delivery, which stays
/// the same when it is tried again, and the signature of moment and body.
[[nodiscard]] OutgoingRequest webhook_request(const Webhook& webhook, const NoticeFact& fact,
                                              Moment now);

/// `t=SECONDS,v1=HEX`: HMAC-SHA256 with the hook's key of the seconds, a dot and the body.
[[nodiscard]] std::string webhook_signature(const Secret& key, Moment now, std::string_view body);

}  // namespace broceliande::server
