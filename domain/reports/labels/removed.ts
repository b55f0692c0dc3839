/** Copies are stored with English words where something was removed (contract C5.2); pages show those of their language. */
import { language } from '../../language/words/en.ts';
import { labelIn } from './label.ts';
import { removed } from './words/en.ts';

const BRACKETED = /\[([a-z]+)\]/g;

export const withLabels = (copy: string, labels: Readonly<Record<string, string>>): string =>
  copy.replace(BRACKETED, (_whole, word: string) => `[${labelIn(labels, word)}]`);

/** A text of a copy as the page shows it; in English as it is stored, so that nothing of this is in the page. */
export const copyText = (copy: string): string => (language === 'en' ? copy : withLabels(copy, removed));
