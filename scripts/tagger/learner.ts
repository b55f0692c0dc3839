// Child process that trains one of the learners: sends its progress, and finally its weights.

import { readCommittedWords } from './committed-words.ts';
import { type LearnerOrder, learnAlone } from './learning.ts';

process.once('message', ({ settings, keptBack }: LearnerOrder) => {
  const weights = learnAlone(readCommittedWords(), settings, keptBack, (line) => process.send?.(line));
  process.send?.(weights, () => process.disconnect());
});
