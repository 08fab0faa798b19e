// Measures evaluations of Graal in matches from uneven starts; tools/match_program.hpp says how.

#include "games/graal/tools/training_kit.hpp"
#include "tools/match_program.hpp"

int main(int count, char** words) {
  std::vector<std::string> all(words + 1, words + count);
  const broceliande::graal::TrainingKit kit(all);
  return broceliande::tools::run_match(kit, all);
}
