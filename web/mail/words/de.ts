/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Mails';
export const subtitle = 'Der Status der neuesten Mails. An wen und worüber, steht hier nicht.';
export const accessDenied = 'Kein Zugang. Nur Super-Admins können den Status der Mails sehen.';
export const loadingMails = 'Mails werden geladen…';
export const mailsNotLoaded = 'Die Mails konnten nicht geladen werden.';
export const noMails = 'Noch keine Mails. Die erste geht hinaus, wenn etwas geschieht.';
/** Above the table. */
export const mailsFailed = {
  one: 'Eine Mail ließ sich nicht zustellen. Die letzte Antwort sagt, warum: Vielleicht ist eine Adresse vertippt, oder der Mailserver war einen Tag lang nicht nutzbar.',
  other:
    '{count} Mails ließen sich nicht zustellen. Die letzte Antwort sagt, warum: Vielleicht ist eine Adresse vertippt, oder der Mailserver war einen Tag lang nicht nutzbar.',
};

/** Headings of columns. */
export const written = 'Geschrieben';
export const kind = 'Art';
export const state = 'Stand';
export const lastAnswer = 'Letzte Antwort des Mailservers';
/** Instead of a response. */
export const noneYet = 'Noch keine';
/** The number of delivery attempts. */
export const tries = { one: '{count} Versuch', other: '{count} Versuche' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Neue Meldung',
  answer: 'Antwort auf eine Frage',
  question: 'Frage zu einer Meldung',
  unreviewed: 'Erinnerung an eine Meldung',
  'actions-due': 'Fällige Maßnahmen',
  clock: 'Frist bei der Behörde',
  reset: 'Neues Passwort angefordert',
  'password-changed': 'Passwort geändert',
  'second-factor-changed': 'Zweiter Faktor geändert',
  'sign-in-attempts': 'Anmeldeversuche',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Wartet', sent: '✓ Gesendet', failed: '✕ Fehlgeschlagen' };
