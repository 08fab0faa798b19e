#include "core/record.hpp"

#include <algorithm>
#include <charconv>

#include "core/reader.hpp"

namespace broceliande {
namespace {

constexpr std::string_view kFormat = "broceliande-record 1";
constexpr int kMostGames = 10'000;
/// Records of before seatings could be given have no such header, and nor has any with a lot.
constexpr std::string_view kGivenSeating = "given";

constexpr Phrase kNoFormat{"record.format", "", "this is not a game record this program can read",
                           "'format: broceliande-record 1' as the first line"};
constexpr Phrase kUnknownLine{"record.line", "", "cannot make sense of '{0}'",
                              "a header, 'game N', 'start: POSITION' or 'N ACTION'"};
constexpr Phrase kUnprintable{"record.unprintable", "", "this character cannot be printed",
                              "printable text"};
constexpr Phrase kHeaderTwice{"record.twice", "", "header '{0}' is given twice", ""};
constexpr Phrase kHeaderMissing{"record.missing", "", "header '{0}' is missing",
                                "it before the first game"};
constexpr Phrase kHeaderLate{"record.late", "", "header '{0}' comes after the games have begun",
                             ""};
constexpr Phrase kBadPreparation{"record.preparation", "", "'{0}' does not belong here",
                                 "'awaited PARTY', 'ready PARTY COMMITMENT' or 'lifted PARTY SALT "
                                 "TEXT' before the game's start"};
constexpr Phrase kBadNumber{"record.number", "", "'{0}' is not the number that belongs here",
                            "{1}"};
constexpr Phrase kNoStart{"record.start", "", "an action comes before the game's start",
                          "'start: POSITION' first"};

class RecordParser {
 public:
  explicit RecordParser(std::string_view text) : rest_(text) {}

  RecordReading read() {
    while (!rest_.empty() && !reading_.damage) {
      const std::size_t end = rest_.find('\n');
      std::string_view line = rest_.substr(0, end);
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      ++line_;
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (line.empty() || line.starts_with('#')) continue;
      if (std::ranges::any_of(line, is_unprintable)) {
        damage(kUnprintable);
      } else {
        read_line(line);
      }
    }
    line_ = std::max<std::size_t>(line_, 1);
    if (!reading_.damage && !has_format_) damage(kNoFormat);
    if (!reading_.damage) require_headers();
    return std::move(reading_);
  }

 private:
  MatchSetup& setup() { return reading_.record.setup; }

  void damage(const Phrase& phrase, Arguments arguments = {}) {
    reading_.damage = Damage{line_, Error{&phrase, std::move(arguments), Error::kNoPlace}};
  }

  void require_headers() {
    for (const char* header : {"game", "seed"}) {
      if (!has_seen(header)) return damage(kHeaderMissing, {header});
    }
  }

  void read_line(std::string_view line) {
    if (!has_format_) {
      has_format_ = line == "format: " + std::string(kFormat);
      if (!has_format_) damage(kNoFormat);
      return;
    }
    Reader reader(line);
    if (reader.take("game ")) return begin_game(line.substr(reader.place()));
    if (reader.take("awaited ")) return read_awaited(line, reader);
    if (reader.take("ready ")) return read_ready(line, reader);
    if (reader.take("lifted ")) return read_lifted(line, reader);
    if (line[0] >= '0' && line[0] <= '9') return read_action(line);
    const std::string_view header = reader.until(':');
    if (!reader.take(": ")) return damage(kUnknownLine, {std::string(line)});
    const std::string_view value = line.substr(reader.place());
    if (header == "start") return read_start(value);
    if (!reading_.record.games.empty()) return damage(kHeaderLate, {std::string(header)});
    read_header(header, value);
  }

  void read_header(std::string_view header, std::string_view value) {
    if (header == "player") {
      setup().players.emplace_back(value);
    } else if (header == "option") {
      Reader reader(value);
      const std::string_view name = reader.until(' ');
      if (!reader.take(' ')) return damage(kUnknownLine, {"option: " + std::string(value)});
      setup().options.emplace_back(name, value.substr(reader.place()));
    } else if (has_seen(header)) {
      damage(kHeaderTwice, {std::string(header)});
    } else {
      seen_headers_.emplace_back(header);
      read_single_header(header, value);
    }
  }

  void read_single_header(std::string_view header, std::string_view value) {
    if (header == "game") {
      setup().game = value;
    } else if (header == "seed") {
      read_seed(value);
    } else if (header == "length") {
      read_length(value);
    } else if (header == "seating") {
      read_seating(value);
    } else if (header == "from") {
      setup().from = value;
    } else {
      damage(kUnknownLine, {std::string(header) + ": " + std::string(value)});
    }
  }

  [[nodiscard]] bool has_seen(std::string_view header) const {
    return std::ranges::find(seen_headers_, header) != seen_headers_.end();
  }

  void read_seed(std::string_view value) {
    const char* begin = value.data();
    const char* end = begin + value.size();
    const auto [stop, fault] = std::from_chars(begin, end, setup().seed);
    if (fault != std::errc{} || stop != end) {
      damage(kBadNumber, {std::string(value),
                          Argument::word("argument.seed", "a seed from 0 to 18446744073709551615",
                                         {"0", "18446744073709551615"})});
    }
  }

  void read_length(std::string_view value) {
    Reader reader(value);
    const bool by_score = reader.take("score ");
    if (!by_score && !reader.take("games ")) {
      return damage(kUnknownLine, {"length: " + std::string(value)});
    }
    const auto number = reader.number(kMostGames);
    if (!number || *number == 0 || !reader.at_end()) {
      return damage(kBadNumber, {std::string(value),
                                 Argument::word("argument.number", "a number from 1 to 10000",
                                                {"1", "10000"})});
    }
    (by_score ? setup().length.score : setup().length.games) = *number;
  }

  void read_seating(std::string_view value) {
    if (value != kGivenSeating) return damage(kUnknownLine, {"seating: " + std::string(value)});
    setup().seating = SeatingRule::given;
  }

  void begin_game(std::string_view number) {
    require_headers();
    if (reading_.damage) return;
    auto& games = reading_.record.games;
    const std::string next = std::to_string(games.size() + 1);
    if (number != next || games.size() != reading_.record.starts.size()) {
      return damage(kBadNumber, {std::string(number),
                                 Argument::word("argument.nextGame",
                                                "game " + next + ", the next in order", {next})});
    }
    games.emplace_back();
    reading_.record.preparations.emplace_back();
    reading_.action_lines.emplace_back();
  }

  [[nodiscard]] bool is_preparing() const {
    return reading_.record.starts.size() < reading_.record.games.size();
  }

  void read_awaited(std::string_view line, Reader& reader) {
    const std::string_view party = reader.until(' ');
    if (!is_preparing() || party.empty() || !reader.at_end()) {
      return damage(kBadPreparation, {std::string(line)});
    }
    reading_.record.preparations.back().push_back({std::string(party), "", "", ""});
  }

  void read_ready(std::string_view line, Reader& reader) {
    const std::string_view party = reader.until(' ');
    const bool has_more = reader.take(' ') && !reader.at_end();
    if (!is_preparing() || !has_more) return damage(kBadPreparation, {std::string(line)});
    reading_.record.preparations.back().push_back(
        {std::string(party), std::string(line.substr(reader.place())), "", ""});
  }

  void read_lifted(std::string_view line, Reader& reader) {
    const std::string_view party = reader.until(' ');
    (void)reader.take(' ');
    const std::string_view salt = reader.until(' ');
    const bool has_more = reader.take(' ') && !reader.at_end();
    if (is_preparing() && has_more && !salt.empty()) {
      for (Preparation& known : reading_.record.preparations.back()) {
        if (known.party != party || known.is_lifted()) continue;
        known.salt = salt;
        known.text = line.substr(reader.place());
        return;
      }
    }
    damage(kBadPreparation, {std::string(line)});
  }

  void read_start(std::string_view position) {
    auto& record = reading_.record;
    if (record.starts.size() + 1 != record.games.size()) return damage(kHeaderTwice, {"start"});
    record.starts.emplace_back(position);
    reading_.start_lines.push_back(line_);
  }

  void read_action(std::string_view line) {
    auto& record = reading_.record;
    if (record.games.empty() || record.starts.size() != record.games.size()) {
      return damage(kNoStart);
    }
    Reader reader(line);
    const std::string_view number = reader.until(' ');
    const std::string next = std::to_string(record.games.back().size() + 1);
    if (number != next) return damage(kBadNumber, {std::string(number), next});
    if (!reader.take(' ') || reader.at_end()) return damage(kUnknownLine, {std::string(line)});
    record.games.back().emplace_back(line.substr(reader.place()));
    reading_.action_lines.back().push_back(line_);
  }

  std::string_view rest_;
  std::size_t line_ = 0;
  bool has_format_ = false;
  std::vector<std::string> seen_headers_;
  RecordReading reading_;
};

std::string preparations_text(const std::vector<Preparation>& preparations) {
  std::string ready;
  std::string lifted;
  for (const Preparation& party : preparations) {
    ready += party.commitment.empty() ? "awaited " + party.party + "\n"
                                      : "ready " + party.party + " " + party.commitment + "\n";
    if (party.is_lifted())
      lifted += "lifted " + party.party + " " + party.salt + " " + party.text + "\n";
  }
  return ready + lifted;
}

}  // namespace

bool is_unprintable(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7f;
}

std::string record_text(const Record& record) {
  const MatchSetup& setup = record.setup;
  std::string text = "format: " + std::string(kFormat) + "\ngame: " + setup.game + "\n";
  for (const auto& [name, value] : setup.options) text += "option: " + name + " " + value + "\n";
  text += "seed: " + std::to_string(setup.seed) + "\n";
  text += setup.length.score > 0 ? "length: score " + std::to_string(setup.length.score)
                                 : "length: games " + std::to_string(setup.length.games);
  text += "\n";
  for (const std::string& player : setup.players) text += "player: " + player + "\n";
  if (setup.seating == SeatingRule::given) text += "seating: " + std::string(kGivenSeating) + "\n";
  if (setup.from) text += "from: " + *setup.from + "\n";
  for (std::size_t i = 0; i < record.games.size(); ++i) {
    text += "\ngame " + std::to_string(i + 1) + "\n" + preparations_text(record.preparations[i]);
    if (i < record.starts.size()) text += "start: " + record.starts[i] + "\n";
    std::size_t number = 0;
    for (const std::string& action : record.games[i]) {
      text += std::to_string(++number) + " " + action + "\n";
    }
  }
  return text;
}

RecordReading read_record(std::string_view text) { return RecordParser(text).read(); }

std::string english(const Damage& damage) {
  return "line " + std::to_string(damage.line) + ": " + english(damage.error);
}

}  // namespace broceliande
