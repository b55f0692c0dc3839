/** Words that introduce a number which identifies somebody or something (C5.2), in the languages of the reports. */

/**
 * `named`: the cue itself says that a number follows. `shortest`: fewest letters and digits. `hex`: six hex digits. `strict`: a
 * word such as "number" must stand right behind it.
 */
type NumberCue = { reason: string; named: boolean; shortest: number; hex: boolean; strict: boolean };

function cues(words: string, reason: string, more: Partial<NumberCue> = {}): Record<string, NumberCue> {
  const cue = { reason, named: false, shortest: 3, hex: false, strict: false, ...more };
  return Object.fromEntries(
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, cue]),
  );
}

/** Folded cues. */
const CUES: ReadonlyMap<string, NumberCue> = new Map(
  Object.entries({
    ...cues(
      `licence license licences lizenz lizenznummer scheinnummer brevet licentie bewijsnummer licencja licencji licencia licenza brevetto
    certifikat certificate cert spl lapl ppl gpl luftfahrerschein flugschein bevoegdheid brevetnummer brevetnr aopa dmst daec`,
      'A licence number',
    ),
    ...cues(
      'flugscheinnummer pilotenscheinnummer flugzeugfuhrerscheinnummer lizenznummer scheinnummer licencenummer licensnummer',
      'A licence number',
      { named: true },
    ),
    ...cues(
      'membership member mitglied lidmaatschap czlonkowski czlonkowska legitymacja legitymacji mitglieds matricule socio adherent medlem medlemskap tessera',
      'A membership number',
    ),
    ...cues(
      'mitgliedsnummer mitgliedsnr versicherungsnummer ausweisnummer kundennummer lidnummer medlemsnummer',
      'A membership number',
      { named: true },
    ),
    ...cues('fai sporting sportlizenz igc', 'An FAI number', { shortest: 4 }),
    ...cues(
      'fuhrerschein fuhrerausweis rijbewijs permis patente dni nif pesel bsn personnummer cpr dowod medical tauglichkeit tauglichkeitszeugnis passport ausweis reisepass policy insurance nhs booking customer account iban card dob logbook badge ssa gfa airframe ama invoice voucher receipt employee',
      'A personal number',
      { shortest: 4 },
    ),
    ...cues(
      'serial s/n c/n w/n w/nr msn werk werknummer werksnummer werknr wnr baunummer serie seriennummer constructor constructors factory fabriknummer serienummer tillverkningsnummer vin chassis fabryczny seryjny seriale',
      'A serial number',
      { named: true, shortest: 2 },
    ),
    ...cues('flarm icao icao24 hex mode modes transponder adsb ads ogn flarmid bit', 'A FLARM or ICAO address', {
      hex: true,
    }),
    ...cues('lic pilot instructor rating mem club silver gold diamond works', 'A number that identifies somebody', {
      strict: true,
    }),
    ...cues(
      'plate plates numberplate autokennzeichen kentekenplaat kenteken plaque tablica tablice rejestracyjny targa targata targato matricula nummerplade nummerplat registreringsskylt skilt',
      'A vehicle plate',
      { named: true, shortest: 4 },
    ),
  }),
);

/** "Medlemsnummer", "lidmaatschapsnummer", "Kundennr": words that end with the word for number. */
const ENDS_WITH_NUMBER = /^\p{L}{3,}(?:nummer|nummeret|numret|nr)$/u;
/** Of those, numbers that identify nobody, or that other recognisers read. */
const OTHER_NUMBERS =
  /^(?:telefon|handy|mobil|mobiel|ruf|fax|bahn|pist|start|flug|flyg|vlucht|hus|haus|huis|kanal|wettbewerb|tavling|konkurr|wedstrijd|rum|zimmer|teil|seite|version)/;
const COMPOUND: NumberCue = {
  reason: 'A number that identifies somebody',
  named: true,
  shortest: 3,
  hex: false,
  strict: false,
};

/** What a folded word introduces, if it introduces a number. */
export function cueOf(folded: string): NumberCue | undefined {
  const known = CUES.get(folded);
  if (known) return known;
  if (!folded.endsWith('r') && !folded.endsWith('t')) return undefined;
  return ENDS_WITH_NUMBER.test(folded) && !OTHER_NUMBERS.test(folded) ? COMPOUND : undefined;
}

/** Words between cue and number that say nothing; folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  `es jest ar er hat e to is was of the my his her their its our reads reading reader said a an and ist war lautet est de du la le el del della van het my bit 24bit 24 s
  address adresse code pilot pilots class aircraft glider airframe manufacturer manufacturers device unit radio mode box sporting badge card
  c tracker club bga dmst daec ssa ffvp knvvl car van lorry vehicle kept issued under held expired with on auto autos wagens fahrzeugs sein seine`.split(
    /\s+/,
  ),
);

/** Words that say that a number follows; folded. */
export const SAYS_NUMBER: ReadonlySet<string> = new Set(
  'number numbers no nos nr num nummer numer numero n id ids identifier ident reg registration ref reference nrs'.split(
    ' ',
  ),
);
