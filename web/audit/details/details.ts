/** An audit entry's details in words: kinds, counts and field names, never contents (C4.6). */
import type { AuditEvent } from '../../../domain/audit/audit.ts';
import { closingReasons, fields as followUpFields } from '../../../domain/follow-up/words/en.ts';
import { labels as hazardLabels } from '../../../domain/hazards/refusals/words/en.ts';
import { fill, numberInText } from '../../../domain/language/text.ts';
import { labels } from '../../../domain/refusals/words/en.ts';
import { labelIn } from '../../../domain/reports/labels/label.ts';
import { labels as reportLabels } from '../../../domain/reports/words/en.ts';
import { ROLE_LABELS } from '../../../domain/users/user.ts';
import * as words from './words/en.ts';

type Table = Readonly<Record<string, string>>;

const FIELDS: Table = {
  ...labels,
  ...followUpFields,
  ...hazardLabels,
  ...reportLabels,
  ...words.names,
  ...words.fields,
};

const VALUES: Readonly<Record<string, Table>> = {
  ...words.values,
  kind: { ...words.values.kind, ...words.values.way },
  second: words.values.way,
  by: words.values.way,
  reason: closingReasons,
  role: ROLE_LABELS,
  fields: FIELDS,
  // A filter by severity is one of reports; the field is a hazard's.
  filters: { ...FIELDS, severity: labels.severity },
};

const ID_SHOWN = 8;

function wordFor(name: string, value: string | number | boolean): string {
  if (typeof value === 'number') return numberInText(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'report') return value.slice(0, ID_SHOWN);
  const several = value.split(' ').map((code) => labelIn(VALUES[name] ?? {}, code));
  return several.join(', ');
}

const nameOf = (name: keyof typeof words.names, value: string): string =>
  fill(words.named, { name: words.names[name], value });

/** Acts whose details are the kinds of words replaced in the copy, and how often. */
const PUBLISHING: ReadonlySet<string> = new Set(['report-approve', 'report-comment', 'report-language']);

/** Unknown codes, such as those of another version, are shown as stored. */
export function detailsOf({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string {
  const entries = Object.entries(details);
  if (entries.length === 0) return '';
  if (PUBLISHING.has(action))
    return nameOf(
      'replaced',
      entries.map(([kind, times]) => `${labelIn(words.kinds, kind)} ${wordFor(kind, times ?? '')}`).join(', '),
    );
  if (action === 'club-settings')
    return nameOf('settings', entries.map(([field]) => labelIn(FIELDS, field)).join(', '));
  return entries
    .flatMap(([name, value]) =>
      value === null || value === ''
        ? []
        : [fill(words.named, { name: labelIn(words.names, name), value: wordFor(name, value) })],
    )
    .join(words.separator);
}
