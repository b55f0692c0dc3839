/** Words that recognisers/places/postcode.ts reads. */

/** What is written before a postcode, folded. */
export const LABELS = new Set('postcode postleitzahl plz zip zipcode cap cp postnummer psc'.split(' '));

/** Units behind a number, which make it no postcode. */
export const UNITS = new Set(
  'apt apartment unit suite ste flat whg wohnung app appartement appt bat batiment lokal piso puerta bajo esc'.split(
    ' ',
  ),
);
