// All recognisers over all texts of a report. Each looks for one thing and knows nothing of the others; only names
// found in one place are remembered in all.

import { type Passage, readPassage } from '../reading/passage.ts';
import type { Find } from '../span.ts';
import { findRegistrations } from './aircraft/registration.ts';
import { findEmails } from './contact/email.ts';
import { findLinks } from './contact/link.ts';
import { findPhones } from './contact/phone.ts';
import { findOwnName } from './known/own-name.ts';
import { findKnownValues } from './known/values.ts';
import { findPersons, namesAsFinds, rememberNames } from './people/third-persons.ts';
import type { Report } from './report.ts';

/** Finds of every field's text, unsettled: they may overlap. */
export function recognise(texts: ReadonlyMap<string, string>, report: Report): Map<string, Find[]> {
  const passages = [...texts].map(([field, text]) => readPassage(field, text, report.language));
  const persons = passages.map((passage) => findPersons(passage));
  const memory = new Set<string>();
  for (const [index, passage] of passages.entries()) rememberNames(passage, persons[index] ?? [], memory);
  return new Map(
    passages.map((passage, index) => [
      passage.field,
      [...recogniseOne(passage, report), ...namesAsFinds(passage, persons[index] ?? [], memory)],
    ]),
  );
}

function recogniseOne(passage: Passage, report: Report): Find[] {
  return [
    ...findKnownValues(passage, report.values),
    ...(report.reporter ? findOwnName(passage, report.reporter, "The reporter's own name") : []),
    ...findEmails(passage),
    ...findLinks(passage),
    ...findPhones(passage, report.country),
    ...findRegistrations(passage),
  ];
}
