/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '„{words}“';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'jméno',
  email: 'e-mail',
  phone: 'telefonní číslo',
  registration: 'poznávací značka',
  club: 'aeroklub',
  number: 'číslo',
  address: 'adresa',
  coordinates: 'poloha',
  link: 'webová adresa',
  handle: 'jméno na sociální síti',
  date: 'datum',
  time: 'čas',
  marked: 'označeno ručně',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'možné jméno',
  email: 'možný e-mail',
  phone: 'možné telefonní číslo',
  registration: 'možná poznávací značka',
  club: 'možný aeroklub',
  number: 'možné číslo',
  address: 'možná adresa',
  coordinates: 'možná poloha',
  link: 'možná webová adresa',
  handle: 'možné jméno na sociální síti',
  date: 'možné datum',
  time: 'možný čas',
  marked: 'označeno ručně, nejisté',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: {
    one: '{count} možné jméno: prosím zkontrolujte',
    few: '{count} možná jména: prosím zkontrolujte',
    other: '{count} možných jmen: prosím zkontrolujte',
  },
  email: {
    one: '{count} možný e-mail: prosím zkontrolujte',
    few: '{count} možné e-maily: prosím zkontrolujte',
    other: '{count} možných e-mailů: prosím zkontrolujte',
  },
  phone: {
    one: '{count} možné telefonní číslo: prosím zkontrolujte',
    few: '{count} možná telefonní čísla: prosím zkontrolujte',
    other: '{count} možných telefonních čísel: prosím zkontrolujte',
  },
  registration: {
    one: '{count} možná poznávací značka: prosím zkontrolujte',
    few: '{count} možné poznávací značky: prosím zkontrolujte',
    other: '{count} možných poznávacích značek: prosím zkontrolujte',
  },
  club: {
    one: '{count} možný aeroklub: prosím zkontrolujte',
    few: '{count} možné aerokluby: prosím zkontrolujte',
    other: '{count} možných aeroklubů: prosím zkontrolujte',
  },
  number: {
    one: '{count} možné číslo: prosím zkontrolujte',
    few: '{count} možná čísla: prosím zkontrolujte',
    other: '{count} možných čísel: prosím zkontrolujte',
  },
  address: {
    one: '{count} možná adresa: prosím zkontrolujte',
    few: '{count} možné adresy: prosím zkontrolujte',
    other: '{count} možných adres: prosím zkontrolujte',
  },
  coordinates: {
    one: '{count} možná poloha: prosím zkontrolujte',
    few: '{count} možné polohy: prosím zkontrolujte',
    other: '{count} možných poloh: prosím zkontrolujte',
  },
  link: {
    one: '{count} možná webová adresa: prosím zkontrolujte',
    few: '{count} možné webové adresy: prosím zkontrolujte',
    other: '{count} možných webových adres: prosím zkontrolujte',
  },
  handle: {
    one: '{count} možné jméno na sociální síti: prosím zkontrolujte',
    few: '{count} možná jména na sociální síti: prosím zkontrolujte',
    other: '{count} možných jmen na sociální síti: prosím zkontrolujte',
  },
  date: {
    one: '{count} možné datum: prosím zkontrolujte',
    few: '{count} možná data: prosím zkontrolujte',
    other: '{count} možných dat: prosím zkontrolujte',
  },
  time: {
    one: '{count} možný čas: prosím zkontrolujte',
    few: '{count} možné časy: prosím zkontrolujte',
    other: '{count} možných časů: prosím zkontrolujte',
  },
  marked: {
    one: '{count} ručně označené místo: prosím zkontrolujte',
    few: '{count} ručně označená místa: prosím zkontrolujte',
    other: '{count} ručně označených míst: prosím zkontrolujte',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 've zveřejněné verzi nahrazeno',
  keep: 'ponecháno, jak je',
  suggest: 'možný nález, prosím zkontrolujte',
};
