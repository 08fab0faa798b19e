#include "engine/ugi_options.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace broceliande::engine {
namespace {

constexpr Phrase kNoValue{"ugi.value", "", "option {0} cannot be '{1}'",
                          "a number from {2} to {3}"};

constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kMostMegabytes = 1 << 20;
constexpr std::uint64_t kMostLines = 100;
constexpr std::uint64_t kMostSeed = 0xffffffff;

struct Spin {
  std::string_view name;
  std::uint64_t UgiSettings::* value;
  std::uint64_t least;
  std::uint64_t most;
};

constexpr std::array kSpins{
    Spin{"threads", &UgiSettings::threads, 1, kMostThreads},
    Spin{"hash", &UgiSettings::hash, 1, kMostMegabytes},
    Spin{"level", &UgiSettings::level, 1, search::kTopLevel},
    Spin{"seed", &UgiSettings::seed, 0, kMostSeed},
    Spin{"multipv", &UgiSettings::multipv, 1, kMostLines},
    Spin{"deal", &UgiSettings::deal, 0, kMostSeed},
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

const Spin* find_spin(std::string_view name) {
  const auto* found = std::ranges::find_if(
      kSpins, [name](const Spin& spin) { return is_same_option(spin.name, name); });
  return found == kSpins.end() ? nullptr : found;
}

std::string option_line(const OptionSpec& spec, const OptionValues& chosen) {
  const std::string_view value = value_of(chosen, spec.name);
  const std::string_view current = value.empty() ? spec.values.front() : value;
  if (spec.open) return fmt::format("option name {} type string default {}", spec.name, current);
  std::string line = fmt::format("option name {} type combo default {}", spec.name, current);
  for (const std::string_view choice : spec.values) line += fmt::format(" var {}", choice);
  return line;
}

}  // namespace

std::vector<std::string> option_lines(const UgiSettings& settings,
                                      const std::vector<OptionSpec>& specs,
                                      const OptionValues& chosen) {
  std::vector<std::string> lines;
  for (const Spin& spin : kSpins) {
    lines.push_back(fmt::format("option name {} type spin default {} min {} max {}", spin.name,
                                settings.*spin.value, spin.least, spin.most));
  }
  for (const OptionSpec& spec : specs) lines.push_back(option_line(spec, chosen));
  return lines;
}

bool is_same_option(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, lower, lower);
}

bool is_setting(std::string_view name) { return find_spin(name) != nullptr; }

Result<void> change(UgiSettings& settings, std::string_view name, std::string_view value) {
  const Spin& spin = *find_spin(name);
  const std::string text(value);
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  const bool is_sound =
      fault == std::errc{} && stop == end && number >= spin.least && number <= spin.most;
  if (!is_sound) {
    return refuse(
        kNoValue, Error::kNoPlace,
        {std::string(spin.name), text, std::to_string(spin.least), std::to_string(spin.most)});
  }
  settings.*spin.value = number;
  return {};
}

}  // namespace broceliande::engine
