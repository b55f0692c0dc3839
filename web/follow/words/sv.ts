// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Följ din rapport';
export const intro =
  'Se vad din rapport ledde till, svara på frågor eller lägg till något du glömde. Du behöver bara kvittokoden som visades när du skickade den.';
export const lostCode =
  'En borttappad kod kan ingen ge dig igen, varken vi eller säkerhetsteamet: den finns inte sparad någonstans. Din rapport är trygg ändå. En kod slutar gälla när säkerhetsteamet raderar konversationen.';

/** The form for the code. */
export const needsScript = 'Det här behöver JavaScript: slå på det i din webbläsare.';
export const receiptCode = 'Kvittokod';
export const codeHint = '20 bokstäver och siffror. Stora bokstäver, mellanslag och bindestreck spelar ingen roll.';
export const enterCode = 'Ange din kvittokod';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Jämför den bokstav för bokstav. En kod slutar också att gälla när säkerhetsteamet har raderat konversationen.';
/** The button, and its label while busy. */
export const showReport = 'Visa min rapport';
export const openingLabel = 'Öppnas…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Koden gäller inte längre: säkerhetsteamet har raderat konversationen.';
export const closed = 'Din rapport visas inte längre här, och sidan har glömt din kod.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Din rapport från {day}';
export const readCopy = 'Läs den anonymiserade kopian som är publicerad';
export const teamSays = 'Vad säkerhetsteamet säger';
export const messages = 'Meddelanden';
/** A button that makes the page forget the code. */
export const close = 'Stäng';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Stänga utan att skicka?';
export const unsentMeans = 'Det du har skrivit eller valt här men inte skickat raderas.';
export const closeAnyway = 'Stäng och radera';
export const keepWriting = 'Fortsätt skriva';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Mottagen',
  'looked-at': 'Någon tittar på den',
  'acted-on': 'Något görs åt saken',
  closed: 'Avslutad',
};
export const stateSaid = {
  received: 'Den har kommit fram. Någon i säkerhetsteamet kommer att läsa den.',
  'looked-at': 'Någon i säkerhetsteamet har börjat utreda den.',
  'acted-on': 'Säkerhetsteamet har bestämt vad som ska göras och arbetar med det.',
  closed: 'Säkerhetsteamet har avslutat sitt arbete med den. Du kan fortfarande skriva.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Mottagen', 'looked-at': 'Läst', 'acted-on': 'Åtgärdas', closed: 'Avslutad' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Säkerhetsteamet', reporter: 'Du' };
export const noMessages = 'Inga meddelanden ännu. När säkerhetsteamet frågar något står det här.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Lägg till något jag glömde';
export const addHint =
  'Svara på en fråga här, eller skriv sådant du kom på i efterhand. Bara säkerhetsteamet läser det.';
export const answerQuestion = 'Svara på frågan';
export const answerHint = 'Säkerhetsteamet skrev: ”{question}” Bara de läser ditt svar.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Du kan skicka {day} meddelanden om dagen och {all} totalt. Du har nått en av dessa gränser: kom tillbaka i morgon, eller prata med säkerhetsteamet.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Skicka';
export const sending = 'Skickar…';
export const sent = 'Skickat. Säkerhetsteamet kan läsa det nu.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Radera mina kontaktuppgifter';
export const eraseQuestion = 'Radera mina kontaktuppgifter?';
export const eraseMeans =
  'Ditt namn, din e-postadress och ditt telefonnummer raderas för gott, och ingen kan längre skriva till dig eller ringa dig. Även dina foton och din flyglogg raderas. Rapporten och dina meddelanden finns kvar, och koden gäller som förut.';
export const keepThem = 'Behåll dem';
export const eraseForGood = 'Radera för gott';
export const erasing = 'Raderar…';
export const erased = 'Ditt namn, din e-postadress och ditt telefonnummer är raderade. Koden gäller som förut.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Fler uppgifter';
export const detailsHint =
  'Dag, plats, luftfartyg, väder: det du hoppade över kan du lägga till här. Det du redan har uppgett visas inte.';
export const addDetails = 'Lägg till uppgifter';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Rapporten öppnas…';
export const tryAgain = 'Försök igen';
export const linkOver = 'Länken har redan använts eller är för gammal. Skriv in din kvittokod.';
export const visitOver = 'Sidan har varit öppen en timme via länken i ett mejl. Skriv in din kvittokod.';
export const eraseWithCode = 'Öppna rapporten med din kvittokod för att radera dina kontaktuppgifter.';
