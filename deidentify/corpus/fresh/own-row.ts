// A sentence together with what the report's own fields hold, as the fresh sets give it.

import type { Chapter } from '../row.ts';

/** `text` as in row.ts; the other fields are those of the report, and `club` a club of the product. */
export type OwnRow = {
  text: string;
  reporterName?: string;
  reporterEmail?: string;
  reporterTelephone?: string;
  aircraftRegistration?: string;
  serialNumber?: string;
  club?: string;
  country?: string;
};

/** A chapter of one row, in which the row's own fields are known. */
export function chapterOf({ text, club, country, ...fields }: OwnRow): Chapter {
  const nobody = {
    reporterName: null,
    reporterEmail: null,
    reporterTelephone: null,
    aircraftRegistration: null,
    serialNumber: null,
  };
  const clubs = club ? [{ name: club, location: null }] : [];
  return { title: 'own', context: { known: { ...nobody, ...fields }, clubs, country: country ?? 'GB' }, rows: [text] };
}
