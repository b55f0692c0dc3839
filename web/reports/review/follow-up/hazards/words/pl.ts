/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Zagrożenia';
/** Below it if there are none. */
export const noneYet = 'Czy to może się powtórzyć? Zgłoszenie można dołączyć do zagrożenia.';
export const notLoaded = 'Nie udało się wczytać zagrożeń.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Dołącz do zagrożenia';
export const chooseOrAdd = 'Proszę wybrać zagrożenie, którego dotyczy zgłoszenie, albo dodać nowe.';
export const dialogNotLoaded = 'Nie udało się otworzyć zagrożeń';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Zagrożenie';
export const chooseHazard = 'Wybierz zagrożenie';
export const noHazards = 'W rejestrze nie ma jeszcze innych zagrożeń.';
export const loading = 'Wczytywanie zagrożeń…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Nowe zagrożenie';
export const add = 'Dołącz zgłoszenie';
export const adding = 'Dołączanie…';
/** Why the button is disabled. */
export const pleaseChoose = 'Proszę wybrać zagrożenie.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Dołączono zgłoszenie do zagrożenia';
export const notAdded = 'Nie dołączono zgłoszenia';
export const couldNotBeAdded = 'Nie udało się dołączyć zgłoszenia do zagrożenia.';
