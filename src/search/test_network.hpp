#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "search/network.hpp"

/// Networks for tests, with weights at random.
namespace broceliande::search {

struct MadeUpNetwork {
  Network::Shape shape;
  std::int32_t scale = 400;
  std::int32_t share = 0;
  std::vector<std::int16_t> bias{};
  std::vector<std::int8_t> weight{};
  std::vector<std::int16_t> direct{};
  std::vector<std::int32_t> hidden_bias{};
  std::vector<std::int8_t> hidden_weight{};
  std::vector<std::int32_t> output_bias{};
  std::vector<std::int16_t> output_weight{};

  /// Weights about as large as trained ones.
  void fill(std::uint64_t seed) {
    Rng rng(seed);
    const auto draw = [&](auto& numbers, std::size_t count, int most) {
      numbers.resize(count);
      for (auto& number : numbers) {
        const auto lot = static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1)));
        number = static_cast<std::remove_reference_t<decltype(number)>>(lot - most);
      }
    };
    const std::size_t neurons = shape.buckets * shape.hidden;
    draw(bias, shape.width, 60);
    draw(weight, shape.inputs * shape.width, 30);
    draw(direct, shape.inputs, 900);
    draw(hidden_bias, neurons, 2'000);
    draw(hidden_weight, neurons * 2 * shape.width, 50);
    draw(output_bias, shape.buckets, 3'000);
    draw(output_weight, neurons, 90);
  }

  [[nodiscard]] std::string file() const {
    std::string payload;
    const auto append = [](std::string& to, const auto& numbers) {
      const auto bytes = std::as_bytes(std::span(numbers));
      to.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    append(payload, bias);
    append(payload, weight);
    append(payload, direct);
    append(payload, hidden_bias);
    append(payload, hidden_weight);
    append(payload, output_bias);
    append(payload, output_weight);
    const std::vector<std::uint32_t> header = {1,
                                               static_cast<std::uint32_t>(shape.inputs),
                                               static_cast<std::uint32_t>(shape.width),
                                               static_cast<std::uint32_t>(shape.hidden),
                                               static_cast<std::uint32_t>(shape.buckets),
                                               static_cast<std::uint32_t>(payload.size()),
                                               crc32(payload),
                                               static_cast<std::uint32_t>(scale),
                                               static_cast<std::uint32_t>(share)};
    std::string file = "BROCNNUE";
    append(file, header);
    return file + payload;
  }
};

[[nodiscard]] inline MadeUpNetwork made_up_network(const Network::Shape& shape, std::uint64_t seed,
                                                   std::int32_t share = 0) {
  MadeUpNetwork network{.shape = shape, .share = share};
  network.fill(seed);
  return network;
}

}  // namespace broceliande::search
