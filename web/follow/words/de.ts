// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Deine Meldung verfolgen';
export const intro =
  'Sieh nach, was aus deiner Meldung geworden ist, beantworte Fragen, oder trage etwas nach. Du brauchst nur den Belegcode, der beim Absenden angezeigt wurde.';
export const lostCode =
  'Einen verlorenen Code kann dir niemand noch einmal nennen, weder wir noch das Sicherheitsteam: Er ist nirgends gespeichert. Deine Meldung ist trotzdem sicher angekommen. Ein Code gilt nicht mehr, sobald das Sicherheitsteam den Austausch löscht.';

/** The form for the code. */
export const needsScript = 'Dafür wird JavaScript gebraucht: Bitte schalte es in deinem Browser ein.';
export const receiptCode = 'Belegcode';
export const codeHint = '20 Buchstaben und Ziffern. Groß oder klein, Leerzeichen und Bindestriche sind egal.';
export const enterCode = 'Bitte gib deinen Belegcode ein';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Bitte vergleiche ihn Zeichen für Zeichen. Ein Code gilt auch dann nicht mehr, wenn das Sicherheitsteam den Austausch gelöscht hat.';
/** The button, and its label while busy. */
export const showReport = 'Meine Meldung zeigen';
export const openingLabel = 'Wird geöffnet…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Dieser Code gilt nicht mehr: Das Sicherheitsteam hat den Austausch gelöscht.';
export const closed = 'Deine Meldung wird hier nicht mehr angezeigt, und diese Seite hat deinen Code vergessen.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Deine Meldung vom {day}';
export const readCopy = 'Die veröffentlichte, anonymisierte Fassung lesen';
export const teamSays = 'Was das Sicherheitsteam sagt';
export const messages = 'Nachrichten';
/** A button that makes the page forget the code. */
export const close = 'Schließen';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Schließen, ohne zu senden?';
export const unsentMeans = 'Was du hier geschrieben oder ausgewählt und noch nicht gesendet hast, wird gelöscht.';
export const closeAnyway = 'Schließen und löschen';
export const keepWriting = 'Weiterschreiben';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Angekommen',
  'looked-at': 'Jemand sieht sie sich an',
  'acted-on': 'Es wird etwas getan',
  closed: 'Abgeschlossen',
};
export const stateSaid = {
  received: 'Sie ist angekommen. Jemand aus dem Sicherheitsteam wird sie lesen.',
  'looked-at': 'Jemand aus dem Sicherheitsteam kümmert sich darum.',
  'acted-on': 'Das Sicherheitsteam hat entschieden, was zu tun ist, und setzt es um.',
  closed: 'Das Sicherheitsteam hat die Arbeit daran abgeschlossen. Du kannst weiterhin schreiben.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = {
  received: 'Angekommen',
  'looked-at': 'Gelesen',
  'acted-on': 'Maßnahme',
  closed: 'Fertig',
};

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Sicherheitsteam', reporter: 'Du' };
export const noMessages = 'Noch keine Nachrichten. Wenn das Sicherheitsteam etwas fragt, steht es hier.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Etwas nachtragen';
export const addHint =
  'Beantworte hier eine Frage, oder schreib, was dir noch eingefallen ist. Nur das Sicherheitsteam liest es.';
export const answerQuestion = 'Frage beantworten';
export const answerHint = 'Das Sicherheitsteam schrieb: „{question}“ Nur das Team liest deine Antwort.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Du kannst {day} Nachrichten am Tag und {all} insgesamt senden. Eine dieser Grenzen ist erreicht: Bitte komm morgen wieder, oder sprich mit dem Sicherheitsteam.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Senden';
export const sending = 'Wird gesendet…';
export const sent = 'Gesendet. Das Sicherheitsteam kann es jetzt lesen.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Meine Kontaktdaten löschen';
export const eraseQuestion = 'Meine Kontaktdaten löschen?';
export const eraseMeans =
  'Name, E-Mail und Telefon werden endgültig gelöscht, und niemand kann dir mehr schreiben oder dich anrufen. Auch deine Fotos und deine Flugaufzeichnung werden gelöscht. Deine Meldung und deine Nachrichten bleiben, und dieser Code gilt weiter.';
export const keepThem = 'Behalten';
export const eraseForGood = 'Endgültig löschen';
export const erasing = 'Wird gelöscht…';
export const erased = 'Name, E-Mail und Telefon sind gelöscht. Dein Code gilt weiter.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Weitere Angaben';
export const detailsHint =
  'Tag, Ort, Luftfahrzeug, Wetter: Was du zuerst weggelassen hast, kannst du hier ergänzen. Was du schon angegeben hast, wird nicht gezeigt.';
export const addDetails = 'Angaben ergänzen';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Deine Meldung wird geöffnet…';
export const tryAgain = 'Noch einmal';
export const linkOver = 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte gib deinen Belegcode ein.';
export const visitOver =
  'Diese Seite war über den Link einer E-Mail eine Stunde lang offen. Bitte gib deinen Belegcode ein.';
export const eraseWithCode = 'Um deine Kontaktdaten zu löschen, öffne deine Meldung mit dem Belegcode.';
