#include "search/network.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

#include "core/error.hpp"

namespace broceliande::search {
namespace {

static_assert(std::endian::native == std::endian::little);  // as the file

constexpr std::string_view kMagic = "BROCNNUE";
constexpr std::uint32_t kVersion = 1;
constexpr std::int32_t kOne = 127;  // an activation of 1
constexpr std::int32_t kWeightOne = 64;
constexpr std::int32_t kOutputOne = kOne * kWeightOne;
constexpr std::int32_t kShareOne = 256;
constexpr int kSquareShift = 7;
constexpr int kHiddenShift = 6;

// Larger numbers than any network has; smaller than would overflow.
constexpr std::size_t kMostInputs = 65'536;
constexpr std::size_t kMostHidden = 64;
constexpr std::size_t kMostBuckets = 64;
constexpr std::int32_t kMostFactor = 1 << 16;

/// As many sums as a register holds.
constexpr std::size_t kLanes = 16;
using Lanes = std::uint16_t __attribute__((vector_size(kLanes * sizeof(std::uint16_t))));

#ifdef __wasm_simd128__
/// What compilers find by themselves for other machines, but not for this one.
constexpr std::size_t kWasmLanes = 8;

std::size_t activate_lanes(const std::uint16_t* sums, std::size_t width, std::int16_t* seen) {
  const v128_t none = wasm_i16x8_splat(0);
  const v128_t most = wasm_i16x8_splat(kOne);
  std::size_t j = 0;
  for (; j + kWasmLanes <= width; j += kWasmLanes) {
    const v128_t value = wasm_i16x8_min(wasm_i16x8_max(wasm_v128_load(sums + j), none), most);
    wasm_v128_store(seen + j, wasm_u16x8_shr(wasm_i16x8_mul(value, value), kSquareShift));
  }
  return j;
}

std::int32_t product(const std::int16_t* one, const std::int16_t* other, std::size_t size) {
  v128_t sums = wasm_i32x4_splat(0);
  std::size_t j = 0;
  for (; j + kWasmLanes <= size; j += kWasmLanes) {
    const v128_t some = wasm_i32x4_dot_i16x8(wasm_v128_load(one + j), wasm_v128_load(other + j));
    sums = wasm_i32x4_add(sums, some);
  }
  std::int32_t sum = wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
                     wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
  for (; j < size; ++j) sum += one[j] * other[j];
  return sum;
}
#else
std::size_t activate_lanes(const std::uint16_t* /*sums*/, std::size_t /*width*/,
                           std::int16_t* /*seen*/) {
  return 0;
}

std::int32_t product(const std::int16_t* one, const std::int16_t* other, std::size_t size) {
  std::int32_t sum = 0;
  for (std::size_t j = 0; j < size; ++j) sum += one[j] * other[j];
  return sum;
}
#endif

void activate(const Network::Accumulator& accumulator, std::size_t width, std::int16_t* seen) {
  constexpr std::int16_t kMost = kOne;
  for (std::size_t j = activate_lanes(accumulator.sums.data(), width, seen); j < width; ++j) {
    const auto sum = static_cast<std::int16_t>(accumulator.sums[j]);
    const auto value = static_cast<std::uint16_t>(std::clamp(sum, std::int16_t{0}, kMost));
    seen[j] = static_cast<std::int16_t>(static_cast<std::uint16_t>(value * value) >> kSquareShift);
  }
}

/// Takes numbers from the front of a file, which must have them.
class Numbers {
 public:
  explicit Numbers(std::string_view bytes) : left_(bytes) {}

  template <class T>
  T one() {
    return many<T>(1).front();
  }
  template <class T>
  std::vector<T> many(std::size_t count) {
    std::vector<T> numbers(count);
    const std::span<const char> bytes = left_.first(count * sizeof(T));
    std::memcpy(numbers.data(), bytes.data(), bytes.size());
    left_ = left_.subspan(bytes.size());
    return numbers;
  }

 private:
  std::span<const char> left_;
};

struct NetworkHeader {
  static constexpr std::size_t kSize = 36;  // behind the magic

  explicit NetworkHeader(Numbers numbers)
      : version(numbers.one<std::uint32_t>()),
        shape{.inputs = numbers.one<std::uint32_t>(),
              .width = numbers.one<std::uint32_t>(),
              .hidden = numbers.one<std::uint32_t>(),
              .buckets = numbers.one<std::uint32_t>()},
        length(numbers.one<std::uint32_t>()),
        checksum(numbers.one<std::uint32_t>()),
        scale(numbers.one<std::int32_t>()),
        share(numbers.one<std::int32_t>()) {}

  [[nodiscard]] bool is_sane() const {
    const bool is_empty = shape.width == 0 || shape.hidden == 0 || shape.buckets == 0;
    return !is_empty && shape.inputs <= kMostInputs && shape.width <= Network::kMostWidth &&
           shape.hidden <= kMostHidden && shape.buckets <= kMostBuckets && scale >= 0 &&
           scale <= kMostFactor && share >= 0 && share <= kMostFactor &&
           length == expected_length();
  }
  [[nodiscard]] std::size_t expected_length() const {
    const std::size_t neurons = shape.buckets * shape.hidden;
    return 2 * shape.width + shape.inputs * (shape.width + 2) + neurons * (4 + 2 * shape.width) +
           4 * shape.buckets + 2 * neurons;
  }

  std::uint32_t version;
  Network::Shape shape;
  std::size_t length;
  std::uint32_t checksum;
  std::int32_t scale;
  std::int32_t share;
};

/// Takes the header from the front of a file and compares it with the rest.
tl::expected<NetworkHeader, NetworkFault> take_header(std::string_view& file) {
  if (!file.starts_with(kMagic)) return tl::unexpected(NetworkFault::foreign);
  file.remove_prefix(kMagic.size());
  if (file.size() < NetworkHeader::kSize) return tl::unexpected(NetworkFault::length);
  const NetworkHeader header{Numbers(file)};
  file.remove_prefix(NetworkHeader::kSize);
  if (header.version != kVersion) return tl::unexpected(NetworkFault::version);
  if (!header.is_sane()) return tl::unexpected(NetworkFault::sizes);
  if (file.size() != header.length) return tl::unexpected(NetworkFault::length);
  if (crc32(file) != header.checksum) return tl::unexpected(NetworkFault::checksum);
  return header;
}

}  // namespace

std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t sum = ~0U;
  for (const char byte : bytes) {
    sum ^= static_cast<std::uint8_t>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~sum;
}

tl::expected<Network, NetworkFault> Network::read(std::string_view file) {
  const auto header = take_header(file);
  if (!header) return pass_on(header);
  Network network;
  const Shape& shape = network.shape_ = header->shape;
  network.scale_ = header->scale;
  network.share_ = header->share;
  const std::size_t neurons = shape.buckets * shape.hidden;
  Numbers numbers(file);
  network.bias_ = numbers.many<std::int16_t>(shape.width);
  network.weight_ = numbers.many<std::int8_t>(shape.inputs * shape.width);
  network.direct_ = numbers.many<std::int16_t>(shape.inputs);
  network.hidden_bias_ = numbers.many<std::int32_t>(neurons);
  const auto weights = numbers.many<std::int8_t>(neurons * 2 * shape.width);
  network.hidden_weight_.assign(weights.begin(), weights.end());
  network.output_bias_ = numbers.many<std::int32_t>(shape.buckets);
  network.output_weight_ = numbers.many<std::int16_t>(neurons);
  return network;
}

Network::Accumulator Network::empty() const {
  Accumulator accumulator;
  std::ranges::transform(bias_, accumulator.sums.begin(),
                         [](std::int16_t bias) { return static_cast<std::uint16_t>(bias); });
  return accumulator;
}

Score Network::evaluate(const Accumulator& own, const Accumulator& enemy, std::size_t bucket,
                        Score base) const {
  const std::size_t width = shape_.width;
  alignas(32) std::array<std::int16_t, 2 * kMostWidth> seen;
  activate(own, width, seen.data());
  activate(enemy, width, seen.data() + width);
  std::int64_t total = output_bias_[bucket];
  for (std::size_t k = bucket * shape_.hidden; k < (bucket + 1) * shape_.hidden; ++k) {
    const std::int32_t sum = product(seen.data(), &hidden_weight_[k * 2 * width], 2 * width);
    const std::int64_t value = (hidden_bias_[k] + std::int64_t{sum}) >> kHiddenShift;
    total += std::clamp<std::int64_t>(value, 0, kOne) * output_weight_[k];
  }
  total += (own.direct - enemy.direct) / 2;
  const std::int64_t score = total * scale_ / kOutputOne + std::int64_t{base} * share_ / kShareOne;
  return static_cast<Score>(std::clamp<std::int64_t>(score, -kMaxEvaluation, kMaxEvaluation));
}

void NetworkRows::set(std::size_t row, const Network& network,
                      std::span<const std::uint16_t> inputs) {
  std::uint16_t* sums = &weights_[row * width_];
  std::fill_n(sums, width_, std::uint16_t{0});
  directs_[row] = 0;
  for (const std::uint16_t input : inputs) {
    const std::span<const std::int8_t> weights = network.weights(input);
    for (std::size_t j = 0; j < width_; ++j) {
      sums[j] = static_cast<std::uint16_t>(sums[j] + weights[j]);
    }
    directs_[row] += network.direct(input);
  }
}

void NetworkRows::add(Network::Accumulator& to, std::size_t row) const {
  const std::uint16_t* weights = &weights_[row * width_];
  for (std::size_t j = 0; j < width_; ++j) {
    to.sums[j] = static_cast<std::uint16_t>(to.sums[j] + weights[j]);
  }
  to.direct += directs_[row];
}

void NetworkRows::remove(Network::Accumulator& from, std::size_t row) const {
  const std::uint16_t* weights = &weights_[row * width_];
  for (std::size_t j = 0; j < width_; ++j) {
    from.sums[j] = static_cast<std::uint16_t>(from.sums[j] - weights[j]);
  }
  from.direct -= directs_[row];
}

void NetworkRows::change(Network::Accumulator& accumulator, std::span<const std::uint16_t> added,
                         std::span<const std::uint16_t> removed) const {
  if (width_ % kLanes != 0) {
    for (const std::uint16_t row : added) add(accumulator, row);
    for (const std::uint16_t row : removed) remove(accumulator, row);
    return;
  }
  for (std::size_t first = 0; first < width_; first += kLanes) {
    Lanes sums;
    Lanes weights;
    std::memcpy(&sums, &accumulator.sums[first], sizeof(Lanes));
    for (const std::uint16_t row : added) {
      std::memcpy(&weights, &weights_[row * width_ + first], sizeof(Lanes));
      sums += weights;
    }
    for (const std::uint16_t row : removed) {
      std::memcpy(&weights, &weights_[row * width_ + first], sizeof(Lanes));
      sums -= weights;
    }
    std::memcpy(&accumulator.sums[first], &sums, sizeof(Lanes));
  }
  for (const std::uint16_t row : added) accumulator.direct += directs_[row];
  for (const std::uint16_t row : removed) accumulator.direct -= directs_[row];
}

}  // namespace broceliande::search
