/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Co zveřejněná verze prozradí';
export const notLoaded = 'Nepodařilo se načíst, co zveřejněná verze prozradí.';
export const tryAgain = 'Zkusit znovu';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell = 'V tomto jazyce ({language}) se jména hledají hůř. Přečtěte prosím každé slovo.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Podle dne, času a typu letadla lze let dohledat ve veřejném sledování letů: zvažte jen měsíc nebo část dne.';
