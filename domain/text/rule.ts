/** Rules and messages of text fields (C3.3, C3.4), without zod */

import { validationMessage } from '../language/validation-message.ts';
import { SHORT_TEXT_MAX } from './limits.ts';
import { hasForbiddenCharacter, hasLineBreak, normaliseText } from './normalise.ts';
import * as words from './words/en.ts';

export type TextRule = {
  /** For messages (C7.1). */
  label: string;
  max?: number;
  multiline?: boolean;
  /** Message if missing; otherwise optional. */
  required?: string;
  check?: (text: string) => string | null;
};

/** For raw text; `null` if valid. */
export function textError(raw: string, rule: TextRule): string | null {
  const max = rule.max ?? SHORT_TEXT_MAX;
  const text = normaliseText(raw);
  if (hasForbiddenCharacter(raw)) return validationMessage(words.forbiddenCharacters, { label: rule.label });
  if (text === null) return rule.required ?? null;
  if (!rule.multiline && hasLineBreak(text)) return validationMessage(words.singleLine, { label: rule.label });
  if (text.length > max) return validationMessage(words.tooLong, { label: rule.label, max });
  return rule.check?.(text) ?? null;
}
