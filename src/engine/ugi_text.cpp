#include "engine/ugi_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <span>

namespace broceliande::engine {
namespace {

constexpr std::string_view kBlanks = " \t\r";

constexpr Phrase kNoStart{"ugi.start", "", "'{0}' is not the start of a game",
                          "position startpos|fen POSITION [moves ACTION …]"};
constexpr Phrase kNoLimit{"ugi.limit", "", "'{0}' does not limit a search",
                          "infinite, ponder, movetime, nodes, depth, p1time, p1inc …"};
constexpr Phrase kNoNumber{"ugi.number", "", "{0} cannot be '{1}'", "{2}"};
constexpr Phrase kNoOption{"ugi.option", "", "this names no option or no value",
                           "setoption name N value V"};

std::string joined(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

constexpr std::int64_t kLongest = 1'000'000'000;  // milliseconds: eleven days

struct Range {
  std::int64_t least;
  std::int64_t most;
};

Range range_of(std::string_view word) {
  if (word == "movetime") return {0, kLongest};
  if (word == "nodes") return {1, INT64_MAX};
  if (word == "depth") return {1, search::kMaxPliesToEnd};
  return {INT64_MIN, INT64_MAX};  // a clock may be overdrawn already, or never run out
}

Result<std::int64_t> number_after(const std::string& word, const std::string* text) {
  std::int64_t value = 0;
  const std::string given = text == nullptr ? "" : *text;
  const char* end = given.data() + given.size();
  const auto [stop, fault] = std::from_chars(given.data(), end, value);
  const auto [least, most] = range_of(word);
  if (fault == std::errc{} && stop == end && least <= value && value <= most) return value;
  const bool is_bounded = least != INT64_MIN;
  return refuse(kNoNumber, Error::kNoPlace,
                {word, given,
                 is_bounded ? fmt::format("a number from {} to {}", least, most)
                            : "a number of milliseconds"});
}

/// The seat of `p2time`, `p2inc`; chess words for the first two are understood too.
std::optional<std::size_t> seat_of(std::string_view word, std::string_view ending) {
  if (!word.ends_with(ending)) return std::nullopt;
  word.remove_suffix(ending.size());
  if (word == "w") return 0;
  if (word == "b") return 1;
  const bool is_seat =
      word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] < '1' + kMaxSeats;
  if (!is_seat) return std::nullopt;
  return static_cast<std::size_t>(word[1] - '1');
}

/// False where the word is no limit.
bool set_limit(Limits& limits, const std::string& word, std::int64_t value) {
  const Milliseconds time{std::min(value, kLongest)};
  const auto clock = [&limits](std::size_t seat) -> ClockTime& {
    auto& of_seat = limits.clocks[seat];
    return of_seat ? *of_seat : of_seat.emplace();
  };
  if (word == "movetime") {
    limits.movetime = time;
  } else if (word == "nodes") {
    limits.nodes = static_cast<std::uint64_t>(value);
  } else if (word == "depth") {
    limits.depth = static_cast<int>(value);
  } else if (const auto seat = seat_of(word, "time")) {
    clock(*seat).left = std::max(time, Milliseconds{1});  // late already: answer at once
  } else if (const auto gains = seat_of(word, "inc")) {
    clock(*gains).increment = std::max(time, Milliseconds{0});
  } else {
    return word == "movestogo";  // of no use to games without time controls of that kind
  }
  return true;
}

std::string score_text(search::Score score) {
  if (!search::is_end(score)) return fmt::format("cp {}", score);
  const int plies = search::plies_to_end(score);
  return fmt::format("mate {}", score < 0 ? -plies : plies);
}

}  // namespace

std::string_view first_word(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  line.remove_prefix(begin);
  return line.substr(0, line.find_first_of(kBlanks));
}

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  while (true) {
    const std::string_view word = first_word(line);
    if (word.empty()) return words;
    words.emplace_back(word);
    line = std::string_view(word.data() + word.size(), line.data() + line.size());
  }
}

Result<PositionCommand> read_position_command(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  const auto moves = std::ranges::find(words, "moves");
  const std::span<const std::string> start(words.begin() + 1, moves);
  PositionCommand command;
  if (moves != words.end()) command.actions.assign(moves + 1, words.end());
  const bool is_fen = start.size() > 1 && start[0] == "fen";
  if (is_fen) command.start = joined(start.subspan(1));
  const bool is_startpos = start.size() == 1 && start[0] == "startpos";
  if (is_fen || is_startpos) return command;
  return refuse(kNoStart, Error::kNoPlace, {joined(start)});
}

std::string position_line(const std::string& start, const std::vector<std::string>& actions) {
  std::string line = "position fen " + start;
  if (!actions.empty()) line += " moves " + joined(actions);
  return line;
}

Result<GoCommand> read_go_command(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  GoCommand command;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "infinite" || words[i] == "ponder") {
      command.waits_for_stop = true;
      continue;
    }
    Limits known;
    if (!set_limit(known, words[i], 1)) return refuse(kNoLimit, Error::kNoPlace, {words[i]});
    const auto value = number_after(words[i], i + 1 < words.size() ? &words[i + 1] : nullptr);
    if (!value) return pass_on(value);
    set_limit(command.limits, words[i], *value);
    ++i;
  }
  return command;
}

std::string go_line(const Limits& limits) {
  std::string line = "go";
  for (std::size_t seat = 0; seat < limits.clocks.size(); ++seat) {
    const auto& clock = limits.clocks[seat];
    if (!clock) continue;
    line += fmt::format(" p{0}time {1} p{0}inc {2}", seat + 1, clock->left.count(),
                        clock->increment.count());
  }
  if (limits.movetime) line += fmt::format(" movetime {}", limits.movetime->count());
  if (limits.nodes != 0) line += fmt::format(" nodes {}", limits.nodes);
  if (limits.depth != 0) line += fmt::format(" depth {}", limits.depth);
  return line;
}

Result<std::pair<std::string, std::string>> read_setoption(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  const auto value = std::ranges::find(words, "value");
  const bool is_sound =
      words.size() > 3 && words[1] == "name" && value > words.begin() + 2 && value != words.end();
  if (!is_sound) return refuse(kNoOption);
  return std::pair{joined(std::span(words.begin() + 2, value)),
                   joined(std::span(value + 1, words.end()))};
}

std::optional<std::string> offered_option(std::string_view line) {
  const std::vector<std::string> words = words_of(line);
  const bool is_option = words.size() > 2 && words[0] == "option" && words[1] == "name";
  if (!is_option) return std::nullopt;
  const auto type = std::ranges::find(words, "type");
  return joined(std::span(words.begin() + 2, type));
}

std::string info_line(const search::SearchResult& result, std::size_t line, Milliseconds taken) {
  const search::Variation& variation = result.lines[line];
  const bool is_proof = result.is_proof && line == 0;
  const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(taken.count(), 1));
  return fmt::format("info depth {} multipv {} score {}{} time {} nodes {} nps {} pv {}",
                     result.depth, line + 1, score_text(variation.score), is_proof ? " proof" : "",
                     taken.count(), result.nodes, result.nodes * 1000 / milliseconds,
                     joined(variation.actions));
}

}  // namespace broceliande::engine
