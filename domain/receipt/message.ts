/** What reporter and safety team write to each other (contract C10.3, C10.4): one rule for both. */
import * as words from '../reports/words/en.ts';
import type { TextRule } from '../text/rule.ts';

/** Longest message, in UTF-16 units (C10.3). */
export const MESSAGE_MAX = 4_000;
/** Messages of the reporter for one report, in any 24 hours and in all (C10.3). */
export const MESSAGES_A_DAY = 20;
export const MESSAGES_IN_ALL = 100;

export const MESSAGE_RULE = {
  label: words.message,
  max: MESSAGE_MAX,
  multiline: true,
  required: words.writeSomething,
} as const satisfies TextRule;

export const WRITERS = ['reporter', 'team'] as const;
export type Writer = (typeof WRITERS)[number];
