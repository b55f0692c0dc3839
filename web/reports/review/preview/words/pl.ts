/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '„{words}”';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'imię lub nazwisko',
  email: 'e-mail',
  phone: 'numer telefonu',
  registration: 'znaki rejestracyjne',
  club: 'klub',
  number: 'numer',
  address: 'adres',
  coordinates: 'pozycja',
  link: 'adres strony',
  handle: 'nazwa konta',
  date: 'data',
  time: 'godzina',
  marked: 'zaznaczone ręcznie',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'może imię lub nazwisko',
  email: 'może e-mail',
  phone: 'może numer telefonu',
  registration: 'może znaki rejestracyjne',
  club: 'może klub',
  number: 'może numer',
  address: 'może adres',
  coordinates: 'może pozycja',
  link: 'może adres strony',
  handle: 'może nazwa konta',
  date: 'może data',
  time: 'może godzina',
  marked: 'może zaznaczone ręcznie',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: {
    one: '{count} możliwe imię lub nazwisko: proszę sprawdzić',
    few: '{count} możliwe imiona lub nazwiska: proszę sprawdzić',
    many: '{count} możliwych imion lub nazwisk: proszę sprawdzić',
  },
  email: {
    one: '{count} możliwy e-mail: proszę sprawdzić',
    few: '{count} możliwe e-maile: proszę sprawdzić',
    many: '{count} możliwych e-maili: proszę sprawdzić',
  },
  phone: {
    one: '{count} możliwy numer telefonu: proszę sprawdzić',
    few: '{count} możliwe numery telefonu: proszę sprawdzić',
    many: '{count} możliwych numerów telefonu: proszę sprawdzić',
  },
  registration: {
    one: '{count} możliwy znak rejestracyjny: proszę sprawdzić',
    few: '{count} możliwe znaki rejestracyjne: proszę sprawdzić',
    many: '{count} możliwych znaków rejestracyjnych: proszę sprawdzić',
  },
  club: {
    one: '{count} możliwy klub: proszę sprawdzić',
    few: '{count} możliwe kluby: proszę sprawdzić',
    many: '{count} możliwych klubów: proszę sprawdzić',
  },
  number: {
    one: '{count} możliwy numer: proszę sprawdzić',
    few: '{count} możliwe numery: proszę sprawdzić',
    many: '{count} możliwych numerów: proszę sprawdzić',
  },
  address: {
    one: '{count} możliwy adres: proszę sprawdzić',
    few: '{count} możliwe adresy: proszę sprawdzić',
    many: '{count} możliwych adresów: proszę sprawdzić',
  },
  coordinates: {
    one: '{count} możliwa pozycja: proszę sprawdzić',
    few: '{count} możliwe pozycje: proszę sprawdzić',
    many: '{count} możliwych pozycji: proszę sprawdzić',
  },
  link: {
    one: '{count} możliwy adres strony: proszę sprawdzić',
    few: '{count} możliwe adresy stron: proszę sprawdzić',
    many: '{count} możliwych adresów stron: proszę sprawdzić',
  },
  handle: {
    one: '{count} możliwa nazwa konta: proszę sprawdzić',
    few: '{count} możliwe nazwy kont: proszę sprawdzić',
    many: '{count} możliwych nazw kont: proszę sprawdzić',
  },
  date: {
    one: '{count} możliwa data: proszę sprawdzić',
    few: '{count} możliwe daty: proszę sprawdzić',
    many: '{count} możliwych dat: proszę sprawdzić',
  },
  time: {
    one: '{count} możliwa godzina: proszę sprawdzić',
    few: '{count} możliwe godziny: proszę sprawdzić',
    many: '{count} możliwych godzin: proszę sprawdzić',
  },
  marked: {
    one: '{count} miejsce zaznaczone ręcznie: proszę sprawdzić',
    few: '{count} miejsca zaznaczone ręcznie: proszę sprawdzić',
    many: '{count} miejsc zaznaczonych ręcznie: proszę sprawdzić',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'zastąpione w wersji publicznej',
  keep: 'pozostawione bez zmian',
  suggest: 'niepewne, proszę sprawdzić',
};
