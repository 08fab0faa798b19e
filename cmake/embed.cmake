# Data files compiled into a module, since the rules read no files: the data file stays the only source.
#   embed_data(TARGET FUNCTION FILE…)  in namespace broceliande::TARGET:
#     std::span<const DataFile> FUNCTION();  declared in core/data_file.hpp's DataFile
#   embed_bytes(TARGET FUNCTION FILE…)  the same for files that are not text
function(embed_data target function)
  set(entries "")
  foreach(file ${ARGN})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} content)
    string(APPEND entries "    {\"${name}\", R\"DATA(${content})DATA\"},\n")
  endforeach()
  embed_entries(${target} ${function} "${entries}" ${ARGN})
endfunction()

function(embed_bytes target function)
  set(entries "")
  foreach(file ${ARGN})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} content HEX)
    string(LENGTH "${content}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" content "${content}")
    string(APPEND entries "    {\"${name}\", {\"${content}\", ${size}}},\n")
  endforeach()
  embed_entries(${target} ${function} "${entries}" ${ARGN})
endfunction()

function(embed_entries target function entries)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN})
  file(CONFIGURE OUTPUT ${source} CONTENT [[
#include <array>
#include <span>

#include "core/data_file.hpp"

namespace broceliande::@target@ {

std::span<const DataFile> @function@() {
  static constexpr std::array kFiles = std::to_array<DataFile>({
@entries@  });
  return kFiles;
}

}
]] @ONLY)
  # Alone: a word that changes in the data does not compile the module again.
  # Compilers need not take strings of over 65,536 letters; ours do.
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
                              COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(${target} PRIVATE ${source})
endfunction()
