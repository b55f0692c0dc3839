/** The language that somebody of the staff has chosen (contract C14.9); null: none. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../language/languages.ts';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';

export const ChosenLanguage = z.nullable(
  z.enum(LANGUAGES, validationMessage(words.oneOfOrNull, { name: 'language', values: LANGUAGES.join(', ') })),
);

export const OwnLanguage = z.object({ language: ChosenLanguage });
export type OwnLanguage = z.output<typeof OwnLanguage>;

/** What may be sent to change it; left out, it stays (C3.18). */
export const OwnLanguageChange = z.object({ language: z.optional(ChosenLanguage) });
export type OwnLanguageChange = z.output<typeof OwnLanguageChange>;
