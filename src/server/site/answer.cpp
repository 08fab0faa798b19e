#include "server/site/answer.hpp"

#include <array>
#include <string>

#include "server/site/negotiation.hpp"
#include "server/site/target.hpp"

namespace broceliande::server {
namespace {

/// The client loads nothing from elsewhere, compiles WebAssembly, and may share memory between its
/// workers, which takes the two Cross-Origin policies.
constexpr auto kOnEveryAnswer = std::to_array<Header>({
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
     "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
});

constexpr std::string_view kText = "text/plain; charset=utf-8";
constexpr std::string_view kAskAgain = "no-cache";
constexpr std::string_view kKeepForever = "public, max-age=31536000, immutable";

std::string_view explanation(Status status) {
  switch (status) {
    case Status::bad_request: return "400: this request cannot be understood.\n";
    case Status::not_found: return "404: there is nothing here. The games are at /\n";
    case Status::method_not_allowed: return "405: only GET and HEAD are answered here.\n";
    case Status::content_too_large: return "413: this request is too large.\n";
    case Status::header_too_large: return "431: the headers of this request are too long.\n";
    case Status::unavailable: return "503: games cannot be saved at the moment.\n";
    case Status::ok:
    case Status::not_modified: break;
  }
  return "";
}

SiteAnswer with_headers(Status status, std::string_view cache_control) {
  SiteAnswer answer{.status = status, .headers = {}, .body = {}, .length = std::nullopt};
  answer.headers = common_headers();
  answer.headers.push_back({"Cache-Control", cache_control});
  return answer;
}

void set_body(SiteAnswer& answer, std::string_view content_type, std::string_view body) {
  answer.headers.push_back({"Content-Type", content_type});
  answer.body = body;
  answer.length = body.size();
}

Encoding chosen_encoding(const File& file, std::string_view accept_encoding) {
  std::vector<Encoding> at_hand;
  if (file.gzip) at_hand.push_back(Encoding::gzip);
  if (file.brotli) at_hand.push_back(Encoding::brotli);
  return best_encoding(accept_encoding, at_hand);
}

const Representation& representation(const File& file, Encoding encoding) {
  switch (encoding) {
    case Encoding::brotli: return *file.brotli;
    case Encoding::gzip: return *file.gzip;
    case Encoding::identity: break;
  }
  return file.plain;
}

SiteAnswer file_answer(const SiteRequest& request, const File& file) {
  const Encoding encoding = chosen_encoding(file, request.accept_encoding);
  const Representation& sent = representation(file, encoding);
  const bool has_it = names_etag(request.if_none_match, sent.etag);
  SiteAnswer answer = with_headers(has_it ? Status::not_modified : Status::ok,
                                   file.is_immutable ? kKeepForever : kAskAgain);
  answer.headers.push_back({"ETag", sent.etag});
  answer.headers.push_back({"Vary", "Accept-Encoding"});
  if (has_it) return answer;
  if (encoding != Encoding::identity) {
    answer.headers.push_back({"Content-Encoding", name_of(encoding)});
  }
  set_body(answer, file.content_type, sent.bytes);
  return answer;
}

SiteAnswer health() {
  SiteAnswer answer = with_headers(Status::ok, kAskAgain);
  set_body(answer, kText, "ok");
  return answer;
}

/// What a GET of the target is answered.
SiteAnswer full_answer(const SiteRequest& request, const Site& site) {
  const auto path = path_of(request.target);
  if (!path) return refusal(Status::bad_request);
  if (*path == "healthz") return request.is_healthy ? health() : refusal(Status::unavailable);
  const File* file = site.find(*path);
  // A path that names no file is a place in the client, which finds it itself.
  if (file == nullptr && !has_extension(*path)) file = site.find("index.html");
  return file == nullptr ? refusal(Status::not_found) : file_answer(request, *file);
}

}  // namespace

std::vector<Header> common_headers() { return {kOnEveryAnswer.begin(), kOnEveryAnswer.end()}; }

SiteAnswer refusal(Status status) {
  SiteAnswer answer = with_headers(status, kAskAgain);
  if (status == Status::method_not_allowed) answer.headers.push_back({"Allow", "GET, HEAD"});
  set_body(answer, kText, explanation(status));
  return answer;
}

bool is_answered(std::string_view method) { return method == "GET" || method == "HEAD"; }

SiteAnswer answer(const SiteRequest& request, const Site& site) {
  if (!is_answered(request.method)) return refusal(Status::method_not_allowed);
  SiteAnswer answer = full_answer(request, site);
  if (request.method == "HEAD") answer.body = {};
  return answer;
}

}  // namespace broceliande::server
