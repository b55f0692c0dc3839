// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Sicherheitsmeldung';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Verein';
export const whichClub = 'Welches Sicherheitsteam soll das lesen?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Verein: {club}';
/** A button that changes the club or the language. */
export const change = 'Ändern';

/** The second card. */
export const whatHappened = 'Was ist passiert?';
export const howMuch = 'Zwei Sätze genügen für jetzt: Was ist passiert, und was hätte geholfen?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Hell';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Hergang';
export const narrativeUnseen = 'Was passiert ist / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Am besten in eigenen Worten. {min} Zeichen genügen, aus mehr lernen andere mehr.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} von {max} Zeichen.';
export const headline = 'Überschrift';
export const headlineHint = 'Ein paar Wörter, falls dir welche einfallen.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Deine Meldung ist auf {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Sprache der Meldung';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Sprache ändern';

/** The title of the section about the reporter. */
export const contact = 'Kontaktdaten';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Freiwillig';
export const emailRequired = 'E-Mail nötig';
export const filledOf = '{filled} von {all}';

/** The hint below the email. */
export const emailHint = 'Für Rückfragen deines Sicherheitsteams. Wird nie veröffentlicht.';
/** A checkbox below the contact details. */
export const notify = 'Schreib mir, wenn es eine Frage gibt (die Mail sagt nichts über die Meldung)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Der Link in der Mail darf meine Meldung ohne den Code öffnen';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'So viel du möchtest';
export const allOptional =
  'All das ist freiwillig: Du kannst deine Meldung auch ohne diese Angaben absenden. Jede Angabe hilft. Du kannst sie auch später nachtragen, mit deinem Belegcode.';
export const collapseAll = 'Alle zuklappen';
export const expandAll = 'Alle aufklappen';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Fehlt noch:';
export const completeRequired = 'Bitte fülle die Pflichtfelder aus: Verein, Hergang, E-Mail.';
export const notSent = 'Die Meldung wurde nicht gesendet. Alles, was du geschrieben hast, ist noch da.';
export const readyToSend = 'Bereit zum Absenden. Nur das Sicherheitsteam sieht, wer du bist.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Meldung absenden';
export const submitting = 'Wird gesendet…';

/** Notes about an unsent report kept in this tab. */
export const draftKept = 'Bleibt bis zum Absenden in diesem Tab. Kontaktdaten und Kennzeichen werden nie gespeichert.';
export const allRestored = 'Was du in diesem Tab geschrieben hattest, ist noch da.';
export const draftRestored =
  'Was du in diesem Tab geschrieben hattest, ist noch da. Kontaktdaten und Kennzeichen wurden nicht gespeichert.';
/** The button, its question, and the two answers. */
export const clearForm = 'Formular leeren';
export const clearQuestion = 'Alles, was du hier geschrieben hast, geht verloren.';
export const clearIt = 'Leeren';
export const keepIt = 'Behalten';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Fotos';
export const photosNotLoaded = 'Fotos können gerade nicht hinzugefügt werden';
