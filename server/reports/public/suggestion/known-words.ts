/** The words of the newest published copies, kept until one of these copies is another (contract C17.3). */
import { spellingsIn, type Vocabulary, vocabularyOf } from '../../../../domain/reports/suggestion/suggestion.ts';
import type { Db } from '../../../db/database.ts';
import { storyText } from '../similar/copies.ts';
import { copiesInState, newestCopies } from '../similar/queries.ts';

/** The newest copies that are read. */
const COPIES_MAX = 1_000;

export class KnownWords {
  #states = '';
  #vocabulary: Vocabulary = new Map();

  async read(read: Db): Promise<Vocabulary> {
    const states = await newestCopies(read, COPIES_MAX);
    const asText = states
      .map(({ revision }) => revision)
      .sort()
      .join();
    if (asText === this.#states) return this.#vocabulary;
    const copies = states.length === 0 ? [] : await copiesInState(read, states);
    const vocabulary = vocabularyOf(copies.map((copy) => spellingsIn(storyText(copy))));
    // A copy that changed in between is missing: next time all are read again.
    if (copies.length === states.length) [this.#states, this.#vocabulary] = [asText, vocabulary];
    return vocabulary;
  }
}
