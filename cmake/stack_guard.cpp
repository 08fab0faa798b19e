// compiler-rt for wasm32 expects these two from the C library; wasi-libc does not have them.
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x5bd1e995U;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
