#include "server/telemetry/exposition.hpp"

#include <fmt/format.h>

#include <iterator>

namespace broceliande::server {
namespace {

double seconds(std::int64_t microseconds) { return static_cast<double>(microseconds) / 1e6; }

}  // namespace

void Exposition::head(std::string_view name, std::string_view help, std::string_view type) {
  fmt::format_to(std::back_inserter(text_), "# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

void Exposition::counter(std::string_view name, std::string_view help, std::uint64_t value) {
  head(name, help, "counter");
  fmt::format_to(std::back_inserter(text_), "{} {}\n", name, value);
}

void Exposition::gauge(std::string_view name, std::string_view help, std::int64_t value) {
  head(name, help, "gauge");
  fmt::format_to(std::back_inserter(text_), "{} {}\n", name, value);
}

void Exposition::histogram(std::string_view name, std::string_view help,
                           const HistogramMetric& histogram) {
  head(name, help, "histogram");
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < HistogramMetric::kBounds.size(); ++i) {
    total += histogram.count(i);
    fmt::format_to(std::back_inserter(text_), "{}_bucket{{le=\"{}\"}} {}\n", name,
                   seconds(HistogramMetric::kBounds.at(i)), total);
  }
  total += histogram.count(HistogramMetric::kBounds.size());
  fmt::format_to(std::back_inserter(text_),
                 "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, total,
                 seconds(histogram.sum().count()));
}

void Exposition::family(std::string_view name, std::string_view help) {
  head(name, help, "counter");
}

void Exposition::member(std::string_view name, std::string_view label, std::string_view label_value,
                        std::uint64_t value) {
  fmt::format_to(std::back_inserter(text_), "{}{{{}=\"{}\"}} {}\n", name, label, label_value,
                 value);
}

}  // namespace broceliande::server
