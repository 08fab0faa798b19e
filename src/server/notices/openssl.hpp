#pragma once

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>

#include <memory>
#include <string>
#include <string_view>

/// What OpenSSL hands out, freed when it goes; and its bytes as ours.
namespace broceliande::server::openssl {

template <auto Free>
struct Releaser {
  template <class T>
  void operator()(T* held) const {
    Free(held);
  }
};

using Key = std::unique_ptr<EVP_PKEY, Releaser<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Releaser<EVP_PKEY_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Releaser<BN_clear_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Releaser<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Releaser<OSSL_PARAM_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, Releaser<EVP_CIPHER_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Releaser<EVP_MD_CTX_free>>;
using Derivation = std::unique_ptr<EVP_KDF, Releaser<EVP_KDF_free>>;
using DerivationContext = std::unique_ptr<EVP_KDF_CTX, Releaser<EVP_KDF_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Releaser<ECDSA_SIG_free>>;
using MemoryStream = std::unique_ptr<BIO, Releaser<BIO_free_all>>;

inline unsigned char* bytes(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());
}
inline const unsigned char* bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace broceliande::server::openssl
