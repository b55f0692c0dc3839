/** Words that recognisers/places/address.ts reads. */
import { words } from '../words.ts';

/** Before a number that is not a house: runways, headings, levels, codes. */
export const BEFORE_OTHER_NUMBER = words(
  'runway rwy piste pista baan pas heading squawk fl qnh qfe level route flight launch',
);

/** After a number that is a measurement, not a house. */
export const UNITS = words(
  'ft feet foot yards yds deg degs degree degrees miles nm m km kts knots hp lbs hours hrs minutes min',
);

/** Words for streets that mean something else in English: there only with a capital and a house number. */
export const FOREIGN_STREETS = new Set([
  'place',
  'plac',
  'cours',
  'corso',
  'plaza',
  'os',
  'quai',
  'strada',
  'via',
  'al',
  'pl',
  ...`av avd ronda glorieta rambla cuesta route rte montee faubourg passage esplanade promenade square residence hameau sentier boul all largo vico borgo
  contrada loc salita tr nam steenweg rondo urb barrio placa camino`.split(/\s+/),
]);

/** "Kongens gate 5": the word for street in lower case after its name. */
export const NORDIC_STREETS = /^(?:vej|vei|veg|väg|gade|gata|allé|plads|plass|torg|torv|katu|utca)$/;

/** Nordic, Hungarian and Czech words for street in lower case after the name, in texts that are not English. */
export const NORDIC_GATES =
  /^(?:torget|esplanaden|gränd|ulice|ulici|třída|třídě|náměstí|nábřeží|gate|vej|vei|veg|väg|gade|gata|allé|plads|plass|torg|torv|katu|utca|tér|út)$/;

/** Labels before an address, folded: "Adresse:". */
export const ADDRESS_LABELS = words(
  'adresse anschrift address adres adresu adresa adrese adresou adresem direccion indirizzo adress domicilie domicilio wohnhaft woonachtig',
);
