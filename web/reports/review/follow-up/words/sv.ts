/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Uppföljningen kunde inte laddas: {reason}';
export const loading = 'Laddar uppföljningen…';
export const tryAgain = 'Försök igen';

/** Name of the list of sections. */
export const sections = 'Avsnitt';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Klassning',
  risk: 'Risk',
  actions: 'Åtgärder',
  reply: 'Svar till rapportören',
  findings: 'Vad som framkom och slutsatser',
  closing: 'Avsluta',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(klart)';
export const isNotDone = '(inte klart)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} öppen)', other: '({count} öppna)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Inte valt';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = '{max} är valda';
export const chooseOrSearch = 'Välj eller sök (högst {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Återställ ”{label}”';
/** Name of a button with a cross. */
export const remove = 'Ta bort {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Hur illa kunde det ha gått?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Om det hade fortsatt, vad hade det kunnat leda till?';
export const whatStillStood = 'Vad hindrade att det gick så långt?';
/** What the answers come to. */
export const risks = { low: 'Låg risk', medium: 'Medelhög risk', high: 'Hög risk' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Riskindex enligt ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Åtgärderna kunde inte laddas: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Lägg till en åtgärd till';
/** Name of the form. */
export const addAnAction = 'Lägg till en åtgärd';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Inget skickas förrän du trycker på ”Svara rapportören”.';
export const tellReporter = 'Svara rapportören';
/** On the button while it works. */
export const telling = 'Skickar…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Tack för rapporten. Vi har tittat på händelsen, och det här gör vi…';
/** Above what was sent. */
export const sentOn = 'Skickat {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Förhandsvisning';
export const namesAreReplaced = 'Namn och annat som pekar ut en person ersätts här.';
export const updating = 'Uppdaterar…';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Avsluta uppföljningen';
export const closing = 'Avslutar…';
export const chooseReason = 'Välj ett skäl';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Avslutad {day}: {reason}';
export const closedOnBy = 'Avslutad {day} av {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Öppna igen';
export const reopening = 'Öppnar…';
/** Messages: their titles and texts. */
export const notClosed = 'Uppföljningen avslutades inte';
export const couldNotBeClosed = 'Uppföljningen kunde inte avslutas.';
export const notReopened = 'Uppföljningen öppnades inte';
export const couldNotBeReopened = 'Uppföljningen kunde inte öppnas igen.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Ingen ännu';
export const nameIsMe = '{name} (jag)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Din text finns kvar här men är inte sparad ännu. Den sparade versionen:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Tomt';
/** Buttons: which of the two stays. */
export const saveMine = 'Spara min version';
export const useTheirs = 'Använd den sparade versionen';
