// Child process that trains one of the learners: sends its progress, and finally its weights.

import { readCommittedWords } from './committed-words.ts';
import { type LearnerInput, trainLearner } from './training-run.ts';

process.once('message', ({ settings, heldOutFold }: LearnerInput) => {
  const weights = trainLearner(readCommittedWords(), settings, heldOutFold, (line) => process.send?.(line));
  process.send?.(weights, () => process.disconnect());
});
