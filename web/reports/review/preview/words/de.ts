/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '„{words}“';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefonnummer',
  registration: 'Kennzeichen',
  club: 'Verein',
  number: 'Nummer',
  address: 'Adresse',
  coordinates: 'Position',
  link: 'Webadresse',
  handle: 'Name in sozialen Medien',
  date: 'Datum',
  time: 'Uhrzeit',
  marked: 'von Hand markiert',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'möglicher Name',
  email: 'mögliche E-Mail',
  phone: 'mögliche Telefonnummer',
  registration: 'mögliches Kennzeichen',
  club: 'möglicher Verein',
  number: 'mögliche Nummer',
  address: 'mögliche Adresse',
  coordinates: 'mögliche Position',
  link: 'mögliche Webadresse',
  handle: 'möglicher Name in sozialen Medien',
  date: 'mögliches Datum',
  time: 'mögliche Uhrzeit',
  marked: 'vielleicht von Hand markiert',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} möglicher Name: bitte prüfen', other: '{count} mögliche Namen: bitte prüfen' },
  email: { one: '{count} mögliche E-Mail: bitte prüfen', other: '{count} mögliche E-Mails: bitte prüfen' },
  phone: {
    one: '{count} mögliche Telefonnummer: bitte prüfen',
    other: '{count} mögliche Telefonnummern: bitte prüfen',
  },
  registration: {
    one: '{count} mögliches Kennzeichen: bitte prüfen',
    other: '{count} mögliche Kennzeichen: bitte prüfen',
  },
  club: { one: '{count} möglicher Verein: bitte prüfen', other: '{count} mögliche Vereine: bitte prüfen' },
  number: { one: '{count} mögliche Nummer: bitte prüfen', other: '{count} mögliche Nummern: bitte prüfen' },
  address: { one: '{count} mögliche Adresse: bitte prüfen', other: '{count} mögliche Adressen: bitte prüfen' },
  coordinates: { one: '{count} mögliche Position: bitte prüfen', other: '{count} mögliche Positionen: bitte prüfen' },
  link: { one: '{count} mögliche Webadresse: bitte prüfen', other: '{count} mögliche Webadressen: bitte prüfen' },
  handle: {
    one: '{count} möglicher Name in sozialen Medien: bitte prüfen',
    other: '{count} mögliche Namen in sozialen Medien: bitte prüfen',
  },
  date: { one: '{count} mögliches Datum: bitte prüfen', other: '{count} mögliche Datumsangaben: bitte prüfen' },
  time: { one: '{count} mögliche Uhrzeit: bitte prüfen', other: '{count} mögliche Uhrzeiten: bitte prüfen' },
  marked: {
    one: '{count} vielleicht von Hand markierte Stelle: bitte prüfen',
    other: '{count} vielleicht von Hand markierte Stellen: bitte prüfen',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'in der veröffentlichten Fassung ersetzt',
  keep: 'bleibt, wie es geschrieben ist',
  suggest: 'möglicher Treffer, bitte prüfen',
};
