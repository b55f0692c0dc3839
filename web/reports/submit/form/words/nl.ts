// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Veiligheidsmelding';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Club';
export const whichClub = 'Voor het veiligheidsteam van welke club?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Club: {club}';
/** A button that changes the club or the language. */
export const change = 'Wijzigen';

/** The second card. */
export const whatHappened = 'Wat er gebeurde';
export const howMuch = 'Twee zinnen zijn nu genoeg: wat is er gebeurd, en wat had geholpen?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Licht';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Beschrijving';
export const narrativeUnseen = 'Wat er gebeurde / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Je eigen woorden zijn het best. {min} tekens is genoeg; van meer leert iedereen.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} van {max} tekens.';
export const headline = 'Titel';
export const headlineHint = 'Een paar woorden, als die bij je opkomen.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Je melding is in het {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Taal van de beschrijving';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'De taal wijzigen';

/** The title of the section about the reporter. */
export const contact = 'Contact';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Niet verplicht';
export const emailRequired = 'E-mail verplicht';
export const filledOf = '{filled} van {all}';

/** The hint below the email. */
export const emailHint = 'Voor vragen van je veiligheidsteam. Wordt nooit openbaar.';
/** A checkbox below the contact details. */
export const notify = 'Mail mij als er een vraag is (de mail zegt niets over de melding)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'De link in de mail mag mijn melding openen zonder de code';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Zoveel als je wilt';
export const allOptional =
  'Dit is allemaal niet verplicht: je kunt je melding ook zo versturen. Elk detail helpt. Je kunt het ook later aanvullen, met je volgcode.';
export const collapseAll = 'Alles inklappen';
export const expandAll = 'Alles uitklappen';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Nog nodig:';
export const completeRequired = 'Vul alle verplichte velden in (club, beschrijving, e-mail) om te versturen.';
export const notSent = 'Je melding is niet verstuurd. Alles wat je schreef, staat er nog.';
export const readyToSend = 'Klaar om te versturen. Alleen het veiligheidsteam ziet wie je bent.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Melding versturen';
export const submitting = 'Versturen…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'Bewaard in dit tabblad tot je de melding verstuurt. Contactgegevens en registratie worden nooit bewaard.';
export const allRestored = 'Wat je in dit tabblad had geschreven, hebben we bewaard.';
export const draftRestored =
  'Wat je in dit tabblad had geschreven, hebben we bewaard. Je contactgegevens en de registratie niet.';
/** The button, its question, and the two answers. */
export const clearForm = 'Formulier wissen';
export const clearQuestion = 'Alles wat je hier hebt geschreven, gaat verloren.';
export const clearIt = 'Wissen';
export const keepIt = 'Niet wissen';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Foto’s';
export const photosNotLoaded = 'Er kunnen nu geen foto’s worden toegevoegd';
