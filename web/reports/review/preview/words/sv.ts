/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '”{words}”';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'namn',
  email: 'e-postadress',
  phone: 'telefonnummer',
  registration: 'registrering',
  club: 'klubb',
  number: 'nummer',
  address: 'adress',
  coordinates: 'position',
  link: 'webbadress',
  handle: 'namn i sociala medier',
  date: 'datum',
  time: 'klockslag',
  marked: 'markerat för hand',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'möjligt namn',
  email: 'möjlig e-postadress',
  phone: 'möjligt telefonnummer',
  registration: 'möjlig registrering',
  club: 'möjlig klubb',
  number: 'möjligt nummer',
  address: 'möjlig adress',
  coordinates: 'möjlig position',
  link: 'möjlig webbadress',
  handle: 'möjligt namn i sociala medier',
  date: 'möjligt datum',
  time: 'möjligt klockslag',
  marked: 'kanske markerat för hand',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} möjligt namn: kontrollera', other: '{count} möjliga namn: kontrollera' },
  email: { one: '{count} möjlig e-postadress: kontrollera', other: '{count} möjliga e-postadresser: kontrollera' },
  phone: { one: '{count} möjligt telefonnummer: kontrollera', other: '{count} möjliga telefonnummer: kontrollera' },
  registration: {
    one: '{count} möjlig registrering: kontrollera',
    other: '{count} möjliga registreringar: kontrollera',
  },
  club: { one: '{count} möjlig klubb: kontrollera', other: '{count} möjliga klubbar: kontrollera' },
  number: { one: '{count} möjligt nummer: kontrollera', other: '{count} möjliga nummer: kontrollera' },
  address: { one: '{count} möjlig adress: kontrollera', other: '{count} möjliga adresser: kontrollera' },
  coordinates: { one: '{count} möjlig position: kontrollera', other: '{count} möjliga positioner: kontrollera' },
  link: { one: '{count} möjlig webbadress: kontrollera', other: '{count} möjliga webbadresser: kontrollera' },
  handle: {
    one: '{count} möjligt namn i sociala medier: kontrollera',
    other: '{count} möjliga namn i sociala medier: kontrollera',
  },
  date: { one: '{count} möjligt datum: kontrollera', other: '{count} möjliga datum: kontrollera' },
  time: { one: '{count} möjligt klockslag: kontrollera', other: '{count} möjliga klockslag: kontrollera' },
  marked: {
    one: '{count} kanske markerat för hand: kontrollera',
    other: '{count} kanske markerade för hand: kontrollera',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'ersatt i den publicerade kopian',
  keep: 'står kvar som det skrevs',
  suggest: 'möjlig träff, kontrollera',
};
