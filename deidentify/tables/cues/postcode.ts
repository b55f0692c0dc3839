/** Words that recognisers/places/postcode.ts reads. */
import { words } from '../words.ts';

/** What is written before a postcode, folded. */
export const LABELS = words('postcode postleitzahl plz zip zipcode cap cp postnummer psc');

/** Units behind a number, which make it no postcode. */
export const UNITS = words(
  'apt apartment unit suite ste flat whg wohnung app appartement appt bat batiment lokal piso puerta bajo esc',
);
