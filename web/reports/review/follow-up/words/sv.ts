/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Uppföljningen kunde inte laddas: {reason}';
export const loading = 'Laddar uppföljningen…';
export const tryAgain = 'Försök igen';

/** Name of the list of sections. */
export const sections = 'Avsnitt';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Klassning',
  risk: 'Risk',
  actions: 'Åtgärder',
  reply: 'Svar till rapportören',
  findings: 'Iakttagelser och slutsatser',
  closing: 'Avsluta',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(klart)';
export const isNotDone = '(inte klart)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} öppen)', other: '({count} öppna)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Inte valt';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = '{max} är valda';
export const chooseOrSearch = 'Välj eller sök (högst {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Återställ ”{label}”';
/** Name of a button with a cross. */
export const remove = 'Ta bort {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Hur illa kunde det ha gått?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Om det hade fortsatt, vad hade det realistiskt sett kunnat leda till?';
export const remainingSafeguards = 'Vad hindrade att det gick så långt?';
/** The result of the two answers. */
export const risks = { low: 'Låg risk', medium: 'Medelhög risk', high: 'Hög risk' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Riskindex enligt ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Åtgärderna kunde inte laddas: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Lägg till en åtgärd till';
/** Name of the form. */
export const addAnAction = 'Lägg till en åtgärd';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Inget skickas förrän du trycker på ”Svara rapportören”.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Rapportören har ingen kod att läsa svaret med.';
export const tellReporter = 'Svara rapportören';
/** On the button while busy. */
export const telling = 'Skickar…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Tack för rapporten. Vi har tittat på händelsen, och det här gör vi…';
/** Above the reply that was sent. */
export const sentOn = 'Skickat {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Förhandsvisning';
export const namesAreReplaced = 'Namn och annat som pekar ut en person ersätts här.';
export const updating = 'Uppdaterar…';
/** Why the button is disabled. */
export const nothingToSend = 'Det finns inget att skicka ännu.';
export const saving = 'Sparar…';
export const hasThisReply = 'Rapportören har fått det här svaret.';
/** Messages: their titles and texts. */
export const replySent = 'Svaret är skickat';
export const canReadItNow = 'Rapportören kan läsa det nu.';
export const replyNotSent = 'Svaret skickades inte';
export const replyCouldNotBeSent = 'Svaret kunde inte skickas.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Bara säkerhetsteamet kan läsa det här.';

/** A question with a few answers, and a field. */
export const whyClose = 'Varför kan den avslutas?';
export const note = 'Anteckning';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Avsluta uppföljningen';
export const closing = 'Avslutar…';
export const chooseReason = 'Välj ett skäl';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Avslutad {day}: {reason}';
export const closedOnBy = 'Avslutad {day} av {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Öppna igen';
export const reopening = 'Öppnar…';
/** Messages: their titles and texts. */
export const notClosed = 'Uppföljningen avslutades inte';
export const couldNotBeClosed = 'Uppföljningen kunde inte avslutas.';
export const notReopened = 'Uppföljningen öppnades inte';
export const couldNotBeReopened = 'Uppföljningen kunde inte öppnas igen.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Ingen ännu';
export const nameIsMe = '{name} (jag)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Din text finns kvar här men är inte sparad ännu. Den sparade versionen:';
/** Buttons: which version to keep. */
export const saveMine = 'Spara min version';
export const useTheirs = 'Använd den sparade versionen';
