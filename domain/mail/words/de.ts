/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Eine Frist bei der Behörde rückt näher',
  'new-report': 'Eine Sicherheitsmeldung wartet',
  answer: 'Eine Antwort wartet',
  unreviewed: 'Eine Sicherheitsmeldung wartet',
  question: 'Eine Frage zu deiner Meldung',
  'actions-due': 'Maßnahmen sind fällig',
  reset: 'Neues Passwort setzen',
  'password-changed': 'Dein Passwort wurde geändert',
  'second-factor-changed': 'Dein zweiter Faktor wurde geändert',
  'sign-in-attempts': 'Versuche, sich in deinem Konto anzumelden',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Sicherheitsmeldungen warten';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Eine Frist bei der Behörde rückt näher. Melde dich an, um sie zu sehen:',
  'new-report': 'Eine Sicherheitsmeldung wartet. Melde dich an, um sie zu lesen:',
  answer: 'Eine Antwort auf eine Frage des Sicherheitsteams wartet. Melde dich an, um sie zu lesen:',
  unreviewed: 'Eine Sicherheitsmeldung wartet noch immer. Melde dich an, um sie zu lesen:',
  question: 'Es gibt eine Frage zu deiner Meldung. Lies sie mit deinem Belegcode:',
  'actions-due': 'Maßnahmen sind fällig. Melde dich an, um sie zu sehen:',
  reset:
    'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto angefordert. Der Link gilt 30 Minuten lang und kann einmal benutzt werden:',
  'password-changed':
    'Das Passwort deines Kontos wurde geändert. Wenn du das nicht warst, setze sofort ein neues oder wende dich an einen Admin:',
  'second-factor-changed':
    'Die Anmeldung zu deinem Konto wurde geändert. Wenn du das nicht warst, setze sofort ein neues Passwort oder wende dich an einen Admin:',
  'sign-in-attempts':
    'Jemand hat mit deinem Passwort viele falsche Codes ausprobiert, um sich in deinem Konto anzumelden. Setze ein neues Passwort:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Gefährdungen sind zu überprüfen. Melde dich an, um sie zu sehen:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Es gibt eine Frage zu deiner Meldung. Dieser Link öffnet deine Meldung einmal, innerhalb von 14 Tagen, ohne Belegcode:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Sicherheitsmeldungen warten. Melde dich an, um sie zu lesen:',
  unreviewed: 'Sicherheitsmeldungen warten noch immer. Melde dich an, um sie zu lesen:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Du bekommst diese Mail, weil Sicherheitsmeldungen eines Segelflugvereins an dich gehen.',
  reporter: 'Du bekommst diese Mail, weil du es beim Absenden deiner Meldung so gewünscht hast.',
  actions: 'Du bekommst diese Mail, weil du dich um Sicherheitsmaßnahmen in einem Segelflugverein kümmerst.',
  account: 'Du bekommst diese Mail, weil es um dein Konto geht. Solche Mails lassen sich nicht abbestellen.',
  reset:
    'Du bekommst diese Mail, weil es um dein Konto geht. Solche Mails lassen sich nicht abbestellen. Wenn du sie nicht angefordert hast, brauchst du nichts zu tun: Es hat sich nichts geändert.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Keine solchen Mails mehr: {link}';
