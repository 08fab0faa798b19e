#include <gtest/gtest.h>

#include "server/storage/database/address.hpp"

namespace broceliande::server::storage {
namespace {

TEST(DatabaseAddress, IsShownWithoutItsPassword) {
  for (const auto& [address, shown] : {
           std::pair{"postgresql://ann:secret@db/games", "postgresql://ann@db/games"},
           std::pair{"postgres://ann:se@cret@db:5432/games", "postgres://ann@db:5432/games"},
           std::pair{"postgresql://ann@db/games?password=secret",
                     "postgresql://ann@db/games?password=…"},
           std::pair{"postgresql:///games?host=/run&sslpassword=secret&user=ann",
                     "postgresql:///games?host=/run&sslpassword=…&user=ann"},
           std::pair{"postgresql://ann:secret@db?password=secret",
                     "postgresql://ann@db?password=…"},
           std::pair{"host=db password=secret user=ann", "host=db password=… user=ann"},
           std::pair{"password = 'se \\' cret' host=db", "password = … host=db"},
           std::pair{"password=secret", "password=…"},
           std::pair{"password='secret", "password=…"},
           std::pair{"password=", "password=…"},
       }) {
    EXPECT_EQ(without_password(address), shown);
    EXPECT_TRUE(has_password(address)) << address;
    EXPECT_EQ(without_password(address).find("cret"), std::string::npos);
  }
}

TEST(DatabaseAddress, IsShownAsItIsWhereItHasNone) {
  for (const std::string_view address :
       {"", ":memory:", "/var/lib/broceliande/games.sqlite", "postgresql:///broceliande?host=/run",
        "postgresql://ann@db:5432/games", "postgresql://db:5432/games?user=a@b",
        "my password.sqlite"}) {
    EXPECT_EQ(without_password(address), address);
    EXPECT_FALSE(has_password(address)) << address;
  }
}

}  // namespace
}  // namespace broceliande::server::storage
