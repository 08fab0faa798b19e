// Any bytes as the target of a request and the headers that decide its answer, one a line: a path
// without tricks or none, and an answer of the site or a refusal, with the headers that every
// answer has.
#include <algorithm>
#include <array>
#include <string>

#include "server/site/answer.hpp"
#include "server/site/target.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

const Site& site() {
  static const Site site(Site::Contents{{"index.html", "<p>home</p>"},
                                        {"index.html.br", "brotli"},
                                        {"index.html.gz", "gzip"},
                                        {"assets/app-1a2b3c4d.js", "1;"},
                                        {"a b.txt", "with a space"}});
  return site;
}

void require_plain(std::string_view path) {
  require(std::ranges::none_of(path, [](unsigned char c) { return c < ' ' || c == 0x7f; }));
  while (!path.empty()) {
    const std::string_view segment = path.substr(0, path.find('/'));
    require(segment != "." && segment != "..");
    path.remove_prefix(std::min(segment.size() + 1, path.size()));
  }
}

bool has_header(const SiteAnswer& answer, std::string_view name) {
  return std::ranges::find(answer.headers, name, &Header::name) != answer.headers.end();
}

bool is_known(Status status) {
  constexpr std::array kKnown{Status::ok, Status::not_modified, Status::bad_request,
                              Status::not_found};
  return std::ranges::find(kKnown, status) != kKnown.end();
}

}  // namespace

void fuzz_target(std::string_view text) {
  SiteRequest request{};
  request.method = "GET";
  request.target = take_line(text);
  request.accept_encoding = take_line(text);
  request.if_none_match = take_line(text);

  const auto path = path_of(request.target);
  if (path) require_plain(*path);
  const SiteAnswer whole = answer(request, site());
  require(is_known(whole.status) && has_header(whole, "Content-Security-Policy"));
  require(path.has_value() == (whole.status != Status::bad_request));
  require(!whole.length || *whole.length == whole.body.size());

  request.method = "HEAD";
  const SiteAnswer headers = answer(request, site());
  require(headers.status == whole.status && headers.body.empty());
  require(headers.length == whole.length && headers.headers.size() == whole.headers.size());

  request.method = take_line(text);
  const bool is_taken = is_answered(request.method);
  require(is_taken == (answer(request, site()).status != Status::method_not_allowed));
}

}  // namespace broceliande::fuzz
