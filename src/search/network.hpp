#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "search/score.hpp"

namespace broceliande::search {

/// As zip and PNG have it.
[[nodiscard]] std::uint32_t crc32(std::string_view bytes);

/// Why a file is no network.
enum class NetworkFault : std::uint8_t {
  foreign,   ///< it is something else
  version,   ///< of another version
  sizes,     ///< they are out of bounds, or do not fit each other
  length,    ///< cut off, or something follows
  checksum,  ///< damaged
};

/// A small neural network that evaluates positions, in whole numbers (NNUE, after Y. Nasu, 2018).
/// tools/train/README.md says what it computes and what its file looks like. It knows no game: a
/// game says which inputs there are, and keeps the sums of the first layer up to date.
class Network {
 public:
  static constexpr std::size_t kMostWidth = 128;

  struct Shape {
    std::size_t inputs = 0;
    std::size_t width = 0;   ///< of the first layer, for each perspective
    std::size_t hidden = 0;  ///< width of the second
    std::size_t buckets = 0;
  };

  /// The first layer of one perspective, and the direct way to the output. Sums of a network that
  /// training made are far from where they would wrap around.
  struct Accumulator {
    alignas(32) std::array<std::uint16_t, kMostWidth> sums{};  ///< of signed numbers
    std::int32_t direct = 0;
  };

  [[nodiscard]] static tl::expected<Network, NetworkFault> read(std::string_view file);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  /// Whether the game's own evaluation is part of the score.
  [[nodiscard]] bool uses_base() const { return share_ != 0; }

  /// Without inputs.
  [[nodiscard]] Accumulator empty() const;
  [[nodiscard]] std::span<const std::int8_t> weights(std::size_t input) const {
    return std::span(weight_).subspan(input * shape_.width, shape_.width);
  }
  [[nodiscard]] std::int16_t direct(std::size_t input) const { return direct_[input]; }

  /// For the side to act, whose accumulator is `own`; `base` is the game's own evaluation.
  [[nodiscard]] Score evaluate(const Accumulator& own, const Accumulator& enemy, std::size_t bucket,
                               Score base) const;

 private:
  Shape shape_;
  std::int32_t scale_ = 0;  ///< the score that an output of 1 stands for
  std::int32_t share_ = 0;  ///< of the game's own evaluation
  std::vector<std::int16_t> bias_;
  std::vector<std::int8_t> weight_;  ///< by input
  std::vector<std::int16_t> direct_;
  std::vector<std::int32_t> hidden_bias_;    ///< by bucket, as all that follow
  std::vector<std::int16_t> hidden_weight_;  ///< as wide as what it is multiplied with
  std::vector<std::int32_t> output_bias_;
  std::vector<std::int16_t> output_weight_;
};

/// Sums of several inputs that always come together, so that each such set costs one row.
class NetworkRows {
 public:
  NetworkRows(const Network& network, std::size_t count)
      : width_(network.shape().width), weights_(count * width_), directs_(count) {}

  void set(std::size_t row, const Network& network, std::span<const std::uint16_t> inputs);
  void add(Network::Accumulator& to, std::size_t row) const;
  void remove(Network::Accumulator& from, std::size_t row) const;
  /// Several at once, which is cheaper than one after the other.
  void change(Network::Accumulator& accumulator, std::span<const std::uint16_t> added,
              std::span<const std::uint16_t> removed) const;

 private:
  std::size_t width_;
  std::vector<std::uint16_t> weights_;
  std::vector<std::int32_t> directs_;
};

}  // namespace broceliande::search
