/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Zbliża się termin zgłoszenia do urzędu lotniczego',
  'new-report': 'Czeka zgłoszenie',
  answer: 'Czeka odpowiedź',
  unreviewed: 'Czeka zgłoszenie',
  question: 'Pytanie do zgłoszenia',
  'actions-due': 'Działania czekają na wykonanie',
  reset: 'Ustawienie nowego hasła',
  'password-changed': 'Hasło zostało zmienione',
  'second-factor-changed': 'Drugi składnik logowania został zmieniony',
  'sign-in-attempts': 'Próby zalogowania się na konto',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Czekają zgłoszenia';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Zbliża się termin zgłoszenia do urzędu lotniczego. Szczegóły po zalogowaniu:',
  'new-report': 'Czeka zgłoszenie. Można je przeczytać po zalogowaniu:',
  answer: 'Czeka odpowiedź na pytanie zespołu bezpieczeństwa. Można ją przeczytać po zalogowaniu:',
  unreviewed: 'Zgłoszenie nadal czeka. Można je przeczytać po zalogowaniu:',
  question: 'Pojawiło się pytanie do zgłoszenia. Można je przeczytać, podając kod zgłoszenia:',
  'actions-due': 'Działania czekają na wykonanie. Można je zobaczyć po zalogowaniu:',
  reset: 'Poproszono o nowe hasło do tego konta. Link jest ważny 30 minut i działa jeden raz:',
  'password-changed':
    'Hasło do tego konta zostało zmienione. Jeśli zrobił to ktoś obcy, proszę od razu ustawić nowe albo zwrócić się do administratora:',
  'second-factor-changed':
    'Sposób logowania na to konto został zmieniony. Jeśli zrobił to ktoś obcy, proszę od razu ustawić nowe hasło albo zwrócić się do administratora:',
  'sign-in-attempts':
    'Ktoś, znając hasło do tego konta, wiele razy podał przy logowaniu błędny kod. Proszę ustawić nowe hasło:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Zagrożenia czekają na przegląd. Można je zobaczyć po zalogowaniu:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Jest pytanie do zgłoszenia. Ten link otwiera je jeden raz, w ciągu 14 dni, bez kodu zgłoszenia:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Czekają zgłoszenia. Można je przeczytać po zalogowaniu:',
  unreviewed: 'Zgłoszenia nadal czekają. Można je przeczytać po zalogowaniu:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Ten e-mail trafia do osób, które w klubie szybowcowym otrzymują zgłoszenia zdarzeń.',
  reporter: 'Ten e-mail przyszedł zgodnie z życzeniem wyrażonym przy wysyłaniu zgłoszenia.',
  actions: 'Ten e-mail trafia do osób, które w klubie szybowcowym czuwają nad działaniami na rzecz bezpieczeństwa.',
  account: 'Ten e-mail dotyczy konta; z takich e-maili nie można zrezygnować.',
  reset:
    'Ten e-mail dotyczy konta; z takich e-maili nie można zrezygnować. Jeśli prośba wyszła od kogoś obcego, nie trzeba nic robić: nic się nie zmieniło.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Rezygnacja z takich e-maili: {link}';
