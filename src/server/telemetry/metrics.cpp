#include "server/telemetry/metrics.hpp"

#include <algorithm>

namespace broceliande::server {

void HistogramMetric::observe(Span span) {
  const std::int64_t length = std::max<std::int64_t>(span.count(), 0);
  const auto bound = std::ranges::lower_bound(kBounds, length);
  counts_.at(static_cast<std::size_t>(bound - kBounds.begin())).add();
  sum_.add(static_cast<std::uint64_t>(length));
}

}  // namespace broceliande::server
