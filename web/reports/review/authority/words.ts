/** How the files for the authority are called, and days and times of its clocks (contract C13.2). */
import { dayInWords } from '../../../../domain/authority/chip.ts';
import type { FileKind } from '../../../../domain/authority/submissions.ts';
import { wallClock } from '../../../../domain/time-zones/wall-clock.ts';
import { zoneName } from '../../../components/moments/moments.ts';

/** What each file is, as one says it. */
export const KIND_WORDS: Record<FileKind, string> = {
  initial: 'First notification',
  'follow-up': 'Preliminary results',
  final: 'Final results',
};

/** A moment as `4 Jun 2026, 10:00 CEST` (C19.6). */
export function momentInWords(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const shown = wallClock(moment, timeZone);
  return `${dayInWords(shown.slice(0, 10))}, ${shown.slice(11, 16)} ${zoneName(timeZone, moment)}`;
}
