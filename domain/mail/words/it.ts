/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Si avvicina una scadenza con l’autorità',
  'new-report': 'C’è una segnalazione da leggere',
  answer: 'C’è una risposta da leggere',
  unreviewed: 'C’è una segnalazione da esaminare',
  question: 'Una domanda sulla tua segnalazione',
  'actions-due': 'Azioni in scadenza',
  reset: 'Imposta una nuova password',
  'password-changed': 'La tua password è stata cambiata',
  'second-factor-changed': 'Il tuo secondo fattore è stato cambiato',
  'sign-in-attempts': 'Tentativi di accesso al tuo account',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Ci sono segnalazioni da leggere';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Si avvicina una scadenza con l’autorità. Accedi per vederla:',
  'new-report': 'C’è una segnalazione di sicurezza che ti aspetta. Accedi per leggerla:',
  answer: 'È arrivata la risposta a una domanda del team sicurezza. Accedi per leggerla:',
  unreviewed: 'Una segnalazione di sicurezza è ancora in attesa. Accedi per leggerla:',
  question: 'C’è una domanda sulla tua segnalazione. Leggila con il tuo codice di ricevuta:',
  'actions-due': 'Ci sono azioni in scadenza. Accedi per vederle:',
  reset:
    'Qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account. Il link vale 30 minuti, una volta sola:',
  'password-changed':
    'La password del tuo account è stata cambiata. Se non l’hai fatto tu, impostane subito una nuova o chiedi a un amministratore:',
  'second-factor-changed':
    'È cambiato il modo in cui accedi al tuo account. Se non l’hai fatto tu, imposta subito una nuova password o chiedi a un amministratore:',
  'sign-in-attempts':
    'Qualcuno che conosce la tua password ha inserito molti codici sbagliati per entrare nel tuo account. Imposta una nuova password:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Ci sono pericoli da rivedere. Accedi per vederli:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'C’è una domanda sulla tua segnalazione. Questo link apre la segnalazione una volta sola, entro 14 giorni, senza il codice di ricevuta:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Ci sono segnalazioni di sicurezza che ti aspettano. Accedi per leggerle:',
  unreviewed: 'Ci sono segnalazioni di sicurezza ancora in attesa. Accedi per leggerle:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Ricevi questa email perché ti occupi delle segnalazioni di sicurezza di un club di volo a vela.',
  reporter: 'Ricevi questa email perché l’hai chiesto quando hai inviato la segnalazione.',
  actions: 'Ricevi questa email perché segui le azioni di sicurezza in un club di volo a vela.',
  account: 'Ricevi questa email perché riguarda il tuo account; le email di questo tipo non si possono disattivare.',
  reset:
    'Ricevi questa email perché riguarda il tuo account; le email di questo tipo non si possono disattivare. Se non l’hai chiesta tu, ignorala: non è cambiato nulla.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Per non ricevere più queste email: {link}';
