/** Schemas of text fields (C3.3, C3.4); rules: rule.ts */

import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { normaliseText } from './normalise.ts';
import { type TextRule, textError } from './rule.ts';
import * as words from './words/en.ts';

/** For the API document. */
export const TEXT_RULES = z.registry<TextRule>();

const rawText = (rule: TextRule) =>
  z.optional(z.nullable(z.string({ error: validationMessage(words.mustBeText, { label: rule.label }) })));

/** `null` if blank. */
export function textField(rule: TextRule) {
  const field = z.pipe(
    rawText(rule),
    z.transform((raw: string | null | undefined, context): string | null => {
      const message = textError(raw ?? '', rule);
      if (message) context.issues.push({ code: 'custom', message, input: raw });
      return normaliseText(raw ?? '');
    }),
  );
  return field.register(TEXT_RULES, rule);
}

export function requiredText(rule: TextRule & { required: string }) {
  const field = z.pipe(
    textField(rule),
    z.transform((text) => text ?? ''),
  );
  return field.register(TEXT_RULES, rule);
}

// zod counts code points; `maxlength`, server and settings agree on UTF-16 units (C3.4).

export const atLeast = (units: number, error: string) => z.refine<string>((text) => text.length >= units, error);

export const atMost = (units: number, error: string) => z.refine<string>((text) => text.length <= units, error);
