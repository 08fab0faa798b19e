#pragma once

#include <string_view>

#include "server/accounts/secrets.hpp"
#include "server/accounts/token_bucket.hpp"
#include "server/live_tables/service_context.hpp"
#include "server/notices/notice_sender.hpp"

namespace broceliande::server {

/// Counts what becomes of messages, and logs failures, a few for each host. Of an address only the
/// host is logged: whoever knows the rest may be able to write there too.
class DeliveryNotes {
 public:
  /// `to` is what takes the messages, as it is logged.
  DeliveryNotes(ServiceContext& context, std::string_view to);

  void note(const Secret& url, const Delivery& delivery);
  /// It was not even taken.
  void note_dropped() { context_.metrics.notices(NoticeFate::dropped).add(); }

 private:
  ServiceContext& context_;
  std::string_view to_;
  TokenBuckets logged_;  ///< by host
};

}  // namespace broceliande::server
