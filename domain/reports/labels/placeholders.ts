/** Translates placeholders in copies (C14.4), stored as `[name]` (C5.2) */
import { language } from '../../language/words/en.ts';
import { labelIn } from './label.ts';
import { removed } from './words/en.ts';

const BRACKETED = /\[([a-z]+)\]/g;

export const withLabels = (copy: string, labels: Readonly<Record<string, string>>): string =>
  copy.replace(BRACKETED, (_whole, word: string) => `[${labelIn(labels, word)}]`);

/** The English build drops the rest. */
export const copyText = (copy: string): string => (language === 'en' ? copy : withLabels(copy, removed));
