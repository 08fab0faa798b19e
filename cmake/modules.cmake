# A module is a folder; its library is made of the sources in it. Files that end in _test.cpp are its
# tests, and plain.cpp is a slow second implementation that only tests link.
#   *_test.cpp         run natively and as WASM
#   *_native_test.cpp  run natively only: they need files, threads or property testing

# SHARED modules also run in the browser: no exceptions, no RTTI. Rules and search are among them, and
# are optimized fully; the others wait for people, disks and networks, and compile in half the time.
# exports.cpp and main.cpp belong to programs. FUZZED modules tell the fuzzer which paths
# their code took. USES is what a module's headers need too, WITHIN what only its sources need.
function(add_module name)
  cmake_parse_arguments(MODULE "SHARED;FUZZED" "" "USES;WITHIN" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  list(FILTER sources EXCLUDE REGEX "(_test|/plain[a-z_]*|/exports|/main)\\.cpp$")
  if(unity_group)
    add_to_unity_group(${name})
    return()
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC project_options ${MODULE_USES} PRIVATE ${MODULE_WITHIN})
  if(MODULE_SHARED)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  else()
    target_compile_options(${name} PRIVATE ${module_waiting_options})
  endif()
  if(MODULE_FUZZED AND BROCELIANDE_FUZZ)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()
set(module_waiting_options $<IF:$<CONFIG:Release>,-O1,-O0>)
# Modules that wait read what strangers send: what overflows a buffer there ends the program instead.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_BUILD_TYPE STREQUAL "Release")
  list(APPEND module_waiting_options -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
endif()

# A unity group is several modules that are compiled as one where BROCELIANDE_UNITY_GROUPS says so:
# their headers are read once instead of once a module. Elsewhere each module is a library, so that a
# wrong include does not link. A group has the modules that are added after it, until another begins.
macro(begin_unity_group name)
  if(BROCELIANDE_UNITY_GROUPS)
    set(unity_group ${name})
    set(module_test_group ${name})
    add_library(${name} STATIC)
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
    target_link_libraries(${name} PUBLIC project_options)
    target_compile_options(${name} PRIVATE ${module_waiting_options})
    if("${ARGN}" STREQUAL FUZZED AND BROCELIANDE_FUZZ)
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
  endif()
endmacro()

# A module of a unity group: others link it by its name, and get the group.
macro(add_to_unity_group name)
  target_sources(${unity_group} PRIVATE ${sources})
  get_property(neighbours GLOBAL PROPERTY modules_of_${unity_group})
  set(used ${MODULE_USES} ${MODULE_WITHIN})
  list(REMOVE_ITEM used ${neighbours} "")
  target_link_libraries(${unity_group} PUBLIC ${used})
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE ${unity_group})
  set_property(GLOBAL APPEND PROPERTY modules_of_${unity_group} ${name})
endmacro()

# The plain second implementation of the folder, if it has one, as objects for its tests and benchmarks.
function(add_module_plain name)
  file(GLOB plain CONFIGURE_DEPENDS plain*.cpp)
  list(FILTER plain EXCLUDE REGEX "_test\\.cpp$")
  if(NOT plain OR NOT (BROCELIANDE_TESTS OR BROCELIANDE_BENCH))
    return()
  endif()
  add_library(${name}_plain OBJECT EXCLUDE_FROM_ALL ${plain})
  # Plain implementations name things as they like, so they are not compiled as one.
  set_target_properties(${name}_plain PROPERTIES UNITY_BUILD OFF)
  target_link_libraries(${name}_plain PRIVATE project_options)
  target_compile_options(${name}_plain PRIVATE $<IF:$<CONFIG:Release>,-O2,-O1>)
  set_property(GLOBAL APPEND PROPERTY BROCELIANDE_PLAIN ${name}_plain)
endfunction()

# The tests of the folder `name`. Those that do the same in every tree are left to the sanitizers,
# unless they need the program, which is not built there. So are batteries, of which WASM sees what
# those leave out. The others are long computations that are skipped under the sanitizers, and
# signatures that all platforms share. Where tests are optimized they are programs of their own.
# Where a folder says module_tests_compute, sanitizers would take minutes over what other libraries
# do: its tests are left to the release build. THREADS: they run under ThreadSanitizer, too, and with
# BROCELIANDE_TESTS=THREADS no others are built.
function(add_module_tests name)
  add_module_plain(${name})
  if(NOT BROCELIANDE_TESTS)
    return()
  endif()
  cmake_parse_arguments(MODULE "THREADS" "" "USES" ${ARGN})
  if(BROCELIANDE_TESTS STREQUAL "THREADS" AND NOT MODULE_THREADS)
    return()
  endif()
  if(TARGET ${name}_plain)
    list(APPEND MODULE_USES ${name}_plain)
  endif()
  file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
  if(BROCELIANDE_TESTS STREQUAL "THREADS")
    list(FILTER tests INCLUDE REGEX "_native_test\\.cpp$")
  endif()
  foreach(test ${tests})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${test})
    file(STRINGS ${test} differs REGEX "kInstrumented" LIMIT_COUNT 1)
    set(kind "")
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT module_tests_need_the_program
       AND (differs OR test MATCHES "signature_test\\.cpp$") AND NOT test MATCHES "/battery_test\\.cpp$")
      string(APPEND kind _long)
    endif()
    if(test MATCHES "_native_test\\.cpp$")
      string(APPEND kind _native)
    endif()
    list(APPEND sources${kind} ${test})
  endforeach()
  foreach(kind "" _long _native _long_native)
    if(sources${kind} AND NOT (CMAKE_CROSSCOMPILING AND kind MATCHES "_native$"))
      add_test_program(${name} "${kind}" "${sources${kind}}" ${MODULE_USES})
    endif()
  endforeach()
endfunction()

# Where modules are compiled in groups, so are their tests: one program, module_test_group, takes those of
# several modules, and reads GoogleTest and what they all include once.
function(add_test_program module kind sources)
  set(program ${module}${kind}_test)
  if(BROCELIANDE_UNITY_GROUPS AND module_test_group)
    set(program ${module_test_group}${kind}_test)
  endif()
  if(TARGET ${program})
    target_sources(${program} PRIVATE ${sources})
    target_link_libraries(${program} PRIVATE ${ARGN})
    return()
  endif()
  add_module_test(${program} "${sources}" ${ARGN})
  if(BROCELIANDE_UNITY_GROUPS)
    set_target_properties(${program} PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
  endif()
  if(kind MATCHES "_native$")
    target_compile_options(${program} PRIVATE ${module_native_test_options})
  endif()
  if(module_tests_compute)
    leave_to_release(${program})
  elseif(NOT kind MATCHES "_long" AND NOT module_tests_need_the_program)
    leave_to_sanitizers(${program})
  endif()
endfunction()

function(add_module_test name sources)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${ARGN} testing)
  # Modules are tested as people run them. The tests themselves compile faster hardly optimized, and under
  # the sanitizers optimizing them would take longer than they run.
  # The prefix leaves this clone's path out of __FILE__, so that the cache serves other clones too.
  target_compile_options(${name} PRIVATE $<IF:$<CONFIG:Release>,-O1,-O0> ${module_test_options}
                         -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
  add_test(NAME ${name} COMMAND ${name})
endfunction()

function(leave_to_release test)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    set_property(TEST ${test} PROPERTY LABELS released)
    set_target_properties(${test} PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(released_tests ${test})
  endif()
endfunction()

function(leave_to_sanitizers test)
  set_property(TEST ${test} PROPERTY LABELS sanitized)
  set_target_properties(${test} PROPERTIES EXCLUDE_FROM_ALL ON)
  add_dependencies(sanitized_tests ${test})
endfunction()
