/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'De afhandeling kon niet worden geladen: {reason}';
export const loading = 'Afhandeling laden…';
export const tryAgain = 'Opnieuw proberen';

/** Name of the list of sections. */
export const sections = 'Onderdelen';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Indeling',
  risk: 'Risico',
  actions: 'Acties',
  reply: 'Antwoord aan de melder',
  findings: 'Bevindingen en conclusies',
  closing: 'Afsluiten',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(klaar)';
export const isNotDone = '(nog niet klaar)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} open)', other: '({count} open)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Geen keuze';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = '{max} gekozen';
export const chooseOrSearch = 'Kies of zoek (hoogstens {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = '‘{label}’ terugzetten';
/** Name of a button with a cross. */
export const remove = '{label} verwijderen';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Hoe erg had het kunnen zijn?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Als het verder was gegaan, hoe had het dan realistisch gezien kunnen aflopen?';
export const remainingSafeguards = 'Wat was er nog over om dat te voorkomen?';
/** The result of the two answers. */
export const risks = { low: 'Risico laag', medium: 'Risico middel', high: 'Risico hoog' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Risico-index van het voorval volgens ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'De acties konden niet worden geladen: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Nog een actie toevoegen';
/** Name of the form. */
export const addAnAction = 'Actie toevoegen';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Er gaat niets weg tot je op ‘Aan de melder sturen’ drukt.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Deze melder heeft geen code om dit te lezen.';
export const tellReporter = 'Aan de melder sturen';
/** On the button while busy. */
export const telling = 'Versturen…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Bedankt voor je melding. We hebben ernaar gekeken en dit gaan we doen…';
/** Above the reply that was sent. */
export const sentOn = 'Verstuurd op {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Voorbeeld';
export const namesAreReplaced = 'Namen en al het andere dat naar iemand herleidbaar is, worden hier vervangen.';
export const updating = 'Bijwerken…';
/** Why the button is disabled. */
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
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Afhandeling afsluiten';
export const closing = 'Afsluiten…';
export const chooseReason = 'Kies eerst een reden';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Afgesloten op {day}: {reason}';
export const closedOnBy = 'Afgesloten op {day} door {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Heropenen';
export const reopening = 'Heropenen…';
/** Messages: their titles and texts. */
export const notClosed = 'Afhandeling niet afgesloten';
export const couldNotBeClosed = 'De afhandeling kon niet worden afgesloten.';
export const notReopened = 'Afhandeling niet heropend';
export const couldNotBeReopened = 'De afhandeling kon niet worden heropend.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Nog niemand';
export const nameIsMe = '{name} (ik)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Je tekst staat hier nog, maar is nog niet opgeslagen. De opgeslagen versie:';
/** Buttons: which version to keep. */
export const saveMine = 'Mijn versie opslaan';
export const useTheirs = 'Opgeslagen versie gebruiken';
