/**
 * The rule of a text field (contract C3.3, C3.4), without any schema: labels and the message about a text, so
 * that a page can name them without loading what parses. Every message is written for the person who typed.
 */

import { validationMessage } from '../language/validation-message.ts';
import { SHORT_TEXT_MAX } from './limits.ts';
import { hasForbiddenCharacter, hasLineBreak, normaliseText } from './normalise.ts';
import * as words from './words/en.ts';

export type TextRule = {
  /** The field's name in plain words (C7.1), as the messages use it. */
  label: string;
  max?: number;
  multiline?: boolean;
  /** Said where the text is missing; without it the field is optional. */
  required?: string;
  check?: (text: string) => string | null;
};

/** The message about a text as it was sent (validation-message.ts), or `null` where it is fine (C3.3, C3.4). */
export function textError(raw: string, rule: TextRule): string | null {
  const max = rule.max ?? SHORT_TEXT_MAX;
  const text = normaliseText(raw);
  if (hasForbiddenCharacter(raw)) return validationMessage(words.forbiddenCharacters, { label: rule.label });
  if (text === null) return rule.required ?? null;
  if (!rule.multiline && hasLineBreak(text)) return validationMessage(words.singleLine, { label: rule.label });
  if (text.length > max) return validationMessage(words.tooLong, { label: rule.label, max });
  return rule.check?.(text) ?? null;
}
