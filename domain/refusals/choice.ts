/** Fields whose value is one of a list. */
import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { textField } from '../text/field.ts';
import * as words from './words/en.ts';

const oneOf = (name: string, values: readonly string[]) =>
  validationMessage(words.oneOf, { name, values: values.join(', ') });

/** Of a body. */
export const choice = <const Values extends readonly string[]>(name: string, values: Values) =>
  z.enum(values, oneOf(name, values));

/** Of a query; `null` if blank. */
export const choiceParameter = <Value extends string>(name: string, values: readonly Value[]) =>
  z.pipe(
    textField({
      label: name,
      check: (text) => ((values as readonly string[]).includes(text) ? null : oneOf(name, values)),
    }),
    z.transform((text) => text as Value | null),
  );
