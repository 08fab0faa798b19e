#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "server/site/site.hpp"

namespace broceliande::server {

/// The parts of a request that decide its answer. A header that was not sent is empty; one that was
/// sent several times is joined with commas.
struct SiteRequest {
  std::string_view method;
  std::string_view target;
  std::string_view accept_encoding;
  std::string_view if_none_match;
  bool is_healthy = true;  ///< what /healthz says
};

enum class Status : std::uint16_t {
  ok = 200,
  not_modified = 304,
  bad_request = 400,
  not_found = 404,
  method_not_allowed = 405,
  content_too_large = 413,
  header_too_large = 431,
  unavailable = 503,
};

struct Header {
  std::string_view name;
  std::string_view value;
};

/// An answer as views of the site and of constants: it is good as long as the site is. The headers
/// are all but those of the connection and the length.
struct SiteAnswer {
  Status status = Status::ok;
  std::vector<Header> headers;
  std::string_view body;              ///< empty where the method wants headers alone
  std::optional<std::size_t> length;  ///< for Content-Length; none where it must not be told
};

/// The headers of every answer, whatever it is: what the client may load, and who may embed it.
[[nodiscard]] std::vector<Header> common_headers();

/// Whether requests of this method are answered at all: GET and HEAD.
[[nodiscard]] bool is_answered(std::string_view method);

/// What the site answers; reads and writes nothing, and any thread may call it.
[[nodiscard]] SiteAnswer answer(const SiteRequest& request, const Site& site);

/// The answer to what cannot be served, with a line for people as its body.
[[nodiscard]] SiteAnswer refusal(Status status);

}  // namespace broceliande::server
