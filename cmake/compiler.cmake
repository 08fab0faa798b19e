# How everything is compiled: with many warnings, and for this machine where it is a good one.
add_library(project_options INTERFACE)
target_include_directories(project_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(project_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
# Warnings are errors with the compilers that ./check knows. Others may warn of what nobody has seen
# yet, which must not stop somebody who wants to play.
if("${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}" MATCHES "^(GNU 12|Clang 22)\\.")
  target_compile_options(project_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of overlapping copies inside std::string's own operator+ (GCC bug 105651).
  target_compile_options(project_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # With strict aliasing clang 22 returns a wrong Result from a game's read_named, depending on what else
  # it inlines (docs/decisions.md).
  target_compile_options(project_options INTERFACE -fno-strict-aliasing)
endif()

# What the loader has resolved can no longer be written.
set(program_link_options LINKER:-z,relro,-z,now)

if(BROCELIANDE_NATIVE AND NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs(
    "int main() { return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1; }"
    BROCELIANDE_HAS_AVX2)
  if(BROCELIANDE_HAS_AVX2)
    target_compile_options(project_options INTERFACE -march=x86-64-v3)
  endif()
endif()
