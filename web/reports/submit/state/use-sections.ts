/** Open sections of the form, and revealing fields in them. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM_SECTIONS } from '../../../components/report-fields/sections.ts';
import { CONTACT, sectionOf } from '../form/sections.ts';
import { CHOSEN_PHOTOS, chosenCount } from './draft.ts';

/** Photos are not a field. */
export const PHOTOS = 'photos';

const ALL = [...[CONTACT, ...FORM_SECTIONS].map(({ id }) => id), PHOTOS];

/** Open initially, as its email is required. */
const INITIALLY_OPEN = [CONTACT.id];

export function useSections() {
  const [open, setOpen] = useState<readonly string[]>(INITIALLY_OPEN);
  useEffect(() => {
    // Says there that they were lost (C16.1).
    if (chosenCount(CHOSEN_PHOTOS)) setOpen((old) => [...old, PHOTOS]);
  }, []);
  const toggle = (id: string) =>
    setOpen((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id]));
  const allOpen = open.length === ALL.length;
  const toggleAll = () => setOpen(allOpen ? [] : ALL);
  /** Opens the fields' sections and goes to the first field. */
  const reveal = (fields: readonly string[]) => {
    const needed = fields.flatMap((field) => sectionOf(field)?.id ?? []);
    flushSync(() => setOpen((old) => [...new Set([...old, ...needed])]));
    const first = fields
      .map((field) => document.getElementById(field))
      .filter((element) => element !== null)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
    first?.focus();
  };
  return { open, toggle, allOpen, toggleAll, reveal };
}
