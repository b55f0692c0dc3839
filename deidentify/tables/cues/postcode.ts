/** Words that recognisers/places/postcode.ts reads. */
import { words } from '../words.ts';

/** Labels before a postcode, folded. */
export const LABELS = words('postcode postleitzahl plz zip zipcode cap cp postnummer psc');

/** Function words within a British address: "Stow on the Wold", "King's Lynn". */
export const WITHIN_ADDRESS = words('on by le of the in under upon s');

/** Function words within a town's name: "Lohr am Main", "Nové Město na Moravě"; folded. */
export const WITHIN_TOWNS = words('ob del de la sur sous les nad pod na u di sul al ai aan den');

/** Second parts of German towns with a preposition: "Lohr am Main". */
export const GERMAN_TOWN_ENDS =
  'am(?= (?:Main|Neckar|Rhein|Inn|Lech|See))|an der(?= (?:Donau|Saale|Isar|Ruhr|Elbe|Fulda|Weser))|im(?= (?:Taunus|Breisgau|Allgau|Schwarzwald))';
