#include <gtest/gtest.h>

#include "server/accounts/user_agent.hpp"

namespace broceliande::server {
namespace {

TEST(UserAgents, AreToldAsBrowserAndSystem) {
  struct AgentSample {
    std::string_view header;
    std::string_view browser;
    std::string_view system;
  };
  for (const auto& [header, browser, system] : {
           AgentSample{
               "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
               "Firefox", "Windows"},
           AgentSample{"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
                       "Chrome/140.0.0.0 Safari/537.36",
                       "Chrome", "Linux"},
           AgentSample{
               "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
               "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
               "Edge", "Windows"},
           AgentSample{
               "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, "
               "like Gecko) Version/18.5 Safari/605.1.15",
               "Safari", "macOS"},
           AgentSample{
               "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
               "(KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
               "Chrome", "iPhone"},
           AgentSample{
               "Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) "
               "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
               "Samsung Internet", "Android"},
           AgentSample{"python-requests/2.32", "", ""},
           AgentSample{"", "", ""},
       }) {
    EXPECT_EQ(user_agent(header).browser, browser) << header;
    EXPECT_EQ(user_agent(header).system, system) << header;
  }
}

}  // namespace
}  // namespace broceliande::server
