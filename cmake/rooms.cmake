# A room of the house is a folder; its library is made of the sources in it. Files that end in
# _test.cpp are its tests, and plain.cpp is a slow second implementation that only tests link.
#   *_test.cpp         run natively and as WASM
#   *_native_test.cpp  run natively only: they need files, threads or property testing

# SHARED rooms also run in the browser: no exceptions, no RTTI. Rules and search are among them, and
# are optimized fully; the others wait for people, disks and networks, and compile in half the time.
# exports.cpp and main.cpp belong to programs. FUZZED rooms tell the fuzzer which ways their code took.
function(add_room name)
  cmake_parse_arguments(ROOM "SHARED;FUZZED" "" "USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  list(FILTER sources EXCLUDE REGEX "(_test|/plain[a-z_]*|/exports|/main)\\.cpp$")
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC house ${ROOM_USES})
  if(ROOM_SHARED)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  else()
    target_compile_options(${name} PRIVATE $<IF:$<CONFIG:Release>,-O1,-O0>)
  endif()
  if(ROOM_FUZZED AND BROCELIANDE_FUZZ)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# The tests of the folder `name`, and its plain second implementation if it has one.
function(add_room_tests name)
  if(NOT BROCELIANDE_TESTS)
    return()
  endif()
  cmake_parse_arguments(ROOM "" "" "USES" ${ARGN})
  file(GLOB plain CONFIGURE_DEPENDS plain*.cpp)
  list(FILTER plain EXCLUDE REGEX "_test\\.cpp$")
  set_source_files_properties(${plain} PROPERTIES COMPILE_OPTIONS -O1 SKIP_UNITY_BUILD_INCLUSION ON)
  file(GLOB native CONFIGURE_DEPENDS *_native_test.cpp)
  file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
  list(REMOVE_ITEM tests ${native} "")
  if(tests)
    add_room_test(${name}_test "${tests};${plain}" ${ROOM_USES})
    target_compile_options(${name}_test PRIVATE ${room_unit_test_options})
  endif()
  if(native AND NOT CMAKE_CROSSCOMPILING)
    add_room_test(${name}_native_test "${native};${plain}" ${ROOM_USES})
  endif()
endfunction()

function(add_room_test name sources)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${ARGN} testing)
  # Rooms are tested as people run them; the tests themselves compile faster hardly optimized.
  # The prefix leaves this clone's path out of __FILE__, so that the cache serves other clones too.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1> ${room_test_options}
                         -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
  target_compile_definitions(${name} PRIVATE BROCELIANDE_EFFORT=${BROCELIANDE_EFFORT})
  add_test(NAME ${name} COMMAND ${name})
  if(room_test_group)
    set_property(TEST ${name} PROPERTY LABELS ${room_test_group})
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(${room_test_group}_tests ${name})
  endif()
endfunction()
