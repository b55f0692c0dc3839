// A process in which one of the learners learns: tells how it goes on, and at the end its weights.

import { readCommittedWords } from './committed-words.ts';
import { type LearnerOrder, learnAlone } from './learning.ts';

process.once('message', ({ settings, keptBack }: LearnerOrder) => {
  const weights = learnAlone(readCommittedWords(), settings, keptBack, (line) => process.send?.(line));
  process.send?.(weights, () => process.disconnect());
});
