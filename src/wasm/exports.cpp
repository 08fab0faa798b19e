#include <cstddef>
#include <cstdint>
#include <string>

#include "wasm/door.hpp"

// What JavaScript sees: a request is written into `door_request(size)`, `door_answer(size)` answers
// it, and `door_size()` tells how many bytes the answer has. Two functions are asked of JavaScript.
namespace {

#define BROCELIANDE_IMPORT(name) __attribute__((import_module("door"), import_name(name)))
#define BROCELIANDE_EXPORT(name) __attribute__((export_name(name)))

BROCELIANDE_IMPORT("isStopped") extern "C" std::int32_t door_is_stopped();
BROCELIANDE_IMPORT("show") extern "C" void door_show(const char* result, std::size_t size);

class BrowserHooks final : public broceliande::wasm::SearchHooks {
 public:
  [[nodiscard]] bool is_stopped() override { return door_is_stopped() != 0; }
  void show(const std::string& result) override { door_show(result.data(), result.size()); }
};

std::string request;
std::string reply;

broceliande::wasm::Door& door() {
  static BrowserHooks hooks;
  static broceliande::wasm::Door door(hooks);
  return door;
}

}  // namespace

extern "C" {

BROCELIANDE_EXPORT("door_request") char* door_request(std::size_t size) {
  request.resize(size);
  return request.data();
}

BROCELIANDE_EXPORT("door_answer") const char* door_answer() {
  reply = door().answer(request);
  return reply.data();
}

BROCELIANDE_EXPORT("door_size") std::size_t door_size() { return reply.size(); }
}
