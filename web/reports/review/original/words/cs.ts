/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Popis';
export const whenAndWhere = 'Kdy a kde';
export const aircraft = 'Letadlo';
export const flight = 'Let';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Neuvedeno:';
/** A badge beside a field. */
export const notPublic = 'Není veřejné';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Kontakt na oznamovatele';
export const confidential = 'Důvěrné';
export const name = 'Jméno';
export const email = 'E-mail';
export const phone = 'Telefon';
export const onlyForManagers = 'Tyto údaje se nezveřejňují. Vidí je jen bezpečnostní tým, aby se mohl ozvat.';
export const contactErased = 'Jméno, e-mail a telefon oznamovatele jsou smazány.';
export const maybeNeverKnown = 'U importovaného hlášení možná nikdy známy nebyly.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Smazat kontaktní údaje';
export const eraseContactTitle = 'Smazat kontaktní údaje';
export const erasing = 'Mažu…';
export const erasedForGood =
  'Jméno, e-mail a telefon oznamovatele se nadobro smažou. Nejde to vzít zpět: pak už se ho nikdo na nic nezeptá. Zmizí i to, co jste si napsali, a kód hlášení přestane platit.';
export const whatStays =
  'Zůstane hlášení se všemi ostatními poli, váš komentář a zveřejněná verze; nahrazená jména v ní zůstanou nahrazená. V dřívějších zálohách údaje zůstávají, dokud se nesmažou.';
/** Messages. */
export const erased = 'Kontaktní údaje smazány';
export const reportUnchanged = 'Hlášení samo se nezměnilo.';
export const eraseFailed = 'Kontaktní údaje nesmazány';
export const eraseFailedSentence = 'Kontaktní údaje se nepodařilo smazat.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Změnit';
export const changeLanguage = 'Změnit jazyk hlášení';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Jazyk hlášení';
export const languageExplained = 'Podle pravidel tohoto jazyka se hledají jména a uvádí ho i soubor pro úřad.';
export const saveLanguage = 'Uložit jazyk';
export const saving = 'Ukládám…';
/** Why the button is disabled. */
export const enterLanguage = 'Uveďte prosím jazyk';
/** Messages. */
export const languageSaved = 'Jazyk uložen';
export const languageFailed = 'Jazyk neuložen';
export const languageFailedSentence = 'Jazyk se nepodařilo uložit.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Nahradit označená slova';
export const leaveSelected = 'Ponechat označená slova';
export const wordingInPlace = 'Čím nahradit';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[odstraněno] nebo „instruktor“';
export const replaceInCopy = 'Nahradit ve zveřejněné verzi';
