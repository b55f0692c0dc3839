/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Řešení se nepodařilo načíst: {reason}';
export const loading = 'Načítám řešení…';
export const tryAgain = 'Zkusit znovu';

/** Name of the list of sections. */
export const sections = 'Oddíly';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Zařazení',
  risk: 'Riziko',
  actions: 'Opatření',
  reply: 'Vzkaz oznamovateli',
  findings: 'Zjištění a závěry',
  closing: 'Uzavření',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(hotovo)';
export const isNotDone = '(zbývá)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} otevřené)', few: '({count} otevřená)', other: '({count} otevřených)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Neuvedeno';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = 'Vybráno: {max}';
export const chooseOrSearch = 'Vyberte nebo hledejte (nejvýš {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Vrátit „{label}“';
/** Name of a button with a cross. */
export const remove = 'Odebrat: {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Jak špatně to mohlo dopadnout?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Kdyby to zašlo dál, k čemu by mohlo dojít?';
export const whatStillStood = 'Co tomu ještě stálo v cestě?';
/** What the answers come to. */
export const risks = { low: 'Nízké riziko', medium: 'Střední riziko', high: 'Vysoké riziko' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Index rizika události podle ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Opatření se nepodařilo načíst: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Přidat další opatření';
/** Name of the form. */
export const addAnAction = 'Přidat opatření';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Dokud nestisknete „Odeslat oznamovateli“, nic se neodešle.';
export const tellReporter = 'Odeslat oznamovateli';
/** On the button while it works. */
export const telling = 'Odesílám…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Děkujeme. Podívali jsme se na to a uděláme tohle…';
/** Above what was sent. */
export const sentOn = 'Odesláno {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Náhled';
export const namesAreReplaced = 'Jména a vše, podle čeho by šlo někoho poznat, se tu nahrazují.';
export const updating = 'Obnovuji…';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Uzavřít řešení';
export const closing = 'Uzavírám…';
export const chooseReason = 'Zvolte prosím důvod';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Uzavřeno {day}: {reason}';
export const closedOnBy = 'Uzavřeno {day} ({name}): {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Znovu otevřít';
export const reopening = 'Otevírám…';
/** Messages: their titles and texts. */
export const notClosed = 'Řešení neuzavřeno';
export const couldNotBeClosed = 'Řešení se nepodařilo uzavřít.';
export const notReopened = 'Řešení neotevřeno';
export const couldNotBeReopened = 'Řešení se nepodařilo znovu otevřít.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Zatím nikdo';
export const nameIsMe = '{name} (já)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Váš text tu zůstal, ale ještě není uložený. Uložená verze:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Prázdné';
/** Buttons: which of the two stays. */
export const saveMine = 'Uložit moji verzi';
export const useTheirs = 'Použít uloženou verzi';
