/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Zagrożenia';
/** Below it, as long as there is none. */
export const noneYet = 'Czy to może się powtórzyć? Zgłoszenie można dołączyć do zagrożenia.';
export const notLoaded = 'Nie udało się wczytać zagrożeń.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Dołącz do zagrożenia';
export const chooseOrAdd = 'Proszę wybrać zagrożenie, którego dotyczy zgłoszenie, albo dodać nowe.';
export const dialogNotLoaded = 'Nie udało się otworzyć zagrożeń';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Zagrożenie';
export const chooseHazard = 'Wybierz zagrożenie';
export const noHazards = 'W rejestrze nie ma jeszcze innych zagrożeń.';
export const loading = 'Wczytywanie zagrożeń…';
/** Buttons; the second while it works. */
export const newHazard = 'Nowe zagrożenie';
export const add = 'Dołącz zgłoszenie';
export const adding = 'Dołączanie…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Proszę wybrać zagrożenie.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Dołączono zgłoszenie do zagrożenia';
export const notAdded = 'Nie dołączono zgłoszenia';
export const couldNotBeAdded = 'Nie udało się dołączyć zgłoszenia do zagrożenia.';
