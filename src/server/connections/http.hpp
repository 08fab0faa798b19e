#pragma once

// Boost is slow to compile: only the files of this folder that talk to sockets include this.
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/account_api.hpp"
#include "server/previews/preview_service.hpp"
#include "server/site/answer.hpp"
#include "server/site/site.hpp"

/// Between HTTP messages as Beast has them and requests and answers as the backend has them.
namespace broceliande::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

using Parser = http::request_parser<http::string_body>;
using Fields = http::request_header<>;
using Response = http::response<http::span_body<const char>>;

/// The answer of the site; `is_healthy` is what /healthz reports.
[[nodiscard]] SiteAnswer site_answer(const Fields& fields, const Site& site, bool is_healthy);

/// The status that tells a client what was wrong with its bytes; nothing if it has gone or was too
/// slow.
[[nodiscard]] std::optional<Status> status_of_fault(const error_code& fault, const Fields& fields);

[[nodiscard]] Response response_of(const SiteAnswer& answer, bool keeps_alive);
/// An answer of /api; the body must outlive the response.
[[nodiscard]] Response response_of(const ApiAnswer& answer, bool keeps_alive);
/// A game to print; it must outlive the response.
[[nodiscard]] Response booklet_response(const std::string& booklet, bool keeps_alive);

/// A page or a picture; its body must outlive the response.
[[nodiscard]] Response response_of(const PreviewAnswer& answer, bool keeps_alive);

/// Where a request comes from, in numbers.
[[nodiscard]] std::string client_address(const Fields& fields, const tcp::endpoint& client,
                                         bool trusts_proxy);

/// Whether it is a game to print that is asked for.
[[nodiscard]] bool is_print_request(const Fields& fields);

/// What is asked for, if it may be a page or the picture of one; nothing where it cannot.
[[nodiscard]] std::optional<PreviewRequest> preview_request(const Fields& fields,
                                                            bool trusts_proxy);

/// Whether a request is for this path, whatever its query.
[[nodiscard]] bool is_target(const Fields& fields, std::string_view path);

/// Nothing where the request is not for /api.
[[nodiscard]] std::optional<ApiRequest> api_request(const Parser::value_type& request,
                                                    const tcp::endpoint& client, bool trusts_proxy);

}  // namespace broceliande::server
