#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/telemetry/metrics.hpp"

namespace broceliande::server {

/// Writes metrics as Prometheus reads them (text format 0.0.4). Names, help and labels are our own
/// words: they are not escaped.
class Exposition {
 public:
  static constexpr std::string_view kContentType = "text/plain; version=0.0.4; charset=utf-8";

  void counter(std::string_view name, std::string_view help, std::uint64_t value);
  void gauge(std::string_view name, std::string_view help, std::int64_t value);
  /// In seconds.
  void histogram(std::string_view name, std::string_view help, const HistogramMetric& histogram);

  /// Opens a counter of which there is one for each value of a label.
  void family(std::string_view name, std::string_view help);
  void member(std::string_view name, std::string_view label, std::string_view label_value,
              std::uint64_t value);

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void head(std::string_view name, std::string_view help, std::string_view type);

  std::string text_;
};

}  // namespace broceliande::server
