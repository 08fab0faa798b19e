#include "server/accounts/user_agent.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace broceliande::server {
namespace {

struct Trace {
  std::string_view mark;  ///< in the header
  std::string_view name;
};

// Browsers claim to be each other: whoever claims most comes first.
constexpr auto kBrowsers = std::to_array<Trace>({
    {"SamsungBrowser/", "Samsung Internet"},
    {"Vivaldi/", "Vivaldi"},
    {"OPR/", "Opera"},
    {"Edg/", "Edge"},
    {"EdgA/", "Edge"},
    {"EdgiOS/", "Edge"},
    {"FxiOS/", "Firefox"},
    {"Firefox/", "Firefox"},
    {"CriOS/", "Chrome"},
    {"Chromium/", "Chromium"},
    {"Chrome/", "Chrome"},
    {"Safari/", "Safari"},
});
constexpr auto kSystems = std::to_array<Trace>({
    {"iPhone", "iPhone"},
    {"iPad", "iPad"},
    {"Android", "Android"},
    {"CrOS", "ChromeOS"},
    {"Windows", "Windows"},
    {"Macintosh", "macOS"},
    {"FreeBSD", "FreeBSD"},
    {"Linux", "Linux"},
});

std::string_view first_in(std::string_view header, std::span<const Trace> traces) {
  const auto found = std::ranges::find_if(traces, [header](const Trace& trace) {
    return header.find(trace.mark) != std::string_view::npos;
  });
  return found == traces.end() ? std::string_view() : found->name;
}

}  // namespace

UserAgent user_agent(std::string_view header) {
  return {.browser = first_in(header, kBrowsers), .system = first_in(header, kSystems)};
}

}  // namespace broceliande::server
