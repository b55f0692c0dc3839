// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'Několika slovy';
export const headlineHint = 'Pár slov, pokud vás nějaká napadnou.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Zjišťuje se, co ještě chybí...';
export const nothingLeft = 'Všechna pole jsou vyplněná. Chcete-li něco dodat, napište výše zprávu.';
export const nothingYet = 'Vyplňte prosím aspoň jedno pole';
/** A button where that could not be asked. */
export const again = 'Zkusit znovu';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Doplnit tyto údaje';
export const sending = 'Doplňuje se...';
export const added = 'Doplněno. Bezpečnostní tým si to teď může přečíst.';
