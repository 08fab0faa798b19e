// Makes what tools/train/train.py learns Graal from; tools/selfplay_program.hpp says how.

#include "games/graal/tools/training_kit.hpp"
#include "tools/selfplay_program.hpp"

int main(int count, char** words) {
  return broceliande::tools::run_selfplay(broceliande::graal::TrainingKit(),
                                          {words + 1, words + count});
}
