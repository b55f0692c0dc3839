/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 möglicher Name ist nicht entschieden',
  other: '{count} mögliche Namen sind nicht entschieden',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation =
  'Ein Name wird in der veröffentlichten Fassung durch [Name] ersetzt. Alles andere bleibt, wie es geschrieben ist.';
/** The two answers, as buttons. */
export const answers = { name: 'Name', 'no-name': 'Kein Name' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Wähle „Name“ oder „Kein Name“: noch {count} offen.',
  other: 'Wähle „Name“ oder „Kein Name“: noch {count} offen.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Noch einmal ansehen';
export const publish = 'Veröffentlichen';
export const publishDecided = 'Veröffentlichen ({replaced} ersetzt, {kept} bleiben)';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = {
  smsManagerComment: 'Kommentar des Sicherheitsteams',
  publicHeadline: 'Öffentliche Überschrift',
};
