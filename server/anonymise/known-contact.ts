/** The reporter's contact, as the engine looks for it in texts (C5.2) */
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { erasedWordsOfNotes } from './queries.ts';
import { wordsInFields } from './replaced-words.ts';

export type KnownContact = Pick<ReportRow, 'reporterName' | 'reporterEmail' | 'reporterTelephone'>;

const DIGITS_OF_TELEPHONE_MIN = 6;
/** More are a telephone number or email in words, whose words are ordinary: "null eins sieben …". */
const NAME_WORDS_MAX = 6;

/**
 * Once the contact is erased, the words that it had replaced in the report's texts and the team's notes, so that no
 * later comment, headline or reply reveals them (C10.5).
 */
export async function knownContact(db: Db, report: ReportRow): Promise<KnownContact> {
  const { reporterName, reporterEmail, reporterTelephone } = report;
  if (report.contactErasedAt === null) return { reporterName, reporterEmail, reporterTelephone };
  const replaced = [...wordsInFields(report, report.contactRedactions), ...(await erasedWordsOfNotes(db, report.id))];
  const isEmail = (words: string): boolean => words.includes('@');
  const isTelephone = (words: string): boolean =>
    !isEmail(words) && words.replace(/\D/g, '').length >= DIGITS_OF_TELEPHONE_MIN;
  const names = replaced
    .filter((words) => !isEmail(words) && !isTelephone(words))
    .map((words) => words.split(/\s+/))
    .filter(({ length }) => length <= NAME_WORDS_MAX)
    .flat();
  return {
    reporterName: [...new Set(names)].join(' ') || null,
    reporterEmail: replaced.find(isEmail) ?? null,
    reporterTelephone: replaced.find(isTelephone) ?? null,
  };
}
