#include "testing/heap.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::size_t> takings = 0;
}  // namespace

void* operator new(std::size_t bytes) {
  ++takings;
  void* memory = std::malloc(bytes);
  if (memory == nullptr) std::abort();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { std::free(memory); }

namespace broceliande {

std::size_t heap_takings() { return takings; }

}  // namespace broceliande
