// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Volg je melding';
export const intro =
  'Zie wat er met je melding gedaan is, beantwoord vragen of vul aan wat je vergeten was. Je hebt alleen de volgcode nodig die je zag toen je de melding verstuurde.';
export const lostCode =
  'Een verloren code kan niemand je opnieuw geven, wij niet en het veiligheidsteam ook niet: hij wordt nergens bewaard. Je melding zelf is gewoon veilig. Een code vervalt als het veiligheidsteam het gesprek wist.';

/** The form for the code. */
export const needsScript = 'Hiervoor is JavaScript nodig: zet het aan in je browser.';
export const receiptCode = 'Volgcode';
export const codeHint = '20 letters en cijfers. Hoofdletters, spaties en streepjes maken niet uit.';
export const enterCode = 'Vul je volgcode in';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Vergelijk hem letter voor letter. Een code vervalt ook als het veiligheidsteam het gesprek heeft gewist.';
/** The button, and its label while busy. */
export const showReport = 'Toon mijn melding';
export const openingLabel = 'Wordt geopend…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Deze code is vervallen: het veiligheidsteam heeft het gesprek gewist.';
export const closed = 'Je melding is hier niet meer te zien, en deze pagina is je code vergeten.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Je melding van {day}';
export const readCopy = 'Lees de geanonimiseerde versie die gepubliceerd is';
export const teamSays = 'Wat het veiligheidsteam zegt';
export const messages = 'Berichten';
/** A button that makes the page forget the code. */
export const close = 'Sluiten';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Sluiten zonder te versturen?';
export const unsentMeans = 'Wat je hier hebt geschreven of gekozen en nog niet hebt verstuurd, wordt verwijderd.';
export const closeAnyway = 'Sluiten en verwijderen';
export const keepWriting = 'Verder schrijven';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Ontvangen',
  'looked-at': 'Er kijkt iemand naar',
  'acted-on': 'Er wordt iets aan gedaan',
  closed: 'Afgesloten',
};
export const stateSaid = {
  received: 'Je melding is aangekomen. Iemand van het veiligheidsteam gaat die lezen.',
  'looked-at': 'Iemand van het veiligheidsteam heeft je melding opgepakt.',
  'acted-on': 'Het veiligheidsteam heeft besloten wat er gebeurt en is ermee bezig.',
  closed: 'Het veiligheidsteam is klaar met je melding. Je kunt nog wel schrijven.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = {
  received: 'Ontvangen',
  'looked-at': 'Gelezen',
  'acted-on': 'Aangepakt',
  closed: 'Afgesloten',
};

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Veiligheidsteam', reporter: 'Jij' };
export const noMessages = 'Nog geen berichten. Als het veiligheidsteam iets vraagt, staat het hier.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Ik was nog iets vergeten';
export const addHint =
  'Beantwoord hier een vraag, of schrijf wat je later te binnen schoot. Alleen het veiligheidsteam leest het.';
export const answerQuestion = 'Beantwoord de vraag';
export const answerHint = 'Het veiligheidsteam schreef: ‘{question}’ Alleen zij lezen je antwoord.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Je kunt {day} berichten per dag sturen en {all} in totaal. Een van die grenzen is bereikt: kom morgen terug, of praat met het veiligheidsteam.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Versturen';
export const sending = 'Versturen…';
export const sent = 'Verstuurd. Het veiligheidsteam kan het nu lezen.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Mijn contactgegevens wissen';
export const eraseQuestion = 'Mijn contactgegevens wissen?';
export const eraseMeans =
  'Je naam, e-mailadres en telefoonnummer worden voorgoed gewist en niemand kan je nog schrijven of bellen. Ook je foto’s en je vluchtlog worden gewist. Je melding en je berichten blijven staan en deze code blijft gewoon geldig.';
export const keepThem = 'Niet wissen';
export const eraseForGood = 'Voorgoed wissen';
export const erasing = 'Wissen…';
export const erased = 'Je naam, e-mailadres en telefoonnummer zijn gewist. Je code blijft gewoon geldig.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Meer details';
export const detailsHint =
  'Dag, plaats, toestel, weer: wat je eerst hebt weggelaten, kun je hier aanvullen. Wat je al hebt ingevuld, wordt niet getoond.';
export const addDetails = 'Details aanvullen';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Je melding wordt geopend…';
export const tryAgain = 'Opnieuw proberen';
export const linkOver = 'Deze link is al gebruikt of te oud. Vul je volgcode in.';
export const visitOver = 'Deze pagina was een uur open via de link in een mail. Vul je volgcode in.';
export const eraseWithCode = 'Open je melding met je volgcode om je contactgegevens te wissen.';
