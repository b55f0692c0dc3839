/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'En tidsfrist hos myndigheten närmar sig',
  'new-report': 'En säkerhetsrapport väntar',
  answer: 'Ett svar väntar',
  unreviewed: 'En säkerhetsrapport väntar',
  question: 'En fråga om din rapport',
  'actions-due': 'Åtgärder som ska vara klara',
  reset: 'Välj ett nytt lösenord',
  'password-changed': 'Ditt lösenord har ändrats',
  'second-factor-changed': 'Din andra faktor har ändrats',
  'sign-in-attempts': 'Försök att logga in på ditt konto',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Säkerhetsrapporter väntar';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'En tidsfrist hos myndigheten närmar sig. Logga in för att se den:',
  'new-report': 'En säkerhetsrapport väntar. Logga in för att läsa den:',
  answer: 'Ett svar på en fråga från säkerhetsteamet väntar. Logga in för att läsa det:',
  unreviewed: 'En säkerhetsrapport väntar fortfarande. Logga in för att läsa den:',
  question: 'Det finns en fråga om din rapport. Läs den med din kvittokod:',
  'actions-due': 'Det finns åtgärder som ska vara klara. Logga in för att se dem:',
  reset:
    'Någon, förhoppningsvis du, har bett om ett nytt lösenord till ditt konto. Länken gäller i 30 minuter och kan användas en gång:',
  'password-changed':
    'Lösenordet till ditt konto har ändrats. Om det inte var du: välj genast ett nytt, eller fråga en administratör:',
  'second-factor-changed':
    'Sättet du loggar in på har ändrats. Om det inte var du: välj genast ett nytt lösenord, eller fråga en administratör:',
  'sign-in-attempts':
    'Någon som kan ditt lösenord har angett många felaktiga koder för att logga in på ditt konto. Välj ett nytt lösenord:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Det är dags att se över faror. Logga in för att se dem:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Det finns en fråga om din rapport. Länken öppnar rapporten en gång, inom 14 dagar, utan kvittokod:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Säkerhetsrapporter väntar. Logga in för att läsa dem:',
  unreviewed: 'Säkerhetsrapporter väntar fortfarande. Logga in för att läsa dem:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Du får det här mejlet för att säkerhetsrapporter från en segelflygklubb kommer till dig.',
  reporter: 'Du får det här mejlet för att du bad om det när du skickade din rapport.',
  actions: 'Du får det här mejlet för att du följer upp säkerhetsåtgärder i en segelflygklubb.',
  account: 'Du får det här mejlet för att det gäller ditt konto. Sådana mejl går inte att stänga av.',
  reset:
    'Du får det här mejlet för att det gäller ditt konto. Sådana mejl går inte att stänga av. Om det inte var du som bad om det behöver du inte göra något: inget har ändrats.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Så slipper du fler sådana mejl: {link}';
