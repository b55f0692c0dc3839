/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Die Nachbereitung konnte nicht geladen werden: {reason}';
export const loading = 'Nachbereitung wird geladen…';
export const tryAgain = 'Noch einmal versuchen';

/** Name of the list of sections. */
export const sections = 'Abschnitte';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Einordnung',
  risk: 'Risiko',
  actions: 'Maßnahmen',
  reply: 'Antwort an die meldende Person',
  findings: 'Erkenntnisse und Schlussfolgerungen',
  closing: 'Abschluss',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(erledigt)';
export const isNotDone = '(nicht erledigt)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} offen)', other: '({count} offen)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Nicht gewählt';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = '{max} sind gewählt';
export const chooseOrSearch = 'Wählen oder suchen (bis zu {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = '„{label}“ zurückholen';
/** Name of a button with a cross. */
export const remove = '{label} entfernen';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Wie schlimm hätte es werden können?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Wäre es so weitergegangen: Was hätte daraus werden können?';
export const whatStillStood = 'Was stand noch dazwischen?';
/** What the answers come to. */
export const risks = { low: 'Niedriges Risiko', medium: 'Mittleres Risiko', high: 'Hohes Risiko' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'Index {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Risikoindex des Ereignisses nach ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Die Maßnahmen konnten nicht geladen werden: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Weitere Maßnahme';
/** Name of the form. */
export const addAnAction = 'Neue Maßnahme';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nichts geht hinaus, bevor du auf „Antwort senden“ drückst.';
export const tellReporter = 'Antwort senden';
/** On the button while it works. */
export const telling = 'Wird gesendet…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Danke. Wir haben uns das angesehen, und das machen wir nun…';
/** Above what was sent. */
export const sentOn = 'Gesendet am {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Vorschau';
export const namesAreReplaced = 'Namen und alles, was sonst jemanden erkennbar macht, werden hier ersetzt.';
export const updating = 'Wird aktualisiert…';
/** Beside the button that cannot be pressed. */
export const nothingToSend = 'Noch gibt es nichts zu senden.';
export const saving = 'Wird gespeichert…';
export const hasThisReply = 'Die meldende Person hat diese Antwort.';
/** Messages: their titles and texts. */
export const replySent = 'Antwort gesendet';
export const canReadItNow = 'Die meldende Person kann sie jetzt lesen.';
export const replyNotSent = 'Antwort nicht gesendet';
export const replyCouldNotBeSent = 'Die Antwort konnte nicht gesendet werden.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Nur das Sicherheitsteam kann das lesen.';

/** A question with a few answers, and a field. */
export const whyClose = 'Warum lässt sie sich abschließen?';
export const note = 'Notiz';
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Nachbereitung abschließen';
export const closing = 'Wird abgeschlossen…';
export const chooseReason = 'Bitte wähle einen Grund';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Abgeschlossen am {day}: {reason}';
export const closedOnBy = 'Abgeschlossen am {day} von {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Wieder öffnen';
export const reopening = 'Wird geöffnet…';
/** Messages: their titles and texts. */
export const notClosed = 'Nachbereitung nicht abgeschlossen';
export const couldNotBeClosed = 'Die Nachbereitung konnte nicht abgeschlossen werden.';
export const notReopened = 'Nachbereitung nicht wieder geöffnet';
export const couldNotBeReopened = 'Die Nachbereitung konnte nicht wieder geöffnet werden.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Noch niemand';
export const nameIsMe = '{name} (ich)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Dein Text ist noch da, aber nicht gespeichert. Gespeichert ist:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Leer';
/** Buttons: which of the two stays. */
export const saveMine = 'Meine Fassung speichern';
export const useTheirs = 'Gespeicherte Fassung nehmen';
