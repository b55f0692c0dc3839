/** Published copies to compare a report with (C17.1). */
import { monthOf } from '../../../../domain/reports/public/precision.ts';
import type { SimilarReport } from '../../../../domain/similar/answer.ts';
import { readStory, spellingsInText } from '../../../../domain/similar/distinctive-words.ts';
import type { Candidate, SharedValue, SimilarMatch } from '../../../../domain/similar/similar.ts';
import type { Db } from '../../../db/database.ts';
import { LruCache } from './lru-cache.ts';
import { copiesInState, newestCopies } from './queries.ts';

export type ShownCopy = Candidate & Pick<SimilarReport, 'headline' | 'submittedAt'>;

/** By revision, of which each state of a copy has its own (decision 027). */
const copies = new LruCache<ShownCopy>();

export const storyText = ({ headline, narrative }: { headline: string | null; narrative: string }): string =>
  headline === null ? narrative : `${headline}\n${narrative}`;

/** A copy has only a day or month, and no codes (C8.9). */
function shownOf({
  narrative,
  submittedOn,
  isMonthOnly,
  ...copy
}: Awaited<ReturnType<typeof copiesInState>>[number]): ShownCopy {
  const { id, headline, flightPhase, aircraftCategory, operationType } = copy;
  const values = { flightPhase, aircraftCategory, operationType, categories: [], eventTypes: [] };
  const story = readStory(storyText({ headline, narrative }));
  return {
    id,
    headline,
    ...values,
    story,
    day: submittedOn,
    submittedAt: isMonthOnly ? monthOf(submittedOn) : submittedOn,
  };
}

/** Excludes the report's own copy. */
export async function copiesToCompare(read: Db, reportId: string): Promise<ShownCopy[]> {
  const states = (await newestCopies(read)).filter(({ id }) => id !== reportId);
  return copies.getAll(
    states.map(({ revision }) => revision),
    async (missing) => {
      const found = await copiesInState(
        read,
        states.filter(({ revision }) => missing.has(revision)),
      );
      return found.map((copy) => [copy.revision, shownOf(copy)]);
    },
  );
}

/** `text`: the report's, whose spelling of shared words is used. */
export function presentSimilar(
  { candidate, equal, words }: SimilarMatch<ShownCopy>,
  text: string,
  nameOf: (equal: SharedValue) => string,
): SimilarReport {
  const { id, headline, submittedAt } = candidate;
  return { id, headline, submittedAt, because: [...new Set([...equal.map(nameOf), ...spellingsInText(text, words)])] };
}
