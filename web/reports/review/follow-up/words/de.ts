/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Die Nachbereitung konnte nicht geladen werden: {reason}';
export const loading = 'Nachbereitung wird geladen…';
export const tryAgain = 'Noch einmal versuchen';

/** Name of the list of sections. */
export const sections = 'Abschnitte';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Einordnung',
  risk: 'Risiko',
  actions: 'Maßnahmen',
  reply: 'Antwort an die meldende Person',
  findings: 'Erkenntnisse und Schlussfolgerungen',
  closing: 'Abschluss',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(erledigt)';
export const isNotDone = '(nicht erledigt)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} offen)', other: '({count} offen)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Nicht gewählt';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = '{max} sind gewählt';
export const chooseOrSearch = 'Wählen oder suchen (bis zu {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = '„{label}“ zurückholen';
/** Name of a button with a cross. */
export const remove = '{label} entfernen';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Wie schlimm hätte es werden können?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Wäre es so weitergegangen: Was hätte realistischerweise daraus werden können?';
export const remainingSafeguards = 'Was stand noch dazwischen?';
/** The result of the two answers. */
export const risks = { low: 'Niedriges Risiko', medium: 'Mittleres Risiko', high: 'Hohes Risiko' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'Index {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Risikoindex des Ereignisses nach ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Die Maßnahmen konnten nicht geladen werden: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Weitere Maßnahme';
/** Name of the form. */
export const addAnAction = 'Neue Maßnahme';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nichts geht hinaus, bevor du auf „Antwort senden“ drückst.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Wer gemeldet hat, hat keinen Code, um die Antwort zu lesen.';
export const tellReporter = 'Antwort senden';
/** On the button while busy. */
export const telling = 'Wird gesendet…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Danke. Wir haben uns das angesehen, und das machen wir nun…';
/** Above the reply that was sent. */
export const sentOn = 'Gesendet am {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Vorschau';
export const namesAreReplaced = 'Namen und alles, was sonst jemanden erkennbar macht, werden hier ersetzt.';
export const updating = 'Wird aktualisiert…';
/** Why the button is disabled. */
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
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Nachbereitung abschließen';
export const closing = 'Wird abgeschlossen…';
export const chooseReason = 'Bitte wähle einen Grund';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Abgeschlossen am {day}: {reason}';
export const closedOnBy = 'Abgeschlossen am {day} von {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Wieder öffnen';
export const reopening = 'Wird geöffnet…';
/** Messages: their titles and texts. */
export const notClosed = 'Nachbereitung nicht abgeschlossen';
export const couldNotBeClosed = 'Die Nachbereitung konnte nicht abgeschlossen werden.';
export const notReopened = 'Nachbereitung nicht wieder geöffnet';
export const couldNotBeReopened = 'Die Nachbereitung konnte nicht wieder geöffnet werden.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Noch niemand';
export const nameIsMe = '{name} (ich)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Dein Text ist noch da, aber nicht gespeichert. Gespeichert ist:';
/** Buttons: which version to keep. */
export const saveMine = 'Meine Fassung speichern';
export const useTheirs = 'Gespeicherte Fassung nehmen';
