/** Messages between reporter and safety team (C10.3, C10.4) */
import * as words from '../reports/words/en.ts';
import type { TextRule } from '../text/rule.ts';

/** In UTF-16 code units. */
const MESSAGE_MAX = 4_000;
/** From the reporter, per report: in 24 hours and in total (C10.3). */
export const MESSAGES_PER_DAY = 20;
export const MESSAGES_TOTAL = 100;

export const MESSAGE_RULE = {
  label: words.message,
  max: MESSAGE_MAX,
  multiline: true,
  required: words.writeSomething,
} as const satisfies TextRule;

export const WRITERS = ['reporter', 'team'] as const;
export type Writer = (typeof WRITERS)[number];
