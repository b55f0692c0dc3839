// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Bezpečnostní hlášení';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Aeroklub';
export const whichClub = 'Čí bezpečnostní tým si má hlášení přečíst?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Aeroklub: {club}';
/** A button that changes the club or the language. */
export const change = 'Změnit';

/** The second card. */
export const whatHappened = 'Co se stalo';
export const howMuch = 'Zatím stačí dvě věty: co se stalo a co by bylo pomohlo?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Světlý';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Popis';
export const narrativeUnseen = 'Co se stalo / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Nejlépe vlastními slovy. Stačí {min} znaků; podrobnosti pomohou ostatním.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} z {max} znaků.';
export const headline = 'Nadpis';
export const headlineHint = 'Pár slov, pokud vás nějaká napadnou.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Jazyk hlášení: {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Jazyk popisu';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Změnit jazyk';

/** The title of the section about the reporter. */
export const contact = 'Kontakt na vás';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Nepovinné';
export const emailRequired = 'E-mail je povinný';
export const filledOf = '{filled} z {all}';

/** The hint below the email. */
export const emailHint = 'Pro otázky vašeho bezpečnostního týmu. Nikdy se nezveřejní.';
/** A checkbox below the contact details. */
export const notify = 'Napište mi, když bude nějaká otázka (o hlášení samotném v e-mailu nic není)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Odkaz v e-mailu smí otevřít mé hlášení bez kódu';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Další údaje, kolik chcete';
export const allOptional =
  'Nic z toho není povinné, hlášení jde odeslat i bez toho. Každý údaj ale pomůže. Údaje můžete doplnit i později, s kódem hlášení.';
export const collapseAll = 'Sbalit vše';
export const expandAll = 'Rozbalit vše';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Ještě chybí:';
export const completeRequired = 'K odeslání prosím vyplňte povinná pole (aeroklub, popis, e-mail).';
export const notSent = 'Hlášení se neodeslalo. Všechno, co jste napsali, tu zůstalo.';
export const readyToSend = 'Připraveno k odeslání. Kdo jste, uvidí jen bezpečnostní tým.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Odeslat hlášení';
export const submitting = 'Odesílám…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'Do odeslání to zůstane jen na této kartě prohlížeče. Kontakt a poznávací značka se neukládají nikdy.';
export const allRestored = 'Co jste na této kartě prohlížeče napsali, zůstalo.';
export const draftRestored =
  'Co jste na této kartě prohlížeče napsali, zůstalo. Kontakt a poznávací značka se neuložily.';
/** The button, its question, and the two answers. */
export const clearForm = 'Vymazat formulář';
export const clearQuestion = 'Všechno, co jste tu napsali, zmizí.';
export const clearIt = 'Vymazat';
export const keepIt = 'Ponechat';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Fotografie';
export const photosNotLoaded = 'Fotografie teď nelze přidat';
