/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '“{words}”';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'nome',
  email: 'email',
  phone: 'numero di telefono',
  registration: 'marche',
  club: 'club',
  number: 'numero',
  address: 'indirizzo',
  coordinates: 'posizione',
  link: 'indirizzo web',
  handle: 'nome sui social',
  date: 'data',
  time: 'orario',
  marked: 'contrassegno a mano',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'possibile nome',
  email: 'possibile email',
  phone: 'possibile numero di telefono',
  registration: 'possibili marche',
  club: 'possibile club',
  number: 'possibile numero',
  address: 'possibile indirizzo',
  coordinates: 'possibile posizione',
  link: 'possibile indirizzo web',
  handle: 'possibile nome sui social',
  date: 'possibile data',
  time: 'possibile orario',
  marked: 'possibile contrassegno a mano',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} possibile nome: controlla', other: '{count} possibili nomi: controlla' },
  email: { one: '{count} possibile email: controlla', other: '{count} possibili email: controlla' },
  phone: {
    one: '{count} possibile numero di telefono: controlla',
    other: '{count} possibili numeri di telefono: controlla',
  },
  registration: {
    one: 'Possibili marche in {count} punto: controlla',
    other: 'Possibili marche in {count} punti: controlla',
  },
  club: { one: '{count} possibile club: controlla', other: '{count} possibili club: controlla' },
  number: { one: '{count} possibile numero: controlla', other: '{count} possibili numeri: controlla' },
  address: { one: '{count} possibile indirizzo: controlla', other: '{count} possibili indirizzi: controlla' },
  coordinates: { one: '{count} possibile posizione: controlla', other: '{count} possibili posizioni: controlla' },
  link: { one: '{count} possibile indirizzo web: controlla', other: '{count} possibili indirizzi web: controlla' },
  handle: {
    one: '{count} possibile nome sui social: controlla',
    other: '{count} possibili nomi sui social: controlla',
  },
  date: { one: '{count} possibile data: controlla', other: '{count} possibili date: controlla' },
  time: { one: '{count} possibile orario: controlla', other: '{count} possibili orari: controlla' },
  marked: {
    one: '{count} possibile contrassegno a mano: controlla',
    other: '{count} possibili contrassegni a mano: controlla',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'non compare nella versione pubblica',
  keep: 'resta così nella versione pubblica',
  suggest: 'in dubbio, da controllare',
};
