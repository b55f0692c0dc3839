/** Words of the newest copies, cached until one changes (C17.3). */
import { spellingsIn, type Vocabulary, vocabularyOf } from '../../../../domain/reports/suggestion/suggestion.ts';
import type { Db } from '../../../db/database.ts';
import { storyText } from '../similar/copies.ts';
import { type CopyState, copiesInState, newestCopies } from '../similar/queries.ts';

export class KnownWords {
  #states = '';
  #vocabulary: Promise<Vocabulary> = Promise.resolve(new Map());

  /** Simultaneous callers share one read, which blocks the process for 0.1 s. */
  async read(read: Db): Promise<Vocabulary> {
    const states = await newestCopies(read);
    const asText = states
      .map(({ revision }) => revision)
      .sort()
      .join();
    if (asText !== this.#states) {
      this.#states = asText;
      this.#vocabulary = this.#ofCopies(read, states).catch((error: unknown) => {
        if (this.#states === asText) this.#states = '';
        throw error;
      });
    }
    return this.#vocabulary;
  }

  async #ofCopies(read: Db, states: CopyState[]): Promise<Vocabulary> {
    const copies = states.length === 0 ? [] : await copiesInState(read, states);
    // A copy that changed in between is missing.
    return vocabularyOf(copies.map((copy) => spellingsIn(storyText(copy))));
  }
}
