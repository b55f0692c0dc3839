/** What a line of the audit notes beside its action, in words: kinds, counts and names of fields; the audit holds no contents (contract C4.6). */
import { done, dropped } from '../../domain/actions/words/en.ts';
import type { AuditEvent } from '../../domain/audit/audit.ts';
import { closingReasons, fields as followUpFields } from '../../domain/follow-up/words/en.ts';
import { labels as hazardFields } from '../../domain/hazards/refusals/words/en.ts';
import { states as hazardStates } from '../../domain/hazards/words/en.ts';
import { fill } from '../../domain/language/text.ts';
import { labels as sharedFields } from '../../domain/refusals/words/en.ts';
import { labelIn } from '../../domain/reports/labels/label.ts';
import { labels as reportFields } from '../../domain/reports/words/en.ts';
import { roles } from '../../domain/users/words/en.ts';
import * as words from './words/en.ts';

/** A uuid is told by its beginning, as what the line is about. */
const ID_SHOWN = 8;

const FIELDS: Readonly<Record<string, string>> = {
  ...sharedFields,
  ...hazardFields,
  ...reportFields,
  ...followUpFields,
  ...words.names,
};

/** What can stand after each name; all others have the answers of `words.values`. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roles,
  state: { ...hazardStates, done, dropped },
  reason: closingReasons,
};

function valueInWords(name: string, value: AuditEvent['details'][string]): string {
  const text = String(value);
  if (name === 'report') return text.slice(0, ID_SHOWN);
  if (name !== 'fields' && name !== 'filters') return labelIn(VALUES[name] ?? words.values, text);
  return text
    .split(' ')
    .map((field) => labelIn(FIELDS, field))
    .join(', ');
}

export const detailsInWords = (details: AuditEvent['details']): string =>
  Object.entries(details)
    .map(([name, value]) => fill(words.noted, { name: labelIn(FIELDS, name), value: valueInWords(name, value) }))
    .join('; ');
