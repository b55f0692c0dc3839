/** Words that recognisers/clubs/any-club.ts reads. */
import { words } from '../words.ts';

/** What clubs are called in Romance languages. */
export const ROMANCE_CLUBS =
  /^(?:centre|centro|club|association|associazione|asociacion|agrupacion|section|sezione|seccion|ecole|escuela|scuola|union|aeroclub|cercle|circolo|groupe|gruppo|grupo|societe)$/;

/** What ends like a club and is none: equipment, places' codes, other kinds of clubs. */
export const NO_CLUB =
  /^(?:AGC|UGC|DGC|FMGC|FGC|MGC|(?:LF|ED|EG|EH|EB|LS|LO|EP|LI|LE|EK|ES|EN)GC|rotary|country|golf|yacht|sailing|flying|gliding|soaring|youth|night|sports|social|book|lions|young|car|rugby|football|local|host|visiting|home)$/;

/** What opens the name of an association in Romance languages, folded. */
export const ASSOCIATIONS =
  /^(?:association|union|section|groupe|cercle|entente|amicale|associazione|gruppo|asociacion|agrupacion|unione|centro)$/;

/** What such an association is for: gliding and flying. */
export const ROMANCE_TRADES =
  /^(?:velivoles?|aeronautiques?|aerienne?s?|planeurs?|volovelistic[ao]|velica|veliv[ao]la|aeronautic[ao]|velera|planeadores)$/;

/** Small words that introduce a club, folded, in texts that are not English: "beim", "au", "klubie". */
export const BEFORE_CLUBS = words(
  'bei beim der die zur zum vom im in am dem des w we do z ze przy czlonkiem czlonkinia klubie bij van naar de het a l au du le la chez v ve u s k dell all nell dall il al del el los un une lo hos i fran till av aus fur sekcja klubu',
);

/** Small words within a club's name that stand in no name of a person: "Aéroclub des Trois Vallons". */
export const WITHIN_CLUBS = words('des aux');
