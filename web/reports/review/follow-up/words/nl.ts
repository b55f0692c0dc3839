/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'De afhandeling kon niet worden geladen: {reason}';
export const loading = 'Afhandeling laden…';
export const tryAgain = 'Opnieuw proberen';

/** Name of the list of sections. */
export const sections = 'Onderdelen';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Indeling',
  risk: 'Risico',
  actions: 'Acties',
  reply: 'Antwoord aan de melder',
  findings: 'Bevindingen en conclusies',
  closing: 'Afsluiten',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(klaar)';
export const isNotDone = '(nog niet klaar)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} open)', other: '({count} open)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Geen keuze';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = '{max} gekozen';
export const chooseOrSearch = 'Kies of zoek (hoogstens {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = '‘{label}’ terugzetten';
/** Name of a button with a cross. */
export const remove = '{label} verwijderen';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Hoe erg had het kunnen zijn?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Als het verder was gegaan, hoe had het dan kunnen aflopen?';
export const whatStillStood = 'Wat was er nog over om dat te voorkomen?';
/** What the answers come to. */
export const risks = { low: 'Risico laag', medium: 'Risico middel', high: 'Risico hoog' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Risico-index van het voorval volgens ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'De acties konden niet worden geladen: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Nog een actie toevoegen';
/** Name of the form. */
export const addAnAction = 'Actie toevoegen';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Er gaat niets weg tot je op ‘Aan de melder sturen’ drukt.';
export const tellReporter = 'Aan de melder sturen';
/** On the button while it works. */
export const telling = 'Versturen…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Bedankt voor je melding. We hebben ernaar gekeken en dit gaan we doen…';
/** Above what was sent. */
export const sentOn = 'Verstuurd op {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Voorbeeld';
export const namesAreReplaced = 'Namen en al het andere dat naar iemand herleidbaar is, worden hier vervangen.';
export const updating = 'Bijwerken…';
/** Beside the button that cannot be pressed. */
export const nothingToSend = 'Er is nog niets om te versturen.';
export const saving = 'Opslaan…';
export const hasThisReply = 'De melder heeft dit antwoord.';
/** Messages: their titles and texts. */
export const replySent = 'Antwoord verstuurd';
export const canReadItNow = 'De melder kan het nu lezen.';
export const replyNotSent = 'Antwoord niet verstuurd';
export const replyCouldNotBeSent = 'Het antwoord kon niet worden verstuurd.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Alleen het veiligheidsteam kan dit lezen.';

/** A question with a few answers, and a field. */
export const whyClose = 'Waarom kan dit worden afgesloten?';
export const note = 'Notitie';
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Afhandeling afsluiten';
export const closing = 'Afsluiten…';
export const chooseReason = 'Kies eerst een reden';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Afgesloten op {day}: {reason}';
export const closedOnBy = 'Afgesloten op {day} door {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Heropenen';
export const reopening = 'Heropenen…';
/** Messages: their titles and texts. */
export const notClosed = 'Afhandeling niet afgesloten';
export const couldNotBeClosed = 'De afhandeling kon niet worden afgesloten.';
export const notReopened = 'Afhandeling niet heropend';
export const couldNotBeReopened = 'De afhandeling kon niet worden heropend.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Nog niemand';
export const nameIsMe = '{name} (ik)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Je tekst staat hier nog, maar is nog niet opgeslagen. De opgeslagen versie:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Leeg';
/** Buttons: which of the two stays. */
export const saveMine = 'Mijn versie opslaan';
export const useTheirs = 'Opgeslagen versie gebruiken';
