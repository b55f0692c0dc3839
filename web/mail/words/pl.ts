/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Poczta';
export const subtitle = 'Stan najnowszych e-maili. Adresatów i tematów tu nie przechowujemy.';
export const accessDenied = 'Brak dostępu. Stan e-maili widzą tylko superadministratorzy.';
export const loadingMails = 'Wczytywanie e-maili…';
export const mailsNotLoaded = 'Nie udało się wczytać e-maili.';
export const noMails = 'Nie ma jeszcze e-maili. Pierwszy wyjdzie, gdy coś się wydarzy.';
/** Above the table. */
export const mailsFailed = {
  one: 'Nie udało się dostarczyć jednego e-maila. Powód podaje ostatnia odpowiedź: adres może być błędny albo serwer poczty był przez dobę niedostępny.',
  few: 'Nie udało się dostarczyć {count} e-maili. Powód podaje ostatnia odpowiedź: adres może być błędny albo serwer poczty był przez dobę niedostępny.',
  many: 'Nie udało się dostarczyć {count} e-maili. Powód podaje ostatnia odpowiedź: adres może być błędny albo serwer poczty był przez dobę niedostępny.',
};

/** Headings of columns. */
export const written = 'Napisano';
export const kind = 'Rodzaj';
export const state = 'Stan';
export const lastAnswer = 'Ostatnia odpowiedź serwera poczty';
/** Instead of a response. */
export const noneYet = 'Jeszcze brak';
/** The number of delivery attempts. */
export const tries = { one: '{count} próba', few: '{count} próby', many: '{count} prób' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Nowe zgłoszenie',
  answer: 'Odpowiedź osoby zgłaszającej',
  question: 'Pytanie do osoby zgłaszającej',
  unreviewed: 'Przypomnienie o zgłoszeniu',
  'actions-due': 'Działania do wykonania',
  clock: 'Termin zgłoszenia do urzędu',
  reset: 'Prośba o nowe hasło',
  'password-changed': 'Zmiana hasła',
  'second-factor-changed': 'Zmiana drugiego składnika',
  'sign-in-attempts': 'Próby zalogowania',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Czeka', sent: '✓ Wysłany', failed: '✕ Nieudany' };
