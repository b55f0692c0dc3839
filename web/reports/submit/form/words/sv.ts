// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Säkerhetsrapport';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Klubb';
export const whichClub = 'Vilket säkerhetsteam ska läsa det här?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Klubb: {club}';
/** A button that changes the club or the language. */
export const change = 'Ändra';

/** The second card. */
export const whatHappened = 'Vad som hände';
export const howMuch = 'Två meningar räcker för nu: vad hände, och vad hade hjälpt?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Ljust';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Händelseförlopp';
export const narrativeUnseen = 'Vad som hände / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Dina egna ord är bäst. {min} tecken räcker; mer hjälper andra att lära.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} av {max} tecken.';
export const headline = 'Rubrik';
export const headlineHint = 'Några ord, om du kommer på några.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Din rapport är på {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Rapportens språk';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Ändra språket';

/** The title of the section about the reporter. */
export const contact = 'Kontaktuppgifter';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Frivilligt';
export const emailRequired = 'E-post krävs';
export const filledOf = '{filled} av {all}';

/** The hint below the email. */
export const emailHint = 'För frågor från ditt säkerhetsteam. Visas aldrig offentligt.';
/** A checkbox below the contact details. */
export const notify = 'Mejla mig när det finns en fråga (mejlet säger inget om rapporten)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Länken i mejlet får öppna min rapport utan koden';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Så mycket du vill';
export const allOptional =
  'Allt det här är frivilligt: du kan skicka rapporten utan det. Varje detalj hjälper. Du kan också lägga till det senare, med din kvittokod.';
export const collapseAll = 'Fäll ihop alla';
export const expandAll = 'Fäll ut alla';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Saknas ännu:';
export const completeRequired = 'Fyll i de obligatoriska fälten (klubb, händelseförlopp, e-post) för att skicka.';
export const notSent = 'Rapporten skickades inte. Allt du skrivit finns kvar.';
export const readyToSend = 'Klar att skicka. Bara säkerhetsteamet ser vem du är.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Skicka rapporten';
export const submitting = 'Skickar…';

/** Notes about an unsent report kept in this tab. */
export const draftKept = 'Sparas i den här fliken tills du skickar. Kontaktuppgifter och registrering sparas aldrig.';
export const allRestored = 'Det du hade skrivit i den här fliken finns kvar.';
export const draftRestored =
  'Det du hade skrivit i den här fliken finns kvar. Kontaktuppgifter och registrering sparades inte.';
/** The button, its question, and the two answers. */
export const clearForm = 'Töm formuläret';
export const clearQuestion = 'Allt du har skrivit här försvinner.';
export const clearIt = 'Töm';
export const keepIt = 'Behåll';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Foton';
export const photosNotLoaded = 'Det går inte att lägga till foton just nu';
