// Makes what tools/train/train.py learns Graal from:
//
//   graal_selfplay play RECORDS GAMES NODES SEED THREADS [SECONDS] [--network FILE]
//       games against itself with so many nodes a decision (game_record.hpp says how they are
//       written), with the hand-made evaluation or a network. Game i depends on that, SEED and i
//       alone, and after SECONDS no game is begun, so the file is the first so many games whatever
//       the number of threads.
//   graal_selfplay features SAMPLES THREADS RECORDS…
//       the quiet positions of all those games as the network sees them: SAMPLES.json,
//       SAMPLES.samples and SAMPLES.indices (tools/train/README.md).

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "games/graal/tools/game_record.hpp"
#include "games/graal/tools/network_file.hpp"
#include "games/graal/tools/training_samples.hpp"
#include "games/graal/tools/uneven_start.hpp"
#include "tools/in_order.hpp"

namespace broceliande::graal {
namespace {

std::int16_t recorded_score(Score score) {
  if (search::is_end(score)) return score > 0 ? kProvedEnd : std::int16_t{-kProvedEnd};
  return static_cast<std::int16_t>(std::clamp(score, -kProvedEnd + 1, kProvedEnd - 1));
}

/// Plays games by number; each thread has one.
class SelfPlay {
 public:
  SelfPlay(const std::vector<Graal>& games, const Opponent& opponent, std::uint64_t seed)
      : games_(games), seed_(seed) {
    for (const Graal& game : games) players_.emplace_back(game, opponent, kTable);
  }

  GameRecord operator()(std::uint64_t number) {
    Rng rng(scatter(seed_) + number);
    const std::size_t setting = any_setting(rng);
    const Graal& game = games_[setting];
    Player& player = players_[setting];
    player.forget();
    const State start = uneven_start(game, rng);
    GameRecord record;
    record.start = game.position_text(start);
    record.ending =
        play_out(game, start, {&player, &player}, [&](const State& state, const auto& decision) {
          if (state.clock >= kIdleTurns) return false;
          const bool is_quiet = player.is_quiet(state, decision.action);
          record.plies.push_back({decision.action, recorded_score(decision.score),
                                  is_quiet ? RecordedPly::kQuiet : std::uint8_t{0}});
          return true;
        });
    return record;
  }

 private:
  const std::vector<Graal>& games_;
  std::uint64_t seed_;
  std::vector<Player> players_;
};

struct Tally {
  std::array<std::uint64_t, 4> endings{};  ///< as Ending
  std::uint64_t plies = 0;
  std::uint64_t quiet = 0;

  void add(const GameRecord& record) {
    ++endings[static_cast<std::size_t>(record.ending)];
    plies += record.plies.size();
    quiet +=
        static_cast<std::uint64_t>(std::ranges::count_if(record.plies, &RecordedPly::is_quiet));
  }
};

bool play(const std::string& path, std::uint64_t count, const Opponent& opponent,
          std::uint64_t seed, int threads, std::uint64_t seconds) {
  std::ofstream file(path, std::ios::binary);
  file << kRecordMagic;
  const std::vector<Graal> games = games_of_settings();
  Tally tally;
  const auto began = tools::Clock::now();
  const std::uint64_t played = tools::do_in_order(
      threads, count, began + std::chrono::seconds(seconds),
      [&] { return SelfPlay(games, opponent, seed); },
      [&](const GameRecord& record) {
        tally.add(record);
        file << record_bytes(record);
      });
  const std::chrono::duration<double> took = tools::Clock::now() - began;
  std::cout << "games " << played << ", South won " << tally.endings[1] << ", North "
            << tally.endings[2] << ", drawn " << tally.endings[3] << "; positions " << tally.plies
            << ", quiet " << tally.quiet << "; " << took.count() << " s\n";
  return static_cast<bool>(file.flush());
}

template <class T>
void write_all(std::ofstream& file, const std::vector<T>& items) {
  file.write(reinterpret_cast<const char*>(items.data()),
             static_cast<std::streamsize>(items.size() * sizeof(T)));
}

bool read_records(const std::string& path, std::vector<GameRecord>& records) {
  const std::string bytes = read_file(path);
  RecordReader reader(bytes);
  if (!reader.skip_magic()) return false;
  while (auto record = reader.next()) records.push_back(std::move(*record));
  return true;
}

bool write_features(const std::string& path, int threads, std::span<const std::string> files) {
  std::vector<GameRecord> records;
  for (const std::string& file : files) {
    if (!read_records(file, records)) return false;
  }
  const Graal game = *Graal::with({});
  std::ofstream samples(path + ".samples", std::ios::binary);
  std::ofstream indices(path + ".indices", std::ios::binary);
  std::uint64_t count = 0;
  tools::do_in_order(
      threads, records.size(), tools::Clock::time_point::max(),
      [&] {
        return [&](std::uint64_t number) {
          return samples_of(game, records[number], static_cast<std::uint32_t>(number));
        };
      },
      [&](const Samples& some) {
        count += some.samples.size();
        write_all(samples, some.samples);
        write_all(indices, some.indices);
      });
  std::ofstream about(path + ".json");
  about << R"({"game": "graal", "inputs": )" << NetworkFeatures::kInputs << R"(, "buckets": )"
        << NetworkFeatures::kBuckets << R"(, "sigmoid": )" << kSigmoid << R"(, "games": )"
        << records.size() << R"(, "samples": )" << count << "}\n";
  return samples.flush() && indices.flush() && about.flush();
}

/// Takes `--network FILE` out of the words; empty where it is not among them.
std::string take_network(std::vector<std::string>& words) {
  const auto option = std::ranges::find(words, "--network");
  if (option == words.end() || option + 1 == words.end()) return "";
  const std::string path = option[1];
  words.erase(option, option + 2);
  return path;
}

int run(std::vector<std::string> words) {
  const std::string network_path = take_network(words);
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  const auto threads = [&](std::size_t i) { return static_cast<int>(number(i)); };
  const std::string verb = words.empty() ? "" : words[0];
  constexpr std::uint64_t kForever = 1'000'000;
  if (verb == "play" && (words.size() == 6 || words.size() == 7)) {
    std::optional<search::Network> network;
    if (!network_path.empty() && !(network = read_network(network_path))) return 1;
    const Opponent opponent{.network = network ? &*network : nullptr, .nodes = number(3)};
    const std::uint64_t seconds = words.size() == 7 ? number(6) : kForever;
    return play(words[1], number(2), opponent, number(4), threads(5), seconds) ? 0 : 1;
  }
  if (verb == "features" && words.size() >= 4 && network_path.empty()) {
    return write_features(words[1], threads(2), std::span(words).subspan(3)) ? 0 : 1;
  }
  std::cerr << "graal_selfplay play RECORDS GAMES NODES SEED THREADS [SECONDS] [--network FILE] | "
               "features SAMPLES THREADS RECORDS…\n";
  return 2;
}

}  // namespace
}  // namespace broceliande::graal

int main(int count, char** words) { return broceliande::graal::run({words + 1, words + count}); }
