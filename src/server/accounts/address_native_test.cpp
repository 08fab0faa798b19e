#include <gtest/gtest.h>

#include "server/accounts/address.hpp"

namespace broceliande::server {
namespace {

TEST(Address, GroupsWhatBelongsToOneSubscriber) {
  struct Case {
    std::string_view address;
    std::string_view key;
  };
  for (const auto& [address, key] : {
           Case{"192.0.2.7", "192.0.2.7"},
           Case{"::ffff:192.0.2.7", "192.0.2.7"},
           Case{"::FFFF:c000:207", "192.0.2.7"},
           Case{"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
           Case{"2001:DB8:1:2::", "2001:db8:1:2::/64"},
           Case{"2001:db8:1:3::1", "2001:db8:1:3::/64"},
           Case{"::1", "::/64"},
           Case{"fe80::1%eth0", "fe80::/64"},
           Case{"", "unknown"},
           Case{"localhost", "unknown"},
           Case{"192.0.2", "unknown"},
           Case{"192.0.2.7.8", "unknown"},
           Case{"192.0.2.7:80", "unknown"},
           Case{"1:2:3", "unknown"},
       }) {
    EXPECT_EQ(address_key(address), key) << address;
  }
  EXPECT_EQ(address_key(std::string(100000, '1')), "unknown");
  EXPECT_EQ(address_key(std::string("192.0.2.7\0", 10)), "unknown");
}

TEST(Address, IsShownByItsNeighbourhood) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.*");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.*");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:*");
  EXPECT_EQ(network_of("fe80::1%eth0"), "fe80:*");
  for (const char* address : {"", "::1", "localhost"})
    EXPECT_EQ(network_of(address), "") << address;
}

TEST(Address, IsTheLastThatAProxyNames) {
  EXPECT_EQ(forwarded_address("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(forwarded_address("10.0.0.1, 192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(forwarded_address("evil, 10.0.0.1 ,\t2001:db8::1 "), "2001:db8::1");
  for (const char* header : {"", ",", "192.0.2.7,", "192.0.2.7, evil", "unknown", "a b"}) {
    EXPECT_EQ(forwarded_address(header), std::nullopt) << header;
  }
}

}  // namespace
}  // namespace broceliande::server
