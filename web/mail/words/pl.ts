/** The page Mail, for super-admins: a table of the newest mails that the server has sent, and what became of them. */

/** Heading of the page, and name of the table. */
export const mail = 'Poczta';
export const whatBecame = 'Stan najnowszych e-maili. Adresatów i tematów tu nie przechowujemy.';
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
/** In place of an answer. */
export const noneYet = 'Jeszcze brak';
/** How often a mail was tried. */
export const tries = { one: '{count} próba', few: '{count} próby', many: '{count} prób' };

/** What a mail is about. */
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
/** What became of a mail; the sign before the word stays. */
export const states = { waiting: '○ Czeka', sent: '✓ Wysłany', failed: '✕ Nieudany' };
