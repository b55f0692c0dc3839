/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Řešení se nepodařilo načíst: {reason}';
export const loading = 'Načítám řešení…';
export const tryAgain = 'Zkusit znovu';

/** Name of the list of sections. */
export const sections = 'Oddíly';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Zařazení',
  risk: 'Riziko',
  actions: 'Opatření',
  reply: 'Vzkaz oznamovateli',
  findings: 'Zjištění a závěry',
  closing: 'Uzavření',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(hotovo)';
export const isNotDone = '(zbývá)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} otevřené)', few: '({count} otevřená)', other: '({count} otevřených)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Neuvedeno';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = 'Vybráno: {max}';
export const chooseOrSearch = 'Vyberte nebo hledejte (nejvýš {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Vrátit „{label}“';
/** Name of a button with a cross. */
export const remove = 'Odebrat: {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Jak špatně to mohlo dopadnout?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Kdyby to zašlo dál, k čemu by mohlo reálně dojít?';
export const remainingSafeguards = 'Co tomu ještě stálo v cestě?';
/** The result of the two answers. */
export const risks = { low: 'Nízké riziko', medium: 'Střední riziko', high: 'Vysoké riziko' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Index rizika události podle ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Opatření se nepodařilo načíst: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Přidat další opatření';
/** Name of the form. */
export const addAnAction = 'Přidat opatření';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Dokud nestisknete „Odeslat oznamovateli“, nic se neodešle.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Oznamovatel nemá kód k přečtení odpovědi.';
export const tellReporter = 'Odeslat oznamovateli';
/** On the button while busy. */
export const telling = 'Odesílám…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Děkujeme. Podívali jsme se na to a uděláme tohle…';
/** Above the reply that was sent. */
export const sentOn = 'Odesláno {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Náhled';
export const namesAreReplaced = 'Jména a vše, podle čeho by šlo někoho poznat, se tu nahrazují.';
export const updating = 'Obnovuji…';
/** Why the button is disabled. */
export const nothingToSend = 'Zatím není co odeslat.';
export const saving = 'Ukládám…';
export const hasThisReply = 'Tento vzkaz už oznamovatel má.';
/** Messages: their titles and texts. */
export const replySent = 'Vzkaz odeslán';
export const canReadItNow = 'Oznamovatel si ho teď může přečíst.';
export const replyNotSent = 'Vzkaz neodeslán';
export const replyCouldNotBeSent = 'Vzkaz se nepodařilo odeslat.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Čte je jen bezpečnostní tým.';

/** A question with a few answers, and a field. */
export const whyClose = 'Proč ho lze uzavřít?';
export const note = 'Poznámka';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Uzavřít řešení';
export const closing = 'Uzavírám…';
export const chooseReason = 'Zvolte prosím důvod';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Uzavřeno {day}: {reason}';
export const closedOnBy = 'Uzavřeno {day} ({name}): {reason}';
/** A button, and its label while busy. */
export const reopen = 'Znovu otevřít';
export const reopening = 'Otevírám…';
/** Messages: their titles and texts. */
export const notClosed = 'Řešení neuzavřeno';
export const couldNotBeClosed = 'Řešení se nepodařilo uzavřít.';
export const notReopened = 'Řešení neotevřeno';
export const couldNotBeReopened = 'Řešení se nepodařilo znovu otevřít.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Zatím nikdo';
export const nameIsMe = '{name} (já)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Váš text tu zůstal, ale ještě není uložený. Uložená verze:';
/** Buttons: which version to keep. */
export const saveMine = 'Uložit moji verzi';
export const useTheirs = 'Použít uloženou verzi';
