/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Email';
export const subtitle = 'Lo stato delle email più recenti. Destinatari e oggetti non vengono conservati qui.';
export const accessDenied = 'Accesso negato. Solo gli amministratori generali possono vedere lo stato delle email.';
export const loadingMails = 'Caricamento delle email…';
export const mailsNotLoaded = 'Non è stato possibile caricare le email.';
export const noMails = 'Ancora nessuna email. La prima parte quando succede qualcosa.';
/** Above the table. */
export const mailsFailed = {
  one: 'Un’email non è stata consegnata. L’ultima risposta dice perché: forse un indirizzo è scritto male, o il server di posta non è stato utilizzabile per un giorno.',
  other:
    '{count} email non sono state consegnate. L’ultima risposta dice perché: forse un indirizzo è scritto male, o il server di posta non è stato utilizzabile per un giorno.',
};

/** Headings of columns. */
export const written = 'Scritta';
export const kind = 'Tipo';
export const state = 'Stato';
export const lastAnswer = 'Ultima risposta del server di posta';
/** Instead of a response. */
export const noneYet = 'Ancora nessuna';
/** The number of delivery attempts. */
export const tries = { one: '{count} tentativo', other: '{count} tentativi' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Nuova segnalazione',
  answer: 'Risposta di chi ha segnalato',
  question: 'Domanda a chi ha segnalato',
  unreviewed: 'Promemoria su una segnalazione',
  'actions-due': 'Azioni in scadenza',
  clock: 'Scadenza con l’autorità',
  reset: 'Nuova password richiesta',
  'password-changed': 'Password cambiata',
  'second-factor-changed': 'Secondo fattore cambiato',
  'sign-in-attempts': 'Tentativi di accesso',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ In attesa', sent: '✓ Inviata', failed: '✕ Non riuscita' };
