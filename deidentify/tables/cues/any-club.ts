/** Words that recognisers/clubs/any-club.ts reads. */
import { words } from '../words.ts';

/** Ends like a club but is not one: equipment, location codes, other kinds of clubs. */
export const NON_CLUBS =
  /^(?:AESA|AGC|UGC|DGC|FMGC|FGC|MGC|(?:LF|ED|EG|EH|EB|LS|LO|EP|LI|LE|EK|ES|EN)GC|rotary|country|golf|yacht|sailing|flying|gliding|soaring|youth|night|sports|social|book|lions|young|car|rugby|football|local|host|visiting|home)$/;

/** After the place of which they are members: "Fenland Soarers", "Östra Ängs segelflygare"; folded. */
export const MEMBERS = words('soarers segelflygare zweefvliegers fliegern segelfliegern');

/** Acronyms as clubs write them on their trailers. */
export const CLUB_ACRONYM = /^(?:[A-Z]{1,5}GC|CVV[A-Z]{1,3}|[A-Z]{2,4}GSA|[A-ZÅÄÖ]{1,4}SFK)$/;

/** Short for "Aeroklub Ziemi ...", the aero club of a region of Poland. */
export const AEROCLUB_OF_REGION = /^AZ[A-Z]$/;

/** Function words that introduce a club, folded, in texts that are not English: "beim", "au", "klubie". */
export const BEFORE_CLUBS = words(
  'bei beim der die zur zum vom im in am dem des w we do z ze przy czlonkiem czlonkinia klubie bij van naar de het a l au du le la chez v ve u s k dell all nell dall il al del el los un une lo hos i fran gdzie till av aus fur sekcja klubu predseda predsedy predsedou prezes prezesa prezesem piloti piloty pilotum clenove clenu clen kluci piloci pilotow czlonkowie czlonkow czlonek koledzy patri nalezi patril patrila nalezy gehort appartiene pertenece tillhor hoort toebehoort',
);

/** Function words within a club's name that people's names do not have: "Aéroclub des Trois Vallons". */
export const WITHIN_CLUBS = words('des aux dell della delle nad pod');

/** Words between a club's initials and its place: "CVV des Trois Combes"; folded. */
export const AFTER_INITIALS = words('d de du des del dell della delle dei degli di da la le les l los las el van het');

/** Last words of Czech and Polish places of two, in lower case: "Lipovské hory"; folded. */
export const PLACE_NOUNS = words('hory hora vrchy lesy louky voda vody udoli gora gory wies woda laka');

/** German nouns right after a club's name: "bei der SFG Hohenrieden Mitglied"; folded. */
export const AFTER_NAMES = words('mitglied mitglieder gast vorstand vorsitzender flugplatz anwesend zuschauer');

/** Parts of a club's name that are not a place by themselves. */
export const DIRECTIONS = words('North South East West Norte Sur Nord Sud');
