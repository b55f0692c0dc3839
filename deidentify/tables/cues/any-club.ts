/** Words that recognisers/clubs/any-club.ts reads. */

/** What clubs are called in Romance languages. */
export const ROMANCE_CLUBS = /^(?:centre|centro|club|association|section|ecole|escuela|scuola|union|aeroclub)$/;

/** What ends like a club and is none: equipment, places' codes, other kinds of clubs. */
export const NO_CLUB =
  /^(?:AGC|UGC|DGC|FMGC|FGC|MGC|(?:LF|ED|EG|EH|EB|LS|LO|EP|LI|LE|EK|ES|EN)GC|rotary|country|golf|yacht|sailing|flying|gliding|soaring|youth|night|sports|social|book|lions|young|car|rugby|football|local|host|visiting|home)$/;

export const ASSOCIATIONS =
  /^(?:association|union|section|groupe|cercle|entente|amicale|associazione|gruppo|asociacion|agrupacion|unione|centro)$/;

export const ROMANCE_TRADES =
  /^(?:velivoles?|aeronautiques?|aerienne?s?|planeurs?|volovelistic[ao]|velica|veliv[ao]la|aeronautic[ao]|velera|planeadores)$/;

/** How clubs shorten what they are, in Germany, Poland, the Netherlands and France. */
export const INITIALS =
  /^(?:[FLSAM]{1,3}[GVCR]|F[LTS][GVC]|FTG|LSG|AK|AG|AP|ZC|ZVC|EZC|ZHC|VZC|AC|ACV|CVV|AVV|SFR|FFG|HFG|MFG)$/;

export const BEFORE_CLUBS = new Set(
  'bei beim der die zur zum vom im in am dem des w we do z ze przy czlonkiem czlonkinia klubie bij van naar de het a l au du le la chez'.split(
    ' ',
  ),
);
