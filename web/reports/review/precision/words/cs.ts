/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Co zveřejněná verze prozradí';
export const notLoaded = 'Nepodařilo se načíst, co zveřejněná verze prozradí.';
export const tryAgain = 'Zkusit znovu';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection =
  'V tomto jazyce ({language}) se jména rozpoznávají méně spolehlivě. Přečtěte prosím každé slovo.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Podle dne, času a typu letadla lze let dohledat ve veřejném sledování letů: zvažte, zda nestačí jen měsíc nebo část dne.';
