// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} fotografie se při novém načtení stránky ztratila. Vyberte ji prosím znovu.',
  few: '{count} fotografie se při novém načtení stránky ztratily. Vyberte je prosím znovu.',
  other: '{count} fotografií se při novém načtení stránky ztratilo. Vyberte je prosím znovu.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Záznam letu se při novém načtení stránky ztratil. Vyberte ho prosím znovu.';
/** A button beside both. */
export const dismiss = 'Skrýt upozornění';
