#include "figures.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

namespace broceliande::load {

void Meter::heard_after(Clock::time_point sent) {
  if (counts_) waits_.push_back(std::chrono::duration_cast<Microseconds>(Clock::now() - sent));
}

void Meter::refused(std::string why) {
  ++refusals_;
  if (complaint_.empty()) complaint_ = std::move(why);
}

void Meter::failed(std::string why) {
  ++errors_;
  if (complaint_.empty()) complaint_ = std::move(why);
}

Microseconds Meter::quantile(int thousandths) {
  if (waits_.empty()) return {};
  std::ranges::sort(waits_);
  const std::size_t last = waits_.size() - 1;
  return waits_[last * static_cast<std::size_t>(thousandths) / 1000];
}

std::optional<Usage> usage_of(int pid) {
  const std::string folder = "/proc/" + std::to_string(pid);
  std::ifstream memory(folder + "/statm");
  std::int64_t pages = 0;
  std::int64_t resident = 0;
  if (!(memory >> pages >> resident)) return std::nullopt;
  std::ifstream times(folder + "/stat");
  const std::string text{std::istreambuf_iterator<char>(times), {}};
  // The name in brackets may have blanks; the times are the 12th and 13th field after it.
  constexpr int kUserTime = 11;
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string passed;
  for (int i = 0; i < kUserTime; ++i) fields >> passed;
  std::int64_t user = 0;
  std::int64_t system = 0;
  fields >> user >> system;
  return Usage{.resident_bytes = resident * sysconf(_SC_PAGESIZE),
               .busy = std::chrono::milliseconds((user + system) * 1000 / sysconf(_SC_CLK_TCK))};
}

}  // namespace broceliande::load
