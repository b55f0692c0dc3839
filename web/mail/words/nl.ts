/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Mail';
export const subtitle = 'De status van de nieuwste mails. Ontvangers en onderwerpen worden hier niet bewaard.';
export const accessDenied = 'Geen toegang. Alleen hoofdbeheerders kunnen de status van mails zien.';
export const loadingMails = 'Mails laden…';
export const mailsNotLoaded = 'De mails konden niet worden geladen.';
export const noMails = 'Nog geen mails. De eerste gaat weg als er iets gebeurt.';
/** Above the table. */
export const mailsFailed = {
  one: 'Een mail kon niet worden bezorgd. Het laatste antwoord zegt waarom: misschien klopt een adres niet, of was de mailserver een dag niet bruikbaar.',
  other:
    '{count} mails konden niet worden bezorgd. Het laatste antwoord zegt waarom: misschien klopt een adres niet, of was de mailserver een dag niet bruikbaar.',
};

/** Headings of columns. */
export const written = 'Geschreven';
export const kind = 'Soort';
export const state = 'Status';
export const lastAnswer = 'Laatste antwoord van de mailserver';
/** Instead of a response. */
export const noneYet = 'Nog geen';
/** The number of delivery attempts. */
export const tries = { one: '{count} poging', other: '{count} pogingen' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Nieuwe melding',
  answer: 'Antwoord van een melder',
  question: 'Vraag aan een melder',
  unreviewed: 'Herinnering aan een melding',
  'actions-due': 'Acties die af moeten',
  clock: 'Termijn bij de luchtvaartautoriteit',
  reset: 'Nieuw wachtwoord aangevraagd',
  'password-changed': 'Wachtwoord gewijzigd',
  'second-factor-changed': 'Tweede factor gewijzigd',
  'sign-in-attempts': 'Pogingen om in te loggen',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Wacht', sent: '✓ Verstuurd', failed: '✕ Mislukt' };
