/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '‘{words}’';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'naam',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
  registration: 'registratie',
  club: 'club',
  number: 'nummer',
  address: 'adres',
  coordinates: 'positie',
  link: 'webadres',
  handle: 'naam op sociale media',
  date: 'datum',
  time: 'tijdstip',
  marked: 'zelf gemarkeerd',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'mogelijke naam',
  email: 'mogelijk e-mailadres',
  phone: 'mogelijk telefoonnummer',
  registration: 'mogelijke registratie',
  club: 'mogelijke club',
  number: 'mogelijk nummer',
  address: 'mogelijk adres',
  coordinates: 'mogelijke positie',
  link: 'mogelijk webadres',
  handle: 'mogelijke naam op sociale media',
  date: 'mogelijke datum',
  time: 'mogelijk tijdstip',
  marked: 'mogelijk zelf gemarkeerd',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} mogelijke naam: graag controleren', other: '{count} mogelijke namen: graag controleren' },
  email: {
    one: '{count} mogelijk e-mailadres: graag controleren',
    other: '{count} mogelijke e-mailadressen: graag controleren',
  },
  phone: {
    one: '{count} mogelijk telefoonnummer: graag controleren',
    other: '{count} mogelijke telefoonnummers: graag controleren',
  },
  registration: {
    one: '{count} mogelijke registratie: graag controleren',
    other: '{count} mogelijke registraties: graag controleren',
  },
  club: { one: '{count} mogelijke club: graag controleren', other: '{count} mogelijke clubs: graag controleren' },
  number: { one: '{count} mogelijk nummer: graag controleren', other: '{count} mogelijke nummers: graag controleren' },
  address: { one: '{count} mogelijk adres: graag controleren', other: '{count} mogelijke adressen: graag controleren' },
  coordinates: {
    one: '{count} mogelijke positie: graag controleren',
    other: '{count} mogelijke posities: graag controleren',
  },
  link: {
    one: '{count} mogelijk webadres: graag controleren',
    other: '{count} mogelijke webadressen: graag controleren',
  },
  handle: {
    one: '{count} mogelijke naam op sociale media: graag controleren',
    other: '{count} mogelijke namen op sociale media: graag controleren',
  },
  date: { one: '{count} mogelijke datum: graag controleren', other: '{count} mogelijke datums: graag controleren' },
  time: {
    one: '{count} mogelijk tijdstip: graag controleren',
    other: '{count} mogelijke tijdstippen: graag controleren',
  },
  marked: {
    one: '{count} mogelijk zelf gemarkeerd: graag controleren',
    other: '{count} mogelijk zelf gemarkeerd: graag controleren',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'vervangen in de openbare versie',
  keep: 'blijft zoals het er staat',
  suggest: 'mogelijk herleidbaar, graag controleren',
};
