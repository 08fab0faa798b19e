# The second compiler: the best clang++ of those that apt.txt lists.
execute_process(
  COMMAND bash -c ". cmake/versions && llvm_program clang++"
  WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}/..
  OUTPUT_VARIABLE clang OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)
set(CMAKE_CXX_COMPILER ${clang})
