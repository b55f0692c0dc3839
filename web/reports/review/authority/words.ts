/** How the files for the authority are called, and days and times of its clocks (contract C13.2). */
import { dayInWords } from '../../../../domain/authority/chip.ts';
import type { FileKind } from '../../../../domain/authority/submissions.ts';

/** What each file is, as one says it. */
export const KIND_WORDS: Record<FileKind, string> = {
  initial: 'First notification',
  'follow-up': 'Preliminary results',
  final: 'Final results',
};

/** A moment as `4 Jun 2026, 10:00 UTC`. */
export const momentInWords = (iso: string): string => `${dayInWords(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
