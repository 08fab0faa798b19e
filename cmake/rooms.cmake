# A room of the house is a folder; its library is made of the sources in it. Files that end in
# _test.cpp are its tests, and plain.cpp is a slow second implementation that only tests link.
#   *_test.cpp         run natively and as WASM
#   *_native_test.cpp  run natively only: they need files, threads or property testing

# SHARED rooms also run in the browser: no exceptions, no RTTI. Rules and search are among them, and
# are optimized fully; the others wait for people, disks and networks, and compile in half the time.
# exports.cpp and main.cpp belong to programs. FUZZED rooms tell the fuzzer which ways their code took.
# USES is what its headers need too, WITHIN what only its sources need.
function(add_room name)
  cmake_parse_arguments(ROOM "SHARED;FUZZED" "" "USES;WITHIN" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  list(FILTER sources EXCLUDE REGEX "(_test|/plain[a-z_]*|/exports|/main)\\.cpp$")
  if(room_wing)
    add_to_wing(${name})
    return()
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC house ${ROOM_USES} PRIVATE ${ROOM_WITHIN})
  if(ROOM_SHARED)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  else()
    target_compile_options(${name} PRIVATE ${room_waiting_options})
  endif()
  if(ROOM_FUZZED AND BROCELIANDE_FUZZ)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()
set(room_waiting_options $<IF:$<CONFIG:Release>,-O1,-O0>)

# A wing is several rooms that are compiled as one where BROCELIANDE_WINGS says so: their headers are
# read once instead of once a room. Elsewhere each room is a library, so that a wrong include does not
# link. The rooms that are added after it belong to it, until another wing begins.
macro(begin_wing name)
  if(BROCELIANDE_WINGS)
    set(room_wing ${name})
    add_library(${name} STATIC)
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
    target_link_libraries(${name} PUBLIC house)
    target_compile_options(${name} PRIVATE ${room_waiting_options})
    if("${ARGN}" STREQUAL FUZZED AND BROCELIANDE_FUZZ)
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
  endif()
endmacro()

# A room of a wing: others link it by its name, and get the wing.
macro(add_to_wing name)
  target_sources(${room_wing} PRIVATE ${sources})
  get_property(neighbours GLOBAL PROPERTY rooms_of_${room_wing})
  set(used ${ROOM_USES} ${ROOM_WITHIN})
  list(REMOVE_ITEM used ${neighbours} "")
  target_link_libraries(${room_wing} PUBLIC ${used})
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE ${room_wing})
  set_property(GLOBAL APPEND PROPERTY rooms_of_${room_wing} ${name})
endmacro()

# The tests of the folder `name`, and its plain second implementation if it has one.
function(add_room_tests name)
  if(NOT BROCELIANDE_TESTS)
    return()
  endif()
  cmake_parse_arguments(ROOM "" "" "USES" ${ARGN})
  file(GLOB plain CONFIGURE_DEPENDS plain*.cpp)
  list(FILTER plain EXCLUDE REGEX "_test\\.cpp$")
  if(plain)
    # Plain implementations name things as they like, so they are not compiled as one.
    add_library(${name}_plain OBJECT ${plain})
    set_target_properties(${name}_plain PROPERTIES UNITY_BUILD OFF)
    target_link_libraries(${name}_plain PRIVATE house)
    target_compile_options(${name}_plain PRIVATE -O1)
    list(APPEND ROOM_USES ${name}_plain)
  endif()
  file(GLOB native CONFIGURE_DEPENDS *_native_test.cpp)
  file(GLOB tests CONFIGURE_DEPENDS *_test.cpp)
  list(REMOVE_ITEM tests ${native} "")
  if(tests)
    add_room_test(${name}_test "${tests}" ${ROOM_USES})
    target_compile_options(${name}_test PRIVATE ${room_unit_test_options})
  endif()
  if(native AND NOT CMAKE_CROSSCOMPILING)
    add_room_test(${name}_native_test "${native}" ${ROOM_USES})
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
  if(room_tests_are_for_sanitizers)
    set_property(TEST ${name} PROPERTY LABELS sanitized)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(sanitized_tests ${name})
  endif()
endfunction()
