// Measures evaluations of Graal in matches from uneven starts; tools/match_program.hpp says how.

#include "games/graal/tools/training_kit.hpp"
#include "tools/match_program.hpp"

int main(int count, char** words) {
  return broceliande::tools::run_match(broceliande::graal::TrainingKit(),
                                       {words + 1, words + count});
}
