/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Náhled zveřejněné verze';
/** Beside the heading while the preview updates. */
export const updating = 'Obnovuji…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Náhled se nepodařilo vytvořit: {message}';
export const tryAgain = 'Zkusit znovu';
export const loadingPreview = 'Načítám náhled…';
/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** Headings, as on the public page. */
export const whatHappened = 'Co se stalo';
export const analysis = 'Rozbor bezpečnostního týmu';
export const whenAndWhere = 'Kdy a kde';
export const aircraft = 'Letadlo';
export const flight = 'Let a podmínky';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'dopoledne',
  midday: 'poledne',
  afternoon: 'odpoledne',
  evening: 'večer',
  night: 'noc',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Veřejný nadpis';
export const hintWithHeadline = 'Když zůstane prázdný, zveřejní se nadpis oznamovatele.';
export const hintWithoutHeadline =
  'Oznamovatel nadpis neuvedl. Pár slov o tom, co se stalo, čtenářům pomůže hlášení najít.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind =
  '{shown} místo „{original}“, {kind}, {outcome}: {reason}. Stisknutím vrátíte původní slova.';
/** The same for words that are unchanged. */
export const otherFind = '„{original}“, {kind}, {outcome}: {reason}. Stisknutím nahradíte.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Stisknutím vrátíte původní slova.';
export const pressToReplace = '{reason}. Stisknutím nahradíte.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Podle čeho by šlo někoho poznat';
export const nothingFound =
  'Nenašlo se nic, podle čeho by šlo někoho poznat. Než verzi zveřejníte, přečtěte ji prosím ještě jednou.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'se mění na';
/** How often the same words were found. */
export const times = { one: '{count}krát', few: '{count}krát', other: '{count}krát' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Zůstane nahrazeno, protože je v některém důvěrném poli.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Ponechat';
export const putBack = 'Vrátit';
export const replace = 'Nahradit';
export const reword = 'Přeformulovat';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Čím nahradit';
export const useWording = 'Použít toto znění';
export const cancel = 'Zpět';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Nahradit další slova';
export const selectToo = 'Slova můžete také označit přímo v hlášení a nahradit je tam.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Slova v hlášení';
export const wordingInTheirPlace = 'Čím je nahradit';
export const removedOrReworded = '[odstraněno] nebo „instruktor“';
export const replaceEverywhere = 'Nahradit všude';
/** Beside the button after pressing it. */
export const notInReport = 'Tato slova v hlášení nejsou.';
export const replacedIn = {
  one: 'Nahrazeno na {count} místě.',
  few: 'Nahrazeno na {count} místech.',
  other: 'Nahrazeno na {count} místech.',
};
