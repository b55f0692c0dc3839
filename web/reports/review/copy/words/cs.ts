/** The review of a report: the preview of its public copy, and the list of what was found in it. */

/** Heading of the preview. */
export const publicPreview = 'Náhled zveřejněné verze';
/** Beside the heading, for a moment. */
export const updating = 'Obnovuji…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Náhled se nepodařilo vytvořit: {message}';
export const tryAgain = 'Zkusit znovu';
export const loadingPreview = 'Načítám náhled…';
/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** Headings, as public readers have them. */
export const whatHappened = 'Co se stalo';
export const analysis = 'Rozbor bezpečnostního týmu';
export const whenAndWhere = 'Kdy a kde';
export const aircraft = 'Letadlo';
export const flight = 'Let a podmínky';
/** The parts of the day, in place of a time. */
export const partsOfDay = {
  morning: 'dopoledne',
  midday: 'poledne',
  afternoon: 'odpoledne',
  evening: 'večer',
  night: 'noc',
};

/** A field, and its hint where the reporter gave a headline, or none. */
export const publicHeadline = 'Veřejný nadpis';
export const withReporters = 'Když zůstane prázdný, zveřejní se nadpis oznamovatele.';
export const withNone = 'Oznamovatel nadpis neuvedl. Pár slov o tom, co se stalo, čtenářům pomůže hlášení najít.';

/**
 * Heard by screen readers of a button within the preview: {shown} stands in place of {original}, words of the report; {kind},
 * {outcome} and {reason} say what it is (`name`), what became of it (`replaced in the public copy`) and why it was found.
 */
export const replacedFind =
  '{shown} místo „{original}“, {kind}, {outcome}: {reason}. Stisknutím vrátíte původní slova.';
/** The same of words that stand as they were written. */
export const otherFind = '„{original}“, {kind}, {outcome}: {reason}. Stisknutím nahradíte.';
/** What the mouse says over these buttons. */
export const pressToPutBack = '{reason}. Stisknutím vrátíte původní slova.';
export const pressToReplace = '{reason}. Stisknutím nahradíte.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Podle čeho by šlo někoho poznat';
export const nothingFound =
  'Nenašlo se nic, podle čeho by šlo někoho poznat. Než verzi zveřejníte, přečtěte ji prosím ještě jednou.';
/** Heard by screen readers between words of the report and what stands in their place, where others see an arrow. */
export const becomes = 'se mění na';
/** How often the same words were found. */
export const times = { one: '{count}krát', few: '{count}krát', other: '{count}krát' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Zůstane nahrazeno, protože je v některém důvěrném poli.';
/** Buttons of a find. */
export const leaveAsItIs = 'Ponechat';
export const putBack = 'Vrátit';
export const replace = 'Nahradit';
export const reword = 'Přeformulovat';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Čím nahradit';
export const useWording = 'Použít toto znění';
export const cancel = 'Zpět';

/** Heading of a form that unfolds, and what it says. */
export const replaceMore = 'Nahradit další slova';
export const selectToo = 'Slova můžete také označit přímo v hlášení a nahradit je tam.';
/** Labels of its fields, and an example: `[odstraněno]` is the placeholder that public copies show. */
export const wordsInReport = 'Slova v hlášení';
export const wordingInTheirPlace = 'Čím je nahradit';
export const removedOrReworded = '[odstraněno] nebo „instruktor“';
export const replaceEverywhere = 'Nahradit všude';
/** Beside the button, after it was pressed. */
export const notInReport = 'Tato slova v hlášení nejsou.';
export const replacedIn = {
  one: 'Nahrazeno na {count} místě.',
  few: 'Nahrazeno na {count} místech.',
  other: 'Nahrazeno na {count} místech.',
};
