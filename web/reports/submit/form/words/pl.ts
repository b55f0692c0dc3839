// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Zgłoszenie zdarzenia';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Klub';
export const whichClub = 'Zgłoszenie przeczyta zespół bezpieczeństwa tego klubu.';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Klub: {club}';
/** A button that changes the club or the language. */
export const change = 'Zmień';

/** The second card. */
export const whatHappened = 'Co się stało';
export const howMuch = 'Na razie wystarczą dwa zdania: co się wydarzyło i co by wtedy pomogło?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Jasny';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Opis zdarzenia';
export const narrativeUnseen = 'Co się stało / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Najlepiej własnymi słowami. Wystarczy {min} znaków; szczegóły pomogą innym.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = 'Znaki: {length} z {max}.';
export const headline = 'Tytuł';
export const headlineHint = 'Kilka słów, jeśli przyjdą do głowy.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Język zgłoszenia: {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Język zgłoszenia';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Zmień język zgłoszenia';

/** The title of the section about the reporter. */
export const contact = 'Dane kontaktowe';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Opcjonalne';
export const emailRequired = 'E-mail wymagany';
export const filledOf = '{filled} z {all}';

/** The hint below the email. */
export const emailHint = 'Na pytania zespołu bezpieczeństwa. Nigdy go nie publikujemy.';
/** A checkbox below the contact details. */
export const notify = 'Chcę dostać e-mail, gdy pojawi się pytanie (w e-mailu nie będzie nic o zgłoszeniu)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Link w e-mailu może otwierać moje zgłoszenie bez kodu';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Dodatkowe szczegóły';
export const allOptional =
  'Nic z tego nie jest obowiązkowe: zgłoszenie można wysłać bez tego. Każdy szczegół pomaga. Można to też uzupełnić później, podając kod zgłoszenia.';
export const collapseAll = 'Zwiń wszystko';
export const expandAll = 'Rozwiń wszystko';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Brakuje jeszcze:';
export const completeRequired = 'Do wysłania potrzebne są: klub, opis zdarzenia i e-mail.';
export const notSent = 'Nie udało się wysłać. Wszystko, co zostało napisane, nadal tu jest.';
export const readyToSend = 'Można wysłać. Dane osobowe widzi tylko zespół bezpieczeństwa.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Wyślij zgłoszenie';
export const submitting = 'Wysyłanie…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'Tekst pozostaje w tej karcie aż do wysłania. Danych kontaktowych i znaków rejestracyjnych nie zachowujemy.';
export const allRestored = 'Tekst wpisany wcześniej w tej karcie jest znowu tutaj.';
export const draftRestored =
  'Tekst wpisany wcześniej w tej karcie jest znowu tutaj. Danych kontaktowych i znaków rejestracyjnych nie zachowaliśmy.';
/** The button, its question, and the two answers. */
export const clearForm = 'Wyczyść formularz';
export const clearQuestion = 'Wszystko, co zostało tu wpisane, zniknie.';
export const clearIt = 'Wyczyść';
export const keepIt = 'Zostaw';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Zdjęcia';
export const photosNotLoaded = 'Teraz nie można dodać zdjęć';
