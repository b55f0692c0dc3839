/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Inga fler mejl när en säkerhetsrapport, ett svar eller en tidsfrist väntar på dig? Du ser dem när du har loggat in.',
  actions:
    'Inga fler mejl på måndagar om åtgärder som ska vara klara och faror att se över? Du ser dem när du har loggat in.',
  question: 'Inga fler mejl när det finns en fråga om din rapport? Du kan fortfarande läsa frågor med din kvittokod.',
};
export const done = {
  reports: 'Du får inga fler mejl om säkerhetsrapporter.',
  actions: 'Du får inga fler mejl om åtgärder och faror.',
  question: 'Du får inga fler mejl om den här rapporten.',
};
export const back = {
  reports: 'Vill du ha dem igen, logga in och välj det under ditt konto.',
  actions: 'Vill du ha dem igen, logga in och välj det under ditt konto.',
  question: 'Du kan fortfarande läsa frågor och svara på dem med din kvittokod.',
};
/** Headings. */
export const isDone = 'Klart';
export const fewerMails = 'Färre mejl';
/** The button. */
export const stopMails = 'Stäng av mejlen';
export const unknownLink = 'Länken är okänd';
export const unknownLinkText =
  'Kanske klipptes den av i mejlet. Öppna den därifrån en gång till, eller logga in och välj under ditt konto.';
