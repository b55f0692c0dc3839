/** Words that recognisers/places/postcode.ts reads. */
import { words } from '../words.ts';

/** What is written before a postcode, folded. */
export const LABELS = words('postcode postleitzahl plz zip zipcode cap cp postnummer psc');

/** Small words within a British address: "Stow on the Wold", "King's Lynn". */
export const WITHIN_ADDRESS = words('on by le of the in under upon s');
