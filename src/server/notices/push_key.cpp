#include "server/notices/push_key.hpp"

#include <fcntl.h>
#include <openssl/core_names.h>
#include <openssl/pem.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>
#include <tuple>
#include <utility>

#include "server/notices/openssl.hpp"
#include "server/notices/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr char kCurve[] = "prime256v1";
constexpr std::size_t kCoordinate = 32;
constexpr std::size_t kPoint = 1 + 2 * kCoordinate;

/// A key from the halves that there are.
openssl::Key assembled(std::string_view secret_half, std::string_view public_half) {
  const openssl::Builder builder(OSSL_PARAM_BLD_new());
  const openssl::Number number(
      secret_half.empty()
          ? nullptr
          : BN_bin2bn(openssl::bytes(secret_half), static_cast<int>(secret_half.size()), nullptr));
  if (!builder) return nullptr;
  const bool is_built =
      OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) == 1 &&
      OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, public_half.data(),
                                       public_half.size()) == 1 &&
      (!number ||
       OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1);
  const openssl::Parameters parameters(is_built ? OSSL_PARAM_BLD_to_param(builder.get()) : nullptr);
  const openssl::KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) != 1) return nullptr;
  EVP_PKEY* key = nullptr;
  const int selection = number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) != 1) return nullptr;
  return openssl::Key(key);
}

std::string public_half_of(EVP_PKEY* key) {
  std::string point(kPoint, '\0');
  std::size_t length = 0;
  const int read = EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY,
                                                   openssl::bytes(point), point.size(), &length);
  return read == 1 && length == kPoint ? point : "";
}

bool is_of_curve(EVP_PKEY* key) {
  std::string name(64, '\0');
  std::size_t length = 0;
  return EVP_PKEY_get_group_name(key, name.data(), name.size(), &length) == 1 &&
         name.substr(0, length) == kCurve;
}

Error not_written(const std::filesystem::path& file) {
  return {&phrases::kPushKeyNotWritten, {file.string(), std::strerror(errno)}, Error::kNoPlace};
}

}  // namespace

struct PushKey::Handle {
  openssl::Key key;
};

PushKey::PushKey(std::unique_ptr<Handle> handle, std::string public_half)
    : handle_(std::move(handle)), public_half_(std::move(public_half)) {}
PushKey::PushKey(PushKey&&) noexcept = default;
PushKey& PushKey::operator=(PushKey&&) noexcept = default;
PushKey::~PushKey() = default;

std::optional<PushKey> PushKey::with(std::unique_ptr<Handle> handle) {
  if (!handle->key || !is_of_curve(handle->key.get())) return std::nullopt;
  std::string public_half = public_half_of(handle->key.get());
  if (public_half.empty()) return std::nullopt;
  return PushKey(std::move(handle), std::move(public_half));
}

std::optional<PushKey> PushKey::generate() {
  return with(std::make_unique<Handle>(openssl::Key(EVP_EC_gen(kCurve))));
}

std::optional<PushKey> PushKey::from(std::string_view secret_half, std::string_view public_half) {
  if (secret_half.size() != kCoordinate || public_half.size() != kPoint) return std::nullopt;
  return with(std::make_unique<Handle>(assembled(secret_half, public_half)));
}

std::optional<PushKey> PushKey::from_public(std::string_view public_half) {
  if (public_half.size() != kPoint || public_half.front() != '\4') return std::nullopt;
  return with(std::make_unique<Handle>(assembled("", public_half)));
}

std::optional<std::string> PushKey::shared_secret(const PushKey& other) const {
  const openssl::KeyContext context(EVP_PKEY_CTX_new(handle_->key.get(), nullptr));
  std::string secret(kCoordinate, '\0');
  std::size_t length = secret.size();
  const bool is_derived = context && EVP_PKEY_derive_init(context.get()) == 1 &&
                          EVP_PKEY_derive_set_peer(context.get(), other.handle_->key.get()) == 1 &&
                          EVP_PKEY_derive(context.get(), openssl::bytes(secret), &length) == 1;
  if (!is_derived || length != kCoordinate) return std::nullopt;
  return secret;
}

std::optional<std::string> PushKey::sign(std::string_view text) const {
  const openssl::DigestContext digest(EVP_MD_CTX_new());
  std::size_t length = 0;
  const bool is_ready = digest && EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr,
                                                     handle_->key.get()) == 1;
  if (!is_ready ||
      EVP_DigestSign(digest.get(), nullptr, &length, openssl::bytes(text), text.size()) != 1) {
    return std::nullopt;
  }
  std::string der(length, '\0');
  if (EVP_DigestSign(digest.get(), openssl::bytes(der), &length, openssl::bytes(text),
                     text.size()) != 1) {
    return std::nullopt;
  }
  const unsigned char* from = openssl::bytes(std::string_view(der));
  const openssl::Signature numbers(d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(length)));
  std::string signature(2 * kCoordinate, '\0');
  constexpr int kSize = static_cast<int>(kCoordinate);
  unsigned char* first = openssl::bytes(signature);
  const bool fits =
      numbers && BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), first, kSize) == kSize &&
      BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), first + kCoordinate, kSize) == kSize;
  if (!fits) return std::nullopt;
  return signature;
}

bool PushKey::verify(std::string_view text, std::string_view signature) const {
  if (signature.size() != 2 * kCoordinate) return false;
  const openssl::Signature numbers(ECDSA_SIG_new());
  constexpr int kSize = static_cast<int>(kCoordinate);
  openssl::Number first(BN_bin2bn(openssl::bytes(signature), kSize, nullptr));
  openssl::Number second(BN_bin2bn(openssl::bytes(signature.substr(kCoordinate)), kSize, nullptr));
  if (!numbers || !first || !second) return false;
  if (ECDSA_SIG_set0(numbers.get(), first.get(), second.get()) != 1) return false;
  std::ignore = first.release();  // the signature owns them now
  std::ignore = second.release();
  unsigned char* der = nullptr;
  const int length = i2d_ECDSA_SIG(numbers.get(), &der);
  if (length <= 0) return false;
  const std::string encoded(reinterpret_cast<const char*>(der), static_cast<std::size_t>(length));
  OPENSSL_free(der);
  const openssl::DigestContext digest(EVP_MD_CTX_new());
  return digest &&
         EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, handle_->key.get()) ==
             1 &&
         EVP_DigestVerify(digest.get(), openssl::bytes(std::string_view(encoded)), encoded.size(),
                          openssl::bytes(text), text.size()) == 1;
}

Result<PushKey> PushKey::at(const std::filesystem::path& file) {
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored)) return read(file);
  auto key = generate();
  if (!key) return refuse(phrases::kNoPushKey, Error::kNoPlace, {file.string()});
  const Result<void> written = key->write(file);
  if (!written) return pass_on(written);
  return *std::move(key);
}

Result<PushKey> PushKey::read(const std::filesystem::path& file) {
  std::error_code ignored;
  const auto mode = std::filesystem::status(file, ignored).permissions();
  using std::filesystem::perms;
  if ((mode & (perms::group_all | perms::others_all)) != perms::none) {
    return refuse(phrases::kOpenPushKey, Error::kNoPlace, {file.string()});
  }
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  const std::string pem = text.str();
  const openssl::MemoryStream stream(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  auto handle = std::make_unique<Handle>();
  // A password would be asked for at the terminal, where nobody may be: none is an empty one.
  std::string no_password;
  if (stream) {
    handle->key.reset(PEM_read_bio_PrivateKey(stream.get(), nullptr, nullptr, no_password.data()));
  }
  auto key = with(std::move(handle));
  if (!key) return refuse(phrases::kNoPushKey, Error::kNoPlace, {file.string()});
  return *std::move(key);
}

Result<void> PushKey::write(const std::filesystem::path& file) const {
  const openssl::MemoryStream stream(BIO_new(BIO_s_mem()));
  char* pem = nullptr;
  const bool is_printed =
      stream && PEM_write_bio_PKCS8PrivateKey(stream.get(), handle_->key.get(), nullptr, nullptr, 0,
                                              nullptr, nullptr) == 1;
  const long length = is_printed ? BIO_get_mem_data(stream.get(), &pem) : 0;
  // Never replaces anything, and nobody else can read it even for a moment.
  const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) return tl::unexpected(not_written(file));
  const bool is_written = length > 0 &&
                          ::write(descriptor, pem, static_cast<std::size_t>(length)) == length &&
                          fsync(descriptor) == 0;
  const Error fault = not_written(file);
  close(descriptor);
  if (is_written) return {};
  unlink(file.c_str());
  return tl::unexpected(fault);
}

}  // namespace broceliande::server
