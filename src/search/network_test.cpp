#include "search/network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "search/test_network.hpp"

namespace broceliande::search {
namespace {

constexpr Network::Shape kShape{.inputs = 40, .width = 24, .hidden = 5, .buckets = 3};

using Inputs = std::vector<std::uint16_t>;

Inputs any_inputs(Rng& rng) {
  Inputs inputs;
  for (int i = 0; i < 12; ++i) inputs.push_back(static_cast<std::uint16_t>(rng.below(40)));
  return inputs;
}

Network::Accumulator accumulated(const Network& network, const Inputs& inputs) {
  NetworkRows rows(network, 1);
  rows.set(0, network, inputs);
  Network::Accumulator accumulator = network.empty();
  rows.add(accumulator, 0);
  return accumulator;
}

/// The same network as a mathematician would write it, without rounding.
class RealNetwork {
 public:
  explicit RealNetwork(const MadeUpNetwork& network) : n_(network) {}

  [[nodiscard]] double evaluate(const Inputs& own, const Inputs& enemy, std::size_t bucket,
                                double base) const {
    std::vector<double> seen = layer(own);
    const std::vector<double> theirs = layer(enemy);
    seen.insert(seen.end(), theirs.begin(), theirs.end());
    double output = n_.output_bias[bucket] / 8128.0;
    for (std::size_t k = bucket * n_.shape.hidden; k < (bucket + 1) * n_.shape.hidden; ++k) {
      double value = n_.hidden_bias[k] / 8128.0;
      for (std::size_t j = 0; j < seen.size(); ++j) {
        value += seen[j] * n_.hidden_weight[k * seen.size() + j] / 64.0;
      }
      output += std::clamp(value, 0.0, 1.0) * n_.output_weight[k] / 64.0;
    }
    output += (direct(own) - direct(enemy)) / 2 / 8128.0;
    return output * n_.scale + base * n_.share / 256.0;
  }

  /// How far whole numbers may be from that: every activation loses less than one step of 127 by
  /// its shift; what follows multiplies and adds these losses.
  [[nodiscard]] double rounding(std::size_t bucket) const {
    double output = 1;  // of the direct way
    for (std::size_t k = bucket * n_.shape.hidden; k < (bucket + 1) * n_.shape.hidden; ++k) {
      double value = 1;
      for (std::size_t j = 0; j < 2 * n_.shape.width; ++j) {
        value += std::abs(n_.hidden_weight[k * 2 * n_.shape.width + j]) / 64.0;
      }
      output += value * std::abs(n_.output_weight[k]);
    }
    return output * n_.scale / 8128.0 + 2;
  }

 private:
  [[nodiscard]] std::vector<double> layer(const Inputs& inputs) const {
    std::vector<double> seen;
    for (std::size_t j = 0; j < n_.shape.width; ++j) {
      double sum = n_.bias[j];
      for (const std::uint16_t input : inputs) sum += n_.weight[input * n_.shape.width + j];
      const double one = std::clamp(sum / 127, 0.0, 1.0);
      seen.push_back(one * one * 127 / 128);
    }
    return seen;
  }
  [[nodiscard]] double direct(const Inputs& inputs) const {
    double sum = 0;
    for (const std::uint16_t input : inputs) sum += n_.direct[input];
    return sum;
  }

  const MadeUpNetwork& n_;
};

TEST(Network, ComputesInWholeNumbersWhatRealNumbersWouldGive) {
  Rng rng(1);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const MadeUpNetwork made_up = made_up_network(kShape, seed, seed % 2 == 0 ? 300 : 0);
    const RealNetwork real(made_up);
    const Network network = *Network::read(made_up.file());
    for (std::size_t bucket = 0; bucket < kShape.buckets; ++bucket) {
      const Inputs own = any_inputs(rng);
      const Inputs enemy = any_inputs(rng);
      const Score base = static_cast<Score>(rng.below(1'000)) - 500;
      const Score score =
          network.evaluate(accumulated(network, own), accumulated(network, enemy), bucket, base);
      EXPECT_NEAR(score, real.evaluate(own, enemy, bucket, base), real.rounding(bucket));
    }
  }
}

TEST(Network, UsesTheGamesOwnEvaluationOnlyWithAShare) {
  const Network with = *Network::read(made_up_network(kShape, 1, 256).file());
  const Network without = *Network::read(made_up_network(kShape, 1, 0).file());
  EXPECT_TRUE(with.uses_base());
  EXPECT_FALSE(without.uses_base());
  const Network::Accumulator nothing = with.empty();
  EXPECT_EQ(with.evaluate(nothing, nothing, 0, 70), without.evaluate(nothing, nothing, 0, 70) + 70);
}

TEST(Network, HasItsOwnOutputForEveryBucket) {
  MadeUpNetwork made_up = made_up_network(kShape, 3);
  made_up.output_weight.assign(made_up.output_weight.size(), 0);
  made_up.output_bias = {8'128, 0, -8'128};
  const Network network = *Network::read(made_up.file());
  const Network::Accumulator nothing = network.empty();
  EXPECT_EQ(network.evaluate(nothing, nothing, 0, 0), 400);
  EXPECT_EQ(network.evaluate(nothing, nothing, 1, 0), 0);
  EXPECT_EQ(network.evaluate(nothing, nothing, 2, 0), -400);
}

TEST(Network, RowsAddAndRemoveSeveralInputsAtOnce) {
  const Network network = *Network::read(made_up_network(kShape, 2).file());
  NetworkRows rows(network, 3);
  rows.set(1, network, Inputs{3, 7});
  rows.set(2, network, Inputs{9});
  Network::Accumulator accumulator = network.empty();
  rows.add(accumulator, 2);
  rows.add(accumulator, 1);
  EXPECT_EQ(accumulator.sums, accumulated(network, {3, 7, 9}).sums);
  EXPECT_EQ(accumulator.direct, network.direct(3) + network.direct(7) + network.direct(9));
  rows.remove(accumulator, 1);
  EXPECT_EQ(accumulator.sums, accumulated(network, {9}).sums);
  EXPECT_EQ(accumulator.direct, network.direct(9));
}

TEST(Network, RowsChangeManyAtOnceAsOneAfterTheOther) {
  for (const std::size_t width : {16U, 20U, 64U}) {
    Network::Shape shape = kShape;
    shape.width = width;
    const Network network = *Network::read(made_up_network(shape, 3).file());
    NetworkRows rows(network, 10);
    for (std::uint16_t row = 0; row < 10; ++row) rows.set(row, network, Inputs{row});
    Network::Accumulator accumulator = network.empty();
    rows.change(accumulator, Inputs{1, 4, 7, 9}, {});
    rows.change(accumulator, Inputs{2, 3}, Inputs{9, 1});
    const Network::Accumulator all = accumulated(network, {2, 3, 4, 7});
    EXPECT_EQ(accumulator.sums, all.sums) << width;
    EXPECT_EQ(accumulator.direct, all.direct) << width;
  }
}

TEST(Network, RefusesWhatIsDamaged) {
  const MadeUpNetwork made_up = made_up_network(kShape, 1);
  const std::string file = made_up.file();
  ASSERT_TRUE(Network::read(file));
  EXPECT_FALSE(Network::read(""));
  EXPECT_FALSE(Network::read("BROCNNUE"));
  EXPECT_FALSE(Network::read(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(Network::read(file + "x"));
  for (const std::size_t place : {0U, 8U, 12U, 16U, 20U, 24U, 28U, 32U, 44U, 500U}) {
    std::string damaged = file;
    damaged[place] = static_cast<char>(damaged[place] + 1);
    EXPECT_FALSE(Network::read(damaged)) << place;
  }
  const MadeUpNetwork wide =
      made_up_network({.inputs = 1, .width = 129, .hidden = 1, .buckets = 1}, 1);
  EXPECT_FALSE(Network::read(wide.file()));
  const MadeUpNetwork empty =
      made_up_network({.inputs = 1, .width = 0, .hidden = 1, .buckets = 1}, 1);
  EXPECT_FALSE(Network::read(empty.file()));
}

TEST(Network, SaysWhatIsWrongWithAFile) {
  const std::string file = made_up_network(kShape, 1).file();
  const auto changed = [&](std::size_t place) {
    std::string other = file;
    other[place] = static_cast<char>(other[place] + 1);
    return other;
  };
  const auto fault = [](const std::string& bytes) { return Network::read(bytes).error(); };
  EXPECT_EQ(fault("PNG"), NetworkFault::foreign);
  EXPECT_EQ(fault(changed(0)), NetworkFault::foreign);
  EXPECT_EQ(fault(changed(8)), NetworkFault::version);
  EXPECT_EQ(fault(changed(12)), NetworkFault::sizes);
  EXPECT_EQ(fault(file.substr(0, 10)), NetworkFault::length);
  EXPECT_EQ(fault(file.substr(0, 100)), NetworkFault::length);
  EXPECT_EQ(fault(file + "x"), NetworkFault::length);
  EXPECT_EQ(fault(changed(file.size() - 1)), NetworkFault::checksum);
}

TEST(Network, ChecksumIsTheOneOfZip) { EXPECT_EQ(crc32("123456789"), 0xcbf43926U); }

}  // namespace
}  // namespace broceliande::search
