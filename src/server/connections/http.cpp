#include "server/connections/http.hpp"

#include <array>
#include <ctime>

#include "server/accounts/address.hpp"
#include "server/printing/print_service.hpp"
#include "server/site/target.hpp"

namespace broceliande::server {
namespace {

constexpr unsigned kVersion = 11;

std::string_view view(boost::core::string_view text) { return {text.data(), text.size()}; }

/// A header that may be sent in several lines, as one list.
std::string joined(const Fields& fields, http::field name) {
  std::string list;
  const auto [begin, end] = fields.equal_range(name);
  for (auto field = begin; field != end; ++field) {
    if (!list.empty()) list += ", ";
    list += view(field->value());
  }
  return list;
}

std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t length =
      std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), length};
}

Response response_with(const std::vector<Header>& headers, unsigned status, bool keeps_alive) {
  Response response;
  response.version(kVersion);
  response.result(status);
  response.set(http::field::date, date_now());
  for (const auto& [name, value] : headers) {
    response.set({name.data(), name.size()}, {value.data(), value.size()});
  }
  response.keep_alive(keeps_alive);
  return response;
}

constexpr std::string_view kKeptNowhere = "no-store";

/// What was made for this request.
Response fresh_response(unsigned status, std::string_view content_type, const std::string& body,
                        bool keeps_alive, std::string_view cache_control = kKeptNowhere) {
  std::vector<Header> headers = common_headers();
  headers.push_back({"Cache-Control", cache_control});
  headers.push_back({"Content-Type", content_type});
  Response response = response_with(headers, status, keeps_alive);
  response.body() = beast::span<const char>(body.data(), body.size());
  response.content_length(body.size());
  return response;
}

bool lacks_host(const Fields& fields) {
  return fields.version() >= kVersion && fields.count(http::field::host) != 1;
}

bool is_for_api(std::string_view path) { return path == "api" || path.starts_with("api/"); }

bool is_tls(const Fields& fields, bool trusts_proxy) {
  return trusts_proxy && view(fields["X-Forwarded-Proto"]) == "https";
}

}  // namespace

SiteAnswer site_answer(const Fields& fields, const Site& site, bool is_healthy) {
  if (lacks_host(fields)) return refusal(Status::bad_request);
  const std::string accept_encoding = joined(fields, http::field::accept_encoding);
  const std::string if_none_match = joined(fields, http::field::if_none_match);
  return answer({.method = view(fields.method_string()),
                 .target = view(fields.target()),
                 .accept_encoding = accept_encoding,
                 .if_none_match = if_none_match,
                 .is_healthy = is_healthy},
                site);
}

std::optional<Status> status_of_fault(const error_code& fault, const Fields& fields) {
  if (fault == http::error::end_of_stream || fault == http::error::partial_message) {
    return std::nullopt;
  }
  if (fault == http::error::header_limit) return Status::header_too_large;
  if (fault == http::error::body_limit) {
    const auto path = path_of(view(fields.target()));
    const bool takes_bodies = path && is_for_api(*path);
    return takes_bodies || is_answered(view(fields.method_string())) ? Status::content_too_large
                                                                     : Status::method_not_allowed;
  }
  const bool is_malformed =
      fault.category() == http::make_error_code(http::error::bad_method).category();
  if (is_malformed) return Status::bad_request;
  return std::nullopt;
}

Response response_of(const SiteAnswer& answer, bool keeps_alive) {
  Response response =
      response_with(answer.headers, static_cast<unsigned>(answer.status), keeps_alive);
  response.body() = beast::span<const char>(answer.body.data(), answer.body.size());
  if (answer.length) response.content_length(*answer.length);
  return response;
}

Response response_of(const ApiAnswer& answer, bool keeps_alive) {
  Response response = fresh_response(answer.status, answer.content_type, answer.body, keeps_alive);
  for (const std::string& cookie : answer.set_cookies) {
    response.insert(http::field::set_cookie, cookie);
  }
  return response;
}

Response booklet_response(const std::string& booklet, bool keeps_alive) {
  return fresh_response(static_cast<unsigned>(Status::ok), "application/pdf", booklet, keeps_alive);
}

Response response_of(const PreviewAnswer& answer, bool keeps_alive) {
  Response response =
      fresh_response(answer.status, answer.content_type, *answer.body, keeps_alive, "no-cache");
  response.set(http::field::vary, "Accept-Language");
  return response;
}

std::string client_address(const Fields& fields, const tcp::endpoint& client, bool trusts_proxy) {
  if (trusts_proxy) {
    const auto forwarded = forwarded_address(view(fields["X-Forwarded-For"]));
    if (forwarded) return *forwarded;
  }
  return client.address().to_string();
}

bool is_print_request(const Fields& fields) {
  const auto path = path_of(view(fields.target()));
  return path && is_print_path(*path);
}

std::optional<PreviewRequest> preview_request(const Fields& fields, bool trusts_proxy) {
  auto path = path_of(view(fields.target()));
  if (!path || lacks_host(fields) || !is_answered(view(fields.method_string()))) {
    return std::nullopt;
  }
  return PreviewRequest{
      .path = *std::move(path),
      .accept_language = joined(fields, http::field::accept_language),
      .host = joined(fields, http::field::host),
      .transport = is_tls(fields, trusts_proxy) ? Transport::tls : Transport::plain};
}

bool is_target(const Fields& fields, std::string_view path) {
  return path_of(view(fields.target())) == path;
}

std::optional<ApiRequest> api_request(const Parser::value_type& request,
                                      const tcp::endpoint& client, bool trusts_proxy) {
  const auto path = path_of(view(request.target()));
  const bool is_unsubscribing =
      path && request.method() == http::verb::post && is_unsubscription(*path);
  if (!path || !(is_for_api(*path) || is_unsubscribing)) return std::nullopt;
  return ApiRequest{.method = std::string(view(request.method_string())),
                    .path = *path,
                    .body = request.body(),
                    .cookie = joined(request, http::field::cookie),
                    .authorization = joined(request, http::field::authorization),
                    .origin = joined(request, http::field::origin),
                    .host = joined(request, http::field::host),
                    .content_type = joined(request, http::field::content_type),
                    .user_agent = joined(request, http::field::user_agent),
                    .address = client_address(request, client, trusts_proxy),
                    .transport = is_tls(request, trusts_proxy) ? Transport::tls : Transport::plain};
}

}  // namespace broceliande::server
