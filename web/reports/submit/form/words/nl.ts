// The form of the page /submit: cards, optional sections, the bar with the button, and what is said of the draft.

/** The form's name for screen readers. */
export const form = 'Veiligheidsmelding';

/** The first card: its title, the label of its list and what is said below the title. */
export const club = 'Club';
export const whichClub = 'Voor het veiligheidsteam van welke club?';
/** One line that names the club of a poster; {club} is its name in bold. */
export const clubIs = 'Club: {club}';
/** A button: to choose another club, another language. */
export const change = 'Wijzigen';

/** The second card. */
export const whatHappened = 'Wat er gebeurde';
export const howMuch = 'Twee zinnen zijn nu genoeg: wat is er gebeurd, en wat had geholpen?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Licht';
/** The label of the large field: {unseen} is heard by screen readers alone and made of `narrativeUnseen`. */
export const narrative = '{unseen}Beschrijving';
export const narrativeUnseen = 'Wat er gebeurde / ';
/** Below the large field; {min} is 10. */
export const narrativeHint =
  'Je eigen woorden zijn het best. Vanaf {min} tekens kun je versturen; van meer leren anderen meer.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} van {max} tekens.';
export const headline = 'Titel';
export const headlineHint = 'Een paar woorden, als die je te binnen schieten.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Je melding is in het {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Taal van de beschrijving';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'De taal wijzigen';

/** The title of the section about the reporter. */
export const contact = 'Contact';
/** Beside a section's title: nothing is needed, the email is, or {filled} fields of {all} are filled. */
export const optional = 'Niet verplicht';
export const emailRequired = 'E-mail verplicht';
export const filledOf = '{filled} van {all}';

/** The hint below the email. */
export const emailHint = 'Voor vragen van je veiligheidsteam. Wordt nooit openbaar.';
/** A box to tick below the contact details. */
export const notify = 'Mail mij als er een vraag is (de mail zegt niets over de melding)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'De link in de mail mag mijn melding openen zonder de code';

/** The card with the optional sections: its heading, what is said below it, and the button that opens and closes all. */
export const asMuchAsYouLike = 'Zoveel als je wilt';
export const allOptional =
  'Dit is allemaal niet verplicht: je kunt je melding ook zo versturen. Elk detail helpt. Je kunt het ook later aanvullen, met je volgcode.';
export const collapseAll = 'Alles inklappen';
export const expandAll = 'Alles uitklappen';

/** The bar at the foot of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Nog nodig:';
export const completeRequired = 'Vul alle verplichte velden in (club, beschrijving, e-mail) om te versturen.';
export const notSent = 'Je melding is niet verstuurd. Alles wat je schreef, staat er nog.';
export const readyToSend = 'Klaar om te versturen. Alleen het veiligheidsteam ziet wie je bent.';
/** The button, and what it reads while the report is sent. */
export const submitReport = 'Melding versturen';
export const submitting = 'Versturen…';

/** What is said of an unsent report that the tab keeps. */
export const draftKept =
  'Bewaard in dit tabblad tot je de melding verstuurt. Contactgegevens en registratie worden nooit bewaard.';
export const allRestored = 'Wat je in dit tabblad had geschreven, hebben we bewaard.';
export const draftRestored =
  'Wat je in dit tabblad had geschreven, hebben we bewaard. Je contactgegevens en de registratie niet.';
/** The button, the question behind it, and the two answers. */
export const clearForm = 'Formulier wissen';
export const clearQuestion = 'Alles wat je hier hebt geschreven, gaat verloren.';
export const clearIt = 'Wissen';
export const keepIt = 'Niet wissen';

/** The title of the section with the photos, and the toast if it could not be loaded. */
export const photos = 'Foto’s';
export const photosNotLoaded = 'Er kunnen nu geen foto’s worden toegevoegd';
