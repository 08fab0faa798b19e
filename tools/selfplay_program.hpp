#pragma once

#include <array>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include "tools/network_file.hpp"
#include "tools/self_play.hpp"
#include "tools/take_option.hpp"
#include "tools/training_samples.hpp"

/// Makes what tools/train/train.py learns a game from:
///
///   play RECORDS GAMES NODES SEED THREADS [SECONDS] [--network FILE]
///       games against itself with so many nodes a decision (game_record.hpp says how they are
///       written), with the hand-made evaluation or a network. Game i depends on that, SEED and i
///       alone, and after SECONDS no game is begun, so the file is the first so many games whatever
///       the number of threads.
///   features SAMPLES THREADS RECORDS…
///       the quiet positions of all those games as the network sees them: SAMPLES.json,
///       SAMPLES.samples and SAMPLES.indices (tools/train/README.md).
///
/// `Kit` has, beside what the other headers want: `kName`, `kTitle` and `kSides` for people,
/// `kTable` bytes of memory, `games()` to choose from, `any_game(rng)` as a place among them,
/// `training_start(game, rng)`, `is_idle(state)` for games to be broken off, `inputs()`,
/// `kBuckets`, and `samples_of(record)` with the game's number left open.
namespace broceliande::tools {

[[nodiscard]] inline std::int16_t recorded_score(search::Score score) {
  if (search::is_end(score)) return score > 0 ? kProvedEnd : std::int16_t{-kProvedEnd};
  return static_cast<std::int16_t>(std::clamp(score, -kProvedEnd + 1, kProvedEnd - 1));
}

/// Plays games by number; each thread has one.
template <class Kit>
class SelfPlay {
 public:
  SelfPlay(const Kit& kit, const Opponent<Kit>& opponent, std::uint64_t seed)
      : kit_(kit), seed_(seed) {
    for (const auto& game : kit.games()) players_.emplace_back(game, opponent, Kit::kTable);
  }

  GameRecord<Kit> operator()(std::uint64_t number) {
    Rng rng(scatter(seed_) + number);
    const std::size_t which = kit_.any_game(rng);
    const auto& game = kit_.games()[which];
    SelfPlayer<Kit>& player = players_[which];
    player.forget();
    const auto start = kit_.training_start(game, rng);
    GameRecord<Kit> record;
    record.start = game.position_text(start);
    record.ending = play_out<Kit>(
        game, start, {&player, &player}, [&](const auto& state, const auto& decision) {
          if (Kit::is_idle(state)) return false;
          const bool is_quiet = player.is_quiet(state, decision.action);
          record.plies.push_back({decision.action, recorded_score(decision.score),
                                  is_quiet ? RecordedPly<Kit>::kQuiet : std::uint8_t{0}});
          return true;
        });
    return record;
  }

 private:
  const Kit& kit_;
  std::uint64_t seed_;
  std::vector<SelfPlayer<Kit>> players_;
};

template <class Kit>
struct PlayTally {
  std::array<std::uint64_t, 4> endings{};  ///< as GameEnd
  std::uint64_t plies = 0;
  std::uint64_t quiet = 0;

  void add(const GameRecord<Kit>& record) {
    ++endings[static_cast<std::size_t>(record.ending)];
    plies += record.plies.size();
    quiet += static_cast<std::uint64_t>(
        std::ranges::count_if(record.plies, &RecordedPly<Kit>::is_quiet));
  }
};

template <class Kit>
bool play(const Kit& kit, const std::string& path, std::uint64_t count,
          const Opponent<Kit>& opponent, std::uint64_t seed, int threads, std::uint64_t seconds) {
  std::ofstream file(path, std::ios::binary);
  file << Kit::kMagic;
  PlayTally<Kit> tally;
  const auto began = Clock::now();
  const std::uint64_t played = do_in_order(
      threads, count, began + std::chrono::seconds(seconds),
      [&] { return SelfPlay<Kit>(kit, opponent, seed); },
      [&](const GameRecord<Kit>& record) {
        tally.add(record);
        file << record_bytes(record);
      });
  const std::chrono::duration<double> took = Clock::now() - began;
  std::cout << "games " << played << ", " << Kit::kSides[0] << " won " << tally.endings[1] << ", "
            << Kit::kSides[1] << " " << tally.endings[2] << ", drawn " << tally.endings[3]
            << "; positions " << tally.plies << ", quiet " << tally.quiet << "; " << took.count()
            << " s\n";
  return static_cast<bool>(file.flush());
}

template <class T>
void write_all(std::ofstream& file, const std::vector<T>& items) {
  file.write(reinterpret_cast<const char*>(items.data()),
             static_cast<std::streamsize>(items.size() * sizeof(T)));
}

template <class Kit>
bool read_records(const std::string& path, std::vector<GameRecord<Kit>>& records) {
  const std::string bytes = read_file(path);
  RecordReader<Kit> reader(bytes);
  if (!reader.skip_magic()) return false;
  while (auto record = reader.next()) records.push_back(std::move(*record));
  return true;
}

template <class Kit>
bool write_features(const Kit& kit, const std::string& path, int threads,
                    std::span<const std::string> files) {
  std::vector<GameRecord<Kit>> records;
  for (const std::string& file : files) {
    if (!read_records<Kit>(file, records)) return false;
  }
  std::ofstream samples(path + ".samples", std::ios::binary);
  std::ofstream indices(path + ".indices", std::ios::binary);
  std::uint64_t count = 0;
  do_in_order(
      threads, records.size(), Clock::time_point::max(),
      [&] {
        return [&](std::uint64_t number) {
          Samples some = kit.samples_of(records[number]);
          for (Sample& sample : some.samples) sample.game = static_cast<std::uint32_t>(number);
          return some;
        };
      },
      [&](const Samples& some) {
        count += some.samples.size();
        write_all(samples, some.samples);
        write_all(indices, some.indices);
      });
  std::ofstream about(path + ".json");
  about << R"({"game": ")" << Kit::kName << R"(", "inputs": )" << kit.inputs() << R"(, "buckets": )"
        << Kit::kBuckets << R"(, "sigmoid": )" << Kit::kSigmoid << R"(, "games": )"
        << records.size() << R"(, "samples": )" << count << "}\n";
  return samples.flush() && indices.flush() && about.flush();
}

template <class Kit>
int run_selfplay(const Kit& kit, std::vector<std::string> words) {
  const std::string network_path = take_option(words, "--network");
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  const auto threads = [&](std::size_t i) { return static_cast<int>(number(i)); };
  const std::string verb = words.empty() ? "" : words[0];
  constexpr std::uint64_t kForever = 1'000'000;
  if (verb == "play" && (words.size() == 6 || words.size() == 7)) {
    std::optional<search::Network> network;
    if (!network_path.empty() && !(network = read_network(kit, network_path))) return 1;
    const Opponent<Kit> opponent{.network = network ? &*network : nullptr, .nodes = number(3)};
    const std::uint64_t seconds = words.size() == 7 ? number(6) : kForever;
    return play(kit, words[1], number(2), opponent, number(4), threads(5), seconds) ? 0 : 1;
  }
  if (verb == "features" && words.size() >= 4 && network_path.empty()) {
    return write_features(kit, words[1], threads(2), std::span(words).subspan(3)) ? 0 : 1;
  }
  std::cerr << Kit::kName << "_selfplay " << Kit::kOptions
            << "play RECORDS GAMES NODES SEED THREADS [SECONDS] [--network FILE] | "
               "features SAMPLES THREADS RECORDS…\n";
  return 2;
}

}  // namespace broceliande::tools
