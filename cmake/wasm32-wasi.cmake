# Builds for the browser's machine with Debian's clang and wasi-libc; tests run through node.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
include(${CMAKE_CURRENT_LIST_DIR}/clang.cmake)
string(REGEX MATCH "[0-9]+$" llvm_version ${CMAKE_CXX_COMPILER})
set(CMAKE_AR llvm-ar-${llvm_version})
set(CMAKE_RANLIB llvm-ranlib-${llvm_version})
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# --no-wasm-opt: clang would silently run whatever wasm-opt it finds.
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fno-exceptions -fno-rtti -msimd128")
set(CMAKE_EXE_LINKER_FLAGS_INIT "--no-wasm-opt -Wl,-z,stack-size=1048576")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Node's WASI may collect garbage inside a fast call from WASM, where V8 cannot read the stack, and crashes.
set(CMAKE_CROSSCOMPILING_EMULATOR "node;--no-warnings;--no-turbo-fast-api-calls;${CMAKE_CURRENT_LIST_DIR}/wasi-run.mjs")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
