#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>

#include "server/connections/http.hpp"

/// Writing to HTTP connections, for whoever answers on them.
namespace broceliande::server {

/// False if the client has gone, or has read nothing for that long.
asio::awaitable<bool> write_response(beast::tcp_stream& stream, Response response,
                                     std::chrono::milliseconds idle_time);

/// Reports what was wrong with a request that could not be read, and closes the connection.
asio::awaitable<void> reject_unreadable(beast::tcp_stream& stream, Status status,
                                        std::chrono::milliseconds idle_time);

}  // namespace broceliande::server
