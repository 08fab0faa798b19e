# Data files compiled into a room, since the rules read no files: data/ stays their only source.
#   embed_data(TARGET FUNCTION FILE…)  in namespace broceliande::TARGET:
#     std::span<const DataFile> FUNCTION();  declared in core/data_file.hpp's DataFile
function(embed_data target function)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  set(entries "")
  foreach(file ${ARGN})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} content)
    string(APPEND entries "    {\"${name}\", R\"DATA(${content})DATA\"},\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  endforeach()
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
  # Alone: a word that changes in the data does not compile the room again.
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
