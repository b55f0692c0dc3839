/** A staff member's language (C14.9); null: not chosen */
import * as z from 'zod/mini';
import { LANGUAGES } from '../language/languages.ts';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';

export const ChosenLanguage = z.nullable(
  z.enum(LANGUAGES, validationMessage(words.oneOfOrNull, { name: 'language', values: LANGUAGES.join(', ') })),
);

export const OwnLanguage = z.object({ language: ChosenLanguage });
export type OwnLanguage = z.output<typeof OwnLanguage>;

export const OwnLanguageChange = z.object({ language: z.optional(ChosenLanguage) });
export type OwnLanguageChange = z.output<typeof OwnLanguageChange>;
