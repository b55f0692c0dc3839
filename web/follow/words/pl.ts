// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Moje zgłoszenie';
export const intro =
  'Tu można sprawdzić, co wynikło ze zgłoszenia, odpowiedzieć na pytania albo dopisać coś, o czym się zapomniało. Potrzebny jest tylko kod, który pojawił się po wysłaniu zgłoszenia.';
export const lostCode =
  'Zgubionego kodu nikt nie może podać drugi raz, ani my, ani zespół bezpieczeństwa: nie jest nigdzie zapisany. Samo zgłoszenie jest mimo to bezpieczne. Kod traci ważność, gdy zespół bezpieczeństwa usunie korespondencję.';

/** The form for the code. */
export const needsScript = 'Ta strona wymaga JavaScriptu: proszę go włączyć w przeglądarce.';
export const receiptCode = 'Kod zgłoszenia';
export const codeHint = '20 liter i cyfr. Wielkość liter, odstępy i łączniki nie mają znaczenia.';
export const enterCode = 'Proszę wpisać kod zgłoszenia';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Proszę porównać go litera po literze. Kod traci ważność także wtedy, gdy zespół bezpieczeństwa usunie korespondencję.';
/** The button, and its label while busy. */
export const showReport = 'Pokaż zgłoszenie';
export const openingLabel = 'Otwieranie…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Ten kod stracił ważność: zespół bezpieczeństwa usunął korespondencję.';
export const closed = 'Zgłoszenie nie jest już tu widoczne, a ta strona nie pamięta kodu.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Zgłoszenie z {day}';
export const readCopy = 'Przeczytaj opublikowaną, zanonimizowaną wersję';
export const teamSays = 'Od zespołu bezpieczeństwa';
export const messages = 'Wiadomości';
/** A button that makes the page forget the code. */
export const close = 'Zamknij';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Zamknąć bez wysłania?';
export const unsentMeans = 'Wpisane lub wybrane tu rzeczy, które nie zostały wysłane, zostaną usunięte.';
export const closeAnyway = 'Zamknij i usuń';
export const keepWriting = 'Pisz dalej';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Przyjęte',
  'looked-at': 'Ktoś się nim zajmuje',
  'acted-on': 'Podjęto działania',
  closed: 'Zamknięte',
};
export const stateSaid = {
  received: 'Zgłoszenie dotarło. Przeczyta je ktoś z zespołu bezpieczeństwa.',
  'looked-at': 'Zajmuje się nim ktoś z zespołu bezpieczeństwa.',
  'acted-on': 'Zespół bezpieczeństwa zdecydował, co zrobić, i działa.',
  closed: 'Zespół bezpieczeństwa zakończył pracę nad zgłoszeniem. Nadal można napisać.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = {
  received: 'Przyjęte',
  'looked-at': 'Przeczytane',
  'acted-on': 'Działania',
  closed: 'Zamknięte',
};

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Zespół bezpieczeństwa', reporter: 'Ja' };
export const noMessages =
  'Nie ma jeszcze wiadomości. Jeśli zespół bezpieczeństwa o coś zapyta, pytanie pojawi się tutaj.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Chcę coś dodać';
export const addHint =
  'Miejsce na odpowiedź albo na to, co przypomniało się później. Przeczyta to tylko zespół bezpieczeństwa.';
export const answerQuestion = 'Odpowiedź na pytanie';
export const answerHint = 'Zespół bezpieczeństwa pyta: „{question}” Odpowiedź przeczyta tylko on.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Limity wiadomości: {day} dziennie, {all} łącznie. Jeden z nich został już osiągnięty: proszę wrócić jutro albo porozmawiać z zespołem bezpieczeństwa.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Wyślij';
export const sending = 'Wysyłanie…';
export const sent = 'Wysłano. Zespół bezpieczeństwa może to już przeczytać.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Usuń moje dane kontaktowe';
export const eraseQuestion = 'Usunąć dane kontaktowe?';
export const eraseMeans =
  'Imię i nazwisko, e-mail i telefon zostaną usunięte na zawsze i nikt nie będzie już mógł napisać ani zadzwonić. Usunięte zostaną też zdjęcia i zapis lotu. Zgłoszenie i wiadomości pozostaną, a kod będzie działał jak dotąd.';
export const keepThem = 'Zostaw';
export const eraseForGood = 'Usuń na zawsze';
export const erasing = 'Usuwanie…';
export const erased = 'Imię i nazwisko, e-mail i telefon zostały usunięte. Kod działa jak dotąd.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Dodatkowe szczegóły';
export const detailsHint =
  'Dzień, miejsce, statek powietrzny, pogoda: tutaj można uzupełnić to, co zostało pominięte. Tego, co już podano, nie pokazujemy.';
export const addDetails = 'Uzupełnij szczegóły';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Otwieranie zgłoszenia…';
export const tryAgain = 'Spróbuj ponownie';
export const linkOver = 'Ten link został już użyty lub jest za stary. Proszę wpisać kod zgłoszenia.';
export const visitOver =
  'Link z e-maila otwiera zgłoszenie na godzinę i ten czas już minął. Proszę wpisać kod zgłoszenia.';
export const eraseWithCode = 'Aby usunąć dane kontaktowe, proszę otworzyć zgłoszenie kodem.';
