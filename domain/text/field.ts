/**
 * The one schema of a text field (contract C3.3, C3.4): what arrives is a string, `null` or nothing; what leaves is
 * normalised text or `null`; the rules stand in rule.ts.
 */

import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { normaliseText } from './normalise.ts';
import { type TextRule, textError } from './rule.ts';
import * as words from './words/en.ts';

/** The rule behind each text field, for who documents them: the schema itself knows it as code alone. */
export const TEXT_RULES = z.registry<TextRule>();

const written = (rule: TextRule) =>
  z.optional(z.nullable(z.string({ error: validationMessage(words.mustBeText, { label: rule.label }) })));

/** An optional text field by its rule: parses to normalised text, or `null` where nothing was written. */
export function textField(rule: TextRule) {
  const field = z.pipe(
    written(rule),
    z.transform((raw: string | null | undefined, context): string | null => {
      const message = textError(raw ?? '', rule);
      if (message) context.issues.push({ code: 'custom', message, input: raw });
      return normaliseText(raw ?? '');
    }),
  );
  return field.register(TEXT_RULES, rule);
}

/** A required text field by its rule: parses to normalised text, never `null`. */
export function requiredText(rule: TextRule & { required: string }) {
  const field = z.pipe(
    textField(rule),
    z.transform((text) => text ?? ''),
  );
  return field.register(TEXT_RULES, rule);
}

// zod's own checks of length count code points, and an emoji is two UTF-16 units: a field's `maxlength`, the server and the
// settings have to agree (C3.4).

export const atLeast = (units: number, error: string) => z.refine<string>((text) => text.length >= units, error);

export const atMost = (units: number, error: string) => z.refine<string>((text) => text.length <= units, error);
