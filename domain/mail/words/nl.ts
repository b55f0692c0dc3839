/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Een termijn bij de luchtvaartautoriteit nadert',
  'new-report': 'Er wacht een veiligheidsmelding',
  answer: 'Er wacht een antwoord',
  unreviewed: 'Er wacht een veiligheidsmelding',
  question: 'Een vraag over je melding',
  'actions-due': 'Er zijn acties die af moeten',
  reset: 'Nieuw wachtwoord instellen',
  'password-changed': 'Je wachtwoord is gewijzigd',
  'second-factor-changed': 'Je tweede factor is gewijzigd',
  'sign-in-attempts': 'Pogingen om in te loggen op je account',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Er wachten veiligheidsmeldingen';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Een termijn bij de luchtvaartautoriteit nadert. Log in om hem te zien:',
  'new-report': 'Er wacht een veiligheidsmelding. Log in om die te lezen:',
  answer: 'Er wacht een antwoord op een vraag van het veiligheidsteam. Log in om het te lezen:',
  unreviewed: 'Er wacht nog steeds een veiligheidsmelding. Log in om die te lezen:',
  question: 'Er is een vraag over je melding. Lees hem met je volgcode:',
  'actions-due': 'Er zijn acties die af moeten. Log in om ze te zien:',
  reset:
    'Iemand, hopelijk jijzelf, heeft een nieuw wachtwoord voor je account aangevraagd. De link is 30 minuten geldig, voor één keer:',
  'password-changed':
    'Het wachtwoord van je account is gewijzigd. Was jij dat niet, stel dan meteen een nieuw in of vraag een beheerder:',
  'second-factor-changed':
    'De manier waarop je inlogt op je account is gewijzigd. Was jij dat niet, stel dan meteen een nieuw wachtwoord in of vraag een beheerder:',
  'sign-in-attempts':
    'Iemand heeft met jouw wachtwoord en veel foute codes geprobeerd in te loggen op je account. Stel een nieuw wachtwoord in:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Er zijn gevaren die opnieuw beoordeeld moeten worden. Log in om ze te zien:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Er is een vraag over je melding. Deze link opent je melding één keer, binnen 14 dagen, zonder volgcode:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Er wachten veiligheidsmeldingen. Log in om ze te lezen:',
  unreviewed: 'Er wachten nog steeds veiligheidsmeldingen. Log in om ze te lezen:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Je krijgt deze mail omdat veiligheidsmeldingen van een zweefvliegclub bij jou terechtkomen.',
  reporter: 'Je krijgt deze mail omdat je daarom vroeg toen je je melding verstuurde.',
  actions: 'Je krijgt deze mail omdat je veiligheidsacties bij een zweefvliegclub opvolgt.',
  account: 'Je krijgt deze mail omdat hij over je account gaat; zulke mails kun je niet stopzetten.',
  reset:
    'Je krijgt deze mail omdat hij over je account gaat; zulke mails kun je niet stopzetten. Heb je er niet om gevraagd, dan hoef je niets te doen: er is niets gewijzigd.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Deze mails niet meer ontvangen: {link}';
