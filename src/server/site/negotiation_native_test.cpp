#include <gtest/gtest.h>

#include <array>

#include "server/site/negotiation.hpp"

namespace broceliande::server {
namespace {

constexpr std::array kBoth{Encoding::gzip, Encoding::brotli};
constexpr std::array kGzip{Encoding::gzip};

struct EncodingCase {
  std::string_view accepts;
  Encoding best;
};

TEST(Negotiation, PicksBrotliThenGzipThenIdentity) {
  for (const auto& [accepts, best] : {
           EncodingCase{"", Encoding::identity},
           EncodingCase{"gzip, deflate, br", Encoding::brotli},
           EncodingCase{"gzip, deflate", Encoding::gzip},
           EncodingCase{"deflate, zstd", Encoding::identity},
           EncodingCase{"GZIP", Encoding::gzip},
           EncodingCase{"br", Encoding::brotli},
           EncodingCase{"brr", Encoding::identity},
           EncodingCase{"*", Encoding::brotli},
           EncodingCase{" ,, br ,", Encoding::brotli},
       }) {
    EXPECT_EQ(best_encoding(accepts, kBoth), best) << accepts;
  }
}

TEST(Negotiation, HeedsQuality) {
  for (const auto& [accepts, best] : {
           EncodingCase{"br;q=0.5, gzip;q=0.8", Encoding::gzip},
           EncodingCase{"br;q=0.801,gzip;q=0.8", Encoding::brotli},
           EncodingCase{"br ; q=0, gzip", Encoding::gzip},
           EncodingCase{"br;q=0.000, gzip;q=0.0", Encoding::identity},
           EncodingCase{"br;Q=1.000, gzip", Encoding::brotli},
           EncodingCase{"gzip;q=0.5", Encoding::gzip},
           EncodingCase{"gzip;q=0.5, identity", Encoding::identity},
           EncodingCase{"gzip;q=0.5, identity;q=0.5", Encoding::gzip},
           EncodingCase{"identity;q=0, gzip;q=0.1", Encoding::gzip},
           EncodingCase{"*;q=0", Encoding::identity},
           EncodingCase{"*;q=0, gzip", Encoding::gzip},
           EncodingCase{"br;q=0, *", Encoding::gzip},
           EncodingCase{"gzip;x=1;q=0", Encoding::identity},
       }) {
    EXPECT_EQ(best_encoding(accepts, kBoth), best) << accepts;
  }
}

TEST(Negotiation, TakesNoQualityThatIsNone) {
  for (const char* accepts : {"br;q=2", "br;q=1.1", "br;q=-1", "br;q=", "br;q", "br;q=0.1234",
                              "br;q=1x", "br;q=0.a", "br;q=01"}) {
    EXPECT_EQ(best_encoding(accepts, kBoth), Encoding::identity) << accepts;
  }
}

TEST(Negotiation, PicksOnlyWhatIsAtHand) {
  EXPECT_EQ(best_encoding("br, gzip;q=0.1", kGzip), Encoding::gzip);
  EXPECT_EQ(best_encoding("br", kGzip), Encoding::identity);
  EXPECT_EQ(best_encoding("br, gzip", {}), Encoding::identity);
  EXPECT_EQ(best_encoding("identity;q=0", {}), Encoding::identity);
}

TEST(Negotiation, ChoosesTheLanguageThatIsLikedBest) {
  constexpr auto kAtHand = std::to_array<std::string_view>({"en", "fr", "nl"});
  for (const auto& [header, language] :
       std::initializer_list<std::pair<const char*, const char*>>{{"", "en"},
                                                                  {"de", "en"},
                                                                  {"fr", "fr"},
                                                                  {"FR-ca", "fr"},
                                                                  {"nl-BE, fr;q=0.9", "nl"},
                                                                  {"de, nl;q=0.4, fr;q=0.7", "fr"},
                                                                  {"fr;q=0, nl;q=0.1", "nl"},
                                                                  {"fr;q=oops", "en"},
                                                                  {"*", "en"},
                                                                  {",;,-,;q=1", "en"}}) {
    EXPECT_EQ(best_language(header, kAtHand), language) << header;
  }
}

TEST(Negotiation, KnowsWhatTheClientHas) {
  constexpr std::string_view kTag = R"("a,b")";
  for (const char* header :
       {R"("a,b")", R"(W/"a,b")", R"("x", "a,b")", R"("x","a,b" , W/"y")", "*", " * "}) {
    EXPECT_TRUE(names_etag(header, kTag)) << header;
  }
  for (const char* header : {"", "a,b", R"("a")", R"("b")", R"("a,b)", R"("x", "a", "b")", R"("*")",
                             R"("")", R"("","a,b)"}) {
    EXPECT_FALSE(names_etag(header, kTag)) << header;
  }
}

}  // namespace
}  // namespace broceliande::server
